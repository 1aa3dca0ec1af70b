import { inCheck } from '../janggi/attack.js';
import { ELEPHANT_LEG_1, HORSE_LEG, LINE, pair } from '../janggi/geometry.js';
import { isPass, type Move, moveFrom, moveTo } from '../janggi/move.js';
import { EMPTY } from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import { opponent } from '../janggi/side.js';
import { exchangeValue } from './captures.js';

/**
 * Keeps, of the legal moves in `moves[at..end)`, those that give check without taking anything and without losing the
 * piece for it; order may change. @returns the index behind the last
 */
export const keepQuietChecks = (position: Position, moves: Uint16Array, at: number, end: number): number => {
  const { cells: board } = position;
  const general = position.generalOf(opponent(position.turn));
  let kept = at;
  for (let index = at; index < end; index++) {
    const move = moves[index] as Move;
    const from = moveFrom(move);
    const to = moveTo(move);
    if (isPass(move) || board[to] !== EMPTY) continue;
    // Only from a line through the general, onto one, or to where a horse or an elephant would jump from.
    const reached = pair(to, general);
    if (!LINE[reached] && !LINE[pair(from, general)] && !HORSE_LEG[reached] && !ELEPHANT_LEG_1[reached]) continue;
    const undo = position.make(move);
    const gives = inCheck(position);
    position.unmake(move, undo);
    if (gives && exchangeValue(position, move) >= 0) moves[kept++] = move;
  }
  return kept;
};
