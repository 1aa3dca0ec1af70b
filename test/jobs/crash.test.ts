/** Jobs whose workers, or whose Redis, are killed on the way: the workers and Redis are processes of their own. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RedisProcess, startRedis } from '../redis.js';
import { startApp } from '../server/running-app.js';
import { ask, judged, post, startWorker, until, withoutBlanks } from './client.js';
import { streamOf } from './games.js';

let redis: RedisProcess;
beforeAll(async () => {
  redis = await startRedis(undefined, '--appendonly', 'yes', '--appendfsync', 'always');
});
afterAll(() => redis.stop());

it('20,000 games have each result once and in order, though a worker is killed three times', {
  timeout: 180_000,
}, async () => {
  const { url } = await startApp({ JANGGI_JOBS_REDIS_URL: redis.url });
  const body = streamOf(20_000);
  const wanted = await judged(url, body);
  const steady = await startWorker(redis.url);
  let mortal = await startWorker(redis.url);
  const { status, json, headers } = await post(url, body);
  expect([status, headers.get('location'), json.games]).toEqual([202, `/v1/jobs/${json.id}`, 20_000]);
  const results = ask(url, `/v1/jobs/${json.id}/results`);
  for (const part of [0.01, 0.3, 0.6]) {
    const { state } = await until(url, json.id, ({ progress }) => progress >= part);
    expect(state).toBe('RUNNING');
    await mortal.stop('SIGKILL');
    mortal = await startWorker(redis.url);
  }
  const job = await until(url, json.id, ({ state }) => state !== 'RUNNING', 60_000);
  expect(job).toMatchObject({ state: 'DONE', games: 20_000, done: 20_000, errors: 40, progress: 1 });
  const text = withoutBlanks((await results).text);
  expect(text.split('\n')).toHaveLength(20_001);
  expect(text === wanted).toBe(true);
  expect(await Promise.all([steady.stop(), mortal.stop()])).toEqual([0, 0]);
});

it('a job goes on where it was when Redis is killed and comes back', { timeout: 90_000 }, async () => {
  const { url } = await startApp({ JANGGI_JOBS_REDIS_URL: redis.url });
  const body = streamOf(5000, 'restarted');
  const wanted = await judged(url, body);
  const worker = await startWorker(redis.url);
  const { json } = await post(url, body);
  const { done } = await until(url, json.id, (job) => job.done > 0);
  expect(done).toBeLessThan(5000);
  await redis.restart();
  const job = await until(url, json.id, ({ state }) => state === 'DONE', 60_000);
  expect(job).toMatchObject({ games: 5000, done: 5000 });
  const { text } = await ask(url, `/v1/jobs/${json.id}/results`);
  expect(withoutBlanks(text) === wanted).toBe(true);
  // What comes after a restart is taken as well.
  const later = await post(url, streamOf(10, 'later'));
  await until(url, later.json.id, ({ state }) => state === 'DONE');
  expect(await worker.stop()).toBe(0);
});

it('a worker that is not told where the jobs are says so', async () => {
  await expect(startWorker('')).rejects.toThrow('ended with 1');
});

it('a worker that is stopped ends what it works on, or hands it back at once', { timeout: 60_000 }, async () => {
  const { url } = await startApp({ JANGGI_JOBS_REDIS_URL: redis.url });
  const patient = await startWorker(redis.url, { JANGGI_DRAIN_MS: '30000' });
  const short = (await post(url, streamOf(250, 'patient'))).json;
  await until(url, short.id, ({ state }) => state !== 'WAITING');
  expect(await patient.stop()).toBe(0);
  expect(await until(url, short.id, ({ done }) => done > 0, 0)).toMatchObject({ done: 250 });

  const hasty = await startWorker(redis.url, { JANGGI_DRAIN_MS: '0' });
  const long = (await post(url, '{"moves":["pass"]}\n{"moves":["i4h4"]}', '?what=analyse&depth=12')).json;
  await until(url, long.id, ({ state }) => state === 'RUNNING');
  expect(await hasty.stop()).toBe(0);
  expect(redis.command('zcard', 'jr:bull:janggi-jobs:prioritized').trim()).not.toBe('0');
  expect(redis.command('llen', 'jr:bull:janggi-jobs:active').trim()).toBe('0');
  await ask(url, `/v1/jobs/${long.id}`, { method: 'DELETE' });
});
