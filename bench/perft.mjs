/** perft(5) of the start position beside native Fairy-Stockfish, and beside ffish, which has to push, list and pop. */
import { setUp } from '../scripts/set-up.mjs';
import { compare, note, print } from './compare.mjs';
import { FAIRY_MISSING, fairyPerft, hasFairyStockfish, loadFfish } from './peers.mjs';

await setUp();
const { FREE_MOVEMENT } = await import('../dist/janggi/movement.js');
const { perft } = await import('../dist/janggi/perft.js');
const { Position } = await import('../dist/janggi/position.js');
const { startSetup } = await import('../dist/janggi/setup.js');

const DEPTH = 5;
const NODES = 36_282_067;
const VARIANT = 'janggicasual';

const { position } = Position.from(startSetup(), FREE_MOVEMENT).value;
const ours = () => perft(position, DEPTH);

const ffish = await loadFfish();
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
const board = new ffish.Board(VARIANT);

if (!hasFairyStockfish()) note(FAIRY_MISSING);
const contestants = {
  'Janggi Referee': ours,
  ...(hasFairyStockfish() && { 'Fairy-Stockfish, native': () => fairyPerft(VARIANT, DEPTH) }),
  ffish: () => ffishPerft(board, DEPTH),
};
for (const [name, work] of Object.entries(contestants)) {
  const done = await work();
  const nodes = done.units ?? done;
  if (nodes !== NODES) throw new Error(`${name} counts ${nodes} instead of ${NODES}`);
}

print(`perft(${DEPTH}) of the start position, ${NODES} nodes`, 'nodes', await compare(contestants));
