import { EMPTY, PIECE_CODES, type PieceCode } from './piece.js';
import { HAN, type SideCode } from './side.js';
import { SQUARES } from './square.js';

/**
 * Zobrist numbers, as two 32-bit halves so that no BigInt is needed: one pair for each piece on each square,
 * one for Han to move. They come from a fixed seed: keys stay the same from release to release.
 */
const numbers = (): { high: Int32Array; low: Int32Array; turnHigh: number; turnLow: number } => {
  // xorshift128 (Marsaglia 2003), any fixed seed without a zero state.
  let [x, y, z, w] = [0x6a616e67, 0x67692d72, 0x65666572, 0x65652131];
  const next = (): number => {
    const t = x ^ (x << 11);
    [x, y, z] = [y, z, w];
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
    return w;
  };
  const high = new Int32Array(PIECE_CODES * SQUARES);
  const low = new Int32Array(PIECE_CODES * SQUARES);
  for (let index = SQUARES; index < high.length; index++) {
    high[index] = next();
    low[index] = next();
  }
  return { high, low, turnHigh: next(), turnLow: next() };
};

const ZOBRIST = numbers();
/** Indexed `piece * 90 + square`. */
export const HASH_HIGH = ZOBRIST.high;
export const HASH_LOW = ZOBRIST.low;
export const TURN_HIGH = ZOBRIST.turnHigh;
export const TURN_LOW = ZOBRIST.turnLow;

/** The hash of a board and a side to move, from scratch: high and low half as signed 32-bit numbers. */
export const hashOf = (board: ArrayLike<PieceCode>, turn: SideCode): [high: number, low: number] => {
  let high = turn === HAN ? TURN_HIGH : 0;
  let low = turn === HAN ? TURN_LOW : 0;
  for (let square = 0; square < SQUARES; square++) {
    const piece = board[square] as PieceCode;
    if (piece === EMPTY) continue;
    high ^= HASH_HIGH[piece * SQUARES + square] as number;
    low ^= HASH_LOW[piece * SQUARES + square] as number;
  }
  return [high, low];
};

/** 16 hex digits. For grouping positions; two positions may share one, so never an identity. */
export const hashText = (high: number, low: number): string =>
  (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
