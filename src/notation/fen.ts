import { copyBytes } from '../janggi/bytes.js';
import type { Movement } from '../janggi/movement.js';
import { EMPTY, kindOf, type PieceCode, pieceCode, sideOf } from '../janggi/piece.js';
import { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import type { Setup } from '../janggi/setup.js';
import { CHO, HAN, type SideCode } from '../janggi/side.js';
import { FILES, fileName, RANKS, SQUARES, squareAt } from '../janggi/square.js';
import { CANONICAL_LETTERS, readCanonicalFen } from './canonical-fen.js';
import { formatKoreanBoard, hasKoreanPieces, parseKoreanBoard } from './korean-board.js';

/**
 * Spellings of a position. All but the last are FENs that differ in the letters of guard, elephant and horse:
 * `a b n`, `a e h`, `g b n`. The last is the board of a `.gib` 판 tag.
 */
export const FEN_DIALECTS = ['FAIRY_STOCKFISH', 'CHARIOT_HORSE', 'WESTERN_NAMES', 'KOREAN_BOARD'] as const;
export type FenDialect = (typeof FEN_DIALECTS)[number];

/** The letters of a dialect by kind code, as they stand for Cho. */
const DIALECT_LETTERS = {
  FAIRY_STOCKFISH: CANONICAL_LETTERS,
  CHARIOT_HORSE: '.KAEHCRP',
  WESTERN_NAMES: '.KGBNCRP',
} as const;
type LetterDialect = keyof typeof DIALECT_LETTERS;
const LETTER_DIALECTS = Object.keys(DIALECT_LETTERS) as LetterDialect[];

/** No board with its counters is longer; what is longer is not read. */
export const MAX_FEN_LENGTH = 256;
/** The largest half-move clock and move number that are read. */
export const MAX_COUNTER = 9999;

/** Every letter of every dialect; no letter means two kinds. */
const KIND_OF_LETTER = new Map(
  LETTER_DIALECTS.flatMap((dialect) =>
    Array.from(DIALECT_LETTERS[dialect], (letter, kind): [string, number] => [letter.toLowerCase(), kind]).slice(1),
  ),
);

/** The piece that a letter of any dialect means, upper case for Cho; EMPTY for none. */
export const pieceOfLetter = (letter: string): PieceCode => {
  const kind = KIND_OF_LETTER.get(letter.toLowerCase());
  return kind === undefined ? EMPTY : pieceCode(letter === letter.toUpperCase() ? CHO : HAN, kind);
};

/** By dialect, the letter of each piece code. */
const LETTER_OF = Object.fromEntries(
  LETTER_DIALECTS.map((dialect) => [
    dialect,
    Array.from({ length: 16 }, (_, piece) => {
      const letter = DIALECT_LETTERS[dialect][kindOf(piece)] as string;
      return sideOf(piece) === CHO ? letter : letter.toLowerCase();
    }),
  ]),
) as unknown as { readonly [D in LetterDialect]: readonly string[] };

/** Writes the board field of a FEN. */
export const formatBoard = (board: ArrayLike<PieceCode>, dialect: LetterDialect = 'FAIRY_STOCKFISH'): string => {
  const letters = LETTER_OF[dialect];
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
      text += letters[piece];
    }
    if (gap > 0) text += gap;
    if (rank > 0) text += '/';
  }
  return text;
};

/** Writes a position. KOREAN_BOARD has no counters; the others differ in letters alone. */
export const formatFen = (setup: Setup, dialect: FenDialect = 'FAIRY_STOCKFISH'): string =>
  dialect === 'KOREAN_BOARD'
    ? formatKoreanBoard(setup)
    : `${formatBoard(setup.board, dialect)} ${setup.turn === CHO ? 'w' : 'b'} - - ${setup.halfmoveClock} ${setup.moveNumber}`;

interface Field {
  readonly text: string;
  /** 1-based. */
  readonly column: number;
}

