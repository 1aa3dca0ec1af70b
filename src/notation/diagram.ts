import { EMPTY, kindOf, type PieceCode, pieceCode, sideOf } from '../janggi/piece.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import type { Setup } from '../janggi/setup.js';
import { CHO, HAN, type SideCode } from '../janggi/side.js';
import { FILES, fileName, RANKS, SQUARES, squareAt } from '../janggi/square.js';
import { pieceOfLetter } from './fen.js';
import { KIND_OF_HANGUL, KIND_OF_HANJA } from './piece-names.js';

/** How a text board names its pieces: in Hanja, in Hangul, or by the letters of a FEN. */
export const DIAGRAM_STYLES = ['HANJA', 'HANGUL', 'LETTERS'] as const;
export type DiagramStyle = (typeof DIAGRAM_STYLES)[number];

/** No text board with its remarks is longer; what is longer is not read. */
export const MAX_DIAGRAM_LENGTH = 4096;

/** By kind code, Cho's and Han's. */
const NAMES = {
  HANJA: [' 楚士象馬包車卒', ' 漢士象馬包車兵'],
  HANGUL: [' 초사상마포차졸', ' 한사상마포차병'],
  LETTERS: [' KABNCRP', ' kabncrp'],
} as const;

/** One point of a text board. Cho's pieces stand in round brackets, Han's in square ones, unless letters tell them apart. */
const cell = (piece: PieceCode, style: DiagramStyle): string => {
  if (piece === EMPTY) return style === 'LETTERS' ? '.' : ' ・ ';
  const name = NAMES[style][sideOf(piece)][kindOf(piece)] as string;
  if (style === 'LETTERS') return name;
  return sideOf(piece) === CHO ? `(${name})` : `[${name}]`;
};

/** Draws a position as text, Cho at the bottom, with the names of ranks and files, and who moves. */
export const formatDiagram = ({ board, turn }: Pick<Setup, 'board' | 'turn'>, style: DiagramStyle): string => {
  const lines: string[] = [];
  for (let rank = RANKS - 1; rank >= 0; rank--) {
    const cells = Array.from({ length: FILES }, (_, file) => cell(board[squareAt(file, rank)] as PieceCode, style));
    lines.push(`${String(rank + 1).padStart(2)} ${cells.join(style === 'LETTERS' ? ' ' : '')}`);
  }
  const files = Array.from({ length: FILES }, (_, file) => fileName(file));
  lines.push(`   ${style === 'LETTERS' ? files.join(' ') : files.map((file) => ` ${file}  `).join('')}`.trimEnd());
  lines.push(TURN_LINES[style][turn] as string);
  return lines.join('\n');
};

/** Who moves, by style and side. */
const TURN_LINES: { readonly [S in DiagramStyle]: readonly [cho: string, han: string] } = {
  HANJA: ['楚 차례', '漢 차례'],
  HANGUL: ['초 차례', '한 차례'],
  LETTERS: ['Cho to move', 'Han to move'],
};

/** Whether a text can only be a board of several lines: a FEN has one. */
export const isDiagram = (text: string): boolean => text.trim().split('\n', RANKS).length === RANKS;

const fault = (code: string, message: string, place: Partial<Problem> = {}): { ok: false; error: Problem } =>
  err({ code, message, ...place });

/** What stands between points, and what an empty point is drawn as. */
const LINES_BETWEEN = /[\s\-─|│]/;
const EMPTY_POINTS = new Set(['+', '.', '・', '·', '┼', '＋', '_', '*']);
const CLOSING: { readonly [opening: string]: string } = { '(': ')', '[': ']' };

/** A point as read: its piece, how that is named, and whether its side had to be taken from the script alone. */
interface Point {
  readonly piece: PieceCode;
  readonly script: 'HANJA' | 'HANGUL' | null;
  readonly isAssumed: boolean;
}
const EMPTY_POINT: Point = { piece: EMPTY, script: null, isAssumed: false };

const pointOf = (name: string, bracket: string): Point | null => {
  const letter = pieceOfLetter(name);
  if (letter !== EMPTY) return { ...EMPTY_POINT, piece: letter };
  const hangul = KIND_OF_HANGUL.get(name);
  const kind = hangul ?? KIND_OF_HANJA.get(name) ?? KIND_OF_SIDE.get(name);
  if (kind === undefined) return null;
  const told = bracket === '(' ? CHO : bracket === '[' ? HAN : SIDE_OF_NAME.get(name);
  const side: SideCode = told ?? (hangul === undefined ? HAN : CHO);
  return {
    piece: pieceCode(side, kind),
    script: /\p{sc=Hangul}/u.test(name) ? 'HANGUL' : 'HANJA',
    isAssumed: told === undefined,
  };
};
/** Generals named by their side, and soldiers whose names differ: these tell the side themselves. */
const SIDE_OF_NAME = new Map<string, SideCode>([
  ['楚', CHO],
  ['초', CHO],
  ['卒', CHO],
  ['졸', CHO],
  ['漢', HAN],
  ['한', HAN],
  ['兵', HAN],
  ['병', HAN],
]);
const KIND_OF_SIDE = new Map([
  ['초', 1],
  ['한', 1],
]);

