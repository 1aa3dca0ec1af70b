import type { SideCode } from '../janggi/side.js';
import type { Ending } from '../referee/ending.js';

/** Scores inside a search are whole hundredths of a point of the official scale, on which a soldier is worth 2 points. */
export const POINT = 100;
/** A mate, less one for each half-move until it. */
export const MATE = 30_000;
/** Any other end of the game that one side wins, by points or by a forfeit, less one for each half-move until it. */
export const WIN = 20_000;
/** The same in a search for mates, where losing otherwise is the worse choice: so that it shows who is mated. */
export const WIN_BEYOND_MATE = 30_500;
/** Static evaluations stay below this; what is above is an end of the game. */
export const DECIDED = 19_000;

/** The longest line that a search can follow, in half-moves. */
export const MAX_HEIGHT = 100;

/**
 * What an ending is worth for the side to move, `height` half-moves into the search.
 * @param win what an end other than mate is worth: {@link WIN} or {@link WIN_BEYOND_MATE}
 */
export const endingScore = ({ winner, reason }: Ending, turn: SideCode, height: number, win = WIN): number => {
  if (winner === null) return 0;
  const score = (reason === 'CHECKMATE' ? MATE : win) - height;
  return winner === turn ? score : -score;
};

/** Moves until the mate that a score tells of: positive if the side that the score is for mates; null if it tells of none. */
export const mateInOf = (score: number): number | null => {
  const plies = MATE - Math.abs(score);
  if (plies < 0 || plies > MAX_HEIGHT) return null;
  return score > 0 ? (plies + 1) >> 1 : -(plies >> 1);
};
