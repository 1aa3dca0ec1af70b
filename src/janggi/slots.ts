/**
 * The slots of a position's pieces, grouped by piece code. Usually they are those of a whole set, 32, whatever is left of
 * it on the board: the same places in every position.
 */

import { zeros } from './bytes.js';
import { HASH_HIGH, HASH_LOW, TURN_HIGH, TURN_LOW } from './hash.js';
import { EMPTY, GENERAL, GUARD, kindOf, PIECE_CODES, type PieceCode, pieceCode, SET_COUNTS, SOLDIER } from './piece.js';
import type { Setup } from './setup.js';
import { CHO, HAN } from './side.js';
import { inPalace, NO_SQUARE, rankFromHome, SQUARES, type Square } from './square.js';

const startsOf = (counts: ArrayLike<number>): Uint8Array => {
  const starts = new Uint8Array(PIECE_CODES + 1);
  starts[0] = SQUARES;
  for (let piece = 0; piece < PIECE_CODES; piece++)
    starts[piece + 1] = (starts[piece] as number) + (counts[piece] as number);
  return starts;
};

/**
 * Where each piece code's slots begin among a position's cells ({@link Placement}) if no side has more of a kind than a
 * set.
 */
export const SET_SLOTS: Uint8Array = startsOf(
  Array.from({ length: PIECE_CODES }, (_, piece) => SET_COUNTS[kindOf(piece)] as number),
);

/** Where they begin for a board that has more of something than a set. */
export const slotsFor = (board: Uint8Array): Uint8Array => {
  const counts = new Array<number>(PIECE_CODES).fill(0);
  for (let square = 0; square < SQUARES; square++) {
    const piece = board[square] as PieceCode;
    if (piece !== EMPTY) counts[piece] = (counts[piece] as number) + 1;
  }
  return startsOf(counts);
};

/** 1 for a piece code on a square where no game can bring it; indexed `piece * 90 + square`. */
export const MISPLACED = new Uint8Array(PIECE_CODES * SQUARES);
for (const side of [CHO, HAN] as const)
  for (let square = 0; square < SQUARES; square++) {
    for (const kind of [GENERAL, GUARD])
      MISPLACED[pieceCode(side, kind) * SQUARES + square] = inPalace(square, side) ? 0 : 1;
    MISPLACED[pieceCode(side, SOLDIER) * SQUARES + square] = rankFromHome(square, side) < 3 ? 1 : 0;
  }

/** Where pieces stand, by square and by piece. */
export interface Placement {
  /**
   * 90 piece codes, `a1` first, and behind them the squares of the pieces, a slot each: one array is sooner made and
   * copied than two.
   */
  readonly cells: Uint8Array;
  /** The cells `slotStart[p]` up to `slotStart[p + 1]` are the slots of piece code `p`. */
  readonly slotStart: Uint8Array;
  readonly hashHigh: number;
  readonly hashLow: number;
}

/** Scratch: the squares that hold a piece, and the next free slot of each piece code. */
const occupied = new Uint8Array(SQUARES + 1);
const free = new Uint8Array(PIECE_CODES);

/**
 * Puts the pieces of a setup into slots; null if there are not enough for one of the kinds.
 * @returns with it, whether no piece is missing or misplaced that has its place in every game; then the setup has no fault
 */
export const placePieces = (
  { board, turn }: Pick<Setup, 'board' | 'turn'>,
  slotStart: Uint8Array,
): (Placement & { isUsual: boolean }) | null => {
  // Where pieces stand is as good as random: counting on costs less than a branch that is foreseen wrongly.
  let pieces = 0;
  for (let square = 0; square < SQUARES; square++) {
    occupied[pieces] = square;
    pieces += -(board[square] as PieceCode) >>> 31;
  }
  const cells = zeros(slotStart[PIECE_CODES] as number).fill(NO_SQUARE, SQUARES);
  for (let code = 0; code < PIECE_CODES; code++) free[code] = slotStart[code] as number;
  let hashHigh = turn === HAN ? TURN_HIGH : 0;
  let hashLow = turn === HAN ? TURN_LOW : 0;
  let misplaced = 0;
  for (let index = 0; index < pieces; index++) {
    const square = occupied[index] as Square;
    const piece = board[square] as PieceCode;
    const slot = free[piece] as number;
    if (slot === slotStart[piece + 1]) return null;
    free[piece] = slot + 1;
    cells[square] = piece;
    cells[slot] = square;
    const at = piece * SQUARES + square;
    hashHigh ^= HASH_HIGH[at] as number;
    hashLow ^= HASH_LOW[at] as number;
    misplaced |= MISPLACED[at] as number;
  }
  const generals =
    cells[slotStart[CHO_GENERAL] as number] !== NO_SQUARE && cells[slotStart[HAN_GENERAL] as number] !== NO_SQUARE;
  return { cells, slotStart, hashHigh, hashLow, isUsual: generals && misplaced === 0 };
};

const CHO_GENERAL = pieceCode(CHO, GENERAL);
const HAN_GENERAL = pieceCode(HAN, GENERAL);
