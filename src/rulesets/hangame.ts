import { citing } from './clause.js';
import type { Ruleset } from './ruleset.js';
import { HANGAME_GAMES } from './sources.js';
import { USUAL } from './usual.js';

const clause = citing('hangame', HANGAME_GAMES);

export const HANGAME: Ruleset = {
  id: 'HANGAME',
  name: 'Hangame',
  revision: '1',
  source: HANGAME_GAMES,
  switches: {
    ...USUAL,
    facingEnds: 'WHEN_CLAIMED',
    facingResult: 'POINTS',
    facingNeedsCapture: true,
    doublePass: 'POINTS',
    komi: 1.5,
    agreement: 'NOT_ALLOWED',
    unfinished: 'POINTS',
    arrangementOrder: 'HAN',
  },
  clauses: [
    clause(
      'bikjang',
      null,
      ['BIKJANG'],
      'Facing generals end the game only when a player claims it (bikjang), and points decide. Reading: not in mate, and only if a piece had been captured by the time the facing was made.',
    ),
    clause(
      'double-pass',
      null,
      ['DOUBLE_PASS'],
      'Two passes in a row end the game, and points decide. Reading: taken over from the other server, not measured here.',
    ),
    clause(
      'points',
      null,
      ['SCORING', 'POINTS'],
      'Chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2, and 1.5 for Han; in older games 0.5.',
    ),
  ],
};
