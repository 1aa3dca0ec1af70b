/** How soon the service gives its first answer, and what memory it rests at, beside the least program of the same libraries. */
import { setTimeout as sleep } from 'node:timers/promises';
import { setUp } from '../scripts/set-up.mjs';
import { median, printRows } from './compare.mjs';
import { startContestant } from './http/contestant.mjs';

await setUp();
const ROUNDS = Number(process.env.ROUNDS ?? 7);
/** After the first answer; then what was only needed for the start is gone. */
const REST_MILLIS = Number(process.env.REST_MILLIS ?? 5000);

const CONTESTANTS = {
  'Janggi Referee': ['../../dist/main.js', '{ position { turn } }'],
  'Apollo Server, type-graphql and express': ['bare-program.mjs', '{ hello }'],
};

const run = async ([file, query]) => {
  const start = performance.now();
  const server = await startContestant(file);
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = await response.json();
  const millis = performance.now() - start;
  if (!data) throw new Error(`${file} did not answer`);
  await sleep(REST_MILLIS);
  const { rss } = await server.measure();
  server.stop();
  return { millis, rss };
};

const all = Object.fromEntries(Object.keys(CONTESTANTS).map((name) => [name, []]));
for (let round = 0; round <= ROUNDS; round++)
  for (const [name, contestant] of Object.entries(CONTESTANTS)) {
    const measured = await run(contestant);
    if (round > 0) all[name].push(measured);
  }
const middle = Object.entries(all).map(([name, runs]) => ({
  name,
  millis: median(runs.map(({ millis }) => millis)),
  rss: median(runs.map(({ rss }) => rss)),
}));
const least = middle.at(-1);
printRows(
  'from the start of the process to its first answer, and at rest',
  Object.fromEntries(
    middle.map(({ name, millis, rss }) => [
      name,
      {
        'first answer, ms': Math.round(millis),
        'times the least': Number((millis / least.millis).toFixed(2)),
        'resident, MB': Math.round(rss / 1e6),
        'times the least memory': Number((rss / least.rss).toFixed(2)),
      },
    ]),
  ),
);
