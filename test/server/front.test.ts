/** Answers that are given again, before express is asked, and the ones that are not. */
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFront, type FrontParts } from '../../src/server/front.js';
import { hotPositions } from '../../src/server/hot-positions.js';
import { knownAnswers } from '../../src/server/known-answers.js';
import { knownQueries } from '../../src/server/known-queries.js';
import { createLog } from '../../src/server/log.js';
import { createMetrics } from '../../src/server/metrics.js';
import { observeRequests } from '../../src/server/observe-requests.js';
import { OUR_FAULT } from '../../src/service/codes.js';
import { testConfig } from '../test-config.js';
import { startApp } from './running-app.js';

const JSON_TYPE = { 'content-type': 'application/json' };
const QUERY =
  'query ($moves: [String!]) { position(moves: $moves) { fen legalMoves { uci from to captures } points { cho han } } }';
const body = (query: string, variables: object = {}): string => JSON.stringify({ query, variables });

const headersOf = ({ headers }: Response): { [name: string]: string } => {
  const all: { [name: string]: string } = {};
  headers.forEach((value, name) => {
    all[name] = value;
  });
  return all;
};

/** What of an answer is the same each time: what is packed on the way has no length beforehand. */
const seen = async (response: Response): Promise<object> => {
  const {
    'x-request-id': id,
    date,
    'content-length': length,
    'transfer-encoding': chunked,
    ...headers
  } = headersOf(response);
  if (response.status === 200) expect(length ?? chunked).toBeDefined();
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(date).toMatch(/GMT$/);
  return { status: response.status, headers, body: await response.text() };
};

const hitsOf = async (url: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/janggi_cache_asked\{tier="answers",outcome="hits"\} (\d+)/.exec(text)?.[1]);
};

const ASKED: readonly (readonly [string, string, RequestInit])[] = [
  ['legal moves', '/v1/legal-moves?moves=a4b4', {}],
  ['legal moves, packed', '/v1/legal-moves', { headers: { 'accept-encoding': 'gzip' } }],
  ['a picture', '/v1/board.svg?size=200', {}],
  ['a query', '/graphql', { method: 'POST', headers: JSON_TYPE, body: body(QUERY, { moves: ['a4b4'] }) }],
  [
    'a query, packed',
    '/graphql',
    {
      method: 'POST',
      headers: { ...JSON_TYPE, 'accept-encoding': 'br' },
      body: body('{ rulesets { id clauses { id text source } } }'),
    },
  ],
  [
    'a query, for GraphQL clients',
    '/graphql',
    { method: 'POST', headers: { ...JSON_TYPE, accept: 'application/graphql-response+json' }, body: body(QUERY) },
  ],
  ['an evaluation', '/v1/evaluation?depth=2', {}],
];

