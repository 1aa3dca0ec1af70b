/** The clients that are not measured for their speed, in a process of their own so that they do not slow the ones that are. */
import { once } from 'node:events';
import { createClient } from './client.mjs';
import { ONE_OF_EACH, REQUESTS } from './requests.mjs';

const { url, rates, millis } = JSON.parse(process.argv[2]);

// Not counted, as for the good ones.
for (const kind of Object.keys(rates)) {
  const client = createClient(url, (index) => ONE_OF_EACH[kind][index]);
  for (const _ of ONE_OF_EACH[kind]) await client.send();
  client.close();
}
process.send('ready');
await once(process, 'message');

const told = await Promise.all(
  Object.entries(rates).map(async ([kind, rate]) => {
    const client = createClient(url, REQUESTS[kind]);
    await client.openLoop(rate, millis);
    client.close();
    return [kind, client.tally];
  }),
);
process.send(Object.fromEntries(told));
process.disconnect();
