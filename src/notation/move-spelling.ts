import type { SideCode } from '../janggi/side.js';
import { FILES, fileOf, RANKS, rankOf, type Square, squareAt } from '../janggi/square.js';
import { KIND_OF_CODE, KIND_OF_LETTER, SIDE_OF_CODE } from './piece-names.js';

/** A capture is claimed, of no particular piece. */
export const ANY_PIECE = -1;

/** The marks that follow a move. */
export const NO_CHECK = 0;
export const CHECK = 1;
export const MATE = 2;

/** What the text of one move says: two squares, and what else it says of the board. */
export interface Spelling {
  from: Square;
  to: Square;
  /** The kind that moves; 0 where it is not named. */
  kind: number;
  side: SideCode | null;
  /** The kind that is captured, {@link ANY_PIECE}, or 0 where no capture is named. */
  captured: number;
  check: number;
  /** Where reading ended: behind the move, or at what fits no move. */
  end: number;
}

/**
 * Reads one move from the beginning of a text to its end.
 * @returns whether it is one; what it says then stands in {@link spelling}, else only `end` means anything
 */
export type SpellingReader = (text: string) => boolean;

/** One for all readers, so that reading a game makes no garbage; it holds until the next move is read. */
export const spelling: Spelling = { from: 0, to: 0, kind: 0, side: null, captured: 0, check: NO_CHECK, end: 0 };

const ZERO = 0x30;
const LETTER_A = 0x61;
const HYPHEN = 0x2d;
const SMALL_X = 0x78;
const PLUS = 0x2b;
const HASH = 0x23;
const COLON = 0x3a;
const TAKES = '타'.charCodeAt(0);
/** Words behind a move and what they say of it: check, mate, and a check that is answered, which goes without saying. */
const CHECK_WORDS: readonly (readonly [word: string, check: number])[] = [
  ['장군', CHECK],
  ['외통수', MATE],
  ['외통', MATE],
  ['멍군', NO_CHECK],
];

/** Whether a word belongs to the move before it, though a blank stands between: `91차94 장군`, `한수 쉼`. */
export const belongsToMove = (word: string, move: string): boolean =>
  CHECK_WORDS.some(([check]) => word.replace(/[!?]+$/, '') === check) || (word === '쉼' && move.endsWith('한수'));

/** Whether a word is the side of the move behind it: `초: 79졸78`. */
export const isSideOfMove = (word: string): boolean => /^[초楚한漢]:?$/.test(word);

/** 0 behind the end of the text, which no reader takes for anything. */
const codeAt = (text: string, at: number): number => (at < text.length ? text.charCodeAt(at) : 0);
const letterKindAt = (text: string, at: number): number => KIND_OF_LETTER[codeAt(text, at)] ?? 0;

const begin = (): void => {
  spelling.kind = 0;
  spelling.side = null;
  spelling.captured = 0;
  spelling.check = NO_CHECK;
  spelling.end = 0;
};

/** Reads a square at `spelling.end` and moves behind it; -1 where there is none. */
type SquareReader = (text: string) => Square;

/** Row and column: row 1 is Han's back rank, 0 (the tenth) Cho's. */
const koreanSquareAt: SquareReader = (text) => {
  const row = codeAt(text, spelling.end) - ZERO;
  if (row < 0 || row > 9) return -1;
  const column = codeAt(text, ++spelling.end) - ZERO;
  if (column < 1 || column > FILES) return -1;
  spelling.end++;
  return squareAt(column - 1, (RANKS - row) % RANKS);
};

/** A file's letter at `spelling.end`, as a file counted from 0; -1 where there is none. */
const fileAt = (text: string): number => {
  const file = codeAt(text, spelling.end) - LETTER_A;
  if (file < 0 || file >= FILES) return -1;
  spelling.end++;
  return file;
};

/** File `a` to `i`, rank 1 to 10. */
const namedSquareAt: SquareReader = (text) => {
  const file = fileAt(text);
  if (file < 0) return -1;
  let rank = codeAt(text, spelling.end) - ZERO;
  if (rank < 1 || rank > 9) return -1;
  spelling.end++;
  if (rank === 1 && codeAt(text, spelling.end) === ZERO) {
    rank = RANKS;
    spelling.end++;
  }
  return squareAt(file, rank - 1);
};

/** File `a` to `i`, rank 0 to 9. */
const winboardSquareAt: SquareReader = (text) => {
  const file = fileAt(text);
  if (file < 0) return -1;
  const rank = codeAt(text, spelling.end) - ZERO;
  if (rank < 0 || rank > 9) return -1;
  spelling.end++;
  return squareAt(file, rank);
};

/** The same with ranks counted from Han's side. */
const fromHan =
  (squareHere: SquareReader): SquareReader =>
  (text) => {
    const square = squareHere(text);
    return square < 0 ? -1 : squareAt(fileOf(square), RANKS - 1 - rankOf(square));
  };

