import { inCheck } from '../janggi/attack.js';
import type { Move } from '../janggi/move.js';
import { PIECE_KINDS, pieceCode } from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import { CHO, HAN, type SideCode } from '../janggi/side.js';
import { SQUARE_NAMES } from '../janggi/square.js';
import { formatUci } from './moves.js';

const SIDE_WORDS = ['Cho', 'Han'] as const;

/** `Cho to move`, with `in check` where it is so. */
export const describeTurn = (position: Position): string =>
  `${SIDE_WORDS[position.turn]} to move${inCheck(position) ? ', in check' : ''}`;

/** `Cho: general e2, guards d1 f1.` */
const describePieces = ({ board }: Position, side: SideCode): string => {
  const kinds = PIECE_KINDS.flatMap((kind, index) => {
    const piece = pieceCode(side, index + 1);
    const squares = SQUARE_NAMES.filter((_, square) => board[square] === piece);
    const name = kind.toLowerCase() + (squares.length > 1 ? 's' : '');
    return squares.length === 0 ? [] : [`${name} ${squares.join(' ')}`];
  });
  return `${SIDE_WORDS[side]}: ${kinds.join(', ')}.`;
};

/** A position in English sentences, for those who hear it: whose turn, the last move if there is one, every piece. */
export const describePosition = (position: Position, lastMove: Move | null): string => {
  const last = lastMove === null ? [] : [`Last move ${formatUci(lastMove)}.`];
  return [`${describeTurn(position)}.`, ...last, describePieces(position, CHO), describePieces(position, HAN)].join(
    ' ',
  );
};
