/** The clients that are not measured for their speed, in a thread of their own so that they do not slow the ones that are. */
import { parentPort, workerData } from 'node:worker_threads';
import { createClient } from './client.mjs';
import { REQUESTS } from './requests.mjs';

const { url, rates, millis } = workerData;
const told = await Promise.all(
  Object.entries(rates).map(async ([kind, rate]) => {
    const client = createClient(url, REQUESTS[kind]);
    await client.openLoop(rate, millis);
    client.close();
    return [kind, client.tally];
  }),
);
parentPort.postMessage(Object.fromEntries(told));
