import { citing } from './clause.js';
import type { Ruleset } from './ruleset.js';
import { KAKAO_GAMES } from './sources.js';
import { USUAL } from './usual.js';

const clause = citing('kakao', KAKAO_GAMES);

export const KAKAO: Ruleset = {
  id: 'KAKAO',
  name: 'Kakao Janggi',
  revision: '1',
  source: KAKAO_GAMES,
  switches: {
    ...USUAL,
    facingResult: 'POINTS',
    shuttleLimit: 3,
    shuttleResult: 'ILLEGAL',
    doublePass: 'POINTS',
    maxPlies: 200,
    maxPliesResult: 'POINTS',
    maxPliesQuiet: true,
    lowTotal: 10,
    komi: 1.5,
    agreement: 'NOT_ALLOWED',
    unfinished: 'POINTS',
    arrangementOrder: 'HAN',
  },
  clauses: [
    clause('facing', null, ['BIKJANG'], 'Games go on through facing generals: facing ends nothing there.'),
    clause(
      'double-pass',
      null,
      ['DOUBLE_PASS'],
      'Two passes in a row end the game, and points decide: 46 games of 46.',
    ),
    clause(
      'low-total',
      null,
      ['LOW_TOTAL'],
      "Once a side's total, komi in, is at or under 10, the next ply that is neither a capture nor a check ends the game, and points decide: 308 games of 310.",
    ),
    clause(
      'move-limit',
      null,
      ['MOVE_LIMIT'],
      'From the 200th ply on, passes counted, the first that is neither a capture nor a check ends the game, and points decide.',
    ),
    clause(
      'shuttle',
      null,
      ['SHUTTLE'],
      'A piece may go back to the point that it has just left three times in a row and not a fourth: in 5,782 games 193 did it three times, 3 more often. Checks, answers to check, captures, and moves of general and guards do not count.',
    ),
    clause(
      'points',
      null,
      ['SCORING', 'POINTS'],
      'Chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2, and 1.5 for Han: the winner of 511 games of 512 won by points.',
    ),
  ],
};
