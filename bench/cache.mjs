/** What it costs to work an answer out beside what it costs to fetch it from a Redis on the same machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setUp } from '../scripts/set-up.mjs';
import { median } from './compare.mjs';

await setUp();
const { redisCache } = await import('../dist/cache/redis.js');
const { adjudicate } = await import('../dist/service/adjudicate.js');
const { inlineEvaluator } = await import('../dist/service/evaluator.js');
const { LIMITS } = await import('../dist/service/limits.js');
const { reportPosition } = await import('../dist/service/position.js');
const { positionJson, verdictJson } = await import('../dist/rest/json.js');

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, () => {
    const { port: free } = probe.address();
    probe.close(() => resolve(free));
  });
});
const redis = spawn('redis-server', ['--port', String(port), '--save', ''], { stdio: 'ignore' });
redis.once('error', () => {
  console.error('This benchmark needs redis-server on the path.');
  process.exit(1);
});
const cache = redisCache({ url: `redis://127.0.0.1:${port}`, isCluster: false, deadline: 1000 });
await cache.reached;

// A new one each time, for it keeps what it has worked out.
const evaluator = () => inlineEvaluator(LIMITS);
const MOVES = ['a4b4', 'i7h7', 'h1g3', 'h10g8', 'h3e3', 'b10c8'];
const SHUTTLE = ['a1a2', 'a10a9', 'a2a1', 'a9a10'];
const position = () => reportPosition({ moves: MOVES }).value;
const verdict = (plies) => {
  const moves = Array.from({ length: plies }, (_, ply) => SHUTTLE[ply % 4]);
  return () => verdictJson(adjudicate({ moves, ruleset: 'HANGAME' }).value, {});
};
const evaluation = (depth) => async () => (await evaluator().evaluate(position(), { depth })).value;

const QUESTIONS = {
  'legal moves': () =>
    position()
      .legalMoves()
      .value.map(({ uci }) => uci),
  'a position with all its parts': () => positionJson(position(), {}),
  'a verdict on 40 plies': verdict(40),
  'a verdict on 400 plies': verdict(400),
  'a verdict on 2,000 plies': verdict(2000),
  'an evaluation to depth 2': evaluation(2),
  'an evaluation to depth 4': evaluation(4),
  'an evaluation to depth 6': evaluation(6),
  'an evaluation to depth 8': evaluation(8),
  'a mate in up to 3': async () => (await evaluator().mate(position(), 3)).value,
};

/** The median of several runs, in microseconds. */
const micros = async (work) => {
  const all = [];
  const until = performance.now() + 600;
  do {
    const start = performance.now();
    await work();
    all.push((performance.now() - start) * 1000);
  } while (all.length < 5 || (performance.now() < until && all.length < 2000));
  return median(all);
};

const rows = {};
for (const [name, work] of Object.entries(QUESTIONS)) {
  const value = Buffer.from(JSON.stringify(await work()));
  cache.set(name, value);
  await sleep(50);
  const fetched = async () => {
    const bytes = await cache.get(name);
    if (!bytes) throw new Error(`${name} was not kept`);
    return JSON.parse(new TextDecoder().decode(bytes));
  };
  const [made, got] = [await micros(work), await micros(fetched)];
  rows[name] = {
    bytes: value.length,
    'made, us': Math.round(made),
    'fetched, us': Math.round(got),
    'made / fetched': Number((made / got).toFixed(2)),
  };
}
console.log('\nTo work out and to fetch');
console.table(rows);
await cache.stop();
redis.kill();
await once(redis, 'exit');
