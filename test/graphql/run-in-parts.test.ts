import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Asked } from '../../src/graphql/asked.js';
import { PRICES } from '../../src/graphql/query-cost.js';
import { BATCHES, runInParts } from '../../src/graphql/run-in-parts.js';
import { runQuery } from '../../src/graphql/run-query.js';
import { getSchema } from '../../src/graphql/schema.js';
import { inlineEvaluator } from '../../src/service/evaluator.js';
import { LIMITS } from '../../src/service/limits.js';

/** The answer to a query, worked out in parts of three inputs, and in whole. */
const bothOf = async (query: string, variables: Record<string, unknown>): Promise<[parts: unknown, whole: unknown]> => {
  const document = parse(query);
  expect(validate(getSchema(), document)).toEqual([]);
  const context: Asked = { limits: { ...LIMITS, positionsPerBatch: 20 }, evaluator: inlineEvaluator(LIMITS) };
  const run = { document, operationName: null, variables, context };
  const { data, ...parts } = await runInParts(getSchema(), run, 3);
  const whole = JSON.parse(JSON.stringify(await runQuery(getSchema(), run)));
  return [JSON.parse(JSON.stringify({ ...parts, ...(data !== undefined && { data: JSON.parse(data) }) })), whole];
};

const inputs = Array.from({ length: 10 }, (_, number) => ({
  ref: `no. ${number}`,
  ...(number % 4 === 3 ? { fen: 'nonsense' } : { moves: ['a4a5', 'a7a6'].slice(0, number % 3) }),
}));
const games = inputs.map(({ ref }, number) => ({ ref, moves: number === 5 ? ['a1a1'] : ['a4a5'] }));

it('every field with a list of inputs goes through in parts', () => {
  const batches = Object.entries(PRICES).filter(([, { items }]) => items === 'inputs');
  expect(batches.map(([name]) => name.replace('Query.', ''))).toEqual(Object.keys(BATCHES));
});

describe('a batch in parts is answered as in whole', () => {
  it.each([
    [
      'positions',
      'query ($inputs: [PositionInput!]!) { positions(inputs: $inputs) { index ref error { code } position { fen legalMoves { uci } } } }',
    ],
    [
      'under another name',
      'query ($i: [PositionInput!]!) { all: positions(inputs: $i) { __typename no: index ...rest } } fragment rest on PositionResult { ref position { fen } }',
    ],
    [
      'with another variable',
      'query ($i: [PositionInput!]!, $d: FenDialect) { positions(inputs: $i) { index position { fen(dialect: $d) } } }',
    ],
    ['of one input or more', 'query ($i: [PositionInput!]!) { positions(inputs: $i) { index } }'],
  ])('%s', async (_, query) => {
    const name = query.includes('$inputs') ? 'inputs' : 'i';
    for (const count of [1, 3, 4, 10]) {
      const [parts, whole] = await bothOf(query, { [name]: inputs.slice(0, count), d: 'CHARIOT_HORSE' });
      expect(parts).toEqual(whole);
      expect(parts).not.toHaveProperty('errors');
    }
  });

  it('verdicts', async () => {
    const query =
      'query ($g: [GameInput!]!) { adjudications(inputs: $g) { index ref error { code } verdict { status summary } } }';
    const [parts, whole] = await bothOf(query, { g: games });
    expect(parts).toEqual(whole);
    expect(parts).toMatchObject({ data: { adjudications: { length: 10, 9: { index: 9, ref: 'no. 9' } } } });
  });
});

describe('what is no plain batch is answered in whole', () => {
  it.each([
    ['two fields', 'query ($i: [PositionInput!]!) { positions(inputs: $i) { index } __typename }'],
    [
      'inputs that are asked twice',
      'query ($i: [PositionInput!]!) { a: positions(inputs: $i) { index } b: positions(inputs: $i) { ref } }',
    ],
    [
      'a field in a fragment',
      'query ($i: [PositionInput!]!) { ...all } fragment all on Query { positions(inputs: $i) { index } }',
    ],
    [
      'a field that may be left out',
      'query ($i: [PositionInput!]!, $yes: Boolean = false) { positions(inputs: $i) @include(if: $yes) { index } }',
    ],
    ['no variable', '{ positions(inputs: [{}, {}, {}, {}]) { index } }'],
    ['another field', 'query ($i: [String!]) { position(moves: $i) { fen } }'],
  ])('%s', async (_, query) => {
    const [parts, whole] = await bothOf(query, {
      i: query.includes('moves') ? ['a4a5', 'a7a6', 'a5a6', 'e9e9'] : inputs,
    });
    expect(parts).toEqual(whole);
    expect(parts).not.toHaveProperty('errors');
  });
});

describe('a fault has its place in the whole', () => {
  const query =
    'query ($i: [PositionInput!]!) { positions(inputs: $i) { index position { legalMoves(from: "nowhere") { uci } } } }';
  it.each([
    ['of a field', query, inputs],
    ['of the last input', query.replace('(from: "nowhere")', ''), [...inputs, { plies: 1 }]],
    ['of too many inputs', query, [...inputs, ...inputs, ...inputs]],
    ['of an input of another kind', query.replace('(from: "nowhere")', ''), [...inputs, { fen: 5 }]],
    ['of a list that is none', query, { length: 10 }],
  ])('%s', async (_, asked, i) => {
    const [parts, whole] = await bothOf(asked, { i });
    expect(parts).toEqual(whole);
    expect(parts).toHaveProperty('errors');
  });
});
