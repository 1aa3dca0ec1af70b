/** What jobs take and give, with one worker in a process of its own and a Redis of their own. */
import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/rest/operations.js';
import { freePort, type RedisProcess, startRedis } from '../redis.js';
import { checkAnswer } from '../rest/contract.js';
import { startApp } from '../server/running-app.js';
import { ask, find, judged, LINES, post, startWorker, until, withoutBlanks } from './client.js';
import { streamOf } from './games.js';

let redis: RedisProcess;
beforeAll(async () => {
  redis = await startRedis();
  await startWorker(redis.url);
});
afterAll(() => redis.stop());

const start = async (env: Record<string, string> = {}): Promise<string> =>
  (await startApp({ JANGGI_JOBS_REDIS_URL: redis.url, ...env })).url;

const isDone = ({ state }: { state: string }): boolean => state === 'DONE';
/** Keys of jobs, those of BullMQ aside. */
const keys = (): string[] => redis.command('keys', 'jr:jobs:*').split('\n').filter(Boolean).sort();
const remove = (url: string, id: string) => ask(url, `/v1/jobs/${id}`, { method: 'DELETE' });

const GIB = (index: number): string =>
  `[대회명 "뷁 시험 ${index}"]\r\n[초차림 "마상상마"]\r\n[한차림 "${index % 50 === 7 ? '뭐' : '상마상마'}"]\r\n[대국결과 "초 기권승"]\r\n{둘째 줄\r\n1. 79졸78} 1. 79졸78 2. 41병42 3. 01차11 <5>\r\n\r\n`;
const PGN = (index: number): string =>
  `[Event "x ${index}"]\n[White "Kim"]\n\n1. ${index % 40 === 3 ? 'Zz9' : 'Hc3'} {well\nbegun} Hc8 (1... a6) 2. i5 1-0\n\n`;
const many = (game: (index: number) => string, count: number): string =>
  Array.from({ length: count }, (_, index) => game(index)).join('');

describe('the results of a job are those of POST /v1/adjudications:', () => {
  it.each<[what: string, body: string | Uint8Array, type: string, query: string]>([
    ['lines, good and bad', streamOf(600), LINES, '?language=KO&scheme=SEVEN_POINTS'],
    ['a .gib collection in UTF-8', many(GIB, 700), 'application/x-gib', '?ruleset=KJA&language=JA'],
    ['a .gib collection in CP949', iconv.encode(many(GIB, 700), 'cp949'), 'text/plain', '?recordedAsClaims=true'],
    ['with stray text and a mark', `\ufeffGames of 2019\n${many(GIB, 3)}the end`, 'text/plain', ''],
    ['in UTF-16', Buffer.from(`\ufeff${many(GIB, 400)}`, 'utf16le'), 'application/octet-stream', ''],
    ['a PGN collection', many(PGN, 1500), 'application/x-chess-pgn', '?rules.komi=3'],
    ['a list of moves', '1. 79졸78 2. 41병42 *\n1. i4h4 *\n', 'text/plain', '?format=MOVES&cho=SANG_MA_SANG_MA'],
    ['one game', GIB(1), 'application/x-gib', ''],
  ])('%s', async (_, body, type, query) => {
    const url = await start();
    const { status, json } = await post(url, body, query, type);
    expect(status).toBe(202);
    await until(url, json.id, isDone);
    const { text, headers } = await ask(url, `/v1/jobs/${json.id}/results`);
    expect(headers.get('content-type')).toBe(LINES);
    expect(withoutBlanks(text) === (await judged(url, body, query, type))).toBe(true);
    const { games, done, errors } = await find(url, json.id);
    const told = withoutBlanks(text).trim().split('\n');
    expect([games, done]).toEqual([told.length, told.length]);
    expect(errors).toBe(told.filter((line) => JSON.parse(line).error !== null).length);
  });

  it('what the address says holds for all lines, and a line that says otherwise goes first', async () => {
    const url = await start();
    const lines = [
      '{"moves":["pass"]}',
      '{"moves":["pass"],"ruleset":"MARTIN"}',
      '{"moves":["pass"],"rules":{"komi":2}}',
    ];
    const { json } = await post(url, lines.join('\n'), '?ruleset=kja&rules.komi=9');
    const { text } = await ask(url, `/v1/jobs/${json.id}/results`);
    const verdicts = withoutBlanks(text)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).verdict);
    expect(verdicts.map(({ ruleset, points }) => [ruleset, points.komi])).toEqual([
      ['KJA', 9],
      ['MARTIN', 0],
      ['KJA', 2],
    ]);
  });
});

