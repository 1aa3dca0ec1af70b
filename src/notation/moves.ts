import { gaveCheck } from '../janggi/attack.js';
import { hasMoveBesidesPass, isLegal } from '../janggi/generate.js';
import { isPass, type Move, moveFrom, moveOf, moveTo } from '../janggi/move.js';
import { EMPTY, kindName, kindOf, SOLDIER, sideOf } from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { HAN, sideName } from '../janggi/side.js';
import { fileName, fileOf, RANKS, rankOf, SQUARES, type Square, squareAt, squareName } from '../janggi/square.js';
import { disambiguation, isAlgebraic, readAlgebraic } from './algebraic.js';
import {
  ANY_PIECE,
  CHECK,
  MATE,
  NO_CHECK,
  readKorean,
  readLetters,
  readLettersFromHan,
  readSan,
  readUci,
  readWinBoard,
  readWinBoardFromHan,
  type Spelling,
  type SpellingReader,
  spelling,
} from './move-spelling.js';
import { usualText } from './plain-text.js';

/**
 * How a move is written. AUTO tries the forms that cannot be mistaken for each other. Squares in letters with more than
 * UCI's bare two (`b1-c3`, `b1馬c3`) look alike in four counts, and are read only where one is named: ranks from 1 or
 * from 0, at Cho's back rank (LETTERS, WINBOARD) or at Han's (LETTERS_FROM_HAN, WINBOARD_FROM_HAN).
 */
export const MOVE_NOTATIONS = [
  'AUTO',
  'UCI',
  'KOREAN',
  'SAN',
  'ALGEBRAIC',
  'LETTERS',
  'LETTERS_FROM_HAN',
  'WINBOARD',
  'WINBOARD_FROM_HAN',
] as const;
export type MoveNotation = (typeof MOVE_NOTATIONS)[number];

const HANGUL: readonly string[] = ['', '장', '사', '상', '마', '포', '차', '졸'];
const HAN_SOLDIER = '병';
const SAN_LETTERS = '.KAEHCRP';
/** By what a move gives: nothing, check, mate. */
const CHECK_MARKS = ['', '+', '#'] as const;

const KOREAN_SQUARES: readonly string[] = Array.from(
  { length: SQUARES },
  (_, square) => `${(RANKS - rankOf(square)) % 10}${fileOf(square) + 1}`,
);
/** A square as Korean records write it: row, then column; row 1 is Han's back rank, 0 (the tenth) Cho's. */
export const koreanSquare = (square: Square): string => KOREAN_SQUARES[square] as string;

/** `b1c3`; a pass is the general's null move, `e2e2`. */
export const formatUci = (move: Move): string => {
  const known = UCI[move];
  if (known !== undefined) return known;
  const text = squareName(moveFrom(move)) + squareName(moveTo(move));
  UCI[move] = text;
  return text;
};
/** By move, those that were asked for once. */
const UCI: (string | undefined)[] = new Array(moveOf(SQUARES, 0)).fill(undefined);

/** The same for many moves. */
export const formatUciMoves = (moves: Uint16Array): string[] => {
  const texts = new Array<string>(moves.length);
  for (let index = 0; index < moves.length; index++) texts[index] = formatUci(moves[index] as Move);
  return texts;
};

/** The Korean record form: `02마83`; a pass is `한수쉼`. */
export const formatKorean = (position: Position, move: Move): string => {
  if (isPass(move)) return '한수쉼';
  const piece = position.board[moveFrom(move)] as number;
  const name = kindOf(piece) === SOLDIER && sideOf(piece) === HAN ? HAN_SOLDIER : HANGUL[kindOf(piece)];
  return koreanSquare(moveFrom(move)) + name + koreanSquare(moveTo(move));
};

/** Fairy-Stockfish's janggi notation: `H02-83`, `C32x72`, with `+` for check and `#` for mate; a pass is `K95-95`. */
export const formatSan = (position: Position, move: Move): string => {
  const from = moveFrom(move);
  const to = moveTo(move);
  const captures = !isPass(move) && position.board[to] !== EMPTY;
  const letter = SAN_LETTERS[kindOf(position.board[from] as number)];
  const check = CHECK_MARKS[checkGiven(position, move)];
  return `${letter}${koreanSquare(from)}${captures ? 'x' : '-'}${koreanSquare(to)}${check}`;
};

/** A piece and where it goes, with as much of where it came from as is needed: `Hc3`, `Rab2`, `Pxd6+`. */
const formatAlgebraic = (position: Position, move: Move): string => {
  const to = moveTo(move);
  const letter = SAN_LETTERS[kindOf(position.board[moveFrom(move)] as number)];
  if (isPass(move)) return `${letter}${squareName(to)}`;
  const captures = position.board[to] === EMPTY ? '' : 'x';
  return `${letter}${disambiguation(position, move)}${captures}${squareName(to)}${CHECK_MARKS[checkGiven(position, move)]}`;
};

