import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { networkOf } from '../../src/server/clients.js';
import { ask, startApp } from './running-app.js';

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });
const codeOf = async (response: Response): Promise<string> => {
  const body = (await response.json()) as { code?: string; errors?: { extensions: { code: string } }[] };
  return body.code ?? body.errors?.[0]?.extensions.code ?? '';
};

/** Costs 132. */
const SMALL = '{ position { turn } }';
/** Costs 100 + 30 + 2 + 40 x 2. */
const LARGER = '{ position { turn legalMoves { uci } } }';

describe('the cost that a client may spend', () => {
  it('has no limit, and no headers, until it is configured', async () => {
    const { url } = await startApp();
    const response = await ask(url, SMALL);
    expect(response.headers.get('ratelimit')).toBeNull();
    expect(response.headers.get('ratelimit-policy')).toBeNull();
  });

  it('is told with what is left of it, and refused beyond it, with when to come back', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_CLIENT_COST: '350', JANGGI_LIMIT_CLIENT_COST_SECONDS: '60' });
    const first = await ask(url, SMALL);
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit-policy')).toBe('"cost";q=350;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"cost";r=218;t=(59|60)$/);
    expect(first.headers.get('retry-after')).toBeNull();
    // 212 of 218: the request itself is paid, and its question too.
    expect((await ask(url, LARGER)).status).toBe(200);
    const refused = await ask(url, SMALL);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit')).toMatch(/^"cost";r=6;t=/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await codeOf(refused)).toBe('RATE_LIMITED');
  });

  it('pays for a smaller question after a larger one was refused', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_CLIENT_COST: '1500' });
    // Costs 100 + 10 x (30 + 2 + 40 x 2) + 1, about.
    const large = `{ positions(inputs: [${'{} '.repeat(10)}]) { position { legalMoves { uci } } } }`;
    expect((await ask(url, large)).status).toBe(200);
    const refused = await ask(url, large);
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers.get('retry-after')).toBeTruthy();
    expect((await ask(url, SMALL)).status).toBe(200);
  });

  it('comes anew with the time', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_CLIENT_COST: '132', JANGGI_LIMIT_CLIENT_COST_SECONDS: '1' });
    expect((await ask(url, SMALL)).status).toBe(200);
    expect((await ask(url, SMALL)).status).toBe(429);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await ask(url, SMALL)).status).toBe(200);
  });

  it('bounds one request, for it would never be answered', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_CLIENT_COST: '150' });
    const refused = await ask(url, LARGER);
    expect([refused.status, await codeOf(refused)]).toEqual([400, 'TOO_COSTLY']);
  });

  it('is spent by what fails too', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_CLIENT_COST: '250' });
    expect((await ask(url, '{')).status).toBe(400);
    expect((await ask(url, '{')).status).toBe(400);
    expect((await ask(url, '{')).status).toBe(429);
  });

  it('is spent by files too, and told as RFC 9457 says', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_CLIENT_COST: '700' });
    const file = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '1. 79졸78' };
    expect((await fetch(`${url}/v1/adjudications`, file)).status).toBe(200);
    const refused = await fetch(`${url}/v1/adjudications`, file);
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(refused.headers.get('retry-after')).toBeTruthy();
  });

  it('bounds a list sent over REST before it is looked at', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_COST: '3000' });
    const send = (count: number): Promise<Response> =>
      fetch(`${url}/v1/positions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(Array(count).fill({})),
      });
    expect((await send(5)).status).toBe(200);
    const refused = await send(10);
    expect([refused.status, await codeOf(refused)]).toEqual([400, 'TOO_COSTLY']);
  });

  it('is not touched by probes', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_CLIENT_COST: '150' });
    for (let i = 0; i < 5; i++) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await ask(url, SMALL)).status).toBe(200);
  });
});

describe('the requests that a client may have open', () => {
  it('are refused beyond the limit, and free again when they are answered or given up', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_CLIENT_REQUESTS: '1' });
    const slow = connect(Number(new URL(url).port), 'localhost');
    slow.write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{');
    await expect.poll(async () => (await ask(url, SMALL)).status).toBe(429);
    const refused = await ask(url, SMALL);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await codeOf(refused)).toBe('TOO_MANY_REQUESTS');
    slow.destroy();
    await expect.poll(async () => (await ask(url, SMALL)).status).toBe(200);
  });
});

describe('a client behind a proxy', () => {
  const FROM = (address: string) => ({ 'x-forwarded-for': address });
  const LIMIT = { JANGGI_LIMIT_CLIENT_COST: '132' };

  it('is not believed to be another where no proxy is trusted', async () => {
    const { url } = await startApp(LIMIT);
    expect((await ask(url, SMALL, FROM('192.0.2.1'))).status).toBe(200);
    expect((await ask(url, SMALL, FROM('192.0.2.2'))).status).toBe(429);
  });

  it.each(['1', 'loopback'])('is known by its own address where the proxy is trusted: %s', async (proxy) => {
    const { url } = await startApp({ ...LIMIT, JANGGI_TRUST_PROXY: proxy });
    expect((await ask(url, SMALL, FROM('192.0.2.1'))).status).toBe(200);
    expect((await ask(url, SMALL, FROM('192.0.2.2'))).status).toBe(200);
    expect((await ask(url, SMALL, FROM('192.0.2.2'))).status).toBe(429);
    // What the client itself wrote before is not looked at.
    expect((await ask(url, SMALL, FROM('198.51.100.7, 192.0.2.2'))).status).toBe(429);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('with the address %s is counted as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('a key', () => {
  const KEYS = { JANGGI_API_KEYS: `federation:${hashOf('f')}:10`, JANGGI_OPERATOR_KEY: hashOf('o') };

  it('means nothing where none is configured', async () => {
    const { url } = await startApp();
    expect((await ask(url, SMALL, bearer('whatever'))).status).toBe(200);
    expect((await fetch(`${url}/metrics`)).status).toBe(200);
  });

  it('raises what its client may spend, and is counted for itself', async () => {
    const { url } = await startApp({ ...KEYS, JANGGI_LIMIT_CLIENT_COST: '132' });
    expect((await ask(url, SMALL)).status).toBe(200);
    expect((await ask(url, SMALL)).status).toBe(429);
    const raised = await ask(url, SMALL, { 'x-api-key': 'f' });
    expect(raised.status).toBe(200);
    expect(raised.headers.get('ratelimit-policy')).toBe('"cost";q=1320;w=60');
    for (let i = 0; i < 5; i++) expect((await ask(url, SMALL, bearer('o'))).status, 'operator').toBe(200);
  });

  it('that is not known is refused, so that nobody wonders about low limits', async () => {
    const { url } = await startApp(KEYS);
    const refused = await ask(url, SMALL, bearer('x'));
    expect([refused.status, await codeOf(refused)]).toEqual([401, 'UNKNOWN_KEY']);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
  });

  it("of the operator opens the metrics, and nobody else's does", async () => {
    const { url } = await startApp(KEYS);
    for (const headers of [{}, bearer('f')]) {
      const refused = await fetch(`${url}/metrics`, { headers });
      expect([refused.status, await codeOf(refused)]).toEqual([401, 'OPERATORS_ONLY']);
    }
    expect((await fetch(`${url}/metrics`, { headers: bearer('o') })).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});
