import { citing } from './clause.js';
import type { Ruleset } from './ruleset.js';
import { WIKIPEDIA_ARTICLE } from './sources.js';
import { USUAL } from './usual.js';

/** The article has come down to us without its headings. */
const clause = citing('wikipedia', WIKIPEDIA_ARTICLE);

export const WIKIPEDIA: Ruleset = {
  id: 'WIKIPEDIA',
  name: 'Wikipedia article',
  revision: '1',
  source: WIKIPEDIA_ARTICLE,
  switches: {
    ...USUAL,
    palaceDiagonals: 'NO',
    soldierSideways: 'LAST_RANK',
    pass: 'NONE',
    facingMake: 'ILLEGAL',
    facingReply: 'MUST_BREAK',
    stalemate: 'DRAW',
    repetitionCount: 3,
    repetitionResult: 'REFEREE',
    arrangementOrder: 'FIXED',
  },
  clauses: [
    clause('setup', null, [], 'One start is described.'),
    clause('turns', null, ['TURN'], 'The green side (Cho) moves first.'),
    clause(
      'general',
      null,
      ['GENERAL'],
      'The general moves within its palace along the lines marked there and never leaves it.',
    ),
    clause(
      'guard',
      null,
      ['GUARD'],
      'Guards may not leave the palace. Reading: they step along its lines as the general does.',
    ),
    clause(
      'elephant',
      null,
      ['ELEPHANT'],
      'The elephant moves one point straight and two diagonally away, anywhere on the board. Reading: a piece on the way blocks it.',
    ),
    clause(
      'horse',
      null,
      ['HORSE'],
      'The horse moves one point straight and one diagonally; the point at the angle must be empty.',
    ),
    clause(
      'chariot',
      null,
      ['CHARIOT'],
      'The chariot moves in a straight line, horizontally or vertically. Taken at its word: not along the palace diagonals.',
    ),
    clause(
      'cannon',
      null,
      ['CANNON'],
      'The cannon moves like the chariot but jumps over exactly one piece, moving and capturing; never over a cannon, and it never captures one. Taken at its word: not along the palace diagonals.',
    ),
    clause(
      'soldier',
      null,
      ['SOLDIER'],
      "The soldier moves and captures straight ahead, and from side to side once it has reached the enemy's edge. Taken at its word: not along the palace diagonals.",
    ),
    clause('check', null, ['CHECK'], 'It is illegal to move into check.'),
    clause(
      'checkmate',
      null,
      ['CHECKMATE'],
      'When the general is lost the game is lost; the generals enforce checkmate from afar. Reading: a facing that cannot be ended is a mate.',
    ),
    clause(
      'facing',
      null,
      ['FACING_MAKE', 'FACING_REPLY'],
      'A move that leaves nothing between the two generals on a file is illegal and is taken back. Reading: a facing in the position given must be ended.',
    ),
    clause('no-pass', null, ['PASS'], 'Nothing is said of a pass: there is none.'),
    clause('stalemate', null, ['STALEMATE'], 'A side without a legal move is stalemated, and that is a draw.'),
    clause(
      'repetition',
      null,
      ['REPETITION', 'PERPETUAL_CHECK'],
      'There is no draw by repetition or perpetual check: a referee says who must deviate, usually the player who is losing. Reading: from the third occurrence on, the side with fewer points on the board; where they are level the referee has to decide.',
    ),
  ],
};