const fromHan = (square: Square): Square => squareAt(fileOf(square), RANKS - 1 - rankOf(square));
const zeroBased = (square: Square): string => `${fileName(fileOf(square))}${rankOf(square)}`;
const bySquares =
  (name: (square: Square) => string, stroke: string) =>
  (_: Position, move: Move): string =>
    name(moveFrom(move)) + stroke + name(moveTo(move));

const WRITERS: { readonly [N in Exclude<MoveNotation, 'AUTO'>]: (position: Position, move: Move) => string } = {
  UCI: bySquares(squareName, ''),
  KOREAN: formatKorean,
  SAN: formatSan,
  ALGEBRAIC: formatAlgebraic,
  LETTERS: bySquares(squareName, '-'),
  LETTERS_FROM_HAN: bySquares((square) => squareName(fromHan(square)), '-'),
  WINBOARD: bySquares(zeroBased, ''),
  WINBOARD_FROM_HAN: bySquares((square) => zeroBased(fromHan(square)), ''),
};

/** Writes a legal move, before it is played; AUTO is UCI. Reading it in the same notation gives the same move. */
export const formatMove = (position: Position, move: Move, notation: MoveNotation): string =>
  WRITERS[notation === 'AUTO' ? 'UCI' : notation](position, move);

/** A move as read: where from and to, and what in its spelling did not agree with the board. */
export interface ReadMove {
  readonly move: Move;
  readonly warnings: readonly Problem[];
}

/** No way of writing one move is longer; what is longer is not read. */
export const MAX_MOVE_LENGTH = 32;

/** As the contract has it, then as others write it; the Korean word may name its side. */
const PASSES: ReadonlySet<string> = new Set([
  ...['한수쉼', 'pass', '0000', '@@@@'],
  ...['Pass', 'PASS', '--', '@@', 'Z0', '쉼'],
  ...['초한수쉼', '한한수쉼', '楚한수쉼', '漢한수쉼'],
]);

/** Whether a text is a pass by a word for it, not by a move of the general. */
export const isPassText = (text: string): boolean => PASSES.has(text);

/** The notations that say which squares are meant, whatever the position. */
const READERS: { readonly [N in Exclude<MoveNotation, 'AUTO' | 'ALGEBRAIC'>]: SpellingReader } = {
  UCI: readUci,
  KOREAN: readKorean,
  SAN: readSan,
  LETTERS: readLetters,
  LETTERS_FROM_HAN: readLettersFromHan,
  WINBOARD: readWinBoard,
  WINBOARD_FROM_HAN: readWinBoardFromHan,
};

/** What each notation looks like. */
const FORMS: { readonly [N in MoveNotation]: string } = {
  AUTO: '`b1c3`, `02마83`, `Hc3` or `H02-83`',
  UCI: '`b1c3`',
  KOREAN: '`02마83`',
  SAN: '`H02-83`',
  ALGEBRAIC: '`Hc3`',
  LETTERS: '`b1-c3`',
  LETTERS_FROM_HAN: '`b10-c8`',
  WINBOARD: '`b0c2`',
  WINBOARD_FROM_HAN: '`b9c7`',
};

/** The form that a move's first character belongs to: a letter of a file, of a piece, or else Korean. */
const readAny: SpellingReader = (text) => {
  const first = text.charCodeAt(0);
  if (first >= 0x61 && first <= 0x7a) return readUci(text);
  return first >= 0x41 && first <= 0x5a ? readSan(text) : readKorean(text);
};

/** The counts of ranks that squares in letters may have. */
export const LETTER_NOTATIONS = ['LETTERS', 'LETTERS_FROM_HAN', 'WINBOARD', 'WINBOARD_FROM_HAN'] as const;

/** Whether a text is a move in letters, by one count of ranks or another. */
export const isLettered = (text: string): boolean =>
  text.length <= MAX_MOVE_LENGTH && !readUci(text) && LETTER_NOTATIONS.some((notation) => READERS[notation](text));

/** For a notation that says too little without a position. */
const readNothing: SpellingReader = () => false;

const NO_WARNINGS: readonly Problem[] = [];

/**
 * Reads one move in a position. Only its geometry is read; whether it is legal is the referee's question.
 * @returns the move with warnings WRONG_CAPTURE, WRONG_SIDE, WRONG_CHECK where the spelling says something of the board
 *   that is not so, or UNUSUAL_CHARACTERS; or BAD_MOVE (no move in this notation; the message says from which column on),
 *   WRONG_PIECE (the square holds another piece than named, or no such piece can go there), or AMBIGUOUS_MOVE (ALGEBRAIC,
 *   where two can)
 */
