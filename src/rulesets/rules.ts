import { createMovement, type Movement } from '../janggi/movement.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { type Clause, TOPIC_SWITCHES, type Topic } from './clause.js';
import { ownClause } from './own-clauses.js';
import type { Ruleset } from './ruleset.js';
import {
  FLAG_SWITCHES,
  MAX_POINT_VALUE,
  NUMBER_SWITCHES,
  POINT_VALUE_KINDS,
  SWITCH_NAMES,
  SWITCH_PAIRS,
  type Switches,
  type SwitchName,
  type SwitchValue,
  switchText,
  WORD_SWITCHES,
} from './switches.js';

/** House rules: single switches set on top of a ruleset. Null and absent both leave a switch as it is. */
export type RulesetOverrides = { readonly [S in SwitchName]?: Switches[S] | null };

/** The rules that a question is judged by: a ruleset with its house rules, ready for the core. */
export interface Rules {
  readonly ruleset: Ruleset;
  readonly switches: Switches;
  readonly movement: Movement;
  /** The switches that house rules changed, in the order of the switches. */
  readonly changed: readonly SwitchName[];
}

const problem = (code: string, message: string): { ok: false; error: Problem } => err({ code, message });

const valueFault = (name: SwitchName, value: unknown): string | null => {
  if (name in WORD_SWITCHES) {
    const words: readonly string[] = WORD_SWITCHES[name as keyof typeof WORD_SWITCHES];
    return words.includes(value as string) ? null : `one of ${words.join(', ')}`;
  }
  if (name in FLAG_SWITCHES) return typeof value === 'boolean' ? null : 'true or false';
  if (name in NUMBER_SWITCHES) {
    const { min, max, step } = NUMBER_SWITCHES[name as keyof typeof NUMBER_SWITCHES];
    const fits =
      typeof value === 'number' && (value === 0 || (value >= min && value <= max)) && Number.isInteger(value / step);
    return fits ? null : `0 or a number from ${min} to ${max} in steps of ${step}`;
  }
  const fits =
    Array.isArray(value) &&
    value.length === POINT_VALUE_KINDS.length &&
    value.every((n) => typeof n === 'number' && n >= 0 && n <= MAX_POINT_VALUE && Number.isInteger(n * 2));
  return fits
    ? null
    : `six numbers from 0 to ${MAX_POINT_VALUE} in halves, for ${POINT_VALUE_KINDS.join(', ').toLowerCase()}`;
};

const isOff = (value: SwitchValue): boolean => value === 0 || value === 'NONE';

/** Combinations that contradict themselves, as a sentence that names both switches; null if there is none. */
const contradiction = (switches: Switches, overrides: RulesetOverrides): string | null => {
  if (switches.facingForfeitsWin === 'ALL' && switches.drawnGame === 'POINTS')
    return 'facingForfeitsWin: ALL and drawnGame: POINTS exclude each other: points could give the forfeited win.';
  for (const [number, word] of SWITCH_PAIRS)
    for (const [set, other] of [
      [number, word],
      [word, number],
    ] as const) {
      const value = overrides[set];
      if (value !== undefined && value !== null && !isOff(value) && isOff(switches[other]))
        return `${set}: ${switchText(value)} has no effect while ${other} is ${switchText(switches[other])}; set both.`;
    }
  return null;
};

/**
 * Sets house rules on top of a ruleset.
 * @returns the rules in force, or BAD_RULE (a switch or value that there is none of), or RULES_CONFLICT
 *   (an impossible combination; the message names both switches)
 */
export const rulesOf = (ruleset: Ruleset, overrides: RulesetOverrides = {}): Result<Rules, Problem> => {
  const set: Partial<Record<SwitchName, SwitchValue>> = {};
  for (const [name, value] of Object.entries(overrides)) {
    if (value === null || value === undefined) continue;
    if (!(SWITCH_NAMES as readonly string[]).includes(name))
      return problem('BAD_RULE', `There is no switch ${name}; the switches are ${SWITCH_NAMES.join(', ')}.`);
    const fault = valueFault(name as SwitchName, value);
    if (fault) return problem('BAD_RULE', `The switch ${name} takes ${fault}.`);
    set[name as SwitchName] = value;
  }
  const switches = { ...ruleset.switches, ...set } as Switches;
  const conflict = contradiction(switches, overrides);
  if (conflict) return problem('RULES_CONFLICT', conflict);
  const changed = SWITCH_NAMES.filter((name) => switchText(switches[name]) !== switchText(ruleset.switches[name]));
  return ok({ ruleset, switches, movement: createMovement(switches), changed });
};

/** What tells these rules from all others: ruleset, revision, and every changed switch. */
export const rulesKey = ({ ruleset, switches, changed }: Rules): string =>
  [`${ruleset.id}@${ruleset.revision}`, ...changed.map((name) => `${name}=${switchText(switches[name])}`)].join(';');

/** The clause that decides a topic under the rules in force: a house rule, the ruleset's own, or, where it is silent, ours. */
export const clauseFor = (rules: Rules, topic: Topic): Clause => {
  const house = TOPIC_SWITCHES[topic]?.find((name) => rules.changed.includes(name));
  if (house) {
    const now = switchText(rules.switches[house]);
    const before = switchText(rules.ruleset.switches[house]);
    return {
      id: `house/${house}`,
      text: `House rule: ${house} is ${now} (${rules.ruleset.id} has ${before}).`,
      source: 'House rule of the caller',
      section: null,
      settles: [topic],
    };
  }
  return writtenClause(rules, topic);
};

/** The clause on a topic that no house rule has a say in: the ruleset's own, or, where it is silent, ours. */
export const writtenClause = ({ ruleset }: Rules, topic: Topic): Clause =>
  ruleset.clauses.find(({ settles }) => settles.includes(topic)) ?? ownClause(topic);
