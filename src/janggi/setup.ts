import { DEFAULT_ARRANGEMENT, startBoard } from './arrangement.js';
import { EMPTY, GENERAL, GUARD, kindName, kindOf, type PieceCode, SET_COUNTS, SOLDIER, sideOf } from './piece.js';
import type { Problem } from './problem.js';
import { CHO, HAN, type SideCode, sideName } from './side.js';
import { fileName, fileOf, inPalace, rankFromHome, rankOf, SQUARES, type Square, squareName } from './square.js';

/** Anything that a FEN or a diagram can say: a board that may be impossible. `Position.from` is the door to a legal one. */
export interface Setup {
  /** 90 piece codes, `a1` first. */
  readonly board: Uint8Array;
  readonly turn: SideCode;
  /** Half-moves since the last capture, passes counted. */
  readonly halfmoveClock: number;
  /** The number of the move pair, from 1; raised after Han's move. */
  readonly moveNumber: number;
}

/** The start with both sides in the default arrangement: what "no position given" means. */
export const startSetup = (cho = DEFAULT_ARRANGEMENT, han = DEFAULT_ARRANGEMENT): Setup => ({
  board: startBoard(cho, han),
  turn: CHO,
  halfmoveClock: 0,
  moveNumber: 1,
});

/** A fault of a setup; `waivable` where only "could it come from a game" is broken. */
export interface SetupProblem extends Problem {
  readonly waivable: boolean;
}

const place = (square: Square): { rank: number; file: string } => ({
  rank: rankOf(square) + 1,
  file: fileName(fileOf(square)),
});

/**
 * Everything that is wrong with a setup, checks aside, in the order of the board.
 * Exactly one general a side, generals and guards inside their palaces; and, waivable,
 * no more pieces than a set has and no soldier behind its own starting rank.
 */
export const setupProblems = (board: Uint8Array): SetupProblem[] => {
  const problems: SetupProblem[] = [];
  const counts = [new Array<number>(8).fill(0), new Array<number>(8).fill(0)] as const;
  // From rank 10 down, left to right: as a FEN is read.
  for (let line = 0; line < 10; line++)
    for (let file = 0; file < 9; file++) {
      const square = (9 - line) * 9 + file;
      const piece = board[square] as number;
      if (piece === EMPTY) continue;
      const side = sideOf(piece);
      const kind = kindOf(piece);
      const count = (counts[side][kind] as number) + 1;
      counts[side][kind] = count;
      const name = `${sideName(side)}'s ${kindName(kind).toLowerCase()}`;
      if ((kind === GENERAL || kind === GUARD) && !inPalace(square, side))
        problems.push({
          code: kind === GENERAL ? 'GENERAL_OUTSIDE_PALACE' : 'GUARD_OUTSIDE_PALACE',
          message: `${name} stands on ${squareName(square)}, outside its palace (${side === CHO ? 'd1 to f3' : 'd8 to f10'}).`,
          ...place(square),
          waivable: false,
        });
      if (kind === GENERAL && count === 2)
        problems.push({
          code: 'TOO_MANY_GENERALS',
          message: `${sideName(side)} has a second general on ${squareName(square)}; each side has exactly one.`,
          ...place(square),
          waivable: false,
        });
      if (kind !== GENERAL && count === (SET_COUNTS[kind] as number) + 1)
        problems.push({
          code: 'TOO_MANY_PIECES',
          message: `${sideName(side)} has more than ${SET_COUNTS[kind]} of the piece ${kindName(kind).toLowerCase()}; one too many stands on ${squareName(square)}.`,
          ...place(square),
          waivable: true,
        });
      if (kind === SOLDIER && rankFromHome(square, side) < 3)
        problems.push({
          code: 'SOLDIER_BEHIND_START',
          message: `${name} stands on ${squareName(square)}, behind the rank it starts from; soldiers never move backward.`,
          ...place(square),
          waivable: true,
        });
    }
  for (const side of [CHO, HAN] as const)
    if (counts[side][GENERAL] === 0)
      problems.push({
        code: 'NO_GENERAL',
        message: `${sideName(side)} has no general (${side === CHO ? 'K' : 'k'}); each side has exactly one.`,
        waivable: false,
      });
  return problems;
};

/** Pieces on the board, both sides together. */
export const countPieces = (board: ArrayLike<number>): number => {
  let count = 0;
  for (let square = 0; square < SQUARES; square++) if (board[square] !== EMPTY) count++;
  return count;
};

/** Where the pieces of one code stand, in the order of the squares. */
export const squaresOf = (board: ArrayLike<PieceCode>, piece: PieceCode): Square[] => {
  const squares: Square[] = [];
  for (let square = 0; square < SQUARES; square++) if (board[square] === piece) squares.push(square);
  return squares;
};
