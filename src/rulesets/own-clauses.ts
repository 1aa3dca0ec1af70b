import type { Clause, Topic } from './clause.js';

const OWN_SOURCE = 'Janggi Referee';

/** Said by us where a document is silent, so that every verdict can cite something. */
const OWN_TEXTS: { readonly [T in Topic]: string } = {
  CHECKMATE: 'A side in check that has no legal move has lost.',
  STALEMATE: 'A side that is not in check and has no legal move but a pass is stalemated.',
  BIKJANG: 'The generals face each other on an open file.',
  REPETITION:
    'A position recurs when the same board stands again with the same side to move; the position given counts as the first.',
  PERPETUAL_CHECK: 'A side that keeps giving check while the position recurs gives perpetual check.',
  DOUBLE_PASS: 'Both sides pass, one after the other.',
  LOW_TOTAL:
    "A game in which a side's total is at or under the limit ends with the next ply that is neither a capture nor a check.",
  MOVE_LIMIT: 'The game ends at the limit of half-moves; passes count.',
  NO_PROGRESS: 'The game ends at the limit of half-moves without a capture; passes count.',
  INSUFFICIENT_MATERIAL: 'Neither side has anything left but its general and guards.',
  DRAW_REQUEST: 'A draw may be requested while both sides have few points left; points then decide.',
  POINTS: 'A game that was stopped before its end is decided by points.',
  RESIGNATION: 'A side that resigns has lost.',
  TIME_FORFEIT: 'A side whose time has run out has lost.',
  DISQUALIFICATION: 'A side that the organiser disqualifies has lost.',
  AGREEMENT: 'Both sides agree to end the game undecided.',
  FORFEITED_WIN: 'A side that brought the generals face to face can no longer win.',
  GENERAL_DEFENDED_MATE:
    'A mating piece that only its own general protects, by the facing that taking it would make, does not win.',
  GENERAL: 'The general moves one point along a drawn line and stays in its palace.',
  GUARD: 'The guard moves one point along a drawn line and stays in its palace.',
  ELEPHANT: 'The elephant moves one point straight and two more diagonally outward; both points passed must be empty.',
  HORSE: 'The horse moves one point straight and one diagonally outward; the point passed must be empty.',
  CANNON: 'The cannon moves and captures along a line over exactly one piece; it never jumps or captures a cannon.',
  CHARIOT: 'The chariot moves any distance along an open line.',
  SOLDIER: 'The soldier moves one point forward or sideways, never backward.',
  TURN: 'The sides move in turn, each with its own pieces.',
  CAPTURE: 'A piece captures by moving onto an enemy piece; no piece moves onto one of its own side.',
  CHECK: 'No side may leave its general attacked by an enemy piece.',
  PASS: 'A side may pass where the rules in force allow it.',
  SHUTTLE: 'One piece may move to and fro only so often in a row.',
  CANNON_FIRST_MOVE: 'A cannon may not make the first move of a game.',
  FACING_MAKE: 'A move that brings the generals face to face is legal only where the rules in force allow it.',
  FACING_REPLY: 'A side that finds the generals face to face must answer as the rules in force say.',
  SCORING: "Points are counted from the pieces on the board; Han's total includes the komi.",
};

/** The clause of our own for a topic on which a document is silent. */
export const ownClause = (topic: Topic): Clause => ({
  id: `referee/${topic.toLowerCase().replaceAll('_', '-')}`,
  text: OWN_TEXTS[topic],
  source: OWN_SOURCE,
  section: null,
  settles: [topic],
});
