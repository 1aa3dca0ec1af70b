/**
 * Fits the weights of the static evaluation to results of games and writes them to src/evaluation/fitted-weights.ts.
 *
 *   node tools/fit-weights.mjs 2 ../shared/cases/results.jsonl tools/self-play.jsonl.gz
 *
 * The chance that Cho wins is taken as a logistic function of the evaluation of the quiet position that a short search
 * arrives at. Weights are drawn to their priors: to the official points for material, to nothing for the rest. As the
 * search depends on the weights, both are repeated, two rounds here. The first file is games between people, of which
 * every fifth is withheld; the others, made by tools/self-play.mjs, have positions that people avoid.
 *
 *   node tools/fit-weights.mjs folds.json ../shared/cases/results.jsonl tools/self-play.jsonl.gz
 *
 * fits four more sets of weights, each without another fifth of the games, says how well each tells the games that it
 * was not fitted to, and writes them to folds.json for tools/score-positions.mjs: how sure a score is to be taken can
 * only be learnt from games that its weights have not seen.
 */
import { writeFileSync } from 'node:fs';
import { setUp } from '../scripts/set-up.mjs';

await setUp();
const { foldOf, FOLDS, gameAt, isWithheld, readSamples } = await import('./samples.mjs');
const { search } = await import('../dist/evaluation/search.js');
const { collectFeatures, FEATURES, FULL_PHASE, BLOCKS, BLOCK_START, newFeatures } = await import(
  '../dist/evaluation/features.js'
);
const { MIDDLE, LATE } = await import('../dist/evaluation/weights.js');

const [rounds, ...files] = process.argv.slice(2);
/** How many times over a set of weights is fitted where none is to be written to the source. */
const ROUNDS_OF_FOLDS = 2;
const LEAF_DEPTH = 1;
/** How strongly weights are drawn to their priors; found by trying on a fifth of the fitted games. */
const PULL = 3e-4;
const PULL_OF_MATERIAL = 1e-5;
const STEPS = 120;
/** How much likelier a point makes a win (as logarithm of the odds), as a plain fit of the points margin has it. */
const PER_POINT = 0.23;

const POINTS = [0, 0, 3, 3, 5, 7, 13, 2];
const prior = new Float64Array(2 * FEATURES);
POINTS.forEach((points, kind) => {
  prior[BLOCK_START.material + kind] = points;
  prior[FEATURES + BLOCK_START.material + kind] = points;
});

/** The quiet position that a search from a sample arrives at. */
const quietLeaf = ({ position }) => {
  const limits = { depth: LEAF_DEPTH, nodes: 1e6, millis: null, lines: 1 };
  const leaf = position.clone();
  for (const move of search(gameAt(position), limits).lines[0]?.moves ?? []) leaf.make(move);
  return leaf;
};

/** The samples as one sparse matrix: rows of feature and weight, Cho's positive. */
const matrixOf = (samples) => {
  const start = new Int32Array(samples.length + 1);
  const items = [];
  const values = [];
  const features = newFeatures();
  const difference = new Int16Array(FEATURES);
  samples.forEach((sample, row) => {
    collectFeatures(quietLeaf(sample), features);
    const middle = features.phase / FULL_PHASE;
    const [cho, han] = [0, 1].map((side) => features.lists[side].slice(0, features.counts[side]));
    for (const feature of cho) difference[feature]++;
    for (const feature of han) difference[feature]--;
    for (const feature of [...new Set([...cho, ...han])].sort((a, b) => a - b)) {
      const count = difference[feature];
      difference[feature] = 0;
      if (count === 0) continue;
      items.push(feature, FEATURES + feature);
      values.push(count * middle, count * (1 - middle));
    }
    start[row + 1] = items.length;
  });
  return { start, items: Uint16Array.from(items), values: Float32Array.from(values) };
};

const scoreOf = ({ start, items, values }, row, weights) => {
  let score = 0;
  for (let at = start[row]; at < start[row + 1]; at++) score += values[at] * weights[items[at]];
  return score;
};

const logistic = (x) => 1 / (1 + Math.exp(-x));
/** How a sample's score becomes a chance; games of another kind of player have a slope and an edge of their own. */
const chanceOf = (score, source, { slopes, edges }) => logistic(slopes[source] * (score + edges[source]));

/**
 * Gradient descent with moments (Adam) on the log loss. The slope of the first source is held: it sets the scale.
 * @param isUsed which samples to fit to
 * @returns weights in points, and by source the slope and Cho's advantage
 */
