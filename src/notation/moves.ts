import { inCheck } from '../janggi/attack.js';
import { hasMoveBesidesPass, isLegal } from '../janggi/generate.js';
import { isPass, type Move, moveFrom, moveOf, moveTo } from '../janggi/move.js';
import {
  CANNON,
  CHARIOT,
  ELEPHANT,
  EMPTY,
  GENERAL,
  GUARD,
  HORSE,
  kindName,
  kindOf,
  SOLDIER,
  sideOf,
} from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { CHO, HAN, type SideCode, sideName } from '../janggi/side.js';
import { fileOf, NO_SQUARE, parseSquare, RANKS, rankOf, type Square, squareAt, squareName } from '../janggi/square.js';
import { KIND_OF_NAME } from './piece-names.js';

/**
 * How a move is written. AUTO tries the forms that cannot be mistaken for each other; WINBOARD (ranks 0 to 9) looks like
 * UCI one rank off, and LETTERS_FROM_HAN (`h10-g8`, ranks counted from Han's back rank) upside down: these two are read
 * only where they are named.
 */
export const MOVE_NOTATIONS = ['AUTO', 'UCI', 'KOREAN', 'SAN', 'WINBOARD', 'LETTERS_FROM_HAN'] as const;
export type MoveNotation = (typeof MOVE_NOTATIONS)[number];

const HANGUL: readonly string[] = ['', '장', '사', '상', '마', '포', '차', '졸'];
const HAN_SOLDIER = '병';
const SAN_LETTERS = '.KAEHCRP';

/** A square as Korean records write it: row, then file; row 1 is Han's back rank, 0 (the tenth) Cho's. */
export const koreanSquare = (square: Square): string => `${(RANKS - rankOf(square)) % 10}${fileOf(square) + 1}`;

/** `b1c3`; a pass is the general's null move, `e2e2`. */
export const formatUci = (move: Move): string => squareName(moveFrom(move)) + squareName(moveTo(move));

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
  const undo = position.make(move);
  const check = inCheck(position) ? (hasMoveBesidesPass(position) ? '+' : '#') : '';
  position.unmake(move, undo);
  const letter = SAN_LETTERS[kindOf(position.board[from] as number)];
  return `${letter}${koreanSquare(from)}${captures ? 'x' : '-'}${koreanSquare(to)}${check}`;
};

/** A move as read: where from and to, and what in its spelling did not agree with the board. */
export interface ReadMove {
  readonly move: Move;
  readonly warnings: readonly Problem[];
}

/** No way of writing one move is longer. */
const MAX_MOVE_LENGTH = 32;

const PASSES: ReadonlySet<string> = new Set(['pass', '0000', '@@@@', '한수쉼']);

/** What each notation looks like. */
const FORMS: { readonly [N in MoveNotation]: string } = {
  AUTO: '`b1c3`, `02마83` or `H02-83`',
  UCI: '`b1c3`',
  KOREAN: '`02마83`',
  SAN: '`H02-83`',
  WINBOARD: '`b0c2`',
  LETTERS_FROM_HAN: '`b10-c8`',
};

/**
 * Reads one move in a position. Only its geometry is read; whether it is legal is the referee's question.
 * @returns the move with warnings WRONG_CAPTURE, WRONG_SIDE, WRONG_CHECK where the spelling says something of the board
 *   that is not so; or BAD_MOVE (no move in this notation), or WRONG_PIECE (the square holds another piece than named)
 */
export const parseMove = (
  position: Position,
  text: string,
  notation: MoveNotation = 'AUTO',
): Result<ReadMove, Problem> => {
  if (text.length > MAX_MOVE_LENGTH) return badMove(text, notation);
  const token = text.trim();
  if (PASSES.has(token)) {
    const general = position.generalOf(position.turn);
    return ok({ move: moveOf(general, general), warnings: [] });
  }
  for (const { name, named, read } of READERS) {
    const found = notation === name || (notation === 'AUTO' && !named) ? read(position, token) : null;
    if (found) return found;
  }
  return badMove(text, notation);
};

/** What Korean text turns into when its CP949 bytes are read as another encoding. */
const MISREAD = /[\u0080-\u00ff\ufffd]/;

const badMove = (text: string, notation: MoveNotation): { ok: false; error: Problem } => {
  const asked = notation === 'AUTO' ? '' : ` in ${notation}, which \`moveNotation\` asks for`;
  const hint = MISREAD.test(text) ? ' The text looks like CP949 that was read as another encoding.' : '';
  return err({
    code: 'BAD_MOVE',
    message: `${JSON.stringify(text.slice(0, MAX_MOVE_LENGTH))} is no move${asked}; write ${FORMS[notation]}, or \`pass\`.${hint}`,
  });
};

type Reader = (position: Position, token: string) => Result<ReadMove, Problem> | null;

const readUci: Reader = (_, token) => {
  const parts = /^([a-i](?:10|[1-9]))([a-i](?:10|[1-9]))$/.exec(token);
  if (!parts) return null;
  const from = parseSquare(parts[1] as string);
  const to = parseSquare(parts[2] as string);
  return from === NO_SQUARE || to === NO_SQUARE ? null : ok({ move: moveOf(from, to), warnings: [] });
};

const ANY_NAME = [...KIND_OF_NAME.keys()].join('');
/** A general is never captured, which keeps `장군` (check) from being one. */
const CAPTURABLE_NAME = [...KIND_OF_NAME]
  .filter(([, kind]) => kind !== GENERAL)
  .map(([name]) => name)
  .join('');

const SIDE_OF_PREFIX: { readonly [prefix: string]: SideCode } = { 楚: CHO, 초: CHO, 漢: HAN, 한: HAN };

