import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ask, startApp } from './running-app.js';

const post = (
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<Response> => fetch(`${url}/graphql`, { method: 'POST', headers, body });

const JSON_TYPE = { 'content-type': 'application/json' };

/** What a client gets for a fault on /graphql: the status and the code, in the shape of a GraphQL answer. */
const faultOf = async (response: Response): Promise<[number, string]> => {
  expect(response.headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json/);
  const { errors } = (await response.json()) as { errors: { message: string; extensions: { code: string } }[] };
  expect(JSON.stringify(errors)).not.toContain('node_modules');
  expect(errors[0]?.message).toBeTruthy();
  return [response.status, errors[0]?.extensions.code ?? ''];
};

describe('a request to /graphql that cannot be read', () => {
  it.each([
    ['a body cut short', '{"query":', 400, 'MALFORMED_JSON'],
    ['an empty body', '', 400, 'BAD_REQUEST'],
    ['a body that is null', 'null', 400, 'MALFORMED_JSON'],
    ['a body that is a string', '"{ service { version } }"', 400, 'MALFORMED_JSON'],
    ['a body that is a list', '[]', 400, 'ARRAY_BATCHING'],
    ['millions of brackets', `{"query":"{service{version}}","x":${'['.repeat(3_900_000)}`, 400, 'TOO_NESTED'],
    ['as many that end', `{"query":"{service{version}}","x":${'['.repeat(3e6)}${']'.repeat(3e6)}}`, 400, 'TOO_NESTED'],
    ['no query', '{}', 400, 'BAD_REQUEST'],
    ['a query that is a number', '{"query":7}', 400, 'BAD_REQUEST'],
    ['variables that are a number', '{"query":"{service{version}}","variables":7}', 400, 'BAD_REQUEST'],
    ['a query with a syntax error', '{"query":"{ service {"}', 400, 'GRAPHQL_PARSE_FAILED'],
    ['a field that does not exist', '{"query":"{ servise { version } }"}', 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['a mutation', '{"query":"mutation { __typename }"}', 400, 'ONLY_QUERIES'],
    ['a subscription', '{"query":"subscription { position { turn } }"}', 400, 'ONLY_QUERIES'],
    [
      'two operations and no name',
      '{"query":"query A{service{version}} query B{service{version}}"}',
      400,
      'OPERATION_RESOLUTION_FAILURE',
    ],
    [
      'a prototype in place of variables',
      '{"query":"{service{version}}","variables":{"__proto__":{"a":1}},"operationName":"x"}',
      400,
      'OPERATION_RESOLUTION_FAILURE',
    ],
  ])('with %s', async (_, body, status, code) => {
    const { url } = await startApp();
    expect(await faultOf(await post(url, body, JSON_TYPE))).toEqual([status, code]);
  });

  it.each([
    ['few', Array(60).fill('')],
    ['many that are done elsewhere', [...Array(3000).fill({}), '']],
  ])('with variables of another type: %s', async (_, inputs) => {
    const { url } = await startApp();
    const query = 'query ($i: [GameInput!]!) { adjudications(inputs: $i) { index verdict { summary } } }';
    const response = await ask(url, query, {}, { i: inputs });
    const { data, errors } = (await response.json()) as {
      data?: unknown;
      errors: { extensions: { code: string } }[];
    };
    expect([response.status, data]).toEqual([400, undefined]);
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']));
  });

  it('with a form or plain text instead of JSON', async () => {
    const { url } = await startApp();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(await faultOf(await post(url, 'query={service{version}}', { 'content-type': type }))).toEqual([
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ]);
  });

  it('with a charset or an encoding that nobody knows', async () => {
    const { url } = await startApp();
    for (const headers of [
      { 'content-type': 'application/json; charset=x-no' },
      { ...JSON_TYPE, 'content-encoding': 'x-no' },
    ])
      expect(await faultOf(await post(url, '{}', headers))).toEqual([415, 'UNSUPPORTED_ENCODING']);
  });

  it.each(['gzip', 'deflate', 'br'])('with a body that says %s and is not', async (encoding) => {
    const { url } = await startApp();
    expect(await faultOf(await post(url, '{}', { ...JSON_TYPE, 'content-encoding': encoding }))).toEqual([
      400,
      'BROKEN_ENCODING',
    ]);
  });

  it('with bytes that are not UTF-8', async () => {
    const { url } = await startApp();
    expect(await faultOf(await post(url, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), JSON_TYPE))).toEqual([
      400,
      'MALFORMED_JSON',
    ]);
  });

  it('with more than 8 MB', async () => {
    const { url } = await startApp();
    const body = JSON.stringify({ query: '{ service { version } }', padding: 'x'.repeat(8 * 1024 * 1024) });
    expect(await faultOf(await post(url, body, JSON_TYPE))).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it('with a method that the address does not have', async () => {
    const { url } = await startApp();
    const response = await fetch(`${url}/graphql`, { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await faultOf(response)).toEqual([405, 'METHOD_NOT_ALLOWED']);
  });

  it('as a simple GET that another site could have sent', async () => {
    const { url } = await startApp();
    const query = encodeURIComponent('{ service { version } }');
    expect(await faultOf(await fetch(`${url}/graphql?query=${query}`))).toEqual([400, 'BAD_REQUEST']);
    const allowed = await fetch(`${url}/graphql?query=${query}`, { headers: { 'apollo-require-preflight': '1' } });
    expect(allowed.status).toBe(200);
  });
});

describe('any other request that leads nowhere', () => {
  it.each([
    '/nothing',
    '/graphql/nothing',
    '/graphqlx',
    '/%ff',
    '/explorer',
    '/explorer/nothing',
    '/explorer/..%2f..%2fpackage.json',
  ])('to %s is answered as RFC 9457 says', async (path) => {
    const { url } = await startApp();
    const response = await fetch(url + path, { headers: { accept: 'text/html' } });
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect([400, 404]).toContain(response.status);
    expect(await response.json()).toMatchObject({ status: response.status, code: expect.any(String) });
  });

  it('with a path that is no path is not our fault', async () => {
    const { url } = await startApp();
    const status = await new Promise((resolve, reject) => {
      httpRequest(`${url}/`, { path: '/%E0%A4%A' }, (response) => resolve(response.resume().statusCode))
        .once('error', reject)
        .end();
    });
    expect([400, 404]).toContain(status);
  });
});

describe('an answer', () => {
  it('without a tag is never one that the client has', async () => {
    const { url } = await startApp();
    for (const path of ['/v1/service', '/livez'])
      expect((await fetch(url + path, { headers: { 'if-none-match': '*' } })).status).toBe(200);
  });

  it('has the code of the fault in a question beside the answers to its siblings', async () => {
    const { url } = await startApp();
    const response = await ask(url, '{ bad: position(fen: "x") { fen } good: position { turn } }');
    expect(response.status).toBe(200);
    const answer = (await response.json()) as { data: unknown; errors: { extensions: { code: string } }[] };
    expect(answer.data).toEqual({ bad: null, good: { turn: 'CHO' } });
    expect(answer.errors).toHaveLength(1);
    expect(answer.errors[0]?.extensions.code).toMatch(/^FEN_/);
    expect(answer.errors[0]?.extensions).not.toHaveProperty('stacktrace');
  });

  it('tells the schema in production too', async () => {
    const { url } = await startApp();
    const response = await ask(url, '{ __schema { queryType { name } } }');
    expect(await response.json()).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } });
  });
});
