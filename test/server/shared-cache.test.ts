import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
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

it('the same answers come without it, though it is named', async () => {
  redis = await startRedis();
  const { url } = await startApp({ REDIS_URL: redis.url });
  const alone = await startApp();
  await redis.stop();
  expect(await (await fetch(url + PATH)).text()).toBe(await (await fetch(alone.url + PATH)).text());
});
