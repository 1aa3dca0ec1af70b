import { inCheck } from '../janggi/attack.js';
import type { Move } from '../janggi/move.js';
import { PIECE_KINDS, type PieceKind, pieceCode } from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import { squaresOf } from '../janggi/setup.js';
import { CHO, HAN } from '../janggi/side.js';
import { type Square, squareName } from '../janggi/square.js';
import { formatUci } from './moves.js';

const SIDE_WORDS = ['Cho', 'Han'] as const;

/** How sides, pieces and squares are called. */
export interface BoardWords {
  readonly sides: readonly [cho: string, han: string];
  readonly piece: (kind: PieceKind, count: number) => string;
  readonly square: (square: Square) => string;
}

const ENGLISH: BoardWords = {
  sides: SIDE_WORDS,
  piece: (kind, count) => kind.toLowerCase() + (count > 1 ? 's' : ''),
  square: squareName,
};

/** `Cho to move`, with `in check` where it is so. */
export const describeTurn = (position: Position): string =>
  `${SIDE_WORDS[position.turn]} to move${inCheck(position) ? ', in check' : ''}`;

/** Where the pieces of both sides stand: `Cho: general e2, guards d1 f1. Han: …` */
export const describePieces = ({ board }: Position, { sides, piece, square }: BoardWords = ENGLISH): string =>
  ([CHO, HAN] as const)
    .map((side) => {
      const kinds = PIECE_KINDS.flatMap((kind, index) => {
        const code = pieceCode(side, index + 1);
        const squares = squaresOf(board, code);
        return squares.length === 0 ? [] : [[piece(kind, squares.length), ...squares.map(square)].join(' ')];
      });
      return `${sides[side]}: ${kinds.join(', ')}.`;
    })
    .join(' ');

/** A position in English sentences, for those who hear it: whose turn, the last move if there is one, every piece. */
export const describePosition = (position: Position, lastMove: Move | null): string => {
  const last = lastMove === null ? [] : [`Last move ${formatUci(lastMove)}.`];
  return [`${describeTurn(position)}.`, ...last, describePieces(position)].join(' ');
};
