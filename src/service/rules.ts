import type { Problem } from '../janggi/problem.js';
import { err, type Result } from '../janggi/result.js';
import { DEFAULT_RULESET, findRuleset, RULESETS } from '../rulesets/registry.js';
import { type Rules, rulesOf } from '../rulesets/rules.js';
import type { RulesQuestion } from './questions.js';

/** Of each ruleset without house rules. */
const AS_WRITTEN = new Map(RULESETS.map((ruleset) => [ruleset, rulesOf(ruleset)]));

/** The rules that a question asks to be judged by; UNKNOWN_RULESET, BAD_RULE or RULES_CONFLICT where there are none such. */
export const rulesFor = ({ ruleset: id, rules }: RulesQuestion): Result<Rules, Problem> => {
  const ruleset = id === null || id === undefined ? DEFAULT_RULESET : findRuleset(id);
  if (!ruleset)
    return err({
      code: 'UNKNOWN_RULESET',
      message: `There is no ruleset ${id}; there are ${RULESETS.map((known) => known.id).join(', ')}.`,
    });
  const asWritten = AS_WRITTEN.get(ruleset);
  return asWritten && !rules ? asWritten : rulesOf(ruleset, rules ?? {});
};