const fitTo = (matrix, samples, from, isUsed = () => true) => {
  const used = samples.map(isUsed);
  const total = used.filter(Boolean).length;
  const size = from.length;
  const sources = 1 + Math.max(...samples.map(({ source }) => source));
  // Behind the weights, slope and edge of each source.
  const values = new Float64Array(size + 2 * sources);
  values.set(from);
  for (let source = 0; source < sources; source++) values[size + 2 * source] = PER_POINT;
  const [first, second, gradient] = [0, 1, 2].map(() => new Float64Array(values.length));
  const shape = () => ({
    weights: values.subarray(0, size),
    slopes: Array.from({ length: sources }, (_, source) => values[size + 2 * source]),
    edges: Array.from({ length: sources }, (_, source) => values[size + 2 * source + 1]),
  });
  for (let step = 1; step <= STEPS; step++) {
    gradient.fill(0);
    let loss = 0;
    const found = shape();
    for (let row = 0; row < samples.length; row++) {
      if (!used[row]) continue;
      const { cho, source } = samples[row];
      const slope = found.slopes[source];
      const score = scoreOf(matrix, row, found.weights) + found.edges[source];
      const chance = logistic(slope * score);
      loss -= cho * Math.log(chance + 1e-12) + (1 - cho) * Math.log(1 - chance + 1e-12);
      const error = (chance - cho) / total;
      for (let at = matrix.start[row]; at < matrix.start[row + 1]; at++)
        gradient[matrix.items[at]] += error * slope * matrix.values[at];
      if (source > 0) gradient[size + 2 * source] += error * score;
      gradient[size + 2 * source + 1] += error * slope;
    }
    const rate = 0.1 * (step < STEPS * 0.7 ? 1 : 0.1);
    for (let index = 0; index < values.length; index++) {
      if (index < size)
        gradient[index] += (prior[index] === 0 ? PULL : PULL_OF_MATERIAL) * (values[index] - prior[index]);
      first[index] = 0.9 * first[index] + 0.1 * gradient[index];
      second[index] = 0.999 * second[index] + 0.001 * gradient[index] ** 2;
      const change = first[index] / (1 - 0.9 ** step) / (Math.sqrt(second[index] / (1 - 0.999 ** step)) + 1e-8);
      const isSlope = index >= size && (index - size) % 2 === 0;
      values[index] -= change * (isSlope ? rate / 30 : rate);
    }
    if (step % 50 === 0) console.log(`step ${step}: log loss ${(loss / total).toFixed(5)}`);
  }
  return shape();
};

/** How well the samples wanted are told, as text. */
const quality = (matrix, samples, found, isWanted) => {
  let [count, brier, loss] = [0, 0, 0];
  samples.forEach((sample, row) => {
    if (!isWanted(sample)) return;
    const { cho, source } = sample;
    const chance = chanceOf(scoreOf(matrix, row, found.weights), source, found);
    count++;
    brier += (chance - cho) ** 2;
    loss -= cho * Math.log(chance + 1e-12) + (1 - cho) * Math.log(1 - chance + 1e-12);
  });
  return `${count} samples: Brier ${(brier / count).toFixed(4)}, log loss ${(loss / count).toFixed(4)}`;
};

/** In hundredths of a point, as the evaluation has them. */
const hundredths = (weights) => Array.from(weights, (weight) => Math.round(weight * 100));

/** Puts weights, in points, to use: as hundredths. */
const use = (weights) => {
  const rounded = hundredths(weights);
  MIDDLE.set(rounded.slice(0, FEATURES));
  LATE.set(rounded.slice(FEATURES));
};

const write = () => {
  const block = (weights, name) =>
    `[${Array.from(weights.subarray(BLOCK_START[name], BLOCK_START[name] + BLOCKS[name][1])).join(', ')}]`;
  const lines = Object.keys(BLOCKS).map(
    (name) => `  ${name}: { middle: ${block(MIDDLE, name)}, late: ${block(LATE, name)} },`,
  );
  writeFileSync(
    new URL('../src/evaluation/fitted-weights.ts', import.meta.url),
    `/**
 * Weights of the static evaluation in hundredths of a point, by block: with all pieces on the board, and with none left
 * but soldiers and guards. Written by tools/fit-weights.mjs in ${rounds} rounds from ${samples.length} positions, on Node ${process.version}.
 */
import type { Block } from './features.js';

export const FITTED: Readonly<Record<Block, { readonly middle: readonly number[]; readonly late: readonly number[] }>> = {
${lines.join('\n')}
};
`,
  );
};

const samples = files.flatMap((file, source) =>
  readSamples(file)
    .filter((sample) => source > 0 || !isWithheld(sample))
    .map((sample) => ({ ...sample, source })),
);
if (rounds.endsWith('.json')) {
  const matrix = matrixOf(samples);
  const sets = FOLDS.map((fold) => {
    const isLeftOut = (sample) => sample.source === 0 && foldOf(sample) === fold;
    const isUsed = (sample) => !isLeftOut(sample);
    let found = { weights: prior };
    for (let round = 1; round <= ROUNDS_OF_FOLDS; round++) found = fitTo(matrix, samples, found.weights, isUsed);
    console.log(`without fold ${fold}: fitted ${quality(matrix, samples, found, (s) => s.source === 0 && isUsed(s))}`);
    console.log(`without fold ${fold}: the fold ${quality(matrix, samples, found, isLeftOut)}`);
    const weights = hundredths(found.weights);
    return { fold, middle: weights.slice(0, FEATURES), late: weights.slice(FEATURES) };
  });
  writeFileSync(rounds, `${JSON.stringify(sets)}\n`);
} else {
  let weights = Float64Array.from(prior);
  use(weights);
  for (let round = 1; round <= Number(rounds); round++) {
    const matrix = matrixOf(samples);
    const found = fitTo(matrix, samples, weights);
    for (const source of files.keys())
      console.log(`round ${round}, ${files[source]}: ${quality(matrix, samples, found, (s) => s.source === source)}`);
    weights = found.weights;
    use(weights);
  }
  write();
}