it('the same body with the same parameters is one job, however it is sent, and is done once', async () => {
  const url = await start();
  const body = streamOf(300, 'same');
  const [one, two] = await Promise.all([
    post(url, body, '?language=EN&ruleset=kja'),
    post(url, body, '?ruleset=KJA&language=EN'),
  ]);
  expect(two.json.id).toBe(one.json.id);
  const done = await until(url, one.json.id, isDone);
  expect(done).toMatchObject({ games: 300, done: 300 });
  const packed = await fetch(`${url}/v1/jobs?ruleset=KJA&language=EN`, {
    method: 'POST',
    headers: { 'content-type': LINES, 'content-encoding': 'gzip' },
    body: gzipSync(body),
  });
  expect([packed.status, await packed.json()]).toEqual([202, done]);
  // What was sent again is dropped: the record and the results are left, and they are what they were.
  expect(await find(url, one.json.id)).toEqual(done);
  expect(keys().filter((key) => key.endsWith(':in'))).toEqual([]);
  expect((await post(url, body, '?ruleset=MARTIN')).json.id).not.toBe(one.json.id);
  expect((await post(url, `${body}\n`, '?ruleset=KJA&language=EN')).json.id).not.toBe(one.json.id);
});

describe('a job that is cancelled', () => {
  const LONG = '?what=analyse&depth=12';
  const body = Array.from({ length: 30 }, (_, index) => `{"ref":"${index}","moves":["pass","i4h4"]}`).join('\n');

  it('stops, waits no more, and has no results; sent again it is done anew', async () => {
    const url = await start();
    const { json } = await post(url, body, LONG);
    await until(url, json.id, ({ state }) => state === 'RUNNING');
    const events = ask(url, `/v1/jobs/${json.id}/events`);
    const cancelled = await remove(url, json.id);
    expect([cancelled.status, cancelled.json]).toMatchObject([200, { state: 'CANCELLED', games: 30 }]);
    expect(await remove(url, json.id)).toMatchObject({ status: 200, json: cancelled.json });
    expect((await events).text).toMatch(/event: done\ndata: \{[^\n]*"state":"CANCELLED"/);
    expect(await ask(url, `/v1/jobs/${json.id}/results`)).toMatchObject({
      status: 409,
      json: { code: 'JOB_CANCELLED' },
    });
    expect(redis.command('zcard', 'jr:bull:janggi-jobs:prioritized').trim()).toBe('0');
    // The worker drops what it had of it, and takes the next.
    const next = await post(url, streamOf(5, 'next'));
    await until(url, next.json.id, isDone);
    expect(redis.command('keys', 'jr:bull:janggi-jobs:*-*')).not.toContain('active-');
    const again = await post(url, body, LONG);
    expect(again.json).toMatchObject({ id: json.id, state: expect.stringMatching(/WAITING|RUNNING/), done: 0 });
    await remove(url, json.id);
  });

  it('loses what there is of its results too', async () => {
    const url = await start();
    const { json } = await post(url, streamOf(5, 'done'));
    await until(url, json.id, isDone);
    expect(await remove(url, json.id)).toMatchObject({ json: { state: 'CANCELLED', done: 5 } });
    expect(await ask(url, `/v1/jobs/${json.id}/results`)).toMatchObject({ status: 409 });
  });
});

it('what is sent may take its time as long as it goes on', async () => {
  const url = await start({ JANGGI_BODY_MS: '400' });
  const before = keys();
  const send = async (pauses: readonly number[]): Promise<number> => {
    const request = httpRequest(`${url}/v1/jobs`, { method: 'POST', headers: { 'content-type': LINES } });
    const status = new Promise<number>((resolve, reject) => {
      request.on('response', (response) => resolve(response.resume().statusCode ?? 0)).on('error', reject);
    });
    for (const [index, pause] of pauses.entries()) {
      request.write(`${streamOf(300, `slow ${index}`)}\n`);
      await sleep(pause);
    }
    request.end();
    return status;
  };
  expect(await send([200, 200, 200, 200, 200])).toBe(202);
  const kept = keys().filter((key) => key.endsWith(':in'));
  expect(await send([100, 2000])).toBe(408);
  await sleep(100);
  expect(keys().filter((key) => key.endsWith(':in') && !kept.includes(key) && !before.includes(key))).toEqual([]);
});

it('a job of which a part cannot be done has failed, and can be sent anew', async () => {
  const own = await startRedis();
  const { url } = await startApp({ JANGGI_JOBS_REDIS_URL: own.url });
  const { json } = await post(url, streamOf(300, 'spoilt'));
  const run = own.command('hget', `jr:jobs:${json.id}`, 'run').trim();
  own.command('hset', `jr:jobs:${run}:in`, '1', 'no chunk');
  const worker = await startWorker(own.url, { JANGGI_LOG_LEVEL: 'silent' });
  expect(await until(url, json.id, ({ state }) => state === 'FAILED')).toMatchObject({ games: 300, done: 250 });
  expect(await ask(url, `/v1/jobs/${json.id}/results`)).toMatchObject({ status: 409, json: { code: 'JOB_FAILED' } });
  expect((await post(url, streamOf(300, 'spoilt'))).json.id).toBe(json.id);
  expect(await until(url, json.id, isDone)).toMatchObject({ done: 300 });
  await worker.stop('SIGKILL');
  await own.stop();
});

it('tells how it goes on, and its results as they are made', async () => {
  const url = await start();
  const { json } = await post(url, streamOf(1500, 'told'));
  const [events, results] = await Promise.all([
    ask(url, `/v1/jobs/${json.id}/events`),
    ask(url, `/v1/jobs/${json.id}/results`),
  ]);
  const told = [...events.text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data = '']) => [
    name,
    JSON.parse(data),
  ]);
  expect(told.length).toBeGreaterThan(1);
  expect(told[0]).toMatchObject(['progress', { id: json.id }]);
  expect(told.at(-1)).toMatchObject(['done', { state: 'DONE', done: 1500, progress: 1 }]);
  expect(withoutBlanks(results.text).trim().split('\n')).toHaveLength(1500);
});

