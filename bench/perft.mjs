/** perft(4) of the start position beside ffish, which has to push, list and pop. */
import { createRequire } from 'node:module';
import { setUp } from '../scripts/set-up.mjs';
import { compare, print } from './compare.mjs';

await setUp();
const { FREE_MOVEMENT } = await import('../dist/janggi/movement.js');
const { perft } = await import('../dist/janggi/perft.js');
const { Position } = await import('../dist/janggi/position.js');
const { startSetup } = await import('../dist/janggi/setup.js');

// ffish takes a global fetch for a sign of a browser.
delete globalThis.fetch;
const ffish = createRequire(import.meta.url)('ffish');
await new Promise((resolve) => {
  ffish.onRuntimeInitialized = resolve;
});

const DEPTH = 4;
const NODES = 1_083_563;

const { position } = Position.from(startSetup(), FREE_MOVEMENT).value;
const ours = () => perft(position, DEPTH);

const ffishPerft = (board, depth) => {
  const moves = board.legalMoves();
  if (moves === '') return 0;
  const list = moves.split(' ');
  if (depth === 1) return list.length;
  let nodes = 0;
  for (const move of list) {
    board.push(move);
    nodes += ffishPerft(board, depth - 1);
    board.pop();
  }
  return nodes;
};
const board = new ffish.Board('janggicasual');
const theirs = () => ffishPerft(board, DEPTH);
for (const [name, work] of [
  ['Janggi Referee', ours],
  ['ffish', theirs],
])
  if (work() !== NODES) throw new Error(`${name} counts ${work()} instead of ${NODES}`);

print(
  `perft(${DEPTH}) of the start position, ${NODES} nodes`,
  'nodes/s of CPU',
  compare({
    'Janggi Referee': ours,
    ffish: theirs,
  }),
);
