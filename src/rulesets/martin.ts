import { type Clause, citing } from './clause.js';
import type { Ruleset } from './ruleset.js';
import { MARTIN_DRAFT } from './sources.js';
import { USUAL } from './usual.js';

const RULES = 'THE PIECE MOVEMENT RULES';

/** The rules that Cazaux's page took over from Martin's draft, under its own heading and numbers. */
export const martinRules = (
  prefix: string,
  source: string,
  numbered: (number: string) => string,
): readonly Clause[] => {
  const clause = citing(prefix, source);
  return [
    clause(
      'chariot',
      numbered('1'),
      ['CHARIOT'],
      'The chariot goes as far as its way is clear along one straight line, the diagonals of a fortress included, and takes the first enemy piece that it meets.',
    ),
    clause(
      'horse',
      numbered('2'),
      ['HORSE'],
      'The horse goes one step straight, then one diagonally outward, and its way must be clear.',
    ),
    clause(
      'elephant',
      numbered('3'),
      ['ELEPHANT'],
      'The elephant goes one step straight, then two diagonally outward, anywhere on the board, and its way must be clear.',
    ),
    clause(
      'general-and-guards',
      numbered('4'),
      ['GENERAL', 'GUARD'],
      'General and guards move one step along any painted line of their fortress and stay in it.',
    ),
    clause(
      'cannon',
      numbered('5'),
      ['CANNON'],
      'The cannon moves and captures by one jump over a single piece that is no cannon, along one straight line; it never captures a cannon.',
    ),
    clause(
      'cannon-first-move',
      numbered('5'),
      ['CANNON_FIRST_MOVE'],
      'A cannon may not make the first move of a game. Reading: this binds ply 1 of a game begun from a start, never a position given.',
    ),
    clause(
      'cannon-in-the-centre',
      numbered('5'),
      [],
      "A cannon's diagonal jump does not start from the centre of a fortress: nothing lies beyond.",
    ),
    clause(
      'soldier',
      numbered('6'),
      ['SOLDIER'],
      "The soldier goes one step forward or sideways, never backward, and forward along the diagonals of the enemy's fortress; on the last row only sideways.",
    ),
    clause(
      'facing-made',
      numbered('7a, 7b'),
      ['FACING_MAKE'],
      'A side may bring the generals face to face as a last resort. Reading: not to answer a check, since by 7b a mated general may not take where that makes the generals face.',
    ),
    clause(
      'facing-answered',
      numbered('7a'),
      ['FACING_REPLY'],
      'Facing puts the other general in check. Reading: it must be ended by the next move, interposing included, and not by a pass.',
    ),
    clause(
      'forfeited-mate',
      numbered('7a'),
      ['FORFEITED_WIN'],
      'The side that made a facing has given up the right to checkmate for the rest of the game; if the facing itself cannot be ended, or a mate comes later, it gets a draw at best.',
    ),
    clause(
      'general-defended-mate',
      numbered('7b'),
      ['GENERAL_DEFENDED_MATE'],
      'A mate by a piece that only its own general defends, on the open file, is no more than a draw (Gollon).',
    ),
    clause(
      'pass',
      numbered('7c'),
      ['PASS'],
      'A side may pass only when no piece of it can move at all without exposing the general, and the general is safe where it stands.',
    ),
    clause('pass-sign', numbered('7c'), [], 'A pass is declared by turning the general over on its point (Gollon).'),
  ];
};

const clause = citing('martin', MARTIN_DRAFT);

export const MARTIN: Ruleset = {
  id: 'MARTIN',
  name: "Roleigh Martin's draft with Gollon's clause",
  revision: '1',
  source: MARTIN_DRAFT,
  switches: {
    ...USUAL,
    cannonFirstMove: 'FORBIDDEN',
    pass: 'FORCED',
    facingMake: 'NOT_IN_CHECK',
    facingReply: 'MUST_BREAK',
    facingForfeitsWin: 'MATE',
    generalDefendedMate: 'DRAW',
  },
  clauses: [
    clause(
      'setup',
      'BOARD LAYOUT',
      [],
      'Horse and elephant may be transposed on either side, on both, or on neither; this is no move.',
    ),
    ...martinRules('martin', MARTIN_DRAFT, (number) => `${RULES}, ${number}`),
    clause(
      'checkmate',
      'THE OBJECT OF THE GAME',
      ['CHECKMATE'],
      'The game is won by checkmate: the general is trapped and cannot save itself.',
    ),
    clause(
      'agreement',
      'THE OBJECT OF THE GAME',
      ['AGREEMENT'],
      'A game that neither side can win is a stalemate. Reading: they agree on it.',
    ),
  ],
};
