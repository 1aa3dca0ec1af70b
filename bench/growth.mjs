/** How cost and memory grow with what is asked at once, with the length of a game, and with the connections. */
import { setUp } from '../scripts/set-up.mjs';
import { median, printRows } from './compare.mjs';
import { freshFens } from './games.mjs';
import { requestOf, send } from './http/client.mjs';
import { startContestant } from './http/contestant.mjs';
import { batchRequest, positionRequest } from './http/questions.mjs';

await setUp();
const { reportPosition } = await import('../dist/service/position.js');

const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Long enough for the clock of the processor. */
const ROUND_UNITS = 10_000;

const service = await startContestant('../../dist/main.js');

/** Sends so many requests. @returns microseconds of processor time each */
const costOf = async (connections, count, next) => {
  let left = count;
  const before = await service.measure();
  const statuses = await send(service.url, connections, () => (left-- > 0 ? next() : null));
  const { cpu } = await service.measure();
  if (Object.keys(statuses).join() !== '200') throw new Error(`answers: ${JSON.stringify(statuses)}`);
  return (cpu - before.cpu) / count;
};

/** Costs by size, each measured in turn, after a round that is not counted; and the memory after each. */
const curve = async (sizes, measure) => {
  const costs = new Map(sizes.map((size) => [size, []]));
  const memory = new Map();
  for (let round = 0; round <= ROUNDS; round++)
    for (const size of sizes) {
      const cost = await measure(size);
      if (round > 0) costs.get(size).push(cost);
      memory.set(size, (await service.measure()).rss);
    }
  return sizes.map((size) => ({ size, cost: median(costs.get(size)), rss: memory.get(size) }));
};

/** The line through costs that misses none of them by a large share of it: fixed and for each unit. */
const lineThrough = (points) => {
  // Least squares of the share by which each is missed.
  let [ww, wx, xx, wy, xy] = [0, 0, 0, 0, 0];
  for (const { size, cost } of points) {
    const [one, x] = [1 / cost, size / cost];
    ww += one * one;
    wx += one * x;
    xx += x * x;
    wy += one;
    xy += x;
  }
  const det = ww * xx - wx * wx;
  return { fixed: (wy * xx - xy * wx) / det, each: (ww * xy - wx * wy) / det };
};

const printCurve = (title, unit, points) => {
  const { fixed, each } = lineThrough(points);
  printRows(
    `${title}: ${Math.round(fixed)} us and ${each.toFixed(1)} us for each`,
    Object.fromEntries(
      points.map(({ size, cost, rss }) => [
        `${size} ${unit}`,
        {
          'us of CPU': Math.round(cost),
          'times the line': Number((cost / (fixed + each * size)).toFixed(2)),
          'MB afterwards': Math.round(rss / 1e6),
        },
      ]),
    ),
  );
};

const fens = freshFens();
const take = (count) => Array.from({ length: count }, () => fens.next().value);

/** What the core alone takes for what the batch asks. */
const coreCost = () => {
  const asked = take(1000);
  const start = process.cpuUsage();
  for (const fen of asked) {
    const { value: report } = reportPosition({ fen });
    report.legalMoves();
    if (report.points.cho < 0) throw new Error('no points');
    report.fen('FAIRY_STOCKFISH');
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / asked.length;
};
const core = median(Array.from({ length: 2 * ROUNDS }, coreCost).slice(ROUNDS));

const batches = await curve([1, 10, 100, 1000, 10_000], (size) => {
  const count = Math.max(3, Math.min(500, ROUND_UNITS / size));
  // Made before the clock runs, and few are enough, for none is asked twice.
  const requests = Array.from({ length: count }, () => batchRequest(take(size)));
  return costOf(1, count, () => requests.pop());
});
printCurve('positions in one request of GraphQL', 'positions', batches);
const each = batches.find(({ size }) => size === 1000).cost / 1000;
printRows('a position of a batch of 1,000, in us of CPU', {
  'over GraphQL': { us: Number(each.toFixed(1)) },
  'the core alone': { us: Number(core.toFixed(1)) },
  difference: { us: Number((each - core).toFixed(1)) },
});

const SHUTTLE = ['a1a2', 'a10a9', 'a2a1', 'a9a10'];
let asked = 0;
const gameRequest = (plies) =>
  requestOf({
    method: 'POST',
    path: '/v1/adjudications',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      moves: Array.from({ length: plies }, (_, ply) => SHUTTLE[ply % 4]),
      // Nothing ends it there.
      ruleset: 'HANGAME',
      // Never the same question, so that no answer is known.
      ref: String(asked++),
    }),
  });
printCurve(
  'half-moves of a game',
  'plies',
  await curve([10, 30, 100, 300, 1000], (plies) =>
    costOf(1, Math.max(50, ROUND_UNITS / plies), () => gameRequest(plies)),
  ),
);

const connections = await curve([1, 4, 16, 64, 256], (count) =>
  costOf(count, 4000, () => positionRequest(fens.next().value)),
);
printRows(
  'a request that was never asked before, by how many connections ask',
  Object.fromEntries(
    connections.map(({ size, cost, rss }) => [
      `${size} connections`,
      {
        'us of CPU': Math.round(cost),
        'times that of one': Number((cost / connections[0].cost).toFixed(2)),
        'MB afterwards': Math.round(rss / 1e6),
      },
    ]),
  ),
);
service.stop();
