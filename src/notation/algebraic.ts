import { reaches } from '../janggi/attack.js';
import { isLegal } from '../janggi/generate.js';
import { type Move, moveFrom, moveOf, moveTo } from '../janggi/move.js';
import { kindName, kindOf, pieceCode } from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { squaresOf } from '../janggi/setup.js';
import { fileName, fileOf, parseSquare, rankOf, type Square, squareName } from '../janggi/square.js';
import { ANY_PIECE, CHECK, MATE, NO_CHECK, type Spelling } from './move-spelling.js';
import { KIND_OF_LETTER } from './piece-names.js';

/**
 * A piece's letter, as much of its square as tells it from others or more, and the square it goes to:
 * `Hc3`, `Nc3`, `Hbc3`, `H1c3`, `Hb1-c3`, `Rxa10+`.
 */
const FORM = /^([KAEBHNCRP])([a-i])?(10|[1-9])?([-x])?([a-i](?:10|[1-9]))([+#])?$/;
const CHECK_OF_MARK: { readonly [mark: string]: number } = { '+': CHECK, '#': MATE };

/** Whether a text is a move in the algebraic form. */
export const isAlgebraic = (text: string): boolean => FORM.test(text);

/**
 * Reads a move that names its piece and where it goes; which piece is meant, the position tells. Where none can legally
 * go there, the one piece that could be meant is taken, for a referee to say what is wrong.
 * @param text at most as long as a move
 * @returns what the text says; null where it has not this form; or AMBIGUOUS_MOVE, WRONG_PIECE
 */
export const readAlgebraic = (position: Position, text: string): Result<Spelling, Problem> | null => {
  const match = FORM.exec(text);
  if (!match) return null;
  const [, letter = '', file, rank, stroke, target = '', mark = ''] = match;
  const kind = KIND_OF_LETTER[letter.charCodeAt(0)] as number;
  const to = parseSquare(target);
  const pieces = piecesOf(position, kind).filter(
    (from) =>
      (file === undefined || fileName(fileOf(from)) === file) &&
      (rank === undefined || rankOf(from) + 1 === Number(rank)),
  );
  const from = moverOf(position, pieces, to);
  const name = kindName(kind).toLowerCase();
  if (from.length > 1)
    return err({
      code: 'AMBIGUOUS_MOVE',
      message: `${text} may be the ${name} on ${from.map(squareName).join(' or on ')}; say which: ${from.map((square) => `${letter}${squareName(square)}${target}`).join(', ')}.`,
    });
  if (from[0] === undefined)
    return err({ code: 'WRONG_PIECE', message: `${text}: no ${name} of the side to move can go to ${target}.` });
  return ok({
    from: from[0],
    to,
    kind,
    side: null,
    captured: stroke === 'x' ? ANY_PIECE : 0,
    check: CHECK_OF_MARK[mark] ?? NO_CHECK,
    end: text.length,
  });
};

const piecesOf = ({ board, turn }: Position, kind: number): Square[] => squaresOf(board, pieceCode(turn, kind));

/** The pieces that can be meant: those that may go there, or else the one that could but for a rule, or the only one. */
const moverOf = (position: Position, pieces: readonly Square[], to: Square): readonly Square[] => {
  const able = pieces.filter((from) => isLegal(position, moveOf(from, to)));
  if (able.length > 0) return able;
  const near = pieces.filter((from) => reaches(position, from, to));
  if (near.length === 1) return near;
  return pieces.length === 1 ? pieces : [];
};

/** As much of a moving piece's square as is needed: nothing, its file, its rank, or both. */
export const disambiguation = (position: Position, move: Move): string => {
  const from = moveFrom(move);
  const others = piecesOf(position, kindOf(position.board[from] as number)).filter(
    (other) => other !== from && isLegal(position, moveOf(other, moveTo(move))),
  );
  if (others.length === 0) return '';
  if (!others.some((other) => fileOf(other) === fileOf(from))) return fileName(fileOf(from));
  if (!others.some((other) => rankOf(other) === rankOf(from))) return String(rankOf(from) + 1);
  return squareName(from);
};
