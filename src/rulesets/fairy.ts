/** The four variants of the engine that PyChess and other frontends speak; they differ in their endings alone. */
import { type Clause, citing } from './clause.js';
import type { Ruleset } from './ruleset.js';
import { FAIRY_STOCKFISH } from './sources.js';
import type { Switches } from './switches.js';
import { USUAL } from './usual.js';

const ENGINE: Switches = {
  ...USUAL,
  perpetualCheck: 'EVERY_MOVE',
  insufficientMaterial: 'DRAW',
  endOrder: 'NO_PROGRESS_FIRST',
};

/** Endings by points, with komi. */
const BY_POINTS = {
  facingResult: 'POINTS',
  repetitionResult: 'POINTS',
  doublePass: 'POINTS',
  noProgressResult: 'POINTS',
  komi: 1.5,
  unfinished: 'POINTS',
} as const satisfies Partial<Switches>;
/** The same endings drawn, without komi. */
const DRAWN = {
  facingResult: 'DRAW',
  repetitionResult: 'DRAW',
  doublePass: 'DRAW',
  noProgressResult: 'DRAW',
} as const satisfies Partial<Switches>;

/** Facing restricts the reply and ends the game when it is left by a pass, mate or not. */
const STRICT_FACING = {
  facingReply: 'BREAK_OR_PASS',
  facingEnds: 'WHEN_LEFT',
  mateBeforeFacing: false,
} as const satisfies Partial<Switches>;

const clausesOf = (
  variant: string,
  { komi, noProgressPlies, repetitionCount, facingEnds, shuttleLimit }: Switches,
): Clause[] => {
  const clause = citing(variant, `${FAIRY_STOCKFISH}, variant ${variant}`);
  const result = komi > 0 ? 'points then decide' : 'it is a draw';
  return [
    clause(
      'pass',
      null,
      ['PASS'],
      `A side that is not in check may pass${facingEnds === 'NEVER' ? '' : '; one that finds the generals face to face may pass even in check'}.`,
    ),
    facingEnds === 'NEVER'
      ? clause('facing', null, ['BIKJANG'], 'Facing generals have no effect.')
      : clause(
          'bikjang',
          null,
          ['BIKJANG', 'FACING_REPLY'],
          `A side that finds the generals face to face may only end that or pass; a pass ends the game, ${result}, and this goes before a mate.`,
        ),
    clause('double-pass', null, ['DOUBLE_PASS'], `Two passes in a row end the game; ${result}.`),
    clause(
      'repetition',
      null,
      ['REPETITION'],
      `A position that stands for the ${repetitionCount === 4 ? 'fourth' : 'third'} time ends the game; ${result}.`,
    ),
    clause(
      'perpetual-check',
      null,
      ['PERPETUAL_CHECK'],
      'A side that gave check with every move from the first to the last of these occurrences, while the other did not, has lost.',
    ),
    ...(shuttleLimit > 0
      ? [
          clause(
            'shuttle',
            null,
            ['SHUTTLE'],
            'A side loses that moves one piece, not the general or a guard, five times in a row, the last four of them to and fro, without a capture by either side and not to answer a check.',
          ),
        ]
      : []),
    clause(
      'no-progress',
      null,
      ['NO_PROGRESS'],
      `After ${noProgressPlies} half-moves without a capture, passes counted, the game ends; ${result}. This goes before a repetition.`,
    ),
    clause(
      'insufficient-material',
      null,
      ['INSUFFICIENT_MATERIAL'],
      'With nothing but generals and guards left it is a draw.',
    ),
    clause(
      'agreement',
      null,
      ['AGREEMENT'],
      'The players may agree to a draw. Reading: the engine leaves this to its frontends.',
    ),
    ...(komi > 0
      ? [
          clause(
            'points',
            null,
            ['SCORING', 'POINTS'],
            'Chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2, and 1.5 for Han.',
          ),
        ]
      : []),
  ];
};

const variant = (id: Ruleset['id'], name: string, differences: Partial<Switches>): Ruleset => {
  const switches = { ...ENGINE, ...differences };
  return {
    id,
    name: `Fairy-Stockfish: ${name}`,
    revision: '1',
    source: `${FAIRY_STOCKFISH}, variant ${name}`,
    switches,
    clauses: clausesOf(name, switches),
  };
};

export const FAIRY_JANGGI = variant('FAIRY_JANGGI', 'janggi', {
  ...STRICT_FACING,
  ...BY_POINTS,
  repetitionCount: 3,
  noProgressPlies: 100,
});
export const FAIRY_TRADITIONAL = variant('FAIRY_TRADITIONAL', 'janggitraditional', {
  ...STRICT_FACING,
  ...DRAWN,
  repetitionCount: 3,
  noProgressPlies: 100,
});
export const FAIRY_MODERN = variant('FAIRY_MODERN', 'janggimodern', {
  ...BY_POINTS,
  repetitionCount: 4,
  noProgressPlies: 200,
  shuttleLimit: 3,
  shuttleResult: 'LOSES',
});
export const FAIRY_CASUAL = variant('FAIRY_CASUAL', 'janggicasual', {
  ...DRAWN,
  repetitionCount: 3,
  noProgressPlies: 100,
});

/** The variants of janggi that engines know, as `UCI_Variant` names them, with the rules that each plays by. */
export const ENGINE_VARIANTS = {
  janggi: FAIRY_JANGGI.switches,
  janggitraditional: FAIRY_TRADITIONAL.switches,
  janggimodern: FAIRY_MODERN.switches,
  janggicasual: FAIRY_CASUAL.switches,
} as const satisfies { readonly [variant: string]: Switches };
