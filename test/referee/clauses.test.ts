import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../src/rulesets/registry.js';
import { RULESET_IDS } from '../../src/rulesets/ruleset.js';
import { SWITCH_NAMES } from '../../src/rulesets/switches.js';
import { adjudicate } from '../../src/service/adjudicate.js';
import { ROOT } from '../root.js';
import { questionOf, SITUATIONS } from './situations.js';

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (id, ruleset) => {
  it('has a value for every switch', () => {
    expect(Object.keys(ruleset.switches).sort()).toEqual([...SWITCH_NAMES].sort());
  });

  it('cites every clause that is not told only, in some verdict or refusal', () => {
    const cited = new Set<string>();
    const refusals: string[] = [];
    for (const situation of SITUATIONS) {
      const verdict = adjudicate({ ...questionOf(situation), ruleset: id });
      if (!verdict.ok) refusals.push(verdict.error.message);
      else {
        if (verdict.value.clause) cited.add(verdict.value.clause.id);
        cited.add(verdict.value.points.clause.id);
      }
    }
    const deciding = ruleset.clauses.filter(({ settles }) => settles.length > 0);
    const uncited = deciding.filter(
      (clause) => !cited.has(clause.id) && !refusals.some((text) => text.includes(clause.id)),
    );
    expect(uncited.map((clause) => clause.id)).toEqual([]);
  });

  it('names each clause once, with a text, and settles no topic twice', () => {
    const ids = ruleset.clauses.map((clause) => clause.id);
    expect(new Set(ids).size).toBe(ids.length);
    const topics = ruleset.clauses.flatMap(({ settles }) => settles);
    expect(topics.filter((topic, index) => topics.indexOf(topic) !== index)).toEqual([]);
    expect(ruleset.clauses.filter(({ text }) => text.length < 10)).toEqual([]);
  });
});

it('nothing outside the rulesets names one', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('rulesets'),
  );
  const named = new RegExp(
    `['"\`](${RULESET_IDS.join('|')})['"\`]|\\b(${RULESET_IDS.filter((id) => id.includes('_')).join('|')})\\b`,
  );
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => named.test(readFileSync(join(ROOT, 'src', file), 'utf8')))).toEqual([]);
});
