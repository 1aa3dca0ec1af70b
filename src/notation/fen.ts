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
  pieceCode,
  SOLDIER,
  sideOf,
} from '../janggi/piece.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import type { Setup } from '../janggi/setup.js';
import { CHO, HAN, type SideCode } from '../janggi/side.js';
import { FILES, fileName, RANKS, SQUARES, squareAt } from '../janggi/square.js';

/**
 * FEN in the canonical dialect, FAIRY_STOCKFISH: `K A B N C R P`, upper case for Cho; ranks from 10 down;
 * `w` for Cho to move; two fields that janggi does not use; half-moves since the last capture; move number.
 */

/** Spellings of a position that are read and written. */
export const FEN_DIALECTS = ['FAIRY_STOCKFISH'] as const;
export type FenDialect = (typeof FEN_DIALECTS)[number];

/** No board with its counters is longer; what is longer is not read. */
export const MAX_FEN_LENGTH = 256;
/** The largest half-move clock and move number that are read. */
export const MAX_COUNTER = 9999;

const LETTERS = '.KABNCRP';
const KIND_OF_LETTER: { readonly [letter: string]: number } = {
  k: GENERAL,
  a: GUARD,
  b: ELEPHANT,
  n: HORSE,
  c: CANNON,
  r: CHARIOT,
  p: SOLDIER,
  // Horse and elephant by their own first letters.
  h: HORSE,
  e: ELEPHANT,
};

/** The letter of each piece code. */
const LETTER_OF: readonly string[] = Array.from({ length: 16 }, (_, piece) => {
  const letter = LETTERS[kindOf(piece)] as string;
  return sideOf(piece) === CHO ? letter : letter.toLowerCase();
});

/** Writes the board field of a FEN. */
export const formatBoard = (board: ArrayLike<PieceCode>): string => {
  let text = '';
  for (let rank = RANKS - 1; rank >= 0; rank--) {
    let gap = 0;
    for (let square = squareAt(0, rank); square < squareAt(FILES, rank); square++) {
      const piece = board[square] as PieceCode;
      if (piece === EMPTY) {
        gap++;
        continue;
      }
      if (gap > 0) text += gap;
      gap = 0;
      text += LETTER_OF[piece];
    }
    if (gap > 0) text += gap;
    if (rank > 0) text += '/';
  }
  return text;
};

/** Writes a FEN in the canonical dialect. */
export const formatFen = ({ board, turn, halfmoveClock, moveNumber }: Setup): string =>
  `${formatBoard(board)} ${turn === CHO ? 'w' : 'b'} - - ${halfmoveClock} ${moveNumber}`;

interface Field {
  readonly text: string;
  /** 1-based. */
  readonly column: number;
}

/**
 * Reads a FEN. The two unused fields may be left out, as WinBoard does, and so may counters and side to move:
 * what was assumed then stands in the warnings.
 * @returns a setup that may still be impossible, or the first fault with its code and place: FEN_EMPTY, FEN_TOO_LONG,
 *   FEN_RANK_COUNT, FEN_RANK_WIDTH, FEN_BAD_DIGIT, FEN_UNKNOWN_LETTER, FEN_BAD_TURN, FEN_BAD_FIELD, FEN_BAD_COUNTER,
 *   FEN_TRAILING_TEXT
 */
export const parseFen = (text: string): Result<{ setup: Setup; warnings: Problem[] }, Problem> => {
  if (text.length > MAX_FEN_LENGTH)
    return fault('FEN_TOO_LONG', `A FEN has at most ${MAX_FEN_LENGTH} characters, this text has ${text.length}.`, {
      column: MAX_FEN_LENGTH + 1,
    });
  const warnings: Problem[] = [];
  const fields = splitFields(text, warnings);
  const [boardField, turnField, ...rest] = fields;
  if (!boardField) return fault('FEN_EMPTY', 'The FEN is empty.', { column: 1 });
  const board = parseBoard(boardField, warnings);
  if (!board.ok) return board;
  const turn = parseTurn(turnField, warnings);
  if (!turn.ok) return turn;
  const counters = parseCounters(rest, warnings);
  if (!counters.ok) return counters;
  const [halfmoveClock, moveNumber] = counters.value;
  return ok({ setup: { board: board.value, turn: turn.value, halfmoveClock, moveNumber }, warnings });
};

const fault = (
  code: string,
  message: string,
  place: { column?: number; rank?: number; file?: string } = {},
): { ok: false; error: Problem } => err({ code, message, ...place });

const isBlank = (character: string): boolean =>
  character === ' ' || character === '\t' || character === '\n' || character === '\r';

const splitFields = (text: string, warnings: Problem[]): Field[] => {
  const fields: Field[] = [];
  let extra = 0;
  for (let at = 0; at < text.length; ) {
    if (isBlank(text[at] as string)) {
      const single = text[at] === ' ' && fields.length > 0 && at + 1 < text.length && !isBlank(text[at + 1] as string);
      if (!single && extra === 0) extra = at + 1;
      at++;
      continue;
    }
    const from = at;
    while (at < text.length && !isBlank(text[at] as string)) at++;
    fields.push({ text: text.slice(from, at), column: from + 1 });
  }
  if (extra > 0 && fields.length > 0)
    warnings.push({
      code: 'FEN_EXTRA_BLANKS',
      message: 'Blanks other than one space between two fields were skipped.',
      column: extra,
    });
  return fields;
};

