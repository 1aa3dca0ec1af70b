import { inCheck, facing as isFacing, reaches } from '../janggi/attack.js';
import { exposesGeneral, judgeFacing } from '../janggi/generate.js';
import { ALL_DIRECTIONS, ELEPHANT_JUMPS, HORSE_JUMPS, type Lists, ORTHOGONALS, RAYS } from '../janggi/geometry.js';
import { type Move, moveFrom, moveOf, moveTo } from '../janggi/move.js';
import {
  CANNON,
  CHARIOT,
  ELEPHANT,
  EMPTY,
  GENERAL,
  GUARD,
  HORSE,
  kindOf,
  type PieceCode,
  SOLDIER,
  sideOf,
} from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import { opponent, type SideCode } from '../janggi/side.js';
import { NO_SQUARE, type Square } from '../janggi/square.js';

/**
 * What the pieces are worth where they are exchanged, by kind code, in points. A general is worth more than all else.
 */
export const EXCHANGE_VALUES: readonly number[] = [0, 100, 3, 4, 5, 7, 13, 2];

/**
 * Writes the captures of the side to move into `out` from `at` on, also those that expose its own general; see
 * {@link isLegalCapture}. @returns the index behind the last
 */
export const generateCaptures = (position: Position, out: Uint16Array, at: number): number => {
  const { cells: board, cells: slotSquare, slotStart, movement, turn } = position;
  const base = turn << 3;
  const enemy = opponent(turn) << 3;
  const directions = movement.palaceDiagonals ? ALL_DIRECTIONS : ORTHOGONALS;
  let end = at;
  for (let kind = GENERAL; kind <= SOLDIER; kind++) {
    const last = slotStart[base + kind + 1] as number;
    for (let slot = slotStart[base + kind] as number; slot < last; slot++) {
      const from = slotSquare[slot] as Square;
      if (from === NO_SQUARE) continue;
      switch (kind) {
        case ELEPHANT: {
          const { start, items } = ELEPHANT_JUMPS;
          for (let index = start[from] as number; index < (start[from + 1] as number); index += 3) {
            const to = items[index + 2] as Square;
            const target = board[to] as PieceCode;
            if (target === EMPTY || (target & 8) !== enemy) continue;
            if (board[items[index] as Square] === EMPTY && board[items[index + 1] as Square] === EMPTY)
              out[end++] = moveOf(from, to);
          }
          break;
        }
        case HORSE: {
          const { start, items } = HORSE_JUMPS;
          for (let index = start[from] as number; index < (start[from + 1] as number); index += 2) {
            const to = items[index + 1] as Square;
            const target = board[to] as PieceCode;
            if (target !== EMPTY && (target & 8) === enemy && board[items[index] as Square] === EMPTY)
              out[end++] = moveOf(from, to);
          }
          break;
        }
        case CANNON:
        case CHARIOT:
          for (let ray = from * 8; ray < from * 8 + directions; ray++) {
            const rayEnd = RAYS.start[ray + 1] as number;
            let index = nextPiece(board, RAYS.start[ray] as number, rayEnd);
            if (kind === CANNON && index < rayEnd) {
              if (kindOf(board[RAYS.items[index] as Square] as PieceCode) === CANNON) continue;
              index = nextPiece(board, index + 1, rayEnd);
            }
            if (index >= rayEnd) continue;
            const to = RAYS.items[index] as Square;
            const target = board[to] as PieceCode;
            if ((target & 8) === enemy && !(kind === CANNON && kindOf(target) === CANNON))
              out[end++] = moveOf(from, to);
          }
          break;
        default: {
          const { start, items } = stepsOf(position, kind);
          for (let index = start[from] as number; index < (start[from + 1] as number); index++) {
            const to = items[index] as Square;
            const target = board[to] as PieceCode;
            if (target !== EMPTY && (target & 8) === enemy) out[end++] = moveOf(from, to);
          }
        }
      }
    }
  }
  return end;
};

const stepsOf = ({ movement, turn }: Position, kind: number): Lists =>
  kind === GENERAL
    ? movement.generalSteps.lists
    : kind === GUARD
      ? movement.guardSteps.lists
      : movement.soldierSteps[turn].lists;

const nextPiece = (board: Uint8Array, at: number, end: number): number => {
  let index = at;
  while (index < end && board[RAYS.items[index] as Square] === EMPTY) index++;
  return index;
};

/** Whether a capture that a piece can make is legal, seen from a side that is not in check. */
export const isLegalCapture = (position: Position, move: Move): boolean => {
  if (exposesGeneral(position, move)) return false;
  if (!position.movement.facingRestricts) return true;
  return judgeFacing(position, move, inCheck(position), isFacing(position)) === 'ALLOWED';
};

/** By number, the kinds from the least valuable to the most. */
const CHEAPEST_FIRST = [SOLDIER, GUARD, ELEPHANT, HORSE, CANNON, CHARIOT, GENERAL] as const;

/** The square of the least valuable piece of a side that can take on a square; NO_SQUARE if none can. */
const leastAttacker = (position: Position, square: Square, side: SideCode): Square => {
  const { cells: slotSquare, slotStart } = position;
  for (const kind of CHEAPEST_FIRST) {
    const piece = (side << 3) | kind;
    const end = slotStart[piece + 1] as number;
    for (let slot = slotStart[piece] as number; slot < end; slot++) {
      const from = slotSquare[slot] as Square;
      if (from !== NO_SQUARE && from !== square && reaches(position, from, square)) return from;
    }
  }
  return NO_SQUARE;
};

const worthOf = (piece: PieceCode): number => EXCHANGE_VALUES[kindOf(piece)] as number;

/**
 * What a move of the side to move wins or loses by the exchanges on its target, in points, each side taking with its
 * cheapest piece for as long as that pays. Pins are not looked at; screens that come and go are.
 */
export const exchangeValue = (position: Position, move: Move): number => {
  const { cells: board, cells: slotSquare } = position;
  const from = moveFrom(move);
  const to = moveTo(move);
  const mover = board[from] as PieceCode;
  const victim = board[to] as PieceCode;
  const gain = worthOf(victim);
  const slot = position.slotOf(from);
  board[from] = EMPTY;
  board[to] = mover;
  slotSquare[slot] = NO_SQUARE;
  const loss = exchangeOn(position, to, opponent(sideOf(mover)));
  slotSquare[slot] = from;
  board[to] = victim;
  board[from] = mover;
  return gain - loss;
};

/** The best that a side can win by taking the piece on a square, 0 if it leaves it. */
const exchangeOn = (position: Position, square: Square, side: SideCode): number => {
  const from = leastAttacker(position, square, side);
  if (from === NO_SQUARE) return 0;
  const { cells: board, cells: slotSquare } = position;
  const victim = board[square] as PieceCode;
  const taker = board[from] as PieceCode;
  const slot = position.slotOf(from);
  board[from] = EMPTY;
  board[square] = taker;
  slotSquare[slot] = NO_SQUARE;
  const gain = worthOf(victim) - exchangeOn(position, square, opponent(side));
  slotSquare[slot] = from;
  board[square] = victim;
  board[from] = taker;
  return Math.max(gain, 0);
};