export const parseMove = (
  position: Position,
  text: string,
  notation: MoveNotation = 'AUTO',
): Result<ReadMove, Problem> => {
  if (text.length > MAX_MOVE_LENGTH) return badMove(text, MAX_MOVE_LENGTH, notation);
  const read = notation === 'ALGEBRAIC' ? readNothing : notation === 'AUTO' ? readAny : READERS[notation];
  // No reader takes a word for a pass, or blanks, for a move: most texts are done with here.
  if (read(text)) return verified(position, text, spelling);
  const token = text.trim();
  if (PASSES.has(token)) {
    const general = position.generalOf(position.turn);
    return ok({ move: moveOf(general, general), warnings: NO_WARNINGS });
  }
  if (token !== text && read(token)) return verified(position, token, spelling);
  const { end } = spelling;
  const algebraic = notation === 'AUTO' || notation === 'ALGEBRAIC' ? readAlgebraic(position, token) : null;
  if (algebraic) return algebraic.ok ? verified(position, token, algebraic.value) : algebraic;
  const again = usualSpelling(token);
  const reread = again === token ? null : parseMove(position, again, notation);
  if (reread?.ok) return usualText(token) === null ? reread : withWarning(reread.value, unusual(token, again));
  return badMove(text, text.length - text.trimStart().length + (notation === 'ALGEBRAIC' ? 0 : end), notation);
};

/** A blank before a word that belongs to the move. */
const INNER_BLANKS = /\s+(?=장군|외통|멍군|쉼)/g;

/** A move without what is thought of it, and without what hides it from the readers. */
const usualSpelling = (token: string): string =>
  (usualText(token) ?? token).replace(/[!?]+$/, '').replaceAll(INNER_BLANKS, '');

const unusual = (token: string, plain: string): Problem => ({
  code: 'UNUSUAL_CHARACTERS',
  message: `${token} is in full width, or in parts of letters; it was read as ${plain}.`,
});

const withWarning = ({ move, warnings }: ReadMove, warning: Problem): Result<ReadMove, Problem> =>
  ok({ move, warnings: [warning, ...warnings] });

/** Whether a text is a move in some position, in a form that records have. */
export const isMoveText = (text: string): boolean => {
  if (text.length > MAX_MOVE_LENGTH) return false;
  if (PASSES.has(text) || readAny(text) || isAlgebraic(text) || isLettered(text)) return true;
  const again = usualSpelling(text);
  return again !== text && isMoveText(again);
};

/** What Korean text turns into when its CP949 bytes are read as another encoding. */
const MISREAD = /[\u0080-\u00ff\ufffd]/;

const badMove = (text: string, at: number, notation: MoveNotation): { ok: false; error: Problem } => {
  const asked = notation === 'AUTO' ? '' : ` in ${notation}, which \`moveNotation\` asks for`;
  const place = at > 0 ? ` What stands from column ${at + 1} on does not fit.` : '';
  const hint = MISREAD.test(text)
    ? ' The text looks like CP949 that was read as another encoding.'
    : notation === 'AUTO' && isLettered(text.trim())
      ? ` Ranks in letters are counted in four ways; say which by \`moveNotation\`: ${LETTER_NOTATIONS.join(', ')}.`
      : '';
  return err({
    code: 'BAD_MOVE',
    message: `${JSON.stringify(text.slice(0, MAX_MOVE_LENGTH))} is no move${asked}; write ${FORMS[notation]}, or \`pass\`.${place}${hint}`,
  });
};

/** A kind with its article: `an elephant`. */
const aKind = (kind: number): string => {
  const name = kindName(kind).toLowerCase();
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
};

/** Compares what a spelling says of the board with the board. */
const verified = (position: Position, token: string, said: Spelling): Result<ReadMove, Problem> => {
  const { from, to, kind, side, captured, check } = said;
  const move = moveOf(from, to);
  const piece = position.board[from] as number;
  if (kind !== 0 && piece !== EMPTY && kindOf(piece) !== kind)
    return err({
      code: 'WRONG_PIECE',
      message: `${token} names ${aKind(kind)}, but on ${squareName(from)} stands ${aKind(kindOf(piece))}.`,
    });
  if (side === null && captured === 0 && check === NO_CHECK) return ok({ move, warnings: NO_WARNINGS });
  const warnings: Problem[] = [];
  if (side !== null && side !== position.turn)
    warnings.push({
      code: 'WRONG_SIDE',
      message: `${token}: ${sideName(position.turn)} is to move, not ${sideName(side)}.`,
    });
  const target = from === to ? EMPTY : (position.board[to] as number);
  if (captured !== 0 && (target === EMPTY || (captured !== ANY_PIECE && captured !== kindOf(target))))
    warnings.push({
      code: 'WRONG_CAPTURE',
      message:
        target === EMPTY
          ? `${token}: nothing stands on ${squareName(to)} to be captured.`
          : `${token}: the piece on ${squareName(to)} is ${aKind(kindOf(target))}.`,
    });
  const given = check !== NO_CHECK && isLegal(position, move) ? checkGiven(position, move, check) : check;
  if (given < check)
    warnings.push({
      code: 'WRONG_CHECK',
      message: `${token}: ${given === NO_CHECK ? 'the move gives no check.' : 'the move gives check, but no mate.'}`,
    });
  return ok({ move, warnings });
};

/** Whether a legal move gives check or mate; mate counts as check where no more is asked for. */
const checkGiven = (position: Position, move: Move, most = MATE): number => {
  const undo = position.make(move);
  const given = !gaveCheck(position, move) ? NO_CHECK : most === CHECK || hasMoveBesidesPass(position) ? CHECK : MATE;
  position.unmake(move, undo);
  return given;
};
