import { inCheck } from '../janggi/attack.js';
import { isPass, moveFrom, moveTo } from '../janggi/move.js';
import { EMPTY, kindName, kindOf, sideOf } from '../janggi/piece.js';
import { describePieces } from '../notation/describe.js';
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

/** The whole board in words. */
export const boardText = (line: Line, ply: number, view: View, words: Words): string => {
  const position = positionAt(line, ply);
  const turn = `${words.sides[position.turn]} ${words.toMove}${inCheck(position) ? `, ${words.inCheck}` : ''}.`;
  const pieces = describePieces(position, {
    sides: words.sides,
    piece: (kind) => words.kinds[kind],
    square: (square) => squareText(square, view),
  });
  return `${turn} ${pieces}`;
};
