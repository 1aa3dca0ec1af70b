import { ELEPHANT_LEG_1, ELEPHANT_LEG_2, HORSE_LEG, LINE, ORTHOGONALS, pair, STEPS, sameFile } from './geometry.js';
import { type Move, moveFrom, moveTo } from './move.js';
import { IN_SIGHT, PALACE_BIT } from './palace-reach.js';
import {
  CANNON,
  CHARIOT,
  ELEPHANT,
  EMPTY,
  HORSE,
  kindOf,
  type PieceCode,
  pieceCode,
  SOLDIER,
  sideOf,
} from './piece.js';
import type { Position } from './position.js';
import { CHO, HAN, opponent, type SideCode } from './side.js';
import { FILES, NO_SQUARE, SQUARES, type Square } from './square.js';

/**
 * Whether the pieces of `by` attack a point of the other side's palace: chariots along open lines, cannons over exactly
 * one screen that is no cannon, horses and elephants over empty legs, soldiers one point ahead or aside.
 * @param without a square whose piece is left out of account: it is about to be captured
 */
export const isAttacked = (position: Position, square: Square, by: SideCode, without = NO_SQUARE): boolean => {
  const { cells: slotSquare, slotStart, movement } = position;
  const { palaceReach } = movement;
  const point = PALACE_BIT[square] as number;
  for (let kind = ELEPHANT; kind <= SOLDIER; kind++) {
    const piece = pieceCode(by, kind);
    const end = slotStart[piece + 1] as number;
    for (let slot = slotStart[piece] as number; slot < end; slot++) {
      const from = slotSquare[slot] as Square;
      if (((palaceReach[(piece << 8) | from] as number) & point) === 0 || from === without) continue;
      if (attacks(position, kind, by, from, square)) return true;
    }
  }
  return false;
};

/** Squares of the pieces of `by` that attack a point of the other side's palace, in the order of the squares. */
export const attackersOf = (position: Position, square: Square, by: SideCode): Square[] => {
  const found: Square[] = [];
  for (let from = 0; from < SQUARES; from++) {
    const piece = position.cells[from] as PieceCode;
    const point = (position.movement.palaceReach[(piece << 8) | from] as number) & (PALACE_BIT[square] as number);
    if (point !== 0 && sideOf(piece) === by && attacks(position, kindOf(piece), by, from, square)) found.push(from);
  }
  return found;
};

/** Whether a piece of a kind on `from` could move to `to`, whatever stands there but for a cannon's own target rule. */
export const attacks = (position: Position, kind: number, side: SideCode, from: Square, to: Square): boolean => {
  const { cells: board, movement } = position;
  const path = pair(from, to);
  switch (kind) {
    case CHARIOT:
      return LINE[path] !== 0 && lineIsOpen(position, from, to, 0);
    case CANNON:
      return LINE[path] !== 0 && lineIsOpen(position, from, to, 1);
    case HORSE: {
      const leg = HORSE_LEG[path] as number;
      return leg !== 0 && board[leg - 1] === EMPTY;
    }
    case ELEPHANT: {
      const leg = ELEPHANT_LEG_1[path] as number;
      return leg !== 0 && board[leg - 1] === EMPTY && board[(ELEPHANT_LEG_2[path] as number) - 1] === EMPTY;
    }
    default:
      return movement.soldierSteps[side].pairs[path] !== 0;
  }
};

/** Whether the drawn line between two squares holds exactly `screens` pieces (0 or 1), none of them a cannon if 1. */
const lineIsOpen = (position: Position, from: Square, to: Square, screens: number): boolean => {
  const { cells: board, movement } = position;
  const direction = (LINE[pair(from, to)] as number) - 1;
  if (direction >= ORTHOGONALS && !movement.palaceDiagonals) return false;
  const step = STEPS[direction] as number;
  let found = 0;
  for (let square = from + step; square !== to; square += step) {
    const piece = board[square] as PieceCode;
    if (piece === EMPTY) continue;
    if (++found > screens || kindOf(piece) === CANNON) return false;
  }
  return found === screens;
};

/** Whether a piece's own way of moving takes it from `from` to `to`, its own side's pieces and checks left out of account. */
export const reaches = (position: Position, from: Square, to: Square): boolean => {
  const { cells: board, movement } = position;
  const piece = board[from] as number;
  const kind = kindOf(piece);
  const side = (piece >> 3) as SideCode;
  switch (kind) {
    case 0:
      return false;
    case 1:
      return movement.generalSteps.pairs[pair(from, to)] !== 0;
    case 2:
      return movement.guardSteps.pairs[pair(from, to)] !== 0;
    case CANNON:
      return kindOf(board[to] as number) !== CANNON && attacks(position, kind, side, from, to);
    default:
      return attacks(position, kind, side, from, to);
  }
};

/** Whether the side to move is in check from a piece; the generals' facing is not a check in this sense. */
export const inCheck = (position: Position): boolean =>
  isAttacked(position, position.generalOf(position.turn), opponent(position.turn));

/** Whether the move just made gave check: the same answer as {@link inCheck}, sooner, for who knows that move. */
export const gaveCheck = (position: Position, move: Move): boolean => {
  const from = moveFrom(move);
  const to = moveTo(move);
  const general = position.generalOf(position.turn);
  if (IN_SIGHT[pair(general, from)] !== 0 || IN_SIGHT[pair(general, to)] !== 0) return inCheck(position);
  // Nothing was opened or closed: only the piece that moved can attack. Nobody is in check while the other side is to move.
  const piece = position.cells[to] as PieceCode;
  const reached = (position.movement.palaceReach[(piece << 8) | to] as number) & (PALACE_BIT[general] as number);
  return reached !== 0 && from !== to && attacks(position, kindOf(piece), sideOf(piece), to, general);
};

/** Squares of the pieces that give check to the side to move. */
export const checkers = (position: Position): Square[] =>
  attackersOf(position, position.generalOf(position.turn), opponent(position.turn));

/** Whether the generals face each other: on one file, with nothing between (빅장, bikjang). */
export const facing = (position: Position): boolean => facingAfter(position, 0);

/** Whether the generals would face each other after a move of the side to move; the move 0 (a1 to a1) changes nothing. */
export const facingAfter = (position: Position, move: Move): boolean => {
  const { cells: board } = position;
  const from = moveFrom(move);
  const to = moveTo(move);
  let cho = position.generalOf(CHO);
  let han = position.generalOf(HAN);
  if (from === cho) cho = to;
  else if (from === han) han = to;
  if (!sameFile(cho, han)) return false;
  for (let square = cho + FILES; square < han; square += FILES)
    if (square === to ? from !== to || board[square] !== EMPTY : square !== from && board[square] !== EMPTY)
      return false;
  return true;
};
