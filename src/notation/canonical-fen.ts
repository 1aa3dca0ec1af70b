import { copierOf } from '../janggi/bytes.js';
import { HASH_HIGH, HASH_LOW, TURN_HIGH, TURN_LOW } from '../janggi/hash.js';
import { EMPTY, GENERAL, PIECE_CODES, type PieceCode, pieceCode } from '../janggi/piece.js';
import type { Setup } from '../janggi/setup.js';
import { CHO, HAN } from '../janggi/side.js';
import { MISPLACED, type Placement, SET_SLOTS } from '../janggi/slots.js';
import { FILES, NO_SQUARE, RANKS, SQUARES, squareAt } from '../janggi/square.js';

/** Cho's letters by kind code; Han's are the small ones. */
export const CANONICAL_LETTERS = '.KABNCRP';

/** What a FEN says, with its pieces in place. */
export interface PlacedFen extends Placement, Omit<Setup, 'board'> {}

/**
 * What a character means on the board, by code: a piece in the low four bits, in the next four how many cells it fills,
 * what kind of character it is, and above that a bit of its own for a piece that may not stand everywhere.
 */
const MEANING = new Int32Array(0x80);
const PIECE = 0x0f;
const WIDTH_SHIFT = 4;
const WIDTH = 0x0f;
const GAP = 0x100;
const SLASH = 0x200;
const STRANGE = 0x400;
const FIRST_BAN = 0x800;
const ZERO = 0x30;
const NO_MEANING = STRANGE | (1 << WIDTH_SHIFT);

/** The pieces that may not stand everywhere. */
const BANNED = Array.from({ length: PIECE_CODES }, (_, piece) => piece).filter((piece) =>
  MISPLACED.subarray(piece * SQUARES, (piece + 1) * SQUARES).includes(1),
);
const banOf = (piece: PieceCode): number => (BANNED.includes(piece) ? FIRST_BAN << BANNED.indexOf(piece) : 0);

MEANING.fill(NO_MEANING);
MEANING['/'.charCodeAt(0)] = SLASH | (1 << WIDTH_SHIFT);
for (let gap = 1; gap <= FILES; gap++) MEANING[ZERO + gap] = GAP | (gap << WIDTH_SHIFT);
for (let kind = 1; kind < CANONICAL_LETTERS.length; kind++) {
  const letter = CANONICAL_LETTERS[kind] as string;
  for (const [text, side] of [[letter, CHO] as const, [letter.toLowerCase(), HAN] as const]) {
    const piece = pieceCode(side, kind);
    MEANING[text.charCodeAt(0)] = piece | (1 << WIDTH_SHIFT) | banOf(piece);
  }
}

/** A rank is nine points and the slash behind them; behind the last rank there is none. */
const RANK_CELLS = FILES + 1;
const CELLS = RANKS * RANK_CELLS - 1;
const SQUARE = 0x7f;
/** The bits that must not meet: all but those that say what and where. */
const NEVER = ~(PIECE | (WIDTH << WIDTH_SHIFT) | SLASH);
/**
 * The cells from a10 to i1: the square in the low seven bits, {@link SLASH} where one must stand, and what may not stand
 * there. A slash has the square of the piece behind it, which is about to be written.
 */
const CELL = Int32Array.from({ length: CELLS }, (_, cell) => {
  const point = cell - ((cell / RANK_CELLS) | 0);
  const square = squareAt(point % FILES, RANKS - 1 - ((point / FILES) | 0));
  const banned = BANNED.filter((piece) => MISPLACED[piece * SQUARES + square] === 1);
  const slash = cell % RANK_CELLS === FILES ? SLASH : 0;
  return banned.reduce((bits, piece) => bits | banOf(piece), square | slash | STRANGE);
});

/** Behind the slots: what is written for an empty point goes here. */
const NOWHERE = SET_SLOTS[PIECE_CODES] as number;
/**
 * A power of two less one, to cut slots off at: where pieces are too many, none is written outside of the cells. Such a
 * write does no harm, but V8 allows for more of them from then on, and all reading slows down.
 */
const LAST_CELL = 0x7f;
/** An empty board with empty slots. */
const emptyCells = copierOf(new Uint8Array(LAST_CELL + 1).fill(EMPTY, 0, SQUARES).fill(NO_SQUARE, SQUARES));
/** By piece code, its first slot and the one behind its last. */
const FIRST_SLOT = SET_SLOTS.slice(0, PIECE_CODES);
const END_OF_SLOTS = SET_SLOTS.slice(1);
for (const none of [pieceCode(CHO, EMPTY), pieceCode(HAN, EMPTY)]) {
  FIRST_SLOT[none] = NOWHERE;
  END_OF_SLOTS[none] = NO_SQUARE;
}
/** Scratch: by piece code, the next free slot. */
const free = new Uint8Array(PIECE_CODES);
/** The same bytes in words: to copy so few is not worth a call. */
const freeWords = new Int32Array(free.buffer);
const firstWords = new Int32Array(FIRST_SLOT.buffer);

