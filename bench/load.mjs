/**
 * Loads the service, in a process of its own, with good, bad, huge and slow clients: `npm run bench:load`.
 * `--seconds=10` for a shorter run, `--json` for its figures alone; LOAD_FILE_BYTES for smaller files.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setUp } from '../scripts/set-up.mjs';
import { createClient } from './load/client.mjs';
import { REQUESTS } from './load/requests.mjs';
import { startService } from './load/service.mjs';

const { seconds: given, json } = parseArgs({
  options: { seconds: { type: 'string', default: '30' }, json: { type: 'boolean', default: false } },
}).values;
const seconds = Number(given);
/** Shares of the time: finding out what the service can do, good clients alone, and all of them together. */
const SHARES = { capacity: 0.2, alone: 0.3, together: 0.5 };
const millisOf = (part) => SHARES[part] * seconds * 1000;
const CONNECTIONS = 16;
/** A second, beside the bad ones that are a tenth of all. */
const OTHERS = { huge: 0.5, slow: 2 };

const quantile = (values, of) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * of) - 1] ?? 0;
const summary = ({ requests, statuses, lost, millis }) => ({
  requests,
  statuses,
  lost,
  p50: quantile(millis, 0.5),
  p99: quantile(millis, 0.99),
  longest: quantile(millis, 1),
});

const good = async (url, run) => {
  const client = createClient(url, REQUESTS.good);
  const start = performance.now();
  await run(client);
  client.close();
  return { ...summary(client.tally), rate: (client.tally.requests * 1000) / (performance.now() - start) };
};

/** On a machine of their own they would take nothing from the service's processors: here they get what it leaves. */
const startOthers = (given) =>
  spawn(
    'nice',
    ['-n', '19', process.execPath, fileURLToPath(new URL('./load/others.mjs', import.meta.url)), JSON.stringify(given)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );

await setUp();
const service = await startService();
const { url } = service;
// Not counted: compiled and cached is what it is for most of its life.
await good(url, (client) => client.closedLoop(CONNECTIONS, millisOf('capacity') / 2));
const { rate: capacity } = await good(url, (client) => client.closedLoop(CONNECTIONS, millisOf('capacity') / 2));
const rate = capacity / 4;

const rates = { bad: rate / 10, ...OTHERS };
const others = startOthers({ url, rates, millis: millisOf('together') });
await once(others, 'message');

await service.loopDelay();
const alone = await good(url, (client) => client.openLoop(rate, millisOf('alone')));
const delayAlone = await service.loopDelay();
const heapBefore = await service.heap();

const othersTold = once(others, 'message');
others.send('go');
const together = await good(url, (client) => client.openLoop(rate * 0.9, millisOf('together')));
const [tallies] = await othersTold;
const delayTogether = await service.loopDelay();
const heapAfter = await service.heap();
const resident = await service.resident();
const exitCode = await service.stop();

const figures = {
  capacity,
  rate,
  alone,
  together,
  ...Object.fromEntries(Object.entries(tallies).map(([kind, tally]) => [kind, summary(tally)])),
  delay: { alone: delayAlone, together: delayTogether },
  heap: { before: heapBefore, after: heapAfter, resident },
  exitCode,
};
if (json) console.log(JSON.stringify(figures));
else {
  const ms = (value) => Number(value.toFixed(1));
  const mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  const told = (counts) =>
    Object.entries(counts)
      .map(([name, count]) => `${count} x ${name}`)
      .join(', ');
  const row = ({ requests, statuses, lost, p50, p99, longest }) => ({
    requests,
    answers: told(statuses),
    lost: told(lost) || 0,
    'p50 ms': ms(p50),
    'p99 ms': ms(p99),
    'longest ms': ms(longest),
  });
  console.log(`Capacity: ${Math.round(capacity)} good requests a second; open loop at ${Math.round(rate)}.`);
  console.table({
    'good, alone': row(alone),
    'good, with others': row(together),
    bad: row(figures.bad),
    huge: row(figures.huge),
    slow: row(figures.slow),
  });
  console.log(`p99 of good clients: ${(together.p99 / alone.p99).toFixed(1)} times what it is without the others.`);
  console.log(
    `Delay of the event loop, 99th percentile: ${ms(delayAlone)} ms alone, ${ms(delayTogether)} ms together.`,
  );
  console.log(
    `Heap after garbage collection: ${mb(heapBefore)} before, ${mb(heapAfter)} after; resident ${mb(resident)}.`,
  );
}
