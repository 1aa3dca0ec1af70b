/** perft of the start position beside native Fairy-Stockfish, and beside ffish, which has to push, list and pop. */
import { setUp } from '../scripts/set-up.mjs';
import { compare, note, print } from './compare.mjs';
import { FAIRY_MISSING, fairyPerft, hasFairyStockfish, startFfish } from './peers.mjs';

await setUp();
const { FREE_MOVEMENT } = await import('../dist/janggi/movement.js');
const { perft } = await import('../dist/janggi/perft.js');
const { Position } = await import('../dist/janggi/position.js');
const { startSetup } = await import('../dist/janggi/setup.js');

const VARIANT = 'janggicasual';
/** Published counts; ffish takes so long for one level more that it is left at less. */
const NODES = { 4: 1_083_563, 5: 36_282_067 };

const { position } = Position.from(startSetup(), FREE_MOVEMENT).value;

const ffish = startFfish({ variant: VARIANT });

/** A count that is wrong is worth no time. */
const counting = (depth, count) => async () => {
  const done = await count(depth);
  const nodes = done.units ?? done;
  if (nodes !== NODES[depth]) throw new Error(`perft(${depth}) is ${NODES[depth]}, not ${nodes}`);
  return done;
};

if (!hasFairyStockfish()) note(FAIRY_MISSING);
print(
  'perft from the start position',
  'nodes/s of CPU',
  await compare({
    'Janggi Referee, depth 5': counting(5, (depth) => perft(position, depth)),
    ...(hasFairyStockfish() && {
      'Fairy-Stockfish, native, depth 5': counting(5, (depth) => fairyPerft(VARIANT, depth)),
    }),
    'ffish, depth 4': counting(4, (depth) => ffish.ask('perft', depth)),
  }),
);
await ffish.stop();
