import { CAZAUX } from './cazaux.js';
import { CHANGGI_RULEBOOK } from './changgi-rulebook.js';
import { CHESMAYNE } from './chesmayne.js';
import { FAIRY_CASUAL, FAIRY_JANGGI, FAIRY_MODERN, FAIRY_TRADITIONAL } from './fairy.js';
import { HANGAME } from './hangame.js';
import { KAKAO } from './kakao.js';
import { KJA } from './kja.js';
import { MARTIN } from './martin.js';
import { RULESET_IDS, type Ruleset, type RulesetId } from './ruleset.js';
import { TOURNAMENT } from './tournament.js';
import { TTAKJI } from './ttakji.js';
import { WIKIPEDIA } from './wikipedia.js';

const BY_ID: { readonly [Id in RulesetId]: Ruleset } = {
  TOURNAMENT,
  KJA,
  TTAKJI,
  CHANGGI_RULEBOOK,
  CHESMAYNE,
  MARTIN,
  CAZAUX,
  WIKIPEDIA,
  KAKAO,
  HANGAME,
  FAIRY_JANGGI,
  FAIRY_TRADITIONAL,
  FAIRY_MODERN,
  FAIRY_CASUAL,
};

export const RULESETS: readonly Ruleset[] = RULESET_IDS.map((id) => BY_ID[id]);
export const DEFAULT_RULESET: Ruleset = BY_ID[RULESET_IDS[0]];

/** A ruleset by its enum name or its file-like spelling: `KJA`, `kja`, `changgi-rulebook`; undefined if there is none. */
export const findRuleset = (id: string): Ruleset | undefined =>
  RULESETS.find((ruleset) => ruleset.id === id.toUpperCase().replaceAll('-', '_'));
