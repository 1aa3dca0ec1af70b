import { KJA } from './kja.js';
import { RULESET_IDS, type Ruleset, type RulesetId } from './ruleset.js';
import { TOURNAMENT } from './tournament.js';

const BY_ID: { readonly [Id in RulesetId]: Ruleset } = { TOURNAMENT, KJA };

export const RULESETS: readonly Ruleset[] = RULESET_IDS.map((id) => BY_ID[id]);
export const DEFAULT_RULESET: Ruleset = BY_ID[RULESET_IDS[0]];

/** A ruleset by its enum name or its file-like spelling: `KJA`, `kja`, `changgi-rulebook`; undefined if there is none. */
export const findRuleset = (id: string): Ruleset | undefined =>
  RULESETS.find((ruleset) => ruleset.id === id.toUpperCase().replaceAll('-', '_'));
