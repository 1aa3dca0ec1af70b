/**
 * Plays games against itself and writes positions of them with their results, as more material for the fitting.
 *
 *   node tools/self-play.mjs out.jsonl 1000 [nodes] [seed] [minutes]
 *
 * writes `{ fen, ply, cho, game }` a line: every third position from the tenth ply on that is not in check.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { setUp } from '../scripts/set-up.mjs';

await setUp();
const { search } = await import('../dist/evaluation/search.js');
const { ARRANGEMENTS } = await import('../dist/janggi/arrangement.js');
const { Position } = await import('../dist/janggi/position.js');
const { startSetup } = await import('../dist/janggi/setup.js');
const { formatFen } = await import('../dist/notation/fen.js');
const { endingOf } = await import('../dist/referee/ending.js');
const { Play } = await import('../dist/referee/play.js');
const { RULES } = await import('./samples.mjs');

const [out, count, nodes = '1500', seed = '1', minutes = 'Infinity'] = process.argv.slice(2);
const OPENING_PLIES = 8;
const MOST_PLIES = 250;

let state = Number(seed) >>> 0;
/** mulberry32 */
const random = (below) => {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
};

const output = openSync(out, 'w');
const started = performance.now();
for (let game = 1; game <= Number(count) && performance.now() - started < Number(minutes) * 60_000; game++) {
  const draw = () => ARRANGEMENTS[random(ARRANGEMENTS.length)];
  const start = Position.from(startSetup(draw(), draw()), RULES.movement).value.position;
  const play = new Play(start.clone(), 'ARRANGEMENT', RULES);
  const moves = [];
  const fens = [];
  let cho = 0.5;
  while (moves.length < MOST_PLIES) {
    const ending = endingOf(play);
    if (ending) {
      cho = ending.winner === null ? 0.5 : ending.winner === 0 ? 1 : 0;
      break;
    }
    const choices = play.legalMoves();
    let move = choices[random(choices.length)];
    if (moves.length >= OPENING_PLIES) {
      const limits = { depth: 60, nodes: Number(nodes), millis: null, lines: 1 };
      const [best] = search({ start, startKind: 'ARRANGEMENT', moves, rules: RULES }, limits).lines;
      move = best.moves[0];
      if (Math.abs(best.score) >= 19_000) {
        // Decided; what follows teaches nothing.
        cho = best.score > 0 === (play.position.turn === 0) ? 1 : 0;
        break;
      }
      if (moves.length >= 10 && moves.length % 3 === 1 && !play.checked)
        fens.push([formatFen(play.position), moves.length]);
    }
    moves.push(move);
    play.play(move);
  }
  for (const [fen, ply] of fens) writeSync(output, `${JSON.stringify({ fen, ply, cho, game })}\n`);
  if (game % 20 === 0) console.log(`${game} games`);
}
closeSync(output);
