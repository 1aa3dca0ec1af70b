import { expect, it } from 'vitest';
import { ARRANGEMENTS } from '../../src/janggi/arrangement.js';
import { inCheck } from '../../src/janggi/attack.js';
import { legalMoves } from '../../src/janggi/generate.js';
import type { Move } from '../../src/janggi/move.js';
import { startSetup } from '../../src/janggi/setup.js';
import { formatFen } from '../../src/notation/fen.js';
import { formatSan, formatUci } from '../../src/notation/moves.js';
import { type Ffish, loadFfish, randomOf } from '../peers.js';
import { positionOf } from '../positions.js';

const PLIES = 20_000;
const STARTS = ARRANGEMENTS.flatMap((cho) => ARRANGEMENTS.map((han) => startSetup(cho, han)));

/** Plays one random game beside the engine until that ends it. @returns the plies played; throws at the first difference */
const compareGame = (ffish: Ffish, seed: number): number => {
  const random = randomOf(seed);
  const position = positionOf(STARTS[seed % STARTS.length] as (typeof STARTS)[number]);
  const board = new ffish.Board('janggicasual', formatFen(position));
  try {
    for (let ply = 0; ply < 200; ply++) {
      const moves = legalMoves(position);
      const ours = {
        fen: formatFen(position),
        check: inCheck(position),
        moves: Array.from(moves, formatUci).sort().join(' '),
      };
      // The engine lists no moves once the game is over by two passes; the board is compared all the same.
      const theirs = {
        fen: board.fen(),
        check: board.isCheck(),
        moves: board.legalMoves().split(' ').sort().join(' '),
      };
      const over = theirs.moves === '' && ours.moves !== '';
      if (over) return ply;
      expect(ours, `seed ${seed}, ply ${ply}`).toEqual(theirs);
      if (moves.length === 0) return ply;
      const move = moves[random(moves.length)] as Move;
      if (ply % 10 === 0)
        expect(formatSan(position, move), ours.fen).toBe(board.sanMove(formatUci(move), ffish.Notation.JANGGI));
      board.push(formatUci(move));
      position.make(move);
    }
    return 200;
  } finally {
    board.delete();
  }
};

it('plays 20,000 random plies from all sixteen starts exactly as Fairy-Stockfish does', {
  timeout: 120_000,
}, async () => {
  const ffish = await loadFfish();
  const first = Date.now() % 1_000_000;
  let plies = 0;
  let seed = first;
  while (plies < PLIES) plies += compareGame(ffish, seed++);
  console.info(`seeds ${first} to ${seed - 1}, ${plies} plies`);
  expect(seed - first).toBeGreaterThanOrEqual(STARTS.length);
});
