import { citing } from './clause.js';
import { MARTIN, martinRules } from './martin.js';
import type { Ruleset } from './ruleset.js';
import { CAZAUX_PAGE } from './sources.js';

const clause = citing('cazaux', CAZAUX_PAGE);

const KOMI = 'Komi';

/** Movement stands under `Rules`, numbers 1 to 6; facing and passing under `Other rules`, 7. */
const numbered = (number: string): string =>
  number.startsWith('7') ? `Other rules, 07 ${number.replaceAll('7', '')}` : `Rules, 0${number}`;

export const CAZAUX: Ruleset = {
  id: 'CAZAUX',
  name: "Cazaux's page with Seongmo Yoon's notes",
  revision: '1',
  source: CAZAUX_PAGE,
  switches: {
    ...MARTIN.switches,
    drawnGame: 'POINTS',
    komi: 1.5,
    drawRequestBelow: 30,
    agreement: 'NOT_ALLOWED',
    unfinished: 'POINTS',
    arrangementOrder: 'HAN',
  },
  clauses: [
    clause(
      'setup',
      'Material',
      [],
      'Han chooses one of four arrangements of horses and elephants first, then Cho does.',
    ),
    clause('turns', 'Material', ['TURN'], 'The green or blue side (Cho) moves first.'),
    ...martinRules('cazaux', CAZAUX_PAGE, numbered),
    clause(
      'checkmate',
      KOMI,
      ['CHECKMATE'],
      "A side that captures the enemy's general has won. Reading: the game stops at mate.",
    ),
    clause(
      'drawn-game',
      KOMI,
      ['POINTS'],
      'Where a game becomes a draw, the points of the pieces left decide. Reading: so it is with a game stopped unfinished.',
    ),
    clause(
      'komi',
      KOMI,
      ['SCORING'],
      'Chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2; Cho deducts 1.5 for moving first. Reading: given to Han instead, which is the same margin.',
    ),
    clause(
      'draw-request',
      KOMI,
      ['DRAW_REQUEST', 'AGREEMENT'],
      'A draw can be requested only while the points of each side are under 30. Reading: strictly, komi left out; a claim states that the request was granted, points then decide, and there is no other agreed draw.',
    ),
    clause('older-player', KOMI, [], 'In a casual game the older player takes Han by custom.'),
  ],
};
