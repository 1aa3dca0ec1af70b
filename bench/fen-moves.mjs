/** From the text of a position to the list of its legal moves in UCI, beside ffish. */
import { setUp } from '../scripts/set-up.mjs';
import { compare, print } from './compare.mjs';
import { variedFens } from './games.mjs';
import { startFfish } from './peers.mjs';

await setUp();
const { generate, legalMoves, MAX_MOVES } = await import('../dist/janggi/generate.js');
const { FREE_MOVEMENT } = await import('../dist/janggi/movement.js');
const { readPosition } = await import('../dist/notation/fen.js');
const { formatUci } = await import('../dist/notation/moves.js');

const FENS = variedFens(2000);
/** A round is long enough for the clock of the processor. */
const REPEATS = 25;
/** They take tenths of a second, and differ by more than those of longer benchmarks. */
const ROUNDS = 15;

const textsOf = (moves, count) => {
  const texts = new Array(count);
  for (let index = 0; index < count; index++) texts[index] = formatUci(moves[index]);
  return texts;
};

const buffer = new Uint16Array(MAX_MOVES);
const ours = (fen) => textsOf(buffer, generate(readPosition(fen, FREE_MOVEMENT), buffer, 0));
const oursInOrder = (fen) => {
  const moves = legalMoves(readPosition(fen, FREE_MOVEMENT));
  return textsOf(moves, moves.length);
};

const ffish = startFfish({ variant: 'janggicasual', fens: FENS });
const theirs = await ffish.ask('moves');
for (const [index, fen] of FENS.entries()) {
  const lists = [ours(fen), oursInOrder(fen), theirs[index]].map((moves) => String(moves.sort()));
  if (new Set(lists).size > 1) throw new Error(`the moves of ${fen} differ: ${lists.join(' | ')}`);
}

const overAll = (list) => () => {
  let moves = 0;
  for (let repeat = 0; repeat < REPEATS; repeat++) for (const fen of FENS) moves += list(fen).length;
  if (moves === 0) throw new Error('no moves at all');
  return FENS.length * REPEATS;
};
const theirRepeats = REPEATS / 5;
print(
  `legal moves in UCI of ${FENS.length} positions given as FENs`,
  'positions/s of CPU',
  await compare(
    {
      'Janggi Referee': overAll(ours),
      'Janggi Referee, in ascending order': overAll(oursInOrder),
      ffish: async () => {
        await ffish.ask('countMoves', theirRepeats);
        return FENS.length * theirRepeats;
      },
    },
    ROUNDS,
  ),
);
await ffish.stop();