/** A side's name, if one stands here. `楚` and `漢` may also be the general itself. */
const sideHere = (text: string): void => {
  const side = SIDE_OF_CODE[codeAt(text, spelling.end)] as number;
  if (side === 0) return;
  spelling.side = (side - 1) as SideCode;
  if ((KIND_OF_CODE[codeAt(text, spelling.end)] as number) === 0) spelling.end++;
  else if (KIND_OF_CODE[codeAt(text, spelling.end + 1)] !== 0) spelling.end++;
};

/** What may follow a Korean move, each once and in any order: the captured piece, after `타` or not, and check or mate. */
const koreanTail = (text: string): boolean => {
  while (spelling.end < text.length) {
    const said = CHECK_WORDS.find(([word]) => text.startsWith(word, spelling.end));
    if (said) {
      const [word, check] = said;
      if (spelling.check !== NO_CHECK && check !== NO_CHECK) return false;
      spelling.check ||= check;
      spelling.end += word.length;
      continue;
    }
    if (spelling.captured !== 0) return false;
    if (codeAt(text, spelling.end) === TAKES) spelling.end++;
    spelling.captured = KIND_OF_CODE[codeAt(text, spelling.end)] as number;
    if (spelling.captured === 0) return false;
    spelling.end++;
  }
  return true;
};

/** What may follow a move in Latin letters: `+` for check or `#` for mate. */
const latinTail = (text: string): boolean => {
  const mark = codeAt(text, spelling.end);
  if (mark === PLUS || mark === HASH) {
    spelling.check = mark === PLUS ? CHECK : MATE;
    spelling.end++;
  }
  return spelling.end === text.length;
};

/** `02마83`, with a side before it or before the piece. */
export const readKorean: SpellingReader = (text) => {
  begin();
  const side = SIDE_OF_CODE[codeAt(text, 0)] as number;
  if (side !== 0) {
    spelling.side = (side - 1) as SideCode;
    spelling.end++;
    if (codeAt(text, spelling.end) === COLON) spelling.end++;
  }
  spelling.from = koreanSquareAt(text);
  if (spelling.from < 0) return false;
  sideHere(text);
  spelling.kind = KIND_OF_CODE[codeAt(text, spelling.end)] as number;
  if (spelling.kind === 0) return false;
  spelling.end++;
  spelling.to = koreanSquareAt(text);
  return spelling.to >= 0 && koreanTail(text);
};

/** A `-`, or an `x` with the captured piece's letter or without. */
const strokeHere = (text: string): boolean => {
  const stroke = codeAt(text, spelling.end);
  if (stroke !== HYPHEN && stroke !== SMALL_X) return false;
  spelling.end++;
  if (stroke === SMALL_X) {
    const kind = letterKindAt(text, spelling.end);
    spelling.captured = kind === 0 ? ANY_PIECE : kind;
    if (kind !== 0) spelling.end++;
  }
  return true;
};

/** `H02-83`, `C32x72`, `E44xP72`. */
export const readSan: SpellingReader = (text) => {
  begin();
  spelling.kind = letterKindAt(text, 0);
  if (spelling.kind === 0) return false;
  spelling.end = 1;
  spelling.from = koreanSquareAt(text);
  if (spelling.from < 0 || !strokeHere(text)) return false;
  spelling.to = koreanSquareAt(text);
  return spelling.to >= 0 && latinTail(text);
};

/** `b1c3` and nothing else. */
export const readUci: SpellingReader = (text) => {
  begin();
  spelling.from = namedSquareAt(text);
  if (spelling.from < 0) return false;
  spelling.to = namedSquareAt(text);
  return spelling.to >= 0 && spelling.end === text.length;
};

/**
 * Two squares in letters and numbers, with what people write around them: a piece's letter before (`Hb0c2`), a stroke
 * between (`b0-c2`), or a Korean piece between (`b9馬c7`), then captures and checks as in the other forms.
 */
const lettered =
  (squareHere: SquareReader): SpellingReader =>
  (text) => {
    begin();
    spelling.kind = letterKindAt(text, 0);
    if (spelling.kind !== 0) spelling.end = 1;
    spelling.from = squareHere(text);
    if (spelling.from < 0) return false;
    if (!strokeHere(text)) {
      sideHere(text);
      const kind = KIND_OF_CODE[codeAt(text, spelling.end)] as number;
      if (kind !== 0) {
        spelling.kind = kind;
        spelling.end++;
      } else if (spelling.side !== null) return false;
    }
    spelling.to = squareHere(text);
    if (spelling.to < 0) return false;
    return latinTail(text) || koreanTail(text);
  };

/** Ranks 1 to 10 from Cho's side. */
export const readLetters = lettered(namedSquareAt);
/** Ranks 1 to 10 from Han's side. */
export const readLettersFromHan = lettered(fromHan(namedSquareAt));
/** WinBoard's coordinates: ranks 0 to 9 from Cho's side. */
export const readWinBoard = lettered(winboardSquareAt);
/** Ranks 0 to 9 from Han's side. */
export const readWinBoardFromHan = lettered(fromHan(winboardSquareAt));
