/** From the text of a position to the list of its legal moves in UCI, beside ffish. */
import { setUp } from '../scripts/set-up.mjs';
import { compare, print } from './compare.mjs';
import { variedFens } from './games.mjs';
import { loadFfish } from './peers.mjs';

await setUp();
const { generate, legalMoves, MAX_MOVES } = await import('../dist/janggi/generate.js');
const { FREE_MOVEMENT } = await import('../dist/janggi/movement.js');
const { Position } = await import('../dist/janggi/position.js');
const { parseFen } = await import('../dist/notation/fen.js');
const { formatUci } = await import('../dist/notation/moves.js');

const FENS = variedFens(2000);
/** A round is long enough for the clock of the processor. */
const REPEATS = 25;

const positionOf = (fen) => Position.from(parseFen(fen).value.setup, FREE_MOVEMENT).value.position;
const textsOf = (moves, count) => {
  const texts = new Array(count);
  for (let index = 0; index < count; index++) texts[index] = formatUci(moves[index]);
  return texts;
};

const buffer = new Uint16Array(MAX_MOVES);
const ours = (fen) => textsOf(buffer, generate(positionOf(fen), buffer, 0));
const oursInOrder = (fen) => {
  const moves = legalMoves(positionOf(fen));
  return textsOf(moves, moves.length);
};

const ffish = await loadFfish();
const board = new ffish.Board('janggicasual');
const theirs = (fen) => {
  board.setFen(fen);
  const moves = board.legalMoves();
  return moves === '' ? [] : moves.split(' ');
};

for (const fen of FENS) {
  const lists = [ours(fen).sort(), oursInOrder(fen).sort(), theirs(fen).sort()].map(String);
  if (new Set(lists).size > 1) throw new Error(`the moves of ${fen} differ: ${lists.join(' | ')}`);
}

const overAll =
  (list, repeats = REPEATS) =>
  () => {
    let moves = 0;
    for (let repeat = 0; repeat < repeats; repeat++) for (const fen of FENS) moves += list(fen).length;
    if (moves === 0) throw new Error('no moves at all');
    return FENS.length * repeats;
  };
print(
  `legal moves in UCI of ${FENS.length} positions given as FENs`,
  'positions/s of CPU',
  await compare({
    'Janggi Referee': overAll(ours),
    'Janggi Referee, in ascending order': overAll(oursInOrder),
    ffish: overAll(theirs, REPEATS / 5),
  }),
);