/**
 * Reads a position. In a FEN the two unused fields may be left out, as WinBoard does, and so may counters and side to
 * move; underscores may stand for blanks. What was assumed or read otherwise than canonically stands in the warnings.
 * @param dialect recognised by its letters where none is named
 * @returns a setup that may still be impossible, or the first fault with its code and place: FEN_EMPTY, FEN_TOO_LONG,
 *   FEN_RANK_COUNT, FEN_RANK_WIDTH, FEN_BAD_DIGIT, FEN_UNKNOWN_LETTER, FEN_MIXED_LETTERS, FEN_BAD_TURN, FEN_BAD_FIELD,
 *   FEN_BAD_COUNTER, FEN_COUNTER_TOO_LARGE, FEN_TRAILING_TEXT. Warnings: FEN_TURN_ASSUMED, FEN_COUNTERS_ASSUMED,
 *   FEN_EXTRA_BLANKS, FEN_UNDERSCORES, FEN_DIALECT_READ, FEN_HORSE_ELEPHANT_LETTERS, FEN_SPLIT_GAP
 */
export const parseFen = (
  text: string,
  dialect: FenDialect | null = null,
): Result<{ setup: Setup; warnings: Problem[] }, Problem> => {
  if (text.length > MAX_FEN_LENGTH)
    return fault('FEN_TOO_LONG', `A FEN has at most ${MAX_FEN_LENGTH} characters, this text has ${text.length}.`, {
      column: MAX_FEN_LENGTH + 1,
    });
  const canonical = dialect === null || dialect === 'FAIRY_STOCKFISH' ? readCanonicalFen(text) : null;
  if (canonical) {
    const { cells, turn, halfmoveClock, moveNumber } = canonical;
    const board = copyBytes(cells.subarray(0, SQUARES));
    return ok({ setup: { board, turn, halfmoveClock, moveNumber }, warnings: [] });
  }
  const warnings: Problem[] = [];
  if (dialect === 'KOREAN_BOARD' || (dialect === null && hasKoreanPieces(text))) {
    if (dialect === null) warnings.push(readAs('KOREAN_BOARD'));
    const setup = parseKoreanBoard(text);
    return setup.ok ? ok({ setup: setup.value, warnings }) : setup;
  }
  const fields = splitFields(text.includes(' ') ? text : withoutUnderscores(text, warnings), warnings);
  const [boardField, turnField, ...rest] = fields;
  if (!boardField) return fault('FEN_EMPTY', 'The FEN is empty.', { column: 1 });
  const board = parseBoard(boardField, dialect, warnings);
  if (!board.ok) return board;
  const turn = parseTurn(turnField, warnings);
  if (!turn.ok) return turn;
  const counters = parseCounters(rest, warnings);
  if (!counters.ok) return counters;
  const [halfmoveClock, moveNumber] = counters.value;
  return ok({ setup: { board: board.value, turn: turn.value, halfmoveClock, moveNumber }, warnings });
};

/**
 * Reads a position that is written as we write it ourselves and has no fault at all, twice as fast as by way of
 * {@link parseFen} and `Position.from`; null for any other, and those tell why.
 */
export const readPosition = (fen: string, movement: Movement): Position | null => {
  const placed = readCanonicalFen(fen);
  return placed && Position.placed(placed, movement);
};

const fault = (
  code: string,
  message: string,
  place: { column?: number; rank?: number; file?: string } = {},
): { ok: false; error: Problem } => err({ code, message, ...place });

const readAs = (dialect: FenDialect): Problem => ({
  code: 'FEN_DIALECT_READ',
  message: `The position was read as ${dialect}; name it in \`dialect\` to be sure.`,
});

const isBlank = (character: string): boolean => /\s/.test(character);

/** A FEN in an address is often written with underscores for blanks. */
const withoutUnderscores = (text: string, warnings: Problem[]): string => {
  const at = text.indexOf('_');
  if (at < 0) return text;
  warnings.push({ code: 'FEN_UNDERSCORES', message: 'Underscores were read as blanks.', column: at + 1 });
  return text.replaceAll('_', ' ');
};

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

