import { type Clause, citing } from './clause.js';
import type { Ruleset } from './ruleset.js';
import { KJA_PAGE } from './sources.js';
import { USUAL } from './usual.js';

const clause = citing('kja', KJA_PAGE);

const SETUP = 'The board and the setup phase';
const MOVING = 'Moving and passing';
const WINNING = 'Winning';
const DRAWN = 'Every way a game is drawn';

/** How pieces move and games are won: shared with the tournament preset. */
export const KJA_PLAY_CLAUSES: readonly Clause[] = [
  clause(
    'setup',
    SETUP,
    [],
    'Each side fills its own horse and elephant points; Han declares first, Cho declares knowing it and then moves first.',
  ),
  clause('turns', MOVING, ['TURN'], 'Cho moves first and the players alternate.'),
  clause('capture', MOVING, ['CAPTURE'], 'A piece captures by moving onto the point of an enemy piece.'),
  clause(
    'general-and-guards',
    MOVING,
    ['GENERAL', 'GUARD'],
    'General and guards move one point along a drawn line, diagonals included, and never leave the palace.',
  ),
  clause(
    'elephant',
    MOVING,
    ['ELEPHANT'],
    'The elephant goes one point straight, then two diagonally outward, anywhere on the board; both points that it passes must be empty.',
  ),
  clause(
    'horse',
    MOVING,
    ['HORSE'],
    'The horse goes one point straight, then one diagonally outward; the straight point must be empty.',
  ),
  clause(
    'chariot',
    MOVING,
    ['CHARIOT'],
    'The chariot goes any distance along a clear rank or file, and along the diagonals of a palace that it stands in.',
  ),
  clause(
    'cannon',
    MOVING,
    ['CANNON'],
    'The cannon moves and captures only by jumping exactly one piece of either side, palace diagonals included; it never jumps or captures a cannon.',
  ),
  clause(
    'soldier',
    MOVING,
    ['SOLDIER'],
    "The soldier goes one point forward or sideways, never backward, and along the enemy palace's diagonals, forward only.",
  ),
  clause('pass', MOVING, ['PASS'], 'A player who is not in check may pass; for that reason no position is stalemate.'),
  clause(
    'check',
    WINNING,
    ['CHECK'],
    'A check must be ended by the very next turn; a pass is no answer to it, and no turn may leave the own general attacked.',
  ),
  clause(
    'checkmate',
    WINNING,
    ['CHECKMATE'],
    'Checkmate wins: the general is attacked and no legal turn ends the attack. Reading: the game stops at mate, so a mate goes before a facing that the same ply leaves.',
  ),
  clause(
    'resignation',
    WINNING,
    ['RESIGNATION', 'TIME_FORFEIT'],
    'A player who resigns, or runs out of time, has lost.',
  ),
  clause(
    'perpetual-check',
    WINNING,
    ['PERPETUAL_CHECK'],
    'The third occurrence of the same checking position loses for the player giving check. Reading: so does checking with every move between the first and the third occurrence of any position; where both sides did so it is a plain repetition.',
  ),
];

const KJA_DRAW_CLAUSES: readonly Clause[] = [
  clause(
    'bikjang',
    DRAWN,
    ['BIKJANG'],
    'When the generals face each other on an open file as a turn begins and the player to move leaves them so, the game is drawn at once. Reading: leaving includes a pass, and a move of the general along the file.',
  ),
  clause(
    'insufficient-material',
    DRAWN,
    ['INSUFFICIENT_MATERIAL'],
    'Drawn when neither side can force a mate with what is left. Reading: neither has anything but its general and guards.',
  ),
  clause(
    'no-progress',
    DRAWN,
    ['NO_PROGRESS'],
    "Drawn after 120 half-moves, both sides' turns counted, without a capture; any capture starts the count anew.",
  ),
  clause(
    'repetition',
    DRAWN,
    ['REPETITION'],
    'Repetition without check is a draw. Reading: on the third occurrence of board and side to move, the position given counted; the document gives the number for checks only.',
  ),
  clause('double-pass', DRAWN, ['DOUBLE_PASS'], 'Both players passing one after the other ends the game level.'),
  clause('agreement', DRAWN, ['AGREEMENT'], 'The players may agree to a draw.'),
];

export const KJA: Ruleset = {
  id: 'KJA',
  name: 'Korea Janggi Association',
  revision: '1',
  source: KJA_PAGE,
  switches: {
    ...USUAL,
    facingEnds: 'WHEN_LEFT',
    repetitionCount: 3,
    repetitionResult: 'DRAW',
    perpetualCheck: 'CHECKING_POSITION',
    doublePass: 'DRAW',
    noProgressPlies: 120,
    noProgressResult: 'DRAW',
    insufficientMaterial: 'DRAW',
    arrangementOrder: 'HAN',
  },
  clauses: [...KJA_PLAY_CLAUSES, ...KJA_DRAW_CLAUSES],
};
