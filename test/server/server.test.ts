import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import request from 'supertest';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config.js';
import { type App, createApp } from '../../src/server/create-app.js';
import { TEST_CONFIG } from '../graphql/ask.js';

let app: App;
beforeAll(async () => {
  app = await createApp(TEST_CONFIG);
});

describe('a client that sends nonsense gets JSON and its own fault:', () => {
  it.each<[situation: string, send: () => request.Test, status: number, code: string]>([
    ['malformed JSON', () => request(app.express).post('/graphql').type('json').send('{bad'), 400, 'MALFORMED_JSON'],
    [
      'JSON that is no object',
      () => request(app.express).post('/graphql').type('json').send('"x"'),
      400,
      'MALFORMED_JSON',
    ],
    ['no query', () => request(app.express).post('/graphql').send({}), 400, 'BAD_REQUEST'],
    ['a query that is no text', () => request(app.express).post('/graphql').send({ query: 7 }), 400, 'BAD_REQUEST'],
    [
      'a form',
      () => request(app.express).post('/graphql').type('form').send('query={x}'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['no body', () => request(app.express).post('/graphql'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'an unknown charset',
      () => request(app.express).post('/graphql').set('Content-Type', 'application/json; charset=klingon').send('{}'),
      415,
      'UNSUPPORTED_ENCODING',
    ],
    [
      'an unknown encoding',
      () => request(app.express).post('/graphql').type('json').set('Content-Encoding', 'zzz').send('{}'),
      415,
      'UNSUPPORTED_ENCODING',
    ],
    [
      'nine megabytes',
      () =>
        request(app.express)
          .post('/graphql')
          .send({ query: ' '.repeat(9_000_000) }),
      413,
      'BODY_TOO_LARGE',
    ],
    ['a syntax error', () => request(app.express).post('/graphql').send({ query: '{' }), 400, 'GRAPHQL_PARSE_FAILED'],
    [
      'a field that there is not',
      () => request(app.express).post('/graphql').send({ query: '{ nope }' }),
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'a ruleset that there is not',
      () => request(app.express).post('/graphql').send({ query: '{ ruleset(id: CHESS) { id } }' }),
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['the method DELETE', () => request(app.express).delete('/graphql'), 405, 'METHOD_NOT_ALLOWED'],
  ])('%s', async (_, send, status, code) => {
    const response = await send();
    expect(response.status).toBe(status);
    expect(response.type).toMatch(/json/);
    expect(response.body.errors[0].extensions.code).toBe(code);
    expect(response.text).not.toMatch(/node_modules|at .*\.[jt]s:/);
  });

  it.each<[situation: string, send: () => request.Test, status: number, code: string]>([
    ['an unknown address', () => request(app.express).get('/nope'), 404, 'NOT_FOUND'],
    ['an address that cannot be decoded', () => request(app.express).get('/%E0%A4%A'), 404, 'NOT_FOUND'],
    ['a wrong method', () => request(app.express).post('/livez'), 405, 'METHOD_NOT_ALLOWED'],
  ])('%s', async (_, send, status, code) => {
    const response = await send();
    expect(response.status).toBe(status);
    expect(response.type).toBe('application/problem+json');
    expect(response.body).toMatchObject({ status, code });
  });
});

it('health is told', async () => {
  expect((await request(app.express).get('/livez')).body).toEqual({ status: 'ok' });
  expect((await request(app.express).get('/readyz')).body).toEqual({ status: 'ok' });
});

describe('a browser that opens the GraphQL address', () => {
  it('gets an explorer whose every part comes from this server', async () => {
    const page = await request(app.express).get('/graphql').set('Accept', 'text/html,application/xhtml+xml');
    expect(page.type).toBe('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    const addresses = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address as string);
    expect(addresses.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
    const scripts = addresses.filter((address) => address.endsWith('.js') || address.endsWith('.css'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts) {
      const asset = await request(app.express).get(new URL(file, 'http://localhost/explorer/').pathname);
      expect(asset.status, file).toBe(200);
    }
  });

  it('is not mistaken for a program that asks by GET', async () => {
    const answer = await request(app.express)
      .get('/graphql')
      .query({ query: '{ position { turn } }' })
      .set('Accept', 'text/html, */*;q=0.8')
      .set('Apollo-Require-Preflight', 'true');
    expect(answer.body.data).toEqual({ position: { turn: 'CHO' } });
  });
});

describe('the service as it stops', () => {
  const apps: App[] = [];
  afterEach(() => Promise.all(apps.splice(0).map((one) => one.stop())));
  const started = async (): Promise<{ app: App; url: string }> => {
    const one = await createApp(TEST_CONFIG);
    apps.push(one);
    return { app: one, url: await one.start() };
  };

  it('answers the request that it has accepted, and then is gone', async () => {
    const { app: one, url } = await started();
    const body = JSON.stringify({ query: '{ position { turn } }' });
    const answer = new Promise<string>((resolve, reject) => {
      const open = httpRequest(
        `${url}/graphql`,
        { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': body.length } },
        (response) => {
          let text = '';
          response.on('data', (chunk) => {
            text += chunk;
          });
          response.on('end', () => resolve(text));
        },
      );
      open.on('error', reject);
      open.write(body.slice(0, 5));
      // The service is told to stop while half of the request is on its way.
      setTimeout(() => {
        void one.stop();
        open.end(body.slice(5));
      }, 100);
    });
    expect(JSON.parse(await answer)).toEqual({ data: { position: { turn: 'CHO' } } });
    await one.stop();
    await expect(fetch(`${url}/livez`)).rejects.toThrow();
  });

  it('is not held up by a client that only keeps its connection', async () => {
    const { app: one, url } = await started();
    await fetch(`${url}/livez`, { headers: { connection: 'keep-alive' } });
    const before = Date.now();
    await one.stop();
    expect(Date.now() - before).toBeLessThan(5000);
  });
});

it('a taken port is refused, not ignored', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, () => resolve((other.address() as { port: number }).port));
  });
  const second = await createApp({ ...TEST_CONFIG, port });
  await expect(second.start()).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await second.stop();
  other.close();
});

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({ ok: true, value: { port: 4000 } });
  });
  it.each([
    [{ PORT: 'abc' }, 'PORT=abc'],
    [{ PORT: '70000' }, 'PORT=70000'],
    [{ PORT: '' }, 'PORT='],
    [{ JANGGI_DRAIN_MS: '-1' }, 'JANGGI_DRAIN_MS=-1'],
    [{ JANGGI_PROT: '1' }, 'JANGGI_PROT is no setting'],
  ])('%o stops the start with a message', (env, message) => {
    const config = readConfig(env);
    expect(config.ok).toBe(false);
    expect(config.ok ? '' : config.error.join('\n')).toContain(message);
  });
});