const parseBoard = (
  { text, column }: Field,
  dialect: LetterDialect | null,
  warnings: Problem[],
): Result<Uint8Array, Problem> => {
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
  const readable = readableLetters(dialect);
  /** Where each letter stood first. */
  const seen = new Map<string, number>();
  let splitGap = 0;
  let at = column;
  for (let line = 0; line < RANKS; line++, at++) {
    const rank = RANKS - line;
    let file = 0;
    let afterGap = false;
    for (const character of ranks[line] as string) {
      const place = { rank, ...(file < FILES && { file: fileName(file) }), column: at };
      if (character >= '0' && character <= '9') {
        if (character === '0')
          return fault('FEN_BAD_DIGIT', `A gap is 1 to 9 empty points, not 0 or 10 (rank ${rank}).`, place);
        if (afterGap && splitGap === 0) splitGap = at;
        afterGap = true;
        file += Number(character);
      } else {
        afterGap = false;
        const letter = character.toLowerCase();
        const piece = pieceOfLetter(character);
        if (piece === EMPTY || !readable.includes(letter))
          return fault(
            'FEN_UNKNOWN_LETTER',
            `${JSON.stringify(character)} on rank ${rank} is no piece${dialect === null ? '' : ` in ${dialect}`}; pieces are ${[...DIALECT_LETTERS[dialect ?? 'FAIRY_STOCKFISH'].slice(1)].join(' ')}, lower case for Han.`,
            place,
          );
        if (!seen.has(letter)) seen.set(letter, at);
        if (file < FILES) board[squareAt(file, rank - 1)] = piece;
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
  const spelling = judgeLetters(seen, dialect);
  if (!spelling.ok) return spelling;
  if (spelling.value) warnings.push(spelling.value);
  // Other programs would read one number of two digits, which no rank of nine points holds.
  if (splitGap > 0)
    warnings.push({
      code: 'FEN_SPLIT_GAP',
      message: 'Two digits side by side were read as two gaps; write their sum.',
      column: splitGap,
    });
  return ok(board);
};

/** The canonical dialect also takes horse and elephant by their own first letters. */
const ALSO_CANONICAL = 'he';

const readableLetters = (dialect: LetterDialect | null): string => {
  if (dialect === null) return [...KIND_OF_LETTER.keys()].join('');
  return DIALECT_LETTERS[dialect].toLowerCase() + (dialect === 'FAIRY_STOCKFISH' ? ALSO_CANONICAL : '');
};

/** Which dialect the letters of a board belong to: null for the canonical one, else a warning that names it. */
const judgeLetters = (
  seen: ReadonlyMap<string, number>,
  named: LetterDialect | null,
): Result<Problem | null, Problem> => {
  const letters = [...seen.keys()];
  const fits = (dialect: LetterDialect): boolean =>
    letters.every((letter) => DIALECT_LETTERS[dialect].toLowerCase().includes(letter));
  if (fits('FAIRY_STOCKFISH') || (named !== null && fits(named))) return ok(null);
  const dialect = LETTER_DIALECTS.find(fits);
  if (dialect) return ok(readAs(dialect));
  const column = Math.min(
    ...letters.filter((letter) => 'heg'.includes(letter)).map((letter) => seen.get(letter) as number),
  );
  if (seen.has('g'))
    return fault(
      'FEN_MIXED_LETTERS',
      'The letter g is the guard of WESTERN_NAMES, and other letters are those of FAIRY_STOCKFISH or CHARIOT_HORSE; use one of them throughout.',
      { column },
    );
  return ok({
    code: 'FEN_HORSE_ELEPHANT_LETTERS',
    message: 'The letters h and e were read as horse (n) and elephant (b).',
    column,
  });
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
  const { text, column } = field;
  if (!/^[0-9]+$/.test(text))
    return fault(
      'FEN_BAD_COUNTER',
      `The ${name} is a whole number from 0 to ${MAX_COUNTER}, not ${JSON.stringify(text)}.`,
      { column },
    );
  const value = Number(text);
  if (value > MAX_COUNTER)
    return fault('FEN_COUNTER_TOO_LARGE', `The ${name} is at most ${MAX_COUNTER}, and ${text} is more.`, { column });
  return ok(value);
};
