import { citing } from './clause.js';
import type { Ruleset } from './ruleset.js';
import { RULEBOOK } from './sources.js';
import { USUAL } from './usual.js';

const clause = citing('changgi-rulebook', RULEBOOK);

const PIECES = 'The Pieces and Their Moves';
const BEFORE = 'Before Play Begins';
const PLAY = 'Play';
const FACING = 'Facing Kings';
const PASSING = 'Passing';
const DRAWS = 'Draws';

export const CHANGGI_RULEBOOK: Ruleset = {
  id: 'CHANGGI_RULEBOOK',
  name: 'Changgi Rulebook',
  revision: '1',
  source: RULEBOOK,
  switches: {
    ...USUAL,
    facingMake: 'WEAKER',
    facingReply: 'MUST_BREAK',
    facingForfeitsWin: 'ALL',
    generalDefendedMate: 'DRAW',
    repetitionCount: 3,
    repetitionResult: 'DRAW',
    arrangementOrder: 'CHO',
  },
  clauses: [
    clause(
      'arrangement',
      BEFORE,
      [],
      'The first player may exchange horse and elephant on either side or both, then the second player may; each keeps one of both on each side.',
    ),
    clause('turns', PLAY, ['TURN'], 'The two sides move one piece in turn. Reading: Cho (green) begins.'),
    clause('capture', PLAY, ['CAPTURE'], 'A piece captures by its normal move, landing on the enemy piece.'),
    clause(
      'general',
      PIECES,
      ['GENERAL'],
      'The general moves one point along any printed line of its fortress and stays in it.',
    ),
    clause('guard', PIECES, ['GUARD'], 'The guard moves as the general does, confined to the fortress too.'),
    clause(
      'horse',
      PIECES,
      ['HORSE'],
      'The horse goes one point straight and one outward diagonally; a piece on the first point blocks it.',
    ),
    clause(
      'elephant',
      PIECES,
      ['ELEPHANT'],
      'The elephant goes one point straight and two outward diagonally; a piece anywhere on this path blocks it.',
    ),
    clause(
      'chariot',
      PIECES,
      ['CHARIOT'],
      'The chariot goes any distance along a clear line of the board, the diagonals of a fortress included, and never jumps.',
    ),
    clause(
      'soldier',
      PIECES,
      ['SOLDIER'],
      'The soldier goes one point forward or sideways; within the fortress forward along its diagonals too.',
    ),
    clause(
      'cannon',
      PIECES,
      ['CANNON'],
      'The cannon moves and captures along any line by jumping exactly one piece; it never leaps over a cannon or captures one.',
    ),
    clause(
      'check',
      PLAY,
      ['CHECK'],
      'The game is won by forcing the capture of the general: a side may not leave it to be captured.',
    ),
    clause(
      'checkmate',
      PLAY,
      ['CHECKMATE'],
      'A general that cannot avoid being captured in the next move is in checkmate, and its side has lost.',
    ),
    clause(
      'facing-made',
      FACING,
      ['FACING_MAKE'],
      'The generals may not face each other, unless the side with the less powerful pieces brings it about. Reading: strictly fewer points on the board before the move, by 13 7 5 3 3 2 and without komi; such a side may also answer a check by it.',
    ),
    clause(
      'facing-answered',
      FACING,
      ['FACING_REPLY'],
      'Facing puts the opposing general in check, and it must get out of it. Reading: by any legal move that ends the facing, never by a pass.',
    ),
    clause(
      'forfeited-win',
      FACING,
      ['FORFEITED_WIN'],
      'The side that made a facing has given up all possibility of winning: even a later checkmate is a draw. Reading: so is every other ending that would give it the win.',
    ),
    clause(
      'general-defended-mate',
      FACING,
      ['GENERAL_DEFENDED_MATE'],
      "A mate by a piece in the enemy's fortress that the mated general cannot take only because it would then face the other general is a draw.",
    ),
    clause(
      'pass',
      PASSING,
      ['PASS'],
      'A player without a safe or desirable move may pass. Reading: a pass is no answer to check.',
    ),
    clause('pass-sign', PASSING, [], 'A pass is shown by flipping the general over in its place.'),
    clause(
      'repetition',
      DRAWS,
      ['REPETITION', 'PERPETUAL_CHECK'],
      'Forced continual repetition of the same positions is a draw. Reading: on the third occurrence of board and side to move, whether checks were given or not; the number is ours.',
    ),
    clause('agreement', DRAWS, ['AGREEMENT'], 'The game is drawn where both agree that neither can win any more.'),
  ],
};