it('an analysis is that of each game, and has the numbers of its evaluations', async () => {
  const url = await start();
  const mate = { fen: '3k5/9/9/9/9/9/9/9/R3R4/4K4 w - - 0 1', moves: ['e2d2', 'd10e10'] };
  const lines = [JSON.stringify({ ref: 'mate', ...mate }), '{"moves":["hello"]}', '{'].join('\n');
  const { json } = await post(url, lines, '?what=analyse&depth=3');
  expect(json).toMatchObject({ what: 'analyse', games: 3 });
  const { text } = await ask(url, `/v1/jobs/${json.id}/results`);
  const [first, second, third] = withoutBlanks(text)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { plies, missedMates } = first.analysis;
  expect([first.index, first.ref]).toEqual([0, 'mate']);
  expect(plies.map(({ ply }: { ply: number }) => ply)).toEqual([0, 1, 2]);
  expect(missedMates).toEqual([{ ply: 1, mateIn: 1, best: 'a2d2' }]);
  expect([second, third]).toMatchObject([
    { index: 1, analysis: null, error: { code: 'BAD_MOVE', ply: 1, line: 2 } },
    { index: 2, analysis: null, error: { code: 'MALFORMED_JSON', line: 3 } },
  ]);
  const evaluated = await ask(url, `/v1/evaluation?depth=3&fen=${encodeURIComponent(mate.fen)}&moves=e2d2`);
  expect(plies[1]).toMatchObject({
    score: evaluated.json.evaluation.score,
    winProbability: evaluated.json.evaluation.winProbability,
  });
});

