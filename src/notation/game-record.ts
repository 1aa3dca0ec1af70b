import { type Arrangements, arrangementsOf, DEFAULT_ARRANGEMENT } from '../janggi/arrangement.js';
import type { Problem } from '../janggi/problem.js';
import { type Setup, startSetup } from '../janggi/setup.js';
import { CHO } from '../janggi/side.js';

/** A tag as a record writes it. */
export interface RecordTag {
  readonly name: string;
  readonly value: string;
  /** 1-based; where the value begins. Unknown where the form has no lines. */
  readonly line?: number;
  readonly column?: number;
}

/** A move as a record writes it; old coordinates are rewritten to the usual ones. */
export interface RecordMove {
  text: string;
  /** The number before it, or else one more than the last. */
  readonly number: number;
  /** 1-based. Unknown where the form has no lines. */
  readonly line?: number;
  readonly column?: number;
  /** Thinking time. */
  seconds?: number;
  comment?: string;
}

/**
 * Where a recorded game begins: at the arrangements the players chose, at a board of its own (판, a game at odds), or at
 * a position that says nothing of its past.
 */
export type RecordStart =
  | ({ readonly kind: 'ARRANGEMENT' } & Arrangements)
  | { readonly kind: 'HANDICAP'; readonly setup: Setup }
  | { readonly kind: 'POSITION'; readonly setup: Setup };

/** One game of a record. */
export interface GameRecord {
  readonly tags: readonly RecordTag[];
  readonly start: RecordStart;
  readonly moves: readonly RecordMove[];
  /** What is said before the first move. */
  readonly comment?: string;
  /** The result as written; null where there is none. */
  readonly recorded: string | null;
  readonly warnings: readonly Problem[];
}

/** Where a tag or a move stands, as far as that is known. */
export const placeOf = ({ line, column }: Pick<Problem, 'line' | 'column'>): Pick<Problem, 'line' | 'column'> => ({
  ...(line !== undefined && { line }),
  ...(column !== undefined && { column }),
});

/** One game of a collection: the game, or what is wrong with it beside what could be read. */
export type RecordedGame =
  | { readonly ok: true; readonly value: GameRecord }
  | {
      readonly ok: false;
      readonly error: Problem;
      readonly tags: readonly RecordTag[];
      readonly moves: readonly RecordMove[];
    };

/** A start from a setup: arrangements where it is one of the sixteen usual starts, else a position, or a board at odds. */
export const startFromSetup = (setup: Setup, kind: 'HANDICAP' | 'POSITION'): RecordStart => {
  const arrangements = setup.turn === CHO && setup.halfmoveClock === 0 ? arrangementsOf(setup.board) : null;
  return arrangements ? { kind: 'ARRANGEMENT', ...arrangements } : { kind, setup };
};

/** The usual start. */
export const USUAL_START: RecordStart = { kind: 'ARRANGEMENT', cho: DEFAULT_ARRANGEMENT, han: DEFAULT_ARRANGEMENT };

/** The sixteen arranged starts, made when first asked for. */
const ARRANGED = new Map<string, Setup>();

/** The position that a start means. */
export const setupOf = (start: RecordStart): Setup => {
  if (start.kind !== 'ARRANGEMENT') return start.setup;
  const key = `${start.cho} ${start.han}`;
  const known = ARRANGED.get(key) ?? startSetup(start.cho, start.han);
  ARRANGED.set(key, known);
  return known;
};
