import { expect, it } from 'vitest';
import { VARIANTS, variantOf } from '../../src/engine/variant.js';
import { findRuleset, RULESETS } from '../../src/rulesets/registry.js';
import { type RulesetOverrides, rulesOf } from '../../src/rulesets/rules.js';
import type { Ruleset } from '../../src/rulesets/ruleset.js';

const variantWith = (id: string, overrides: RulesetOverrides = {}): string => {
  const rules = rulesOf(findRuleset(id) as Ruleset, overrides);
  if (!rules.ok) throw new Error(rules.error.message);
  return variantOf(rules.value);
};

it('the rules of a variant are that variant', () => {
  for (const [variant, switches] of Object.entries(VARIANTS)) expect(variantOf({ switches })).toBe(variant);
});

it('every ruleset has the variant nearest to it', () => {
  expect(Object.fromEntries(RULESETS.map(({ id }) => [id, variantWith(id)]))).toEqual({
    TOURNAMENT: 'janggi',
    KJA: 'janggitraditional',
    TTAKJI: 'janggi',
    CHANGGI_RULEBOOK: 'janggicasual',
    CHESMAYNE: 'janggitraditional',
    MARTIN: 'janggicasual',
    CAZAUX: 'janggimodern',
    WIKIPEDIA: 'janggicasual',
    KAKAO: 'janggimodern',
    HANGAME: 'janggi',
    FAIRY_JANGGI: 'janggi',
    FAIRY_TRADITIONAL: 'janggitraditional',
    FAIRY_MODERN: 'janggimodern',
    FAIRY_CASUAL: 'janggicasual',
  });
});

it('house rules can bring rules nearer to another variant', () => {
  expect(variantWith('KJA', { facingEnds: 'NEVER' })).toBe('janggicasual');
  expect(variantWith('KJA', { doublePass: 'POINTS' })).toBe('janggi');
  expect(variantWith('FAIRY_MODERN', { facingEnds: 'WHEN_LEFT' })).toBe('janggi');
});