const CHO_GENERAL = SET_SLOTS[pieceCode(CHO, GENERAL)] as number;
const HAN_GENERAL = SET_SLOTS[pieceCode(HAN, GENERAL)] as number;

const BLANK = 0x20;
const WHITE = 'w'.charCodeAt(0);
const BLACK = 'b'.charCodeAt(0);
const DASH = '-'.charCodeAt(0);
/** ` w - - `: the side to move, and the two fields that janggi has no use for. */
const TURN_AND_UNUSED = 7;
/** Counters have at most this many digits. */
const MAX_DIGITS = 4;

/**
 * Reads a FEN that is written as we write it ourselves and has no fault but, maybe, a check left standing; null for any
 * other text, whatever may be wrong with it. Pieces go to their slots as they are read, for a second pass over the board
 * costs as much again. Which character comes next cannot be foreseen, so the board is read without a branch on it: all
 * that would be odd is gathered on the way and looked at once, behind the board.
 */
export const readCanonicalFen = (text: string): PlacedFen | null => {
  const cells = emptyCells();
  for (let word = 0; word < freeWords.length; word++) freeWords[word] = firstWords[word] as number;
  let at = 0;
  let cell = 0;
  let slashes = 0;
  let before = 0;
  let odd = 0;
  let hashHigh = 0;
  let hashLow = 0;
  for (; cell < CELLS && at < text.length; at++) {
    const code = text.charCodeAt(at);
    const meaning = code < MEANING.length ? (MEANING[code] as number) : NO_MEANING;
    const piece = meaning & PIECE;
    const here = CELL[cell] as number;
    const square = here & SQUARE;
    cells[square] = piece;
    const slot = free[piece] as number;
    cells[slot & LAST_CELL] = square;
    free[piece] = slot + (-piece >>> 31);
    const hash = piece * SQUARES + square;
    hashHigh ^= HASH_HIGH[hash] as number;
    hashLow ^= HASH_LOW[hash] as number;
    // What may not stand here or has no meaning, two gaps side by side; a slash where none belongs, or none where one does.
    odd |= (meaning & (here | (before & GAP)) & NEVER) | ((meaning ^ here) & SLASH);
    slashes += meaning & SLASH;
    before = meaning;
    cell += (meaning >> WIDTH_SHIFT) & WIDTH;
  }
  // A gap may have gone on across the end of its rank.
  if (odd !== 0 || cell !== CELLS || slashes !== (RANKS - 1) * SLASH) return null;
  for (let code = 0; code < PIECE_CODES; code++)
    if ((free[code] as number) > (END_OF_SLOTS[code] as number)) return null;
  if (cells[CHO_GENERAL] === NO_SQUARE || cells[HAN_GENERAL] === NO_SQUARE) return null;
  return readRest(text, at, cells, hashHigh, hashLow);
};

/** What follows the board: the side to move, two unused fields, two counters. */
const readRest = (
  text: string,
  from: number,
  cells: Uint8Array,
  boardHigh: number,
  boardLow: number,
): PlacedFen | null => {
  const clockAt = from + TURN_AND_UNUSED;
  if (text.length < clockAt + 3) return null;
  const letter = text.charCodeAt(from + 1);
  const isOdd =
    (text.charCodeAt(from) ^ BLANK) |
    (text.charCodeAt(from + 2) ^ BLANK) |
    (text.charCodeAt(from + 3) ^ DASH) |
    (text.charCodeAt(from + 4) ^ BLANK) |
    (text.charCodeAt(from + 5) ^ DASH) |
    (text.charCodeAt(from + 6) ^ BLANK);
  if (isOdd !== 0 || (letter !== WHITE && letter !== BLACK)) return null;
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
  const turn = letter === WHITE ? CHO : HAN;
  return {
    cells,
    slotStart: SET_SLOTS,
    hashHigh: turn === HAN ? boardHigh ^ TURN_HIGH : boardHigh,
    hashLow: turn === HAN ? boardLow ^ TURN_LOW : boardLow,
    turn,
    halfmoveClock: clock,
    moveNumber: number,
  };
};
