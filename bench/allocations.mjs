/** Bytes that the core leaves to the garbage collector for a position, a half-move, a record. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setUp } from '../scripts/set-up.mjs';

/** Room for all that one round leaves, so that none of it is collected meanwhile. */
const FLAGS = ['--expose-gc', '--min-semi-space-size=128', '--max-semi-space-size=128'];

await setUp();
if (globalThis.gc === undefined) {
  const words = process.argv.includes('--json') ? ['--json'] : [];
  spawnSync(process.execPath, [...FLAGS, fileURLToPath(import.meta.url), ...words], { stdio: 'inherit' });
} else {
  const { median, printRows } = await import('./compare.mjs');
  const { madeUpGib, variedFens } = await import('./games.mjs');
  const { generate, MAX_MOVES } = await import('../dist/janggi/generate.js');
  const { FREE_MOVEMENT } = await import('../dist/janggi/movement.js');
  const { perft } = await import('../dist/janggi/perft.js');
  const { Position } = await import('../dist/janggi/position.js');
  const { startSetup } = await import('../dist/janggi/setup.js');
  const { parseFen } = await import('../dist/notation/fen.js');
  const { formatUci } = await import('../dist/notation/moves.js');
  const { adjudicate } = await import('../dist/service/adjudicate.js');

  const FENS = variedFens(1000);
  const POSITIONS = FENS.map((fen) => Position.from(parseFen(fen).value.setup, FREE_MOVEMENT).value.position);
  const start = Position.from(startSetup(), FREE_MOVEMENT).value.position;
  const moves = new Uint16Array(MAX_MOVES);
  const record = madeUpGib(1, 300);

  /** Name -> what is done, and how many units of it. */
  const WORK = {
    'a position of perft': () => perft(start, 3),
    'the moves of a position, as numbers': () => {
      for (const position of POSITIONS) generate(position, moves, 0);
      return POSITIONS.length;
    },
    'a FEN to its position': () => {
      for (const fen of FENS) Position.from(parseFen(fen).value.setup, FREE_MOVEMENT);
      return FENS.length;
    },
    'a FEN to its moves in UCI': () => {
      for (const fen of FENS) {
        const { position } = Position.from(parseFen(fen).value.setup, FREE_MOVEMENT).value;
        Array.from({ length: generate(position, moves, 0) }, (_, index) => formatUci(moves[index]));
      }
      return FENS.length;
    },
    'a half-move of a record in .gib, to the verdict': () => {
      for (let time = 0; time < 10; time++) adjudicate({ record, format: 'GIB', ruleset: 'HANGAME' });
      return 3000;
    },
  };
  const bytesOf = (work) => {
    globalThis.gc();
    const before = process.memoryUsage().heapUsed;
    const units = work();
    return (process.memoryUsage().heapUsed - before) / units;
  };
  printRows(
    'bytes left to the garbage collector',
    Object.fromEntries(
      Object.entries(WORK).map(([name, work]) => {
        // Compiled by then.
        for (let time = 0; time < 30; time++) work();
        const bytes = median(Array.from({ length: 7 }, () => bytesOf(work)));
        return [name, { bytes: Number(bytes.toFixed(bytes < 10 ? 2 : 0)) }];
      }),
    ),
  );
}
