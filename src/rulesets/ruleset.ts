import type { Clause } from './clause.js';
import type { Switches } from './switches.js';

/** All rulesets by name, in the order that they are listed in; the first is the default. */
export const RULESET_IDS = [
  'TOURNAMENT',
  'KJA',
  'TTAKJI',
  'CHANGGI_RULEBOOK',
  'CHESMAYNE',
  'MARTIN',
  'CAZAUX',
  'WIKIPEDIA',
  'KAKAO',
  'HANGAME',
  'FAIRY_JANGGI',
  'FAIRY_TRADITIONAL',
  'FAIRY_MODERN',
  'FAIRY_CASUAL',
] as const;
export type RulesetId = (typeof RULESET_IDS)[number];

/** One game as one document describes it: data only. */
export interface Ruleset {
  readonly id: RulesetId;
  readonly name: string;
  /** Raised with every change that can change a verdict. */
  readonly revision: string;
  /** The document it comes from. */
  readonly source: string;
  readonly switches: Switches;
  readonly clauses: readonly Clause[];
}