const KOREAN_MOVE = new RegExp(
  `^([楚漢초한])?([0-9])([1-9])([楚漢초한])?([${ANY_NAME}])([0-9])([1-9])(?:타?([${CAPTURABLE_NAME}]))?(장군)?$`,
  'u',
);

const squareOfKorean = (row: string, column: string): Square =>
  squareAt(Number(column) - 1, (RANKS - Number(row)) % RANKS);

const readKorean: Reader = (position, token) => {
  const parts = KOREAN_MOVE.exec(token);
  if (!parts) return null;
  const [, before, fromRow, fromColumn, inside, name, toRow, toColumn, captured, check] = parts as unknown as string[];
  const from = squareOfKorean(fromRow as string, fromColumn as string);
  const to = squareOfKorean(toRow as string, toColumn as string);
  return verified(position, token, moveOf(from, to), {
    kind: KIND_OF_NAME.get(name as string) as number,
    side: SIDE_OF_PREFIX[(before ?? inside) as string],
    captured: captured === undefined ? undefined : KIND_OF_NAME.get(captured),
    check: check !== undefined,
  });
};

const SAN_MOVE = /^([KAEBHNCRP])([0-9])([1-9])([-x])([0-9])([1-9])([+#])?$/;
const SAN_KINDS: { readonly [letter: string]: number } = {
  K: GENERAL,
  A: GUARD,
  E: ELEPHANT,
  B: ELEPHANT,
  H: HORSE,
  N: HORSE,
  C: CANNON,
  R: CHARIOT,
  P: SOLDIER,
};

const readSan: Reader = (position, token) => {
  const parts = SAN_MOVE.exec(token);
  if (!parts) return null;
  const [, letter, fromRow, fromColumn, sign, toRow, toColumn, check] = parts as unknown as string[];
  const from = squareOfKorean(fromRow as string, fromColumn as string);
  const to = squareOfKorean(toRow as string, toColumn as string);
  return verified(position, token, moveOf(from, to), {
    kind: SAN_KINDS[letter as string] as number,
    side: undefined,
    captured: sign === 'x' ? ANY_PIECE : undefined,
    check: check !== undefined,
  });
};

/** A reader of files by letters and ranks by numbers, in another count than ours. */
const readLetters =
  (pattern: RegExp, rankOfNumber: (number: number) => number): Reader =>
  (_, token) => {
    const parts = pattern.exec(token);
    if (!parts) return null;
    const [, fromFile, fromRank, toFile, toRank] = parts as unknown as string[];
    const square = (file: string, rank: string): Square =>
      squareAt(file.charCodeAt(0) - 97, rankOfNumber(Number(rank)));
    const from = square(fromFile as string, fromRank as string);
    return ok({ move: moveOf(from, square(toFile as string, toRank as string)), warnings: [] });
  };

const readWinBoard = readLetters(/^([a-i])([0-9])([a-i])([0-9])$/, (number) => number);
const readLettersFromHan = readLetters(/^([a-i])(10|[1-9])[-x]?([a-i])(10|[1-9])\+?$/, (number) => RANKS - number);

interface NotationReader {
  readonly name: Exclude<MoveNotation, 'AUTO'>;
  /** Whether it is read only where it is named. */
  readonly named: boolean;
  readonly read: Reader;
}
const READERS: readonly NotationReader[] = [
  { name: 'UCI', named: false, read: readUci },
  { name: 'KOREAN', named: false, read: readKorean },
  { name: 'SAN', named: false, read: readSan },
  { name: 'WINBOARD', named: true, read: readWinBoard },
  { name: 'LETTERS_FROM_HAN', named: true, read: readLettersFromHan },
];

/** A capture is claimed, of no particular piece. */
const ANY_PIECE = -1;

/** What a spelling says of the board besides the two squares. */
interface Said {
  readonly kind: number;
  readonly side: SideCode | undefined;
  readonly captured: number | undefined;
  readonly check: boolean;
}

const verified = (position: Position, token: string, move: Move, said: Said): Result<ReadMove, Problem> => {
  const from = moveFrom(move);
  const to = moveTo(move);
  const piece = position.board[from] as number;
  if (piece !== EMPTY && kindOf(piece) !== said.kind)
    return err({
      code: 'WRONG_PIECE',
      message: `${token} names a ${kindName(said.kind).toLowerCase()}, but on ${squareName(from)} stands a ${kindName(kindOf(piece)).toLowerCase()}.`,
    });
  const warnings: Problem[] = [];
  const warn = (code: string, message: string): void => {
    warnings.push({ code, message: `${token}: ${message}` });
  };
  if (said.side !== undefined && said.side !== position.turn)
    warn('WRONG_SIDE', `${sideName(position.turn)} is to move, not ${sideName(said.side)}.`);
  const target = from === to ? EMPTY : (position.board[to] as number);
  if (
    said.captured !== undefined &&
    (target === EMPTY || (said.captured !== ANY_PIECE && said.captured !== kindOf(target)))
  )
    warn(
      'WRONG_CAPTURE',
      target === EMPTY
        ? `nothing stands on ${squareName(to)} to be captured.`
        : `the piece on ${squareName(to)} is a ${kindName(kindOf(target)).toLowerCase()}.`,
    );
  if (said.check && isLegal(position, move) && !givesCheck(position, move))
    warn('WRONG_CHECK', 'the move gives no check.');
  return ok({ move, warnings });
};

const givesCheck = (position: Position, move: Move): boolean => {
  const undo = position.make(move);
  const check = inCheck(position);
  position.unmake(move, undo);
  return check;
};