describe('an answer that is given again', () => {
  it.each(ASKED)('is the same to the last header: %s', async (_, path, options) => {
    const { url } = await startApp();
    const first = await seen(await fetch(url + path, options));
    expect(first).toMatchObject({ status: 200 });
    for (let time = 2; time < 5; time++) {
      expect(await seen(await fetch(url + path, options))).toEqual(first);
      // The first is made, the second is made and kept, the others are given.
      expect(await hitsOf(url)).toBe(Math.max(0, time - 2));
    }
  });

  it.each(['GET', 'HEAD'])('is not sent to a client that has it: %s', async (method) => {
    const { url } = await startApp();
    const address = `${url}/v1/points`;
    const tag = (await fetch(address)).headers.get('etag') ?? '';
    const again = { method, headers: { 'if-none-match': `"other", ${tag}` } };
    const first = await seen(await fetch(address, again));
    expect(first).toMatchObject({ status: 304, headers: { etag: tag } });
    await fetch(address);
    await fetch(address);
    expect(await seen(await fetch(address, again))).toEqual(first);
    const other = await fetch(address, { method, headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('is measured and counted like any other, but costs nothing', async () => {
    const { url } = await startApp();
    for (let time = 0; time < 4; time++) await fetch(`${url}/v1/points`);
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toContain('janggi_requests_total{operation="v1/getPoints",status="200"} 4');
    expect(text).toMatch(/janggi_request_cost_sum\{operation="v1\/getPoints"\} 1260/);
    const service = await fetch(`${url}/v1/service`).then((response) => response.json());
    expect(service).toMatchObject({ cache: { tier1: 'WELL', tier2: 'OFF', hits: 2 }, hotPositions: null });
  });
});

describe('an answer that is made anew each time', () => {
  it.each([
    ['of the service itself', '{ service { version cache { hits } } }'],
    ['limited by time', '{ position { evaluation(millis: 5) { depth } } }'],
    ['with a fault', '{ position(moves: ["hello"]) { fen } }'],
  ])('%s', async (_, query) => {
    const { url } = await startApp();
    for (let time = 0; time < 4; time++)
      await fetch(`${url}/graphql`, { method: 'POST', headers: JSON_TYPE, body: body(query) }).then((each) =>
        each.text(),
      );
    expect(await hitsOf(url)).toBe(0);
  });

  it('where each client may have so much, for each ask is charged', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_CLIENT_COST: '2000' });
    const statuses: number[] = [];
    for (let time = 0; time < 5; time++) statuses.push((await fetch(`${url}/v1/points`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('for a key that is not known', async () => {
    const { url } = await startApp({ JANGGI_OPERATOR_KEY: 'ab'.repeat(32) });
    for (let time = 0; time < 4; time++) expect((await fetch(`${url}/v1/points`)).status).toBe(200);
    expect((await fetch(`${url}/v1/points`, { headers: { 'x-api-key': 'made up' } })).status).toBe(401);
  });
});

/** Sends parts of a request one after the other. @returns what came back by then */
const sendSlowly = async (url: string, parts: readonly string[]): Promise<string> => {
  const socket = connect(Number(new URL(url).port), 'localhost');
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  for (const part of parts) {
    socket.write(part);
    await sleep(50);
  }
  await sleep(200);
  socket.destroy();
  return text;
};

it('a query that comes in parts is answered as one that comes in whole', async () => {
  const { url } = await startApp();
  const query = body('{ position { turn } }');
  const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${query.length}\r\n\r\n`;
  const whole = head + query;
  for (const parts of [[whole], [head, query], [head + query.slice(0, 5), query.slice(5)], [whole + whole]])
    expect(await sendSlowly(url, parts)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"turn":"CHO"/);
  const twice = await sendSlowly(url, [whole + whole]);
  expect(twice.match(/"turn":"CHO"/g)).toHaveLength(2);
});

it('the positions that are asked about most are told to the operator alone', async () => {
  const key = createHash('sha256').update('secret').digest('hex');
  const { url } = await startApp({ JANGGI_OPERATOR_KEY: key });
  for (let time = 0; time < 200; time++) await fetch(`${url}/v1/points?moves=a4b4&ruleset=kja`);
  for (let time = 0; time < 40; time++) await fetch(`${url}/v1/points`);
  const query = body('{ service { hotPositions(limit: 1) { fen ruleset hits } } }');
  const ask = async (headers: object) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body: query,
    });
    const { data } = (await response.json()) as { data: { service: { hotPositions: { hits: number }[] | null } } };
    return data.service.hotPositions;
  };
  expect(await ask({})).toBeNull();
  const [hottest, ...others] = (await ask({ authorization: 'Bearer secret' })) ?? [];
  expect(others).toEqual([]);
  expect(hottest).toMatchObject({ fen: expect.stringMatching(/^rnba.* b - - /), ruleset: 'KJA' });
  // One in four is counted, for four.
  expect(hottest?.hits).toBeGreaterThan(80);
  expect(hottest?.hits).toBeLessThan(400);
  const rest = await fetch(`${url}/v1/service?limit=1`, { headers: { 'x-api-key': 'secret' } });
  expect(await rest.json()).toMatchObject({ hotPositions: [{ ruleset: 'KJA' }] });
  expect((await fetch(`${url}/v1/service?limit=0`)).status).toBe(400);
});

it('known answers stay within their bytes, those go first that were given longest ago', () => {
  const answers = knownAnswers(20_000);
  const answer = { status: 200, headers: ['A', 'b'], tag: null, operation: 'o', position: null };
  for (let index = 0; index < 50; index++) {
    answers.set(`request ${index}`, { ...answer, body: Buffer.alloc(1000) });
    expect(answers.get('request 0')).toBeDefined();
  }
  expect(answers.bytes).toBeLessThan(20_000);
  expect(answers.get('request 49')).toBeDefined();
  expect(answers.get('request 5')).toBeUndefined();
});

it('a fault of ours is told as one, without a word of what it is, and logged', async () => {
  const logged: string[] = [];
  const log = createLog('error', { write: (line) => void logged.push(line) });
  const open = new Set<ServerResponse>();
  const front = createFront({
    known: knownAnswers(20_000),
    hot: null,
    queryBytes: 1000,
    hasKeys: false,
    log,
    observe: observeRequests(log, createMetrics([], '0', open), hotPositions(), open, null),
    queries: knownQueries(testConfig()),
    apollo: {
      executeHTTPGraphQLRequest: () => Promise.reject(new Error('a secret')),
    } as unknown as FrontParts['apollo'],
    gate: () => null,
    contextOf: () => ({}) as ReturnType<FrontParts['contextOf']>,
    steps: [],
    express: () => {},
  });
  const server = createServer(front).listen(0);
  const url = `http://localhost:${(server.address() as AddressInfo).port}/graphql`;
  const response = await fetch(url, { method: 'POST', headers: JSON_TYPE, body: body('{ rulesets { id } }') });
  server.close();
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    errors: [{ message: OUR_FAULT, extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  });
  expect(logged.join('')).toContain('a secret');
});
