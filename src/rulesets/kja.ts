import type { Clause } from './clause.js';
import type { Ruleset } from './ruleset.js';
import { KJA_PAGE } from './sources.js';

const clause = (id: string, section: string, settles: Clause['settles'], text: string): Clause => ({
  id: `kja/${id}`,
  text,
  source: KJA_PAGE,
  section,
  settles,
});

const SETUP = 'The board and the setup phase';
const MOVING = 'Moving and passing';
const WINNING = 'Winning';
const DRAWN = 'Every way a game is drawn';

/** How pieces move and games are won: shared with the tournament preset. */
export const KJA_PLAY_CLAUSES: readonly Clause[] = [
  clause(
    'setup',
    SETUP,
    ['SETUP'],
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
    generalSteps: 'LINES',
    guardSteps: 'LINES',
    palaceDiagonals: 'YES',
    soldierSideways: 'ALWAYS',
    cannonFirstMove: 'ALLOWED',
    pass: 'FREE',
    facingMake: 'FREE',
    facingReply: 'ANY',
    facingEnds: 'WHEN_LEFT',
    facingResult: 'DRAW',
    facingNeedsCapture: false,
    facingForfeitsWin: 'NONE',
    mateBeforeFacing: true,
    generalDefendedMate: 'WIN',
    stalemate: 'PASS',
    drawnGame: 'DRAW',
    repetitionCount: 3,
    repetitionResult: 'DRAW',
    perpetualCheck: 'CHECKING_POSITION',
    shuttleLimit: 0,
    shuttleResult: 'NONE',
    doublePass: 'DRAW',
    noProgressPlies: 120,
    noProgressResult: 'DRAW',
    maxPlies: 0,
    maxPliesResult: 'NONE',
    maxPliesQuiet: false,
    lowTotal: 0,
    insufficientMaterial: 'DRAW',
    endOrder: 'REPETITION_FIRST',
    pointValues: [13, 7, 5, 3, 3, 2],
    komi: 0,
    drawRequestBelow: 0,
    agreement: 'DRAW',
    unfinished: 'NOT_ALLOWED',
    arrangementOrder: 'HAN',
  },
  clauses: [...KJA_PLAY_CLAUSES, ...KJA_DRAW_CLAUSES],
};
