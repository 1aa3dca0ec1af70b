import type { Side } from '../../janggi/side.js';
import type { EndingReason } from '../ending.js';
import type { IllegalCode } from '../explain.js';

/** What a summary says, before it is put into words. */
export interface Facts {
  readonly ply: number;
  /** Points with komi, as text. */
  readonly cho: string;
  readonly han: string;
  /** How many points the leader is ahead by, as text. */
  readonly lead: string;
  /** Han's komi as text; null where there is none. */
  readonly komi: string | null;
}

/** All that a language needs for the sentence that a referee reads out. */
export interface Catalogue {
  readonly sides: { readonly [S in Side]: string };
  /** The event that ended the game, in the form that the sentences of this language take. */
  readonly events: { readonly [R in EndingReason]: string };
  /** Why a move is not legal. */
  readonly faults: { readonly [C in IllegalCode]: string };
  readonly won: (side: string, event: string, facts: Facts) => string;
  readonly wonByPoints: (side: string, event: string, facts: Facts) => string;
  readonly drawn: (event: string, facts: Facts) => string;
  readonly levelOnPoints: (event: string, facts: Facts) => string;
  readonly ongoing: (facts: Facts) => string;
  readonly mustDeviate: (side: string | null, facts: Facts) => string;
  readonly illegal: (move: string, fault: string, facts: Facts) => string;
}
