import { RANKS, SQUARES, squareAt } from '../janggi/square.js';
import { koreanSquare } from './moves.js';
import { KIND_OF_CODE, SIDE_OF_CODE } from './piece-names.js';

const ZERO = 0x30;
const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9;

/** Row and column of today by old point, 1 to 90: ten a file, from Cho's back rank, files from Cho's left. */
const POINTS: readonly string[] = Array.from({ length: SQUARES + 1 }, (_, point) =>
  point === 0 ? '' : koreanSquare(squareAt(Math.floor((point - 1) / RANKS), (point - 1) % RANKS)),
);

/**
 * Rewrites a move in old coordinates (구좌표: points numbered 1 to 90) to row and column: `21마33` is `03마84`.
 * @returns the move; the text itself where it has no such move's form; null where a number is no point of the board
 */
export const fromOldCoordinates = (text: string): string | null => {
  const start = SIDE_OF_CODE[text.charCodeAt(0)] ? 1 : 0;
  const fromEnd = behindDigits(text, start);
  const nameEnd = behindName(text, fromEnd);
  const toEnd = behindDigits(text, nameEnd);
  if (fromEnd === start || nameEnd === fromEnd || toEnd === nameEnd) return text;
  const from = pointAt(text, start, fromEnd);
  const to = pointAt(text, nameEnd, toEnd);
  if (from === null || to === null) return null;
  return text.slice(0, start) + from + text.slice(fromEnd, nameEnd) + to + text.slice(toEnd);
};

const behindDigits = (text: string, from: number): number => {
  let at = from;
  while (isDigit(text.charCodeAt(at))) at++;
  return at;
};

/** Behind a piece's name with or without a side before it; where there is none, where it was looked for. */
const behindName = (text: string, from: number): number => {
  if (SIDE_OF_CODE[text.charCodeAt(from)] && KIND_OF_CODE[text.charCodeAt(from + 1)]) return from + 2;
  return KIND_OF_CODE[text.charCodeAt(from)] ? from + 1 : from;
};

const pointAt = (text: string, from: number, to: number): string | null =>
  (to - from <= 2 && POINTS[Number(text.slice(from, to))]) || null;
