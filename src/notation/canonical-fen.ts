import { zeros } from '../janggi/bytes.js';
import { pieceCode } from '../janggi/piece.js';
import type { Setup } from '../janggi/setup.js';
import { CHO, HAN } from '../janggi/side.js';
import { FILES, RANKS, SQUARES, squareAt } from '../janggi/square.js';

/** Cho's letters by kind code; Han's are the small ones. */
export const CANONICAL_LETTERS = '.KABNCRP';

/**
 * What a character means on the board, by code: a piece in the low four bits, in the next four how many points it fills,
 * and what kind of character it is.
 */
const MEANING = new Uint16Array(0x80);
const PIECE = 0x0f;
const WIDTH_SHIFT = 4;
const WIDTH = 0x0f;
const GAP = 0x100;
const SLASH = 0x200;
const STRANGE = 0x400;
const ZERO = 0x30;
MEANING.fill(STRANGE);
MEANING['/'.charCodeAt(0)] = SLASH;
for (let gap = 1; gap <= FILES; gap++) MEANING[ZERO + gap] = GAP | (gap << WIDTH_SHIFT);
for (let kind = 1; kind < CANONICAL_LETTERS.length; kind++) {
  const letter = CANONICAL_LETTERS[kind] as string;
  MEANING[letter.charCodeAt(0)] = pieceCode(CHO, kind) | (1 << WIDTH_SHIFT);
  MEANING[letter.toLowerCase().charCodeAt(0)] = pieceCode(HAN, kind) | (1 << WIDTH_SHIFT);
}

/** The squares in the order of a FEN, from a10 to i1. */
const IN_ORDER = Uint8Array.from({ length: SQUARES }, (_, index) =>
  squareAt(index % FILES, RANKS - 1 - ((index / FILES) | 0)),
);

const BLANK = 0x20;
const WHITE = 'w'.charCodeAt(0);
const BLACK = 'b'.charCodeAt(0);
/** The two fields that janggi has no use for, with the blanks around them. */
const UNUSED = ' - - ';
/** A blank, a letter and those. */
const TURN_AND_UNUSED = 2 + UNUSED.length;
/** Counters have at most this many digits. */
const MAX_DIGITS = 4;

/**
 * Reads a FEN that is written as we write it ourselves; null for any other text, whatever may be wrong with it.
 * Which character comes next cannot be foreseen, so the board is read without a branch on it: all that would be odd is
 * gathered on the way and looked at once, behind the board.
 */
export const readCanonicalFen = (text: string): Setup | null => {
  const board = zeros(SQUARES);
  let at = 0;
  let point = 0;
  let slashes = 0;
  let odd = 0;
  let before = 0;
  for (; point < SQUARES && at < text.length; at++) {
    const code = text.charCodeAt(at);
    const meaning = code < MEANING.length ? (MEANING[code] as number) : STRANGE;
    board[IN_ORDER[point] as number] = meaning & PIECE;
    // Two gaps side by side, or a character of no meaning.
    odd |= (meaning & before & GAP) | (meaning & STRANGE);
    // A slash that does not stand where a rank is full.
    const slash = (meaning & SLASH) >> 9;
    slashes += slash;
    odd |= -slash & (point - slashes * FILES);
    point += (meaning >> WIDTH_SHIFT) & WIDTH;
    before = meaning;
  }
  if (odd !== 0 || point !== SQUARES || slashes !== RANKS - 1) return null;
  return readRest(text, at, board);
};

/** What follows the board: the side to move, two unused fields, two counters. */
const readRest = (text: string, from: number, board: Uint8Array): Setup | null => {
  const clockAt = from + TURN_AND_UNUSED;
  if (text.length < clockAt + 3) return null;
  const letter = text.charCodeAt(from + 1);
  if (text.charCodeAt(from) !== BLANK || (letter !== WHITE && letter !== BLACK)) return null;
  for (let index = 0; index < UNUSED.length; index++)
    if (text.charCodeAt(from + 2 + index) !== UNUSED.charCodeAt(index)) return null;
  let number = 0;
  let clock = -1;
  let digits = 0;
  for (let at = clockAt; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit >= 0 && digit <= 9 && digits < MAX_DIGITS) {
      number = number * 10 + digit;
      digits++;
    } else if (digit === BLANK - ZERO && digits > 0 && clock < 0) {
      clock = number;
      number = 0;
      digits = 0;
    } else return null;
  }
  if (clock < 0 || digits === 0) return null;
  return { board, turn: letter === WHITE ? CHO : HAN, halfmoveClock: clock, moveNumber: number };
};
