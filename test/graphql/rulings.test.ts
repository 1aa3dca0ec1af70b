import { expect, it } from 'vitest';
import { RULESET_IDS } from '../../src/rulesets/ruleset.js';
import { fixture, hasShared, shared } from '../fixtures.js';
import { ask } from './ask.js';

interface Ruling {
  readonly title: string;
  readonly ruleset: string;
  readonly fen: string;
  readonly moves: readonly string[];
  readonly claims?: readonly object[];
  readonly expect?: { readonly [field: string]: unknown };
  readonly expectError?: string;
}

const QUERY = `query ($input: GameInput!) {
  adjudicate(input: $input) {
    status result winner reason byPoints ply pliesAfterEnd mustDeviate clause { id text source }
    illegal { ply code message squares } points { cho han komi margin leader }
  }
}`;

const served = (rulings: readonly Ruling[]): Ruling[] =>
  rulings.filter(({ ruleset }) => (RULESET_IDS as readonly string[]).includes(ruleset));
const RULINGS = served(
  hasShared('cases/rulings.jsonl') ? shared<Ruling>('cases/rulings.jsonl') : fixture<Ruling>('rulings.jsonl'),
);

it.each(RULINGS.map((ruling) => [`${ruling.ruleset}: ${ruling.title}`, ruling] as const))('%s', async (_, ruling) => {
  const { fen, moves, claims, ruleset } = ruling;
  const answer = await ask(QUERY, { input: { fen, moves, claims, ruleset } });
  if (ruling.expectError) {
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual([ruling.expectError]);
    return;
  }
  expect(answer.errors).toBeUndefined();
  expect(answer.data.adjudicate).toMatchObject(ruling.expect ?? {});
  // Every verdict says why.
  if (answer.data.adjudicate.status !== 'ONGOING') expect(answer.data.adjudicate.clause.text).not.toBe('');
});
