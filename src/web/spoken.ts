import { inCheck } from '../janggi/attack.js';
import { isPass, moveFrom, moveTo } from '../janggi/move.js';
import { EMPTY, kindName, kindOf, PIECE_KINDS, pieceCode, sideOf } from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import { CHO, HAN, type SideCode } from '../janggi/side.js';
import { type Line, positionAt } from './game.js';
import { squareText, type View } from './view.js';
import type { Words } from './words.js';

/** What a step brings, for those who hear it: the move, and check. */
export const spoken = (line: Line, ply: number, view: View, words: Words): string => {
  const step = line.steps[ply - 1];
  const before = positionAt(line, ply - 1);
  if (!step) return words.startOfGame;
  const piece = before.board[moveFrom(step.move)] as number;
  const side = words.sides[sideOf(piece)];
  if (isPass(step.move)) return `${ply}: ${side}, ${words.pass}`;
  const taken = before.board[moveTo(step.move)] as number;
  const parts = [
    `${ply}: ${side} ${words.kinds[kindName(kindOf(piece))]} ${squareText(moveFrom(step.move), view)} → ${squareText(moveTo(step.move), view)}`,
    ...(taken === EMPTY ? [] : [`× ${words.kinds[kindName(kindOf(taken))]}`]),
    ...(step.check ? [words.inCheck] : []),
    ...(step.facing ? [words.facing] : []),
  ];
  return parts.join(', ');
};

/** Where each piece of a side stands: `Cho: general e2, guard d1 f1.` */
const piecesText = ({ board }: Position, side: SideCode, view: View, words: Words): string => {
  const kinds = PIECE_KINDS.flatMap((kind, index) => {
    const piece = pieceCode(side, index + 1);
    const squares = [...board.keys()].filter((square) => board[square] === piece);
    return squares.length === 0
      ? []
      : [[words.kinds[kind], ...squares.map((square) => squareText(square, view))].join(' ')];
  });
  return `${words.sides[side]}: ${kinds.join(', ')}.`;
};

/** The whole board in words. */
export const boardText = (line: Line, ply: number, view: View, words: Words): string => {
  const position = positionAt(line, ply);
  const turn = `${words.sides[position.turn]} ${words.toMove}${inCheck(position) ? `, ${words.inCheck}` : ''}.`;
  return [turn, ...([CHO, HAN] as const).map((side) => piecesText(position, side, view, words))].join(' ');
};
