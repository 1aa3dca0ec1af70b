/**
 * Searches recorded positions and writes their scores, for tools/fit-win-probability.mjs.
 *
 *   node tools/score-positions.mjs ../shared/cases/results.jsonl scores.jsonl 8 folds.json [fitted] [withheld]
 *
 * scores the positions of withheld games by the weights of the service, those of the others by the set in folds.json
 * (see tools/fit-weights.mjs) that was not fitted to them, and writes `{ game, ply, cho, turn, margin, phase, scores }` a line: `scores[d - 1]` is the score after depth d in
 * hundredths of a point from Cho's side. `fitted` and `withheld` say how many positions of each part to take, spread
 * evenly over the file; without them all.
 */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { setUp } from '../scripts/set-up.mjs';

await setUp();
const { foldOf, gameAt, isWithheld, readSamples, RULES } = await import('./samples.mjs');
const { search } = await import('../dist/evaluation/search.js');
const { phaseOf } = await import('../dist/evaluation/features.js');
const { LATE, MIDDLE } = await import('../dist/evaluation/weights.js');
const { countPoints } = await import('../dist/referee/points.js');

const [file, out, depthText, folds, fitted = 'Infinity', withheld = 'Infinity'] = process.argv.slice(2);
const depth = Number(depthText);
const own = { middle: MIDDLE.slice(), late: LATE.slice() };
const unseen = new Map(JSON.parse(readFileSync(folds, 'utf8')).map((set) => [set.fold, set]));

const spread = (samples, count) => {
  const step = Math.max(1, samples.length / Number(count));
  return Array.from({ length: Math.floor(samples.length / step) }, (_, index) => samples[Math.floor(index * step)]);
};

const all = readSamples(file);
const chosen = [
  ...spread(
    all.filter((sample) => !isWithheld(sample)),
    fitted,
  ),
  ...spread(all.filter(isWithheld), withheld),
];
const output = openSync(out, 'w');
let done = 0;
for (const sample of chosen) {
  const { position, ply, cho, game } = sample;
  const { middle, late } = isWithheld(sample) ? own : unseen.get(foldOf(sample));
  MIDDLE.set(middle);
  LATE.set(late);
  const side = position.turn === 0 ? 1 : -1;
  const scores = [];
  const onDepth = ({ lines, depth: at }) => {
    scores[at - 1] = lines[0].score * side;
  };
  search(gameAt(position), { depth, nodes: 1e7, millis: null, lines: 1 }, { onDepth });
  // A proven mate ends a search early; so does the end of the game.
  while (scores.length < depth) scores.push(scores.at(-1) ?? 0);
  const { margin } = countPoints(position, RULES);
  const line = { game, ply, cho, turn: position.turn, margin, phase: phaseOf(position), scores };
  writeSync(output, `${JSON.stringify(line)}\n`);
  if (++done % 1000 === 0) console.log(`${done} of ${chosen.length}`);
}
closeSync(output);