const parseBoard = ({ text, column }: Field, warnings: Problem[]): Result<Uint8Array, Problem> => {
  const board = new Uint8Array(SQUARES);
  const ranks = text.split('/');
  if (ranks.length !== RANKS)
    return fault(
      'FEN_RANK_COUNT',
      `A board has ${RANKS} ranks with \`/\` between them, this one has ${ranks.length}.`,
      {
        column,
      },
    );
  let otherLetters = 0;
  let at = column;
  for (let line = 0; line < RANKS; line++, at++) {
    const rank = RANKS - line;
    let file = 0;
    for (const character of ranks[line] as string) {
      const place = { rank, ...(file < FILES && { file: fileName(file) }), column: at };
      if (character >= '0' && character <= '9') {
        if (character === '0')
          return fault('FEN_BAD_DIGIT', `A gap is 1 to 9 empty points, not 0 (rank ${rank}).`, place);
        file += Number(character);
      } else {
        const kind = Object.hasOwn(KIND_OF_LETTER, character.toLowerCase())
          ? (KIND_OF_LETTER[character.toLowerCase()] as number)
          : EMPTY;
        if (kind === EMPTY)
          return fault(
            'FEN_UNKNOWN_LETTER',
            `${JSON.stringify(character)} on rank ${rank} is no piece; pieces are K A B N C R P, lower case for Han.`,
            place,
          );
        if (otherLetters === 0 && 'hHeE'.includes(character)) otherLetters = at;
        if (file < FILES) {
          const side: SideCode = character === character.toUpperCase() ? CHO : HAN;
          board[squareAt(file, rank - 1)] = pieceCode(side, kind);
        }
        file++;
      }
      if (file > FILES)
        return fault('FEN_RANK_WIDTH', `Rank ${rank} has more than ${FILES} points (${JSON.stringify(ranks[line])}).`, {
          rank,
          column: at,
        });
      at += character.length;
    }
    if (file < FILES)
      return fault(
        'FEN_RANK_WIDTH',
        `Rank ${rank} has ${file} points instead of ${FILES} (${JSON.stringify(ranks[line])}).`,
        { rank, file: fileName(file), column: at },
      );
  }
  if (otherLetters > 0)
    warnings.push({
      code: 'FEN_HORSE_ELEPHANT_LETTERS',
      message: 'The letters h and e were read as horse (n) and elephant (b).',
      column: otherLetters,
    });
  return ok(board);
};

const parseTurn = (field: Field | undefined, warnings: Problem[]): Result<SideCode, Problem> => {
  if (!field) {
    warnings.push({ code: 'FEN_TURN_ASSUMED', message: 'No side to move was given; Cho (w) was assumed.' });
    return ok(CHO);
  }
  if (field.text === 'w') return ok(CHO);
  if (field.text === 'b') return ok(HAN);
  return fault('FEN_BAD_TURN', `The side to move is w (Cho) or b (Han), not ${JSON.stringify(field.text)}.`, {
    column: field.column,
  });
};

const parseCounters = (fields: readonly Field[], warnings: Problem[]): Result<[number, number], Problem> => {
  const dashes = fields[0]?.text === '-';
  if (dashes && fields[1]?.text !== '-')
    return fault('FEN_BAD_FIELD', 'The side to move is followed by `- -`, or by the counters at once.', {
      column: (fields[1] ?? (fields[0] as Field)).column,
    });
  const [clock, number, extra] = dashes ? fields.slice(2) : fields;
  if (!clock || !number)
    warnings.push({
      code: 'FEN_COUNTERS_ASSUMED',
      message: clock
        ? 'No move number was given; 1 was assumed.'
        : 'No counters were given; half-move clock 0 and move number 1 were assumed.',
    });
  const halfmoveClock = parseCounter(clock, 'half-move clock', 0);
  if (!halfmoveClock.ok) return halfmoveClock;
  const moveNumber = parseCounter(number, 'move number', 1);
  if (!moveNumber.ok) return moveNumber;
  if (extra)
    return fault('FEN_TRAILING_TEXT', `Nothing follows the move number, but ${JSON.stringify(extra.text)} does.`, {
      column: extra.column,
    });
  return ok([halfmoveClock.value, moveNumber.value]);
};

const parseCounter = (field: Field | undefined, name: string, assumed: number): Result<number, Problem> => {
  if (!field) return ok(assumed);
  const fits = /^[0-9]{1,4}$/.test(field.text);
  if (fits) return ok(Number(field.text));
  return fault(
    'FEN_BAD_COUNTER',
    `The ${name} is a whole number from 0 to ${MAX_COUNTER}, not ${JSON.stringify(field.text)}.`,
    { column: field.column },
  );
};
