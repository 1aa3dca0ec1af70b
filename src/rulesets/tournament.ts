import type { Clause } from './clause.js';
import { KJA, KJA_PLAY_CLAUSES } from './kja.js';
import type { Ruleset } from './ruleset.js';
import { KJA_PAGE, TTAKJI_PAGE } from './sources.js';

/** An ending that the association draws; the tournament preset turns each of them into a count of points. */
const counted = (id: string, settles: Clause['settles'], text: string): Clause => ({
  id: `tournament/${id}`,
  text: `${text} Reading: points then decide, for the tournament preset is the one that turns draws into results.`,
  source: KJA_PAGE,
  section: 'What this preset is; Every way a game is drawn',
  settles,
});

export const TOURNAMENT: Ruleset = {
  id: 'TOURNAMENT',
  name: 'Tournament: the association rules with points instead of draws',
  revision: '1',
  source: `${KJA_PAGE}; points from ${TTAKJI_PAGE}`,
  switches: {
    ...KJA.switches,
    facingResult: 'POINTS',
    repetitionResult: 'POINTS',
    doublePass: 'POINTS',
    noProgressResult: 'POINTS',
    insufficientMaterial: 'POINTS',
    komi: 1.5,
    agreement: 'POINTS',
    unfinished: 'POINTS',
  },
  clauses: [
    ...KJA_PLAY_CLAUSES,
    counted(
      'bikjang',
      ['BIKJANG'],
      'When the generals face each other on an open file as a turn begins and the player to move leaves them so, by a pass or any move, the game ends.',
    ),
    counted(
      'insufficient-material',
      ['INSUFFICIENT_MATERIAL'],
      'The game ends when neither side has anything but its general and guards.',
    ),
    counted('no-progress', ['NO_PROGRESS'], 'The game ends after 120 half-moves, passes counted, without a capture.'),
    counted(
      'repetition',
      ['REPETITION'],
      'The game ends on the third occurrence of board and side to move, the position given counted.',
    ),
    counted('double-pass', ['DOUBLE_PASS'], 'The game ends when both players pass one after the other.'),
    counted('agreement', ['AGREEMENT'], 'The players may agree to end the game undecided.'),
    {
      id: 'tournament/points',
      text: "Chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2; Han's total includes 1.5 more, so that nobody ties: the start stands at 72 against 73.5. Reading: a game stopped unfinished is counted in the same way.",
      source: TTAKJI_PAGE,
      section: '点数と対局の終わり方',
      settles: ['SCORING', 'POINTS'],
    },
  ],
};
