/**
 * Centipawns of the engine that make a point. Measured at depth 12 from the start with one of Han's pieces left out:
 * chariot 768 (59 a point), cannon 400 (57), horse 311 (62), elephant 184 (61), guard 214 and soldier 142 (71).
 */
const CENTIPAWNS = 60;

/** What is above is an end of the game. */
const MOST_POINTS = 190;
const MATE_POINTS = 300;
const WIN_POINTS = 200;

/** Points from centipawns, cut to hundredths. */
export const pointsOf = (centipawns: number): number => {
  const points = Math.round((centipawns * 100) / CENTIPAWNS) / 100;
  return Math.max(-MOST_POINTS, Math.min(MOST_POINTS, points));
};

/** Half-moves until the end of a game that the side to move wins in so many moves, or loses where they are negative. */
export const pliesUntil = (moves: number): number => (moves > 0 ? 2 * moves - 1 : -2 * moves);

/** Points for an end of the game, for the side to move. @param moves until it; negative where that side loses */
export const pointsOfEnd = (moves: number, isMate: boolean): number => {
  const points = (100 * (isMate ? MATE_POINTS : WIN_POINTS) - pliesUntil(moves)) / 100;
  return moves > 0 ? points : -points;
};
