import type { Square } from './square.js';

/**
 * A move as one number: `from * 128 + to`. A pass is the general's null move: from its square to its square,
 * as Fairy-Stockfish and PyChess write it.
 */
export type Move = number;

export const moveOf = (from: Square, to: Square): Move => (from << 7) | to;
export const moveFrom = (move: Move): Square => move >> 7;
export const moveTo = (move: Move): Square => move & 127;
export const isPass = (move: Move): boolean => moveFrom(move) === moveTo(move);
