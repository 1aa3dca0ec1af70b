import { citing } from './clause.js';
import type { Ruleset } from './ruleset.js';
import { CHESMAYNE_PAGE } from './sources.js';
import { USUAL } from './usual.js';

const clause = citing('chesmayne', CHESMAYNE_PAGE);

const MOVES = 'How to move the Korean MPs/mps';
const RULES = 'Rules of Korean Chess';
const at = (heading: string, number: string): string => `${heading}, ${number}`;

export const CHESMAYNE: Ruleset = {
  id: 'CHESMAYNE',
  name: 'Chesmayne: Rules of Korean Chess',
  revision: '1',
  source: CHESMAYNE_PAGE,
  switches: {
    ...USUAL,
    generalSteps: 'ORTHOGONAL',
    guardSteps: 'ORTHOGONAL',
    facingMake: 'WEAKER',
    facingEnds: 'WHEN_LEFT',
    pointValues: [8, 4, 3, 2, 2, 1],
    arrangementOrder: 'FIXED',
  },
  clauses: [
    clause('setup', 'Starting position', [], 'One start is shown: horses outside, elephants inside.'),
    clause(
      'general',
      at(MOVES, '01'),
      ['GENERAL'],
      'The general moves one cell orthogonally within the palace, and stays in it.',
    ),
    clause(
      'guard',
      at(MOVES, '02'),
      ['GUARD'],
      'The guard (adviser), too, moves one cell orthogonally within the palace.',
    ),
    clause(
      'chariot',
      at(MOVES, '03'),
      ['CHARIOT'],
      'The chariot moves like a rook, and within a palace two cells as well. Reading: that is along the palace diagonal, one or two points.',
    ),
    clause(
      'horse',
      at(MOVES, '04'),
      ['HORSE'],
      'The horse moves as in Chinese chess: one straight, one outward, blocked on the first point.',
    ),
    clause(
      'cannon',
      at(MOVES, '05'),
      ['CANNON'],
      'The cannon must jump over another piece to move and to capture, in the palace also from corner to corner over the centre; it never jumps or captures a cannon.',
    ),
    clause(
      'cannon-at-the-start',
      at(MOVES, '05'),
      [],
      'No cannon can move in the starting position: a fact, not a rule.',
    ),
    clause(
      'elephant',
      at(MOVES, '06'),
      ['ELEPHANT'],
      'The elephant moves two by three, and the points between must be empty.',
    ),
    clause(
      'soldier',
      at(MOVES, '07'),
      ['SOLDIER'],
      "The soldier moves and captures one cell forward or sideways, inside the palace also diagonally forward; on the last rank only sideways. Reading: the word 'only' of its Special Move yields to this 'may'.",
    ),
    clause(
      'pass',
      at(RULES, '08'),
      ['PASS'],
      'A player may pass, and so there is neither stalemate nor zugzwang. Reading: a pass is no answer to check.',
    ),
    clause(
      'facing-made',
      at(RULES, '09'),
      ['FACING_MAKE'],
      'The side that is weaker materially may bring the generals face to face, directly or by a capture. Reading: strictly fewer points on the board before the move, by the values of 13 to 17; such a side may also answer a check by it.',
    ),
    clause('facing-left', at(RULES, '09'), ['BIKJANG'], 'The opponent must avoid the confrontation or accept a draw.'),
    clause(
      'repetition',
      at(RULES, '10'),
      [],
      'Perpetual check and repeated moves are allowed. The Chinese custom that some follow is a house rule.',
    ),
    clause(
      'values',
      at(RULES, '13 to 17'),
      ['SCORING'],
      'Chariot 8, cannon 4, horse 3, elephant and guard 2, soldier 1.',
    ),
  ],
};
