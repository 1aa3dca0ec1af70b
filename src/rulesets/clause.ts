import type { PieceKind } from '../janggi/piece.js';
import type { VerdictReason } from './reason.js';
import type { SwitchName } from './switches.js';

/** What a clause can settle: an ending, the way a piece moves, or one of the duties around a move. */
export type Topic =
  | Exclude<VerdictReason, 'ONGOING' | 'ILLEGAL_MOVE'>
  | PieceKind
  | 'TURN'
  | 'CAPTURE'
  | 'CHECK'
  | 'PASS'
  | 'SHUTTLE'
  | 'CANNON_FIRST_MOVE'
  | 'FACING_MAKE'
  | 'FACING_REPLY'
  | 'SCORING';

/** One rule of one document, in our own words. A reading that we took is part of the text and marked as one. */
export interface Clause {
  /** `<ruleset>/<rule>`, stable. */
  readonly id: string;
  readonly text: string;
  /** The document that says so. */
  readonly source: string;
  /** The heading that it stands under; null where the document has none, or where the clause is our own. */
  readonly section: string | null;
  /** What it decides; empty for a clause that is told only and has no effect on a verdict. */
  readonly settles: readonly Topic[];
}

/** The switches that a topic's decision depends on; where a house rule sets one of them, it is the clause that decides. */
export const TOPIC_SWITCHES: { readonly [T in Topic]?: readonly SwitchName[] } = {
  STALEMATE: ['stalemate', 'drawnGame'],
  BIKJANG: ['facingEnds', 'facingResult', 'facingNeedsCapture'],
  REPETITION: ['repetitionCount', 'repetitionResult'],
  PERPETUAL_CHECK: ['perpetualCheck', 'repetitionCount'],
  DOUBLE_PASS: ['doublePass'],
  LOW_TOTAL: ['lowTotal'],
  MOVE_LIMIT: ['maxPlies', 'maxPliesResult', 'maxPliesQuiet'],
  NO_PROGRESS: ['noProgressPlies', 'noProgressResult'],
  INSUFFICIENT_MATERIAL: ['insufficientMaterial'],
  DRAW_REQUEST: ['drawRequestBelow'],
  POINTS: ['unfinished'],
  AGREEMENT: ['agreement'],
  FORFEITED_WIN: ['facingForfeitsWin', 'drawnGame'],
  GENERAL_DEFENDED_MATE: ['generalDefendedMate', 'drawnGame'],
  GENERAL: ['generalSteps'],
  GUARD: ['guardSteps'],
  CHARIOT: ['palaceDiagonals'],
  CANNON: ['palaceDiagonals'],
  SOLDIER: ['soldierSideways', 'palaceDiagonals'],
  PASS: ['pass', 'stalemate', 'facingReply'],
  SHUTTLE: ['shuttleLimit', 'shuttleResult'],
  CANNON_FIRST_MOVE: ['cannonFirstMove'],
  FACING_MAKE: ['facingMake'],
  FACING_REPLY: ['facingReply'],
  SCORING: ['pointValues', 'komi'],
};

/** Makes the clauses of one ruleset, which all cite one document. A section in quotes is where the document says it. */
export const citing =
  (prefix: string, source: string) =>
  (id: string, section: string | null, settles: readonly Topic[], text: string): Clause => ({
    id: `${prefix}/${id}`,
    text: settles.length > 0 ? text : `${text} Text only: no verdict depends on it.`,
    source,
    section,
    settles,
  });