/** The nine points of a line, or null where the line is no rank of a board. */
const readRank = (line: string): Point[] | null => {
  const characters = [...line.replace(/^\s*(?:10|[0-9])(?=[\s([])/, '')];
  const points: Point[] = [];
  for (let at = 0; at < characters.length && points.length < FILES; at++) {
    const character = characters[at] as string;
    if (LINES_BETWEEN.test(character)) continue;
    if (EMPTY_POINTS.has(character)) {
      points.push(EMPTY_POINT);
      continue;
    }
    const closing = CLOSING[character];
    if (closing !== undefined && characters[at + 2] !== closing) return null;
    const point = pointOf((closing === undefined ? character : characters[at + 1]) as string, character);
    if (!point) return null;
    points.push(point);
    if (closing !== undefined) at += 2;
  }
  return points.length === FILES ? points : null;
};

const noSides = (script: string, piece: string): ReturnType<typeof fault> =>
  fault(
    'DIAGRAM_SIDES',
    `Both sides' pieces are in ${script}, so each could be either side's: put Cho's in round brackets (${piece}) and Han's in square ones [${piece}].`,
  );

/**
 * Reads a board drawn as text, as books and chats print it: ten lines of nine points, Cho at the bottom, with or without
 * the names of ranks and files; lines that are no rank are passed over. Letters are those of any FEN dialect; else
 * Cho's pieces stand in round and Han's in square brackets, or Cho's in Hangul and Han's in Hanja.
 * A line may say who moves (`Han to move`, `한 차례`); where none does, Cho is assumed, and the warning
 * DIAGRAM_TURN_ASSUMED says so.
 * @returns the setup, or DIAGRAM_TOO_LONG, DIAGRAM_RANKS, DIAGRAM_SIDES
 */
export const parseDiagram = (text: string): Result<{ setup: Setup; warnings: Problem[] }, Problem> => {
  if (text.length > MAX_DIAGRAM_LENGTH)
    return fault(
      'DIAGRAM_TOO_LONG',
      `A text board has at most ${MAX_DIAGRAM_LENGTH} characters, this one has ${text.length}.`,
    );
  const ranks: { readonly line: number; readonly points: readonly Point[] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const points = readRank(line);
    if (points) ranks.push({ line: index + 1, points });
  }
  if (ranks.length !== RANKS)
    return fault(
      'DIAGRAM_RANKS',
      `A text board has ${RANKS} lines of ${FILES} points, this text has ${ranks.length} such lines.`,
      ranks.length > 0 ? { line: (ranks.at(-1) as { line: number }).line } : {},
    );
  const points = ranks.flatMap((rank) => rank.points);
  const assumed = points.filter(({ isAssumed }) => isAssumed);
  const inHangul = points.filter(({ script }) => script === 'HANGUL');
  // Where one script names both sides, it tells none.
  if (assumed.length > 0 && inHangul.length === 0) return noSides('Hanja', '車');
  if (
    assumed.some((point) => inHangul.includes(point)) &&
    inHangul.some(({ piece, isAssumed }) => !isAssumed && sideOf(piece) === HAN)
  )
    return noSides('Hangul', '차');
  const board = new Uint8Array(SQUARES);
  points.forEach(({ piece }, index) => {
    board[squareAt(index % FILES, RANKS - 1 - Math.floor(index / FILES))] = piece;
  });
  const turn = readTurn(text);
  const warning = { code: 'DIAGRAM_TURN_ASSUMED', message: 'The diagram does not say who moves; Cho was assumed.' };
  return ok({
    setup: { board, turn: turn ?? CHO, halfmoveClock: 0, moveNumber: 1 },
    warnings: turn === null ? [warning] : [],
  });
};

/** A line that says who moves: `Han to move`, `한 차례`, or the letter of a FEN. */
const TURN_LINE = /^[^\S\n]*(?:(w|Cho to move|[초楚] ?차례|[초楚])|b|Han to move|[한漢] ?차례|[한漢])[^\S\n]*\r?$/im;

const readTurn = (text: string): SideCode | null => {
  const match = TURN_LINE.exec(text);
  if (!match) return null;
  return match[1] === undefined ? HAN : CHO;
};
