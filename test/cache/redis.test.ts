import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type RedisCache, redisCache } from '../../src/cache/redis.js';
import { seal } from '../../src/cache/seal.js';
import { freeClusterPort, freePort, type RedisProcess, startCluster, startRedis } from '../redis.js';

const open: { stop(): Promise<unknown> }[] = [];
const cacheAt = (url: string, deadline = 250): RedisCache => {
  const cache = redisCache({ url, isCluster: false, deadline });
  open.push(cache);
  return cache;
};
const redis = async (port?: number, ...options: string[]): Promise<RedisProcess> => {
  const process = await startRedis(port, ...options);
  open.push(process);
  return process;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.stop()));
});

const VALUE = Buffer.from('a value');
/** Writes until it is there to be read, for writes are not waited for. */
const settle = async (cache: RedisCache, key: string): Promise<void> => {
  for (let round = 0; round < 200; round++) {
    cache.set(key, VALUE);
    await sleep(25);
    if (await cache.get(key)) return;
  }
  throw new Error(`${key} was never kept`);
};
/** Asks, and says how long the answer took. */
const timed = async (cache: RedisCache, key: string): Promise<[value: Uint8Array | null, millis: number]> => {
  const started = performance.now();
  const value = await cache.get(key);
  return [value, performance.now() - started];
};

describe('a value', () => {
  it('is there for another process, and for a time', async () => {
    const server = await redis();
    await settle(cacheAt(server.url), 'jr:k');
    const other = cacheAt(server.url);
    for (let round = 0; round < 100 && !(await other.get('jr:k')); round++) await sleep(20);
    expect(await other.get('jr:k')).toEqual(VALUE);
    const left = Number(server.command('TTL', 'jr:k'));
    expect(left).toBeGreaterThan(6 * 24 * 3600);
    expect(left).toBeLessThanOrEqual(7 * 24 * 3600);
  });

  it('that is junk, of another type or another key is a miss', async () => {
    const server = await redis();
    const cache = cacheAt(server.url);
    await settle(cache, 'jr:k');
    server.command('SET', 'jr:k', 'junk');
    expect(await cache.get('jr:k')).toBeNull();
    server.command('DEL', 'jr:k');
    server.command('LPUSH', 'jr:k', 'x');
    expect(await cache.get('jr:k')).toBeNull();
    await settle(cache, 'jr:other');
    expect(seal('jr:other', VALUE)).not.toEqual(seal('jr:k', VALUE));
    server.command('DEL', 'jr:k');
    server.command('RENAME', 'jr:other', 'jr:k');
    expect(await cache.get('jr:k')).toBeNull();
    expect(cache.breaker).toBe('CLOSED');
  });
});

describe('a Redis that', () => {
  it('is not there, is a miss at once, and is used when it comes', async () => {
    const port = await freePort();
    const cache = cacheAt(`redis://127.0.0.1:${port}`);
    for (let round = 0; round < 20; round++) {
      const [value, millis] = await timed(cache, 'jr:k');
      expect(value).toBeNull();
      expect(millis).toBeLessThan(500);
    }
    await redis(port);
    await settle(cache, 'jr:k');
  });

  it('is killed and comes back, is used again by itself', async () => {
    const server = await redis();
    const cache = cacheAt(server.url);
    await settle(cache, 'jr:k');
    await server.stop();
    for (let round = 0; round < 30; round++) expect(await cache.get('jr:k')).toBeNull();
    await redis(server.port);
    await settle(cache, 'jr:k');
  });

  it('is frozen, holds nobody up for longer than the deadline, and soon for no time at all', async () => {
    const server = await redis();
    const cache = cacheAt(server.url, 50);
    await settle(cache, 'jr:k');
    server.process.kill('SIGSTOP');
    const waits: number[] = [];
    for (let round = 0; round < 40; round++) waits.push((await timed(cache, 'jr:k'))[1]);
    server.process.kill('SIGCONT');
    expect(Math.max(...waits)).toBeLessThan(500);
    expect(waits.filter((millis) => millis > 25).length).toBeLessThan(15);
    await settle(cache, 'jr:k');
  });

  it('is full, keeps nothing and is asked all the same', async () => {
    const server = await redis(undefined, '--maxmemory', '1', '--maxmemory-policy', 'noeviction');
    const cache = cacheAt(server.url);
    for (let round = 0; round < 20; round++) {
      cache.set(`jr:${round}`, VALUE);
      expect(await cache.get(`jr:${round}`)).toBeNull();
      await sleep(10);
    }
    expect(cache.breaker).toBe('CLOSED');
    expect(cache.counts.errors).toBeGreaterThan(0);
  });

  it('wants a password that we do not have, is a miss', async () => {
    const server = await redis(undefined, '--requirepass', 'secret');
    const cache = cacheAt(server.url);
    for (let round = 0; round < 10; round++) expect(await cache.get('jr:k')).toBeNull();
  });

  it('talks nonsense or hangs up, is a miss', async () => {
    const port = await freePort();
    let round = 0;
    const server: Server = createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', () => (round++ % 2 === 0 ? socket.write('!!nonsense\r\n$-5\r\n') : socket.destroy()));
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const cache = cacheAt(`redis://127.0.0.1:${port}`, 50);
    for (let asked = 0; asked < 30; asked++) {
      expect(await cache.get('jr:k')).toBeNull();
      await sleep(10);
    }
    server.close();
  });
});

describe('what many keys are asked for', () => {
  const VALUES = ['a', 'b', 'c', 'd'].map((key) => [`jr:${key}`, Buffer.from(key)] as const);
  const keys = VALUES.map(([key]) => key);

  const expectShared = async (cache: RedisCache, other: RedisCache): Promise<void> => {
    await Promise.all([cache.reached, other.reached]);
    // Writes are not waited for, and may be lost while a cluster is still finding itself.
    for (let round = 0; round < 200 && (await other.getMany(keys)).includes(null); round++) {
      for (const [key, value] of VALUES) cache.set(key, value);
      await sleep(50);
    }
    for (let round = 0; round < 200 && (await other.hottest(3)).length < 2; round++) {
      cache.heat('jr:a', 1);
      cache.heat('jr:b', 5);
      await sleep(50);
    }
    expect(await other.hottest(3)).toEqual(['jr:b', 'jr:a']);
    expect(await other.hottest(1)).toEqual(['jr:b']);
    expect(await other.getMany([...keys, 'jr:none'])).toEqual([...VALUES.map(([, value]) => value), null]);
    expect(await other.getMany([])).toEqual([]);
  };

  it('comes from one server at once', async () => {
    const { url } = await redis();
    await expectShared(cacheAt(url), cacheAt(url));
  });

  it('comes from all nodes of a cluster, also of one that was not there at first', async () => {
    const port = await freeClusterPort();
    const url = `redis://127.0.0.1:${port}`;
    const caches = [0, 1].map(() => redisCache({ url, isCluster: true, deadline: 1000 }));
    open.push(...caches);
    expect(await caches[0]?.get('jr:a')).toBeNull();
    open.push(await startCluster(port));
    await expectShared(caches[0] as RedisCache, caches[1] as RedisCache);
  }, 60_000);
});
