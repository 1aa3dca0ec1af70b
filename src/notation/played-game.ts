import type { Move } from '../janggi/move.js';
import type { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import type { RecordStart, RecordTag } from './game-record.js';
import { formatMove, type MoveNotation } from './moves.js';

export interface PlayedMove {
  readonly move: Move;
  /** Thinking time. */
  readonly seconds?: number;
  readonly comment?: string;
}

/** A game to be written: its moves are legal, one after the other, from its start. */
export interface PlayedGame {
  readonly tags: readonly RecordTag[];
  readonly start: RecordStart;
  /** The position of the start, under the rules of movement that the game was read by. */
  readonly position: Position;
  readonly comment?: string;
  readonly moves: readonly PlayedMove[];
  /** The result as written; null where there is none. */
  readonly recorded: string | null;
  /** What was to be said of the reading; only JSON has a place for it. */
  readonly warnings: readonly Problem[];
  /** Why the game stops here though it had more moves; written where they would stand. */
  readonly stopped?: Problem;
}

/** The texts of a game's moves, one by one. */
export const spellMoves = (game: PlayedGame, notation: MoveNotation): string[] => {
  const position = game.position.clone();
  return game.moves.map(({ move }) => {
    const text = formatMove(position, move, notation);
    position.make(move);
    return text;
  });
};

const WIDTH = 80;

/** Puts words one after the other on lines that are not too long; a comment may hold lines of its own. */
export const wrap = (words: readonly string[]): string => {
  let text = '';
  let width = 0;
  for (const word of words) {
    const room = width + 1 + word.length <= WIDTH;
    if (width > 0) text += room ? ' ' : '\n';
    text += word;
    const lineStart = word.lastIndexOf('\n');
    width = lineStart >= 0 ? word.length - lineStart : (room ? width + 1 : 0) + word.length;
  }
  return text;
};
