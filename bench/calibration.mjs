/**
 * How good the chances to win are on recorded games that nothing was fitted to, as an answer tells them of each position
 * alone.
 *
 *   node bench/calibration.mjs [count] [file]
 *
 * takes so many positions (1,000 unless told; `all` for all), spread evenly, of ../shared/cases/results.jsonl or another
 * file of its kind.
 */
import { existsSync } from 'node:fs';
import { setUp } from '../scripts/set-up.mjs';
import { OTHERS, quality } from '../tools/quality.mjs';

await setUp();
const { gameAt, isWithheld, readSamples } = await import('../tools/samples.mjs');
const { evaluationOf } = await import('../dist/evaluation/evaluation.js');
const { search } = await import('../dist/evaluation/search.js');

const DEPTHS = [1, 4, 8];
/** A chance that is certain counts as almost so: a mistaken certainty is infinitely bad in the logarithm. */
const ALMOST = 1e-4;
const [wanted = '1000', file = new URL('../../shared/cases/results.jsonl', import.meta.url).pathname] =
  process.argv.slice(2);
if (!existsSync(file)) {
  console.error(`${file} is not there: name a file of lines { fen, ply, cho, game }.`);
  process.exit(1);
}

if (wanted !== 'all' && !(Number.isInteger(Number(wanted)) && Number(wanted) > 0)) {
  console.error(`${wanted} is no number of positions: a whole number from 1, or all.`);
  process.exit(1);
}

const withheld = readSamples(file).filter(isWithheld);
const step = Math.max(1, withheld.length / (wanted === 'all' ? Infinity : Number(wanted)));
const samples = Array.from(
  { length: Math.floor(withheld.length / step) },
  (_, index) => withheld[Math.floor(index * step)],
);

const chances = new Map(DEPTHS.map((depth) => [depth, []]));
for (const [index, { position }] of samples.entries()) {
  const game = gameAt(position);
  const told = new Map();
  const onDepth = (found) => told.set(found.depth, evaluationOf(game, found).winProbability);
  const limits = { depth: Math.max(...DEPTHS), nodes: 1e7, millis: null, lines: 1 };
  // A proven mate ends a search early; so does the end of the game.
  const last = evaluationOf(game, search(game, limits, { onDepth })).winProbability;
  for (const [depth, all] of chances) {
    const { cho, draw } = told.get(depth) ?? last;
    all.push(Math.min(1 - ALMOST, Math.max(ALMOST, cho + draw / 2)));
  }
  if ((index + 1) % 500 === 0) console.error(`${index + 1} of ${samples.length}`);
}

const results = samples.map(({ cho }) => cho);
const table = { ...OTHERS };
for (const [depth, all] of chances) table[`Janggi Referee, depth ${depth}`] = quality(all, results);
console.table(table);
