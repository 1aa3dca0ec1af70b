import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type RedisProcess, startRedis } from '../redis.js';
import { startApp } from './running-app.js';

let redis: RedisProcess | undefined;
afterEach(() => redis?.stop());

const PATH = '/v1/evaluation?moves=b1c3,b10c8&depth=6';

const measured = async (url: string, tier: string, outcome: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`janggi_cache_asked\\{tier="${tier}",outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1]);
};

it('a second process gives the evaluation that the first has worked out, and works out nothing', async () => {
  redis = await startRedis();
  const env = { REDIS_URL: redis.url, JANGGI_REDIS_MS: '1000' };
  const first = await startApp(env);
  const answer = await (await fetch(first.url + PATH)).text();
  for (let round = 0; round < 100 && redis.command('DBSIZE').trim() !== '1'; round++) await sleep(20);
  const second = await startApp(env);
  for (let round = 0; round < 100 && (await measured(second.url, 'far', 'errors')) > 0; round++) await sleep(20);
  expect(await (await fetch(second.url + PATH)).text()).toBe(answer);
  expect(await measured(second.url, 'far', 'hits')).toBe(1);
  const pool = await (await fetch(`${second.url}/metrics`)).text();
  expect(pool).toMatch(/janggi_pool_tasks\{state="busy"\} 0/);
  // From then on it has it itself.
  await (await fetch(second.url + PATH)).text();
  expect([await measured(second.url, 'far', 'hits'), await measured(second.url, 'near', 'hits')]).toEqual([1, 1]);
});

it('the service says how it is before anything was asked of it', async () => {
  const tierOf = async (url: string): Promise<unknown> =>
    ((await (await fetch(`${url}/v1/service`)).json()) as { cache: { tier2: unknown } }).cache.tier2;
  const { url: alone } = await startApp({ REDIS_URL: 'redis://127.0.0.1:1' });
  expect(await tierOf(alone)).toBe('FAILING');
  redis = await startRedis();
  const { url } = await startApp({ REDIS_URL: redis.url });
  await expect.poll(() => tierOf(url)).toBe('WELL');
});

it('the same answers come without it, though it is named', async () => {
  redis = await startRedis();
  const { url } = await startApp({ REDIS_URL: redis.url });
  const alone = await startApp();
  await redis.stop();
  expect(await (await fetch(url + PATH)).text()).toBe(await (await fetch(alone.url + PATH)).text());
});

it('a process begins with the answers that others give most', async () => {
  redis = await startRedis();
  const env = { REDIS_URL: redis.url, JANGGI_REDIS_MS: '1000' };
  const first = await startApp(env);
  const asked = `${first.url}/v1/legal-moves`;
  const answer = await (await fetch(asked)).text();
  // Made, made and kept, given three times: hot.
  for (let time = 0; time < 4; time++) await (await fetch(asked)).text();
  for (let round = 0; round < 100 && redis.command('ZCARD', 'jr:heat').trim() !== '1'; round++) await sleep(20);
  const second = await startApp(env);
  for (let round = 0; round < 100 && (await measured(second.url, 'far', 'hits')) === 0; round++) await sleep(20);
  await sleep(20);
  expect(await (await fetch(`${second.url}/v1/legal-moves`)).text()).toBe(answer);
  expect(await measured(second.url, 'answers', 'hits')).toBe(1);
});

it('the verdict on a long game is fetched, and is the same', async () => {
  redis = await startRedis();
  const env = { REDIS_URL: redis.url, JANGGI_REDIS_MS: '1000' };
  const shuttle = ['a1a2', 'a10a9', 'a2a1', 'a9a10'];
  const game = { ruleset: 'HANGAME', moves: Array.from({ length: 1000 }, (_, ply) => shuttle[ply % 4]) };
  const judge = async (url: string): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/v1/adjudications`, { method: 'POST', headers, body: JSON.stringify(game) });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    return response.text();
  };
  const first = await startApp(env);
  const verdict = await judge(first.url);
  for (let round = 0; round < 100 && redis.command('DBSIZE').trim() !== '1'; round++) await sleep(20);
  const second = await startApp(env);
  for (let round = 0; round < 100 && (await measured(second.url, 'far', 'errors')) > 0; round++) await sleep(20);
  expect(await judge(second.url)).toBe(verdict);
  expect(await measured(second.url, 'far', 'hits')).toBe(1);
});

describe('what a client uses', () => {
  const statuses = async (urls: readonly string[], times: number): Promise<number[]> => {
    const all: number[] = [];
    for (let time = 0; time < times; time++) all.push((await fetch(`${urls[time % urls.length]}/v1/points`)).status);
    return all;
  };

  it('is counted by all processes together, and by each alone while Redis is away', async () => {
    redis = await startRedis();
    const env = { REDIS_URL: redis.url, JANGGI_REDIS_MS: '1000', JANGGI_LIMIT_CLIENT_COST: '2600' };
    const apps = [await startApp(env), await startApp(env)];
    const urls = apps.map(({ url }) => url);
    for (const url of urls)
      for (let round = 0; round < 100 && (await measured(url, 'far', 'errors')) > 0; round++) await sleep(20);
    // Each costs 630: four of them, wherever they are asked.
    expect(await statuses(urls, 6)).toEqual([200, 200, 200, 200, 429, 429]);
    await redis.stop();
    expect(await statuses([urls[0] as string], 6)).toEqual([200, 200, 200, 200, 429, 429]);
  });
});
