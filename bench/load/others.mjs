/** The clients that are not measured for their speed, in a thread of their own so that they do not slow the ones that are. */
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createClient } from './client.mjs';
import { ONE_OF_EACH, REQUESTS } from './requests.mjs';

// On a machine of their own they would take nothing from the service's processors.
if (process.platform === 'linux') setPriority(10);
const { url, rates, millis } = workerData;

// Not counted, as for the good ones.
for (const kind of Object.keys(rates)) {
  const client = createClient(url, (index) => ONE_OF_EACH[kind][index]);
  for (const _ of ONE_OF_EACH[kind]) await client.send();
  client.close();
}
parentPort.postMessage('ready');
await once(parentPort, 'message');

const told = await Promise.all(
  Object.entries(rates).map(async ([kind, rate]) => {
    const client = createClient(url, REQUESTS[kind]);
    await client.openLoop(rate, millis);
    client.close();
    return [kind, client.tally];
  }),
);
parentPort.postMessage(Object.fromEntries(told));
