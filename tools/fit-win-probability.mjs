/**
 * Fits the win probability to recorded results and writes its numbers to src/evaluation/fitted-win-probability.ts.
 *
 *   node tools/fit-win-probability.mjs scores.jsonl [more scores.jsonl ...]
 *
 * reads what tools/score-positions.mjs wrote: for the committed numbers, 12,000 fitted positions at depth 4 and 6,000 at
 * depth 8. Each depth is fitted on its own, by Newton's method until nothing changes, on the games that are not withheld;
 * how good it is on those that are is printed. Their scores come from weights that were not fitted to the same game, so
 * that a score is as sure there as anywhere. Which inputs there are was found by fitting to three of the four parts of
 * those games and looking at the fourth.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setUp } from '../scripts/set-up.mjs';
import { OTHERS, quality } from './quality.mjs';

await setUp();
const { isWithheld } = await import('./samples.mjs');
const { inputsOf } = await import('../dist/evaluation/win-probability.js');

const samples = process.argv.slice(2).flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line)),
);
/** Keeps weights that the data say little of near nothing. */
const PULL = 2;

const logistic = (x) => 1 / (1 + Math.exp(-x));
const dot = (a, b) => a.reduce((sum, value, index) => sum + value * b[index], 0);

/** Solves a symmetric positive system by elimination. */
const solve = (matrix, vector) => {
  const rows = matrix.map((row, index) => [...row, vector[index]]);
  for (let pivot = 0; pivot < rows.length; pivot++)
    for (let row = 0; row < rows.length; row++) {
      if (row === pivot) continue;
      const factor = rows[row][pivot] / rows[pivot][pivot];
      for (let column = pivot; column <= rows.length; column++) rows[row][column] -= factor * rows[pivot][column];
    }
  return rows.map((row, index) => row[rows.length] / row[index]);
};

const fitTo = (inputs, results) => {
  let weights = new Array(inputs[0].length).fill(0);
  for (let step = 0; step < 50; step++) {
    const gradient = weights.map((weight) => -PULL * weight);
    const curvature = weights.map((_, row) => weights.map((__, column) => (row === column ? PULL : 0)));
    inputs.forEach((input, at) => {
      const chance = logistic(dot(weights, input));
      const error = results[at] - chance;
      const slope = chance * (1 - chance);
      for (let row = 0; row < input.length; row++) {
        gradient[row] += error * input[row];
        for (let column = 0; column < input.length; column++)
          curvature[row][column] += slope * input[row] * input[column];
      }
    });
    const change = solve(curvature, gradient);
    weights = weights.map((weight, index) => weight + change[index]);
    if (Math.max(...change.map(Math.abs)) < 1e-12) break;
  }
  return weights;
};

/** The share of draws among balanced positions: `draw = share * 4 p (1 - p)` fits their number. */
const drawShareOf = (chances, results) => {
  const drawn = results.filter((result) => result === 0.5).length;
  return Number((drawn / chances.reduce((sum, p) => sum + 4 * p * (1 - p), 0)).toFixed(4));
};

const keyOf = ({ game, ply, margin, phase, scores }) => [game, ply, margin, phase, scores[0]].join();
/** A position that two files have counts once. */
const unique = (all) => [...new Map(all.map((sample) => [keyOf(sample), sample])).values()];

const table = {};
/** For scale: the best that can be said without a look at the board, and by points alone. */
const plain = {
  'a constant': () => [1],
  'the points margin': ({ margin }) => [1, margin / 10],
  'margin and ply': ({ margin, ply }) => [1, margin / 10, (margin * ply) / 1000, ply / 100],
};
for (const [name, inputsFor] of Object.entries(plain)) {
  const all = unique(samples);
  const [own, others] = [all.filter((sample) => !isWithheld(sample)), all.filter(isWithheld)];
  const weights = fitTo(
    own.map(inputsFor),
    own.map(({ cho }) => cho),
  );
  table[name] = quality(
    others.map((sample) => logistic(dot(weights, inputsFor(sample)))),
    others.map(({ cho }) => cho),
  );
}
Object.assign(table, OTHERS);
const fitted = [];
const deepest = Math.max(...samples.map(({ scores }) => scores.length));
for (let depth = 1; depth <= deepest; depth++) {
  const known = unique(samples.filter(({ scores }) => scores.length >= depth));
  const [own, others] = [known.filter((sample) => !isWithheld(sample)), known.filter(isWithheld)];
  const inputs = (part) =>
    part.map((sample) => inputsOf({ ...sample, score: sample.scores[depth - 1] / 100, first: sample.scores[0] / 100 }));
  const results = (part) => part.map(({ cho }) => cho);
  const weights = fitTo(inputs(own), results(own)).map((weight) => Number(weight.toFixed(4)));
  const chancesOf = (part) => inputs(part).map((input) => logistic(dot(weights, input)));
  fitted.push({ depth, samples: own.length, draws: drawShareOf(chancesOf(own), results(own)), weights });
  table[`depth ${depth}`] = quality(chancesOf(others), results(others));
}
console.table(table);

const literal = ({ depth, samples: count, draws, weights }) =>
  `  // Depth ${depth}, ${count} positions.\n  { draws: ${draws}, weights: [${weights.join(', ')}] },`;
writeFileSync(
  new URL('../src/evaluation/fitted-win-probability.ts', import.meta.url),
  `/**
 * The win probability's numbers, by depth of the search from 1 on: the share of draws and a weight for each input.
 * Written by tools/fit-win-probability.mjs from recorded games, those whose number 5 divides left out.
 */
export const FITTED: readonly { readonly draws: number; readonly weights: readonly number[] }[] = [
${fitted.map(literal).join('\n')}
];
`,
);
