/**
 * The probes of graphql-cop, and eight of our own: what an attacker tries first. None gets through but introspection,
 * suggestions and the explorer, which are there by intent. Each has to be answered within a bound, and the service
 * has to be well after it.
 */
import { describe, expect, it } from 'vitest';
import { startApp } from './running-app.js';

const BOUND_MILLIS = 2000;

interface Probe {
  readonly method?: 'GET' | 'POST';
  readonly query?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}
type Expected = readonly [status: number, code: string | null];

const send = async (url: string, { method = 'POST', query, body, headers }: Probe): Promise<Response> => {
  const address = `${url}/graphql${query === undefined ? '' : `?query=${encodeURIComponent(query)}`}`;
  return fetch(address, {
    method,
    headers: { ...(method === 'POST' && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  });
};

const gql = (query: string, variables: object = {}): Probe => ({ body: JSON.stringify({ query, variables }) });
const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

const CIRCULAR_INTROSPECTION = `{ __schema { types { ${'fields { type { '.repeat(4)}name${' } }'.repeat(4)} } } }`;

const PROBES: readonly (readonly [name: string, probe: Probe, expected: Expected])[] = [
  ['alias overload', gql(`{ ${repeat(101, (i) => `alias${i}: __typename`)} }`), [400, 'TOO_MANY_ALIASES']],
  ['array batching', { body: JSON.stringify(Array(10).fill({ query: '{ __typename }' })) }, [400, 'ARRAY_BATCHING']],
  ['circular introspection', gql(CIRCULAR_INTROSPECTION), [400, 'GRAPHQL_VALIDATION_FAILED']],
  ['directive overload', gql(`{ __typename ${'@aa'.repeat(10)} }`), [400, 'TOO_MANY_DIRECTIVES']],
  ['field duplication', gql(`{ ${'__typename '.repeat(500)} }`), [400, 'TOO_MANY_REPEATS']],
  ['suggestions', gql('{ servic }'), [400, 'GRAPHQL_VALIDATION_FAILED']],
  ['query over GET', { method: 'GET', query: '{ __typename }' }, [400, 'BAD_REQUEST']],
  ['mutation over GET', { method: 'GET', query: 'mutation { __typename }' }, [400, 'BAD_REQUEST']],
  [
    'urlencoded POST',
    { body: 'query=%7B__typename%7D', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    [415, 'UNSUPPORTED_MEDIA_TYPE'],
  ],
  ['explorer', { method: 'GET', headers: { accept: 'text/html' } }, [200, null]],
  ['introspection', gql('{ __schema { queryType { name } } }'), [200, null]],
  ['tracing', { ...gql('{ __typename }'), headers: { 'apollo-federation-include-trace': 'ftv1' } }, [200, null]],
  ['unhandled error', gql('query ($x: nothing!) { abc }'), [400, 'GRAPHQL_VALIDATION_FAILED']],
  // Our own.
  [
    'fragment bomb',
    gql(
      `{ ...f0 } ${repeat(100, (i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`)} fragment f100 on Query { a: __typename }`,
    ),
    [400, 'TOO_MANY_ALIASES'],
  ],
  [
    'fragments in a circle, which graphql-js alone runs out of stack on',
    gql(
      `{ ...f0 } ${repeat(140, (i) => `fragment f${i} on Query { ...f${(i + 1) % 140} ...f${(i + 2) % 140} __typename }`)}`,
    ),
    [400, 'FRAGMENT_CYCLE'],
  ],
  ['fifty levels', gql(`{ ${'a { '.repeat(50)}a${' }'.repeat(50)} }`), [400, 'TOO_DEEP']],
  ['a query of a megabyte', gql(`{ ${'__typename '.repeat(100_000)} }`), [400, 'TOO_MANY_TOKENS']],
  [
    'lists in lists',
    gql(`{ positions(inputs: ${'['.repeat(900)}${']'.repeat(900)}) { index } }`),
    [400, 'GRAPHQL_VALIDATION_FAILED'],
  ],
  [
    'thirty times the largest batch by one small variable',
    gql(
      `query ($i: [PositionInput!]!) { ${repeat(30, (i) => `a${i}: positions(inputs: $i) { position { legalMoves { fenAfter } } }`)} }`,
      { i: Array(10_000).fill({}) },
    ),
    [400, 'TOO_COSTLY'],
  ],
  [
    'a prototype in the variables',
    {
      body: '{"query":"query ($i: GameInput!) { adjudicate(input: $i) { status } }","variables":{"i":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}},"__proto__":{"polluted":1}}}',
    },
    [400, 'BAD_USER_INPUT'],
  ],
  ['a body of a million brackets', { body: '['.repeat(1_000_000) }, [400, 'TOO_NESTED']],
];

describe('a probe', () => {
  it.each(PROBES)('%s', async (_, probe, [status, code]) => {
    const { url } = await startApp();
    const started = performance.now();
    const response = await send(url, probe);
    const text = await response.text();
    expect(performance.now() - started).toBeLessThan(BOUND_MILLIS);
    expect(response.status, text.slice(0, 300)).toBe(status);
    expect(text).not.toMatch(/node_modules|stacktrace|\n\s+at /);
    if (code !== null) {
      const { errors } = JSON.parse(text) as { errors: { extensions: { code: string } }[] };
      expect(errors.map(({ extensions }) => extensions.code)).toContain(code);
      expect(errors.length).toBeLessThan(10);
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect((await fetch(`${url}/livez`)).status).toBe(200);
  });

  it('does not get a query past the limits behind a thousand parameters', async () => {
    const { url } = await startApp();
    const query = encodeURIComponent(`{ ${repeat(31, (i) => `a${i}: __typename`)} }`);
    const response = await fetch(`${url}/graphql?${'a&'.repeat(1500)}query=${query}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('TOO_MANY_ALIASES')]);
  });

  it('gets no traces and no other extensions', async () => {
    const { url } = await startApp();
    const response = await send(url, {
      ...gql('{ __typename }'),
      headers: { 'apollo-federation-include-trace': 'ftv1' },
    });
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('gets a suggestion, for the schema is public', async () => {
    const { url } = await startApp();
    expect(await (await send(url, gql('{ servic }'))).text()).toContain('Did you mean \\"service\\"');
  });
});
