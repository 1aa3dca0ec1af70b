import { citing } from './clause.js';
import type { Ruleset } from './ruleset.js';
import { TTAKJI_PAGE } from './sources.js';
import { USUAL } from './usual.js';

const clause = citing('ttakji', TTAKJI_PAGE);

const PALACE = '盤と九宮';
const PIECES = '駒の種類と動き';
const ARRANGEMENTS = '4つの配置';
const STEPS = '遊び方の手順';
const CHECK = '王手と詰み';
const PASS = 'パス(hansu-swim)';
const FACING = 'ピクチャン(bikjang)— 将の向かい合い';
const POINTS = '点数と対局の終わり方';

export const TTAKJI: Ruleset = {
  id: 'TTAKJI',
  name: 'Ttakji',
  revision: '1',
  source: TTAKJI_PAGE,
  switches: {
    ...USUAL,
    facingEnds: 'WHEN_LEFT',
    facingResult: 'POINTS',
    facingNeedsCapture: true,
    repetitionCount: 3,
    repetitionResult: 'POINTS',
    perpetualCheck: 'EVERY_MOVE',
    doublePass: 'POINTS',
    maxPlies: 200,
    maxPliesResult: 'POINTS',
    komi: 1.5,
    agreement: 'NOT_ALLOWED',
    unfinished: 'POINTS',
    arrangementOrder: 'HAN',
  },
  clauses: [
    clause('arrangements', ARRANGEMENTS, [], 'Han chooses one of four arrangements, Cho chooses knowing it.'),
    clause('turns', STEPS, ['TURN'], 'Cho moves first; the sides move one piece in turn.'),
    clause('capture', STEPS, ['CAPTURE'], 'A piece that moves onto the point of an enemy piece takes it.'),
    clause(
      'general',
      PIECES,
      ['GENERAL'],
      'The general moves one step along the lines of its palace, diagonals included.',
    ),
    clause('guard', PIECES, ['GUARD'], 'The guard moves exactly as the general does and stays in the palace.'),
    clause(
      'chariot',
      PIECES,
      ['CHARIOT'],
      'The chariot goes any distance along a line without jumping; in a palace along its diagonals too.',
    ),
    clause(
      'cannon',
      PIECES,
      ['CANNON'],
      'The cannon moves along the same lines as the chariot but must jump exactly one piece, moving and capturing; it neither jumps nor takes a cannon.',
    ),
    clause(
      'horse',
      PIECES,
      ['HORSE'],
      'The horse goes one straight, then one diagonally outward; a piece on the first point blocks it.',
    ),
    clause(
      'elephant',
      PIECES,
      ['ELEPHANT'],
      'The elephant goes one straight, then two diagonally outward; a piece on the way blocks it.',
    ),
    clause(
      'soldier',
      `${PIECES}; ${PALACE}`,
      ['SOLDIER'],
      'The soldier goes one step forward or sideways, never back; in the enemy palace forward along its diagonals too.',
    ),
    clause(
      'check',
      CHECK,
      ['CHECK'],
      'A check must be answered at once by moving the general, taking the attacker or interposing; no move may leave the general attacked.',
    ),
    clause(
      'checkmate',
      `${CHECK}; ${FACING}`,
      ['CHECKMATE'],
      'A side that cannot end a check has lost; a mate always goes first.',
    ),
    clause(
      'pass',
      PASS,
      ['PASS'],
      'A side that is not in check may pass (hansu-swim); one without a move passes, and there is no stalemate.',
    ),
    clause('double-pass', PASS, ['DOUBLE_PASS'], 'Two passes in a row end the game, and points decide.'),
    clause(
      'bikjang',
      FACING,
      ['BIKJANG'],
      'Once a piece has been captured, a facing of the generals that one side makes and the other does not end with its next move or pass ends the game, and points decide. Reading: the capture must have come by the time the facing is made, that ply included; a facing made earlier never counts.',
    ),
    clause(
      'repetition',
      POINTS,
      ['REPETITION'],
      'The third occurrence of a position ends the game, and points decide. Reading: a position is board and side to move, and the one given counts.',
    ),
    clause(
      'perpetual-check',
      POINTS,
      ['PERPETUAL_CHECK'],
      'A side that brought the third occurrence about by giving check with every move has lost. Reading: every move between the first and the third occurrence; where both sides did so it is a plain repetition.',
    ),
    clause(
      'move-limit',
      POINTS,
      ['MOVE_LIMIT'],
      'After 200 moves in all, passes counted, the game ends and points decide.',
    ),
    clause(
      'points',
      POINTS,
      ['SCORING', 'POINTS'],
      'A game that ends without a mate is decided by points: chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2, and 1.5 for Han, so that nobody ties. Reading: a game stopped unfinished is one of them.',
    ),
    clause('take-back', 'よくある質問', [], 'Moves may be taken back in games against the computer.'),
  ],
};