describe('what cannot be a job is refused, and nothing of it is kept:', () => {
  const GOOD = '{"moves":["pass"]}';
  it.each<[what: string, body: string | Uint8Array, query: string, type: string, status: number, code: string]>([
    ['another type', GOOD, '', 'application/json', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['nothing', '', '', LINES, 400, 'EMPTY_RECORD'],
    ['claims that no game can have', '79졸78', '?claims=RESIGNATION', 'text/plain', 400, 'CLAIM_SIDE_MISSING'],
    ['what is no text', '\u0001'.repeat(100), '', 'application/x-gib', 400, 'NOT_TEXT'],
    ['blank lines', '\n \n\n', '', LINES, 400, 'EMPTY_RECORD'],
    ['a file without a game', ' \n', '', 'application/x-gib', 400, 'EMPTY_RECORD'],
    ['records in JSON', '[{"moves":["i4h4"]}]', '', 'text/plain', 400, 'BAD_INPUT'],
    ['an unknown parameter', GOOD, '?game=1', LINES, 400, 'BAD_INPUT'],
    ['something else to do', GOOD, '?what=guess', LINES, 400, 'BAD_INPUT'],
    ['a depth for verdicts', GOOD, '?depth=3', LINES, 400, 'BAD_INPUT'],
    ['a language for analyses', GOOD, '?what=analyse&language=KO', LINES, 400, 'BAD_INPUT'],
    ['a format for lines', GOOD, '?format=PGN', LINES, 400, 'BAD_INPUT'],
    ['too much depth', GOOD, '?what=analyse&depth=99', LINES, 400, 'BAD_EVALUATION'],
    ['no ruleset', GOOD, '?ruleset=chess', LINES, 400, 'UNKNOWN_RULESET'],
    ['house rules that are none', GOOD, '?rules.komi=x', LINES, 400, 'BAD_INPUT'],
    ['more than a job may hold', streamOf(3000), '', LINES, 413, 'BODY_TOO_LARGE'],
    ['more work than a job may be', streamOf(600), '?what=analyse&depth=12', LINES, 400, 'TOO_COSTLY'],
    ['a game that never ends', `1. ${'i4h4 '.repeat(50_000)}`, '', 'text/plain', 413, 'RECORD_TOO_LARGE'],
  ])('%s', async (_, body, query, type, status, code) => {
    const url = await start({
      JANGGI_LIMIT_JOB_BYTES: '300000',
      JANGGI_LIMIT_FILE_BYTES: '100000',
      JANGGI_LIMIT_JOB_SECONDS: '1000',
    });
    const before = keys();
    expect(await post(url, body, query, type)).toMatchObject({ status, json: { code } });
    expect(keys()).toEqual(before);
  });

  it('a stream that says no length, and is too long', async () => {
    const url = await start({ JANGGI_LIMIT_JOB_BYTES: '300000' });
    const before = keys();
    const parts = [streamOf(1000), `\n${streamOf(3000)}`];
    const body = new ReadableStream({
      pull(controller) {
        const part = parts.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(Buffer.from(part));
      },
    });
    const init = { method: 'POST', headers: { 'content-type': LINES }, body, duplex: 'half' } as RequestInit;
    const response = await fetch(`${url}/v1/jobs`, init);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect(keys()).toEqual(before);
  });

  it.each([
    ['in a way that is not known', 'zip', Buffer.from(GOOD), 415, 'UNSUPPORTED_ENCODING'],
    ['not as it says', 'gzip', Buffer.from(GOOD), 400, 'BROKEN_ENCODING'],
    ['and cut off', 'gzip', gzipSync(streamOf(2000)).subarray(0, -9), 400, 'BROKEN_ENCODING'],
  ])('packed %s', async (_, encoding, body, status, code) => {
    const url = await start();
    const before = keys();
    const response = await fetch(`${url}/v1/jobs`, {
      method: 'POST',
      headers: { 'content-type': LINES, 'content-encoding': encoding },
      body,
    });
    const text = await response.text();
    checkAnswer('POST', '/v1/jobs', response.status, response.headers.get('content-type') ?? '', text);
    expect([response.status, JSON.parse(text).code]).toEqual([status, code]);
    expect(keys()).toEqual(before);
  });
});

it('a client that goes away in the middle leaves nothing', async () => {
  const url = await start();
  const before = keys();
  const request = httpRequest(`${url}/v1/jobs`, { method: 'POST', headers: { 'content-type': LINES } });
  request.on('error', () => {});
  request.write(`${streamOf(2000, 'gone')}\n`);
  for (let round = 0; keys().length === before.length && round < 100; round++) await sleep(20);
  expect(keys()).toHaveLength(before.length + 1);
  request.destroy();
  for (let round = 0; keys().length > before.length && round < 100; round++) await sleep(20);
  expect(keys()).toEqual(before);
});

it('a job is forgotten when its time is over, and all that was kept of it', async () => {
  const own = await startRedis();
  const env = { JANGGI_JOBS_KEEP_SECONDS: '2' };
  const { url } = await startApp({ JANGGI_JOBS_REDIS_URL: own.url, ...env });
  const worker = await startWorker(own.url, env);
  const { json } = await post(url, streamOf(3, 'short-lived'));
  const { finishedAt, expiresAt } = await until(url, json.id, isDone);
  expect(Date.parse(expiresAt) - Date.parse(finishedAt ?? '')).toBe(3000);
  const waiting = (await post(url, streamOf(3, 'never done'), '?what=analyse&depth=12')).json;
  await worker.stop('SIGKILL');
  await sleep(3200);
  const paths = ['', '/events', '/results'].map((part) => `/v1/jobs/${json.id}${part}`);
  for (const path of [...paths, `/v1/jobs/${waiting.id}`])
    expect(await ask(url, path)).toMatchObject({ status: 404, json: { code: 'NO_SUCH_JOB' } });
  expect(await remove(url, json.id)).toMatchObject({ status: 404, json: { code: 'NO_SUCH_JOB' } });
  expect(own.command('keys', 'jr:jobs:*').trim()).toBe('');
  await own.stop();
});

it('a name that no job can have is that of no job', async () => {
  const url = await start();
  for (const id of ['x', 'x'.repeat(22), '%2e%2e%2fxxxxxxxxxxxxxxxxx'])
    expect(await ask(url, `/v1/jobs/${id}`)).toMatchObject({ status: 404, json: { code: 'NO_SUCH_JOB' } });
});

const EVERYTHING: readonly [method: string, path: string][] = [
  ['POST', '/v1/jobs'],
  ['GET', '/v1/jobs/kTq3GJ8nTqv0XzQmH2cRkw'],
  ['GET', '/v1/jobs/kTq3GJ8nTqv0XzQmH2cRkw/events'],
  ['GET', '/v1/jobs/kTq3GJ8nTqv0XzQmH2cRkw/results'],
  ['DELETE', '/v1/jobs/kTq3GJ8nTqv0XzQmH2cRkw'],
];
const askFor = (url: string, [method, path]: (typeof EVERYTHING)[number]) =>
  ask(url, path, { method, ...(method === 'POST' && { body: '{}' }) });

describe('without its Redis', () => {
  it('there are no jobs: 501 with a hint', async () => {
    const { url } = await startApp();
    for (const asked of EVERYTHING)
      expect(await askFor(url, asked)).toMatchObject({
        status: 501,
        json: { code: 'JOBS_MISSING', detail: expect.stringContaining('JANGGI_JOBS_REDIS_URL') },
      });
  });

  const away = async (url: string): Promise<void> => {
    const begun = performance.now();
    for (const answer of await Promise.all(EVERYTHING.map((asked) => askFor(url, asked)))) {
      expect(answer).toMatchObject({ status: 503, json: { code: 'JOBS_UNAVAILABLE' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(performance.now() - begun).toBeLessThan(10_000);
  };

  it('being away, all is 503, and well when it is there', async () => {
    const port = await freePort();
    const { url } = await startApp({ JANGGI_JOBS_REDIS_URL: `redis://127.0.0.1:${port}` });
    await away(url);
    expect((await fetch(`${url}/metrics`)).status).toBe(200);
    const late = await startRedis(port);
    for (let round = 0; round < 100 && (await post(url, '{}')).status !== 202; round++) await sleep(50);
    expect((await post(url, '{}')).status).toBe(202);
    await late.stop();
    await away(url);
  });

  it('being frozen, all is 503 within seconds', { timeout: 60_000 }, async () => {
    const frozen = await startRedis();
    const { url } = await startApp({ JANGGI_JOBS_REDIS_URL: frozen.url });
    expect((await post(url, '{}')).status).toBe(202);
    frozen.process.kill('SIGSTOP');
    await away(url);
    await frozen.stop();
  });

  it('being full, a job is refused, and what is there can be read', async () => {
    const full = await startRedis();
    const { url } = await startApp({ JANGGI_JOBS_REDIS_URL: full.url });
    const { json } = await post(url, '{}');
    full.command('config', 'set', 'maxmemory', '1');
    expect(await post(url, '{"ref":"x"}')).toMatchObject({ status: 503, json: { code: 'JOBS_UNAVAILABLE' } });
    expect(await find(url, json.id)).toMatchObject({ state: 'WAITING' });
    await full.stop();
  });
});

it('a Redis that may drop keys is told in the log', async () => {
  const dropping = await startRedis(undefined, '--maxmemory-policy', 'allkeys-lru');
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  await startApp({ JANGGI_JOBS_REDIS_URL: dropping.url }, log);
  for (let round = 0; lines.length === 0 && round < 100; round++) await sleep(20);
  expect(lines.join()).toContain('noeviction');
  await dropping.stop();
});

it('what is taken in is charged as it comes', async () => {
  const url = await start({ JANGGI_LIMIT_CLIENT_COST: '1500' });
  const before = keys();
  const answer = await post(url, streamOf(20_000, 'dear'));
  expect(answer).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(keys()).toEqual(before);
});

it('waiting chunks are measured', async () => {
  const url = await start();
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toMatch(/^janggi_job_chunks\{state="waiting"\} \d+$/m);
});

it('a job that is shown in the contract is one that there is', async () => {
  const url = await start();
  const operation = OPERATIONS.find(({ id }) => id === 'createJob');
  const { query = {}, type = '', body, answer } = operation?.examples.line ?? {};
  const sent = await post(url, JSON.stringify(body), `?${new URLSearchParams(query)}`, type);
  const times = { id: expect.any(String), createdAt: expect.any(String), expiresAt: expect.any(String) };
  // The worker may have begun by then.
  expect(Object.keys(sent.json)).toEqual(Object.keys(answer as object));
  const shown = OPERATIONS.find(({ id }) => id === 'getJob')?.examples.done?.answer as object;
  const done = await until(url, sent.json.id, isDone);
  expect(done).toEqual({ ...shown, ...times, startedAt: expect.any(String), finishedAt: expect.any(String) });
  expect(Object.keys(done)).toEqual(Object.keys(shown));
});
