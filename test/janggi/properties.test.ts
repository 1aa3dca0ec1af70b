import fc from 'fast-check';
import { expect, it } from 'vitest';
import { facing, gaveCheck, inCheck, isAttacked } from '../../src/janggi/attack.js';
import { generate, isLegal, legalMoves, MAX_MOVES } from '../../src/janggi/generate.js';
import { hashOf } from '../../src/janggi/hash.js';
import { type Move, moveFrom, moveOf, moveTo } from '../../src/janggi/move.js';
import type { Position } from '../../src/janggi/position.js';
import { startSetup } from '../../src/janggi/setup.js';
import { mirrorSquare, rotateSquare, SQUARES } from '../../src/janggi/square.js';
import { formatFen } from '../../src/notation/fen.js';
import { anyMovement, anyPosition, mapMoves, mirrored, positionOf, positionsUnder, swapped } from '../positions.js';

const RUNS = { numRuns: 150 };
const underAnyMovement = positionsUnder(anyMovement);

it('a mirrored board has the mirrored legal moves', () => {
  fc.assert(
    fc.property(underAnyMovement, (position) => {
      const other = positionOf(mirrored(position.toSetup()), position.movement);
      expect([...legalMoves(other)]).toEqual(mapMoves(legalMoves(position), mirrorSquare));
      expect([inCheck(other), facing(other)]).toEqual([inCheck(position), facing(position)]);
    }),
    RUNS,
  );
});

it('a board turned round with the sides exchanged has the turned legal moves', () => {
  fc.assert(
    fc.property(underAnyMovement, (position) => {
      const other = positionOf(swapped(position.toSetup()), position.movement);
      expect([...legalMoves(other)]).toEqual(mapMoves(legalMoves(position), rotateSquare));
    }),
    RUNS,
  );
});

const state = (position: Position): unknown => ({
  fen: formatFen(position),
  key: position.key,
  cells: [...position.cells],
  moves: [...legalMoves(position)],
});

it('unmake restores what make changed, board, counters and hash', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      const before = state(position);
      for (const move of legalMoves(position)) {
        const undo = position.make(move);
        for (const reply of legalMoves(position)) position.unmake(reply, position.make(reply));
        position.unmake(move, undo);
        expect(state(position)).toEqual(before);
      }
    }),
    { numRuns: 40 },
  );
});

it('the hash kept through make and unmake is the one counted from scratch', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      expect([position.hashHigh, position.hashLow]).toEqual(hashOf(position.board, position.turn));
    }),
    RUNS,
  );
});

it('a legal move never leaves the own general attacked', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      const mover = position.turn;
      for (const move of legalMoves(position)) {
        const undo = position.make(move);
        expect(isAttacked(position, position.generalOf(mover), position.turn)).toBe(false);
        position.unmake(move, undo);
      }
    }),
    RUNS,
  );
});

it('asking about one move gives the answer of the whole list, for every pair of squares', () => {
  fc.assert(
    fc.property(underAnyMovement, (position) => {
      const listed = new Set(legalMoves(position));
      const differing: Move[] = [];
      for (let from = 0; from < SQUARES; from++)
        for (let to = 0; to < SQUARES; to++) {
          const move = moveOf(from, to);
          if (isLegal(position, move) !== listed.has(move)) differing.push(move);
        }
      expect(differing.map((move) => [moveFrom(move), moveTo(move)])).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

it('what is known of a position already changes no answer about its moves, whatever the game', () => {
  const GAME = fc.record({ movement: anyMovement, choices: fc.array(fc.nat(), { minLength: 100, maxLength: 200 }) });
  let inChecks = 0;
  fc.assert(
    fc.property(GAME, ({ movement, choices }) => {
      const position = positionOf(startSetup(), movement);
      for (const choice of choices) {
        const moves = legalMoves(position);
        if (moves.length === 0) return;
        const known = { checked: inCheck(position), facing: facing(position) };
        const fen = formatFen(position);
        for (const move of moves) expect(isLegal(position, move, known), `${move} in ${fen}`).toBe(true);
        if (known.checked) {
          inChecks++;
          const listed = new Set(moves);
          for (let from = 0; from < SQUARES; from++)
            for (let to = 0; to < SQUARES; to++) {
              const move = moveOf(from, to);
              if (isLegal(position, move, known) !== listed.has(move)) expect.fail(`${move} in ${fen}`);
            }
        }
        const move = moves[choice % moves.length] as Move;
        position.make(move);
        expect(gaveCheck(position, move), `after ${move} in ${fen}`).toBe(inCheck(position));
      }
    }),
    { numRuns: 100 },
  );
  // Else the test would say little.
  expect(inChecks).toBeGreaterThan(20);
});

it('no move is generated twice', () => {
  fc.assert(
    fc.property(underAnyMovement, (position) => {
      const buffer = new Uint16Array(MAX_MOVES);
      const end = generate(position, buffer, 0);
      expect(new Set(buffer.subarray(0, end)).size).toBe(end);
    }),
    RUNS,
  );
});
