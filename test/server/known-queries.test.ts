/** Queries that are asked again are run without Apollo, and answered as it answers them. */
import { ApolloServer } from '@apollo/server';
import { expect, it, vi } from 'vitest';
import { fuzz } from '../fuzz/draw.js';
import { questionFrom } from '../fuzz/from-sdl.js';
import { startApp } from './running-app.js';

const RUNS = 150;
const TIMES = 4;

const ask = async (url: string, body: string, headers: object = {}) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const {
    'x-request-id': _,
    date: __,
    ...kept
  } = Object.fromEntries(response.headers as unknown as Iterable<[string, string]>);
  return { status: response.status, headers: kept, text: await response.text() };
};

it('whatever is asked, every time', { timeout: 60_000 }, async () => {
  const { url } = await startApp({ JANGGI_LIMIT_EVALUATION_NODES: '500' });
  const apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
  let quick = 0;
  await fuzz(RUNS, async (draw) => {
    const question = questionFrom(draw);
    // What depends on the clock or on what was asked before.
    if (/millis|hits|cache/.test(JSON.stringify(question))) return;
    const body = JSON.stringify(question);
    apollo.mockClear();
    const first = await ask(url, body);
    // Blanks at the end make it another request that asks the same.
    for (let time = 1; time < TIMES; time++) {
      const { 'content-length': _, ...headers } = first.headers;
      expect(await ask(url, body + ' '.repeat(time))).toMatchObject({ ...first, headers });
    }
    if (apollo.mock.calls.length === 1) quick++;
  });
  // Those with faults are Apollo's.
  expect(quick).toBeGreaterThan(RUNS / 10);
});

it.each([
  ['another operation of the document', { operationName: 'B' }, { data: { service: { version: expect.any(String) } } }],
  ['variables', { operationName: 'A', variables: { moves: ['a4b4'] } }, { data: { position: { turn: 'HAN' } } }],
  ['none of its operations', { operationName: 'C' }, { errors: [{ message: expect.stringContaining('"C"') }] }],
  ['no operation though it has two', {}, { errors: [{ message: expect.stringContaining('operation name') }] }],
  ['a name that is none', { operationName: 1 }, { errors: [{}] }],
  ['variables that are none', { operationName: 'A', variables: [] }, { errors: [{}] }],
  [
    'extensions',
    { operationName: 'B', extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
    { errors: [{}] },
  ],
  ['values that the types forbid', { operationName: 'A', variables: { moves: 7.5 } }, { errors: [{}] }],
])('asked for %s', async (_, also, answer) => {
  const { url } = await startApp();
  const query = 'query A($moves: [String!]) { position(moves: $moves) { turn } } query B { service { version } }';
  await ask(url, JSON.stringify({ query, operationName: 'A' }));
  for (let time = 0; time < TIMES; time++)
    expect(JSON.parse((await ask(url, JSON.stringify({ query, ...also }) + ' '.repeat(time))).text)).toMatchObject(
      answer,
    );
});

it('an empty list is no object, however often it is asked', async () => {
  const { url } = await startApp();
  const query = 'query ($rules: RulesetOverrides) { position(rules: $rules) { turn } }';
  for (let time = 0; time < TIMES; time++) {
    const body = JSON.stringify({ query, variables: { rules: {} } }) + ' '.repeat(time);
    expect(JSON.parse((await ask(url, body)).text)).toEqual({ data: { position: { turn: 'CHO' } } });
    const list = JSON.stringify({ query, variables: { rules: [] } }) + ' '.repeat(time);
    expect((await ask(url, list)).text).toContain('to be an object');
  }
});

it('a client that accepts something else gets what it accepts', async () => {
  const { url } = await startApp();
  const body = JSON.stringify({ query: '{ position { turn } }' });
  await ask(url, body);
  const accept = 'application/graphql-response+json';
  expect(await ask(url, `${body} `, { accept })).toMatchObject({
    headers: { 'content-type': expect.stringContaining(accept) },
  });
  expect(await ask(url, `${body}  `, { accept: 'text/plain' })).toMatchObject({ status: 406 });
});

it('what it may cost holds for every time', async () => {
  const { url } = await startApp({ JANGGI_LIMIT_COST: '1000' });
  const query = 'query ($inputs: [PositionInput!]!) { positions(inputs: $inputs) { position { legalMoves { uci } } } }';
  const inputs = (count: number) => JSON.stringify({ query, variables: { inputs: Array(count).fill({}) } });
  for (let time = 0; time < TIMES; time++) {
    expect(await ask(url, inputs(1) + ' '.repeat(time))).toMatchObject({ status: 200 });
    expect((await ask(url, inputs(20) + ' '.repeat(time))).text).toContain('TOO_COSTLY');
  }
});

it('a field under a name that JavaScript keeps for itself, every time', async () => {
  const { url } = await startApp();
  for (let time = 0; time < 2 * TIMES; time++)
    expect((await ask(url, `{"query":"{ position { __proto__: turn } }"}${' '.repeat(time)}`)).text).toBe(
      '{"data":{"position":{"__proto__":"CHO"}}}\n',
    );
});
