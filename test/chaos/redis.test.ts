/** Whatever becomes of Redis, every answer is what it is without a cache, and about as soon. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freePort, type RedisProcess, startCluster, startRedis } from '../redis.js';
import { type ServiceProcess, startService } from '../service-process.js';
import { startBabbler, startProxy } from './tcp-proxy.js';

/** Different questions that take a few milliseconds each; so few are kept in the process that Redis is asked again. */
const FIRST = ['a4b4', 'c4d4', 'e4f4', 'g4h4', 'i4h4', 'b1c3', 'h1g3'];
const SECOND = ['a7b7', 'c7d7', 'e7f7', 'g7h7', 'i7h7', 'b10c8', 'h10g8'];
const QUESTIONS = FIRST.flatMap((first) =>
  SECOND.flatMap((second) => [
    `/v1/evaluation?depth=3&moves=${first},${second}`,
    `/v1/legal-moves?moves=${first},${second}`,
  ]),
);
const ENV = { JANGGI_CACHE_BYTES: '1', JANGGI_LOG_LEVEL: 'error', JANGGI_READY_OFF_MS: '0' };
const SECONDS = 3;

const ask = async (url: string, question: string): Promise<string> => {
  const response = await fetch(url + question);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status}: ${text}`);
  return text;
};

const quantile = (values: readonly number[], of: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * of) - 1] ?? 0;

interface Load {
  readonly p99: number;
  readonly wrong: readonly string[];
}

const answers = new Map<string, string>();
let rate = 0;
let alone: Load = { p99: 0, wrong: [] };

/** Asks so many a second, whether or not they are answered; what is wrong with the answers is told. */
const load = async (url: string, seconds = SECONDS): Promise<Load> => {
  const millis: number[] = [];
  const wrong: string[] = [];
  const one = async (question: string, due: number): Promise<void> => {
    try {
      if ((await ask(url, question)) !== answers.get(question)) wrong.push(`${question}: another answer`);
    } catch (error) {
      wrong.push(`${question}: ${(error as Error).message}`);
    }
    millis.push(performance.now() - due);
  };
  const open: Promise<void>[] = [];
  const start = performance.now();
  for (let sent = 0; sent < rate * seconds; sent++) {
    const due = start + (sent * 1000) / rate;
    if (due > performance.now()) await sleep(due - performance.now());
    open.push(one(QUESTIONS[sent % QUESTIONS.length] as string, due));
  }
  await Promise.all(open);
  return { p99: quantile(millis, 0.99), wrong };
};

let service: ServiceProcess | undefined;
const cleanups: (() => unknown)[] = [];
const later = <T extends { stop(): unknown }>(started: T): T => {
  cleanups.push(() => started.stop());
  return started;
};
afterEach(async () => {
  await service?.stop('SIGKILL');
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

beforeAll(async () => {
  const plain = await startService(ENV);
  for (const question of QUESTIONS) answers.set(question, await ask(plain.url, question));
  const start = performance.now();
  let done = 0;
  const work = async (): Promise<void> => {
    while (performance.now() - start < 1500) await ask(plain.url, QUESTIONS[done++ % QUESTIONS.length] as string);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  rate = Math.max(5, (done * 1000) / (performance.now() - start) / 4);
  alone = await load(plain.url);
  await plain.stop('SIGKILL');
}, 60_000);
afterAll(() => {
  const over = measured.map((millis) => Math.round(millis)).join(', ');
  console.info(
    `${Math.round(rate)} a second; 99th percentile without a cache ${Math.round(alone.p99)} ms, over it: ${over}`,
  );
});

const startWith = async (url: string, more: Record<string, string> = {}): Promise<string> => {
  service = await startService({ ...ENV, REDIS_URL: url, ...more });
  // Not counted: compiled and with its threads at work is what it is for most of its life.
  for (const question of QUESTIONS) await ask(service.url, question);
  return service.url;
};

const hits = async (url: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/janggi_cache_asked\{tier="far",outcome="hits"\} (\d+)/.exec(text)?.[1]);
};

/** On a machine of its own it is less than 100 ms over what it is without a cache; other tests may run beside this. */
const MOST_OVER = 500;
const measured: number[] = [];

/** Nothing was wrong, and nobody waited for long. */
const expectUndisturbed = ({ p99, wrong }: Load): void => {
  measured.push(p99 - alone.p99);
  expect(wrong).toEqual([]);
  expect(p99).toBeLessThan(alone.p99 + MOST_OVER);
};

/** What is kept is found again by itself, soon after whatever it was is over. */
const expectRecovered = async (url: string): Promise<void> => {
  for (let round = 0; round < 20; round++) {
    const before = await hits(url);
    await load(url, 1);
    if ((await hits(url)) > before) return;
  }
  throw new Error('nothing is found in Redis any more');
};

/** Loads the service, and does something to Redis in the midst of it. */
const during = async (url: string, disturb: () => unknown): Promise<void> => {
  expectUndisturbed(await load(url, 2));
  const loaded = load(url);
  await sleep(500);
  await disturb();
  expectUndisturbed(await loaded);
};

it('it is not there at the start, and comes later', async () => {
  const port = await freePort();
  const url = await startWith(`redis://127.0.0.1:${port}`);
  expectUndisturbed(await load(url));
  later(await startRedis(port));
  await expectRecovered(url);
}, 120_000);

it('it is killed and comes back', async () => {
  const redis = await startRedis();
  const url = await startWith(redis.url);
  let back: RedisProcess | undefined;
  await during(url, async () => {
    await redis.stop();
    await sleep(1000);
    back = later(await startRedis(redis.port));
  });
  expect(back).toBeDefined();
  await expectRecovered(url);
}, 120_000);

it('it is frozen and thawed', async () => {
  const redis = later(await startRedis());
  const url = await startWith(redis.url);
  await during(url, () => redis.process.kill('SIGSTOP'));
  redis.process.kill('SIGCONT');
  await expectRecovered(url);
}, 120_000);

it('it is slow by 200 ms', async () => {
  const redis = later(await startRedis());
  const proxy = later(await startProxy(redis.port));
  const url = await startWith(`redis://127.0.0.1:${proxy.port}`);
  await during(url, () => {
    proxy.delay = 200;
  });
  proxy.delay = 0;
  await expectRecovered(url);
}, 120_000);

it('connections are cut in the midst of a reply', async () => {
  const redis = later(await startRedis());
  const proxy = later(await startProxy(redis.port));
  const url = await startWith(`redis://127.0.0.1:${proxy.port}`);
  await during(url, () => {
    proxy.cutAfter = 3000;
  });
  proxy.cutAfter = Number.POSITIVE_INFINITY;
  await expectRecovered(url);
}, 120_000);

it('it is full', async () => {
  const redis = later(await startRedis());
  const url = await startWith(redis.url);
  await during(url, () => {
    redis.command('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
    redis.command('CONFIG', 'SET', 'maxmemory', '1');
    redis.command('FLUSHALL');
  });
  redis.command('CONFIG', 'SET', 'maxmemory', '0');
  await expectRecovered(url);
}, 120_000);

it('it talks nonsense', async () => {
  const babbler = later(
    await startBabbler(['+OK\r\n', ':5\r\n', '*1\r\n$1\r\nx\r\n', '$5\r\nhello\r\n', '!!\r\n', '-ERR no\r\n']),
  );
  const url = await startWith(`redis://127.0.0.1:${babbler.port}`);
  expectUndisturbed(await load(url));
}, 120_000);

const SPOIL = `
  local keys = redis.call('KEYS', 'jr:*evaluation*')
  for index, key in ipairs(keys) do
    redis.call('DEL', key)
    if index % 2 == 0 then redis.call('RPUSH', key, 'a', 'b') else redis.call('SET', key, 'junk') end
  end
  return #keys`;

it('its entries are of other types, or cut short', async () => {
  const redis = later(await startRedis());
  const url = await startWith(redis.url);
  await during(url, () => {
    // All at once: whoever waits for one command after the other here does not send requests meanwhile.
    expect(Number(redis.command('EVAL', SPOIL, '0'))).toBeGreaterThan(0);
  });
  redis.command('FLUSHALL');
  await expectRecovered(url);
}, 120_000);

it('it is flushed again and again', async () => {
  const redis = later(await startRedis());
  const url = await startWith(redis.url);
  await during(url, async () => {
    for (let time = 0; time < 10; time++) {
      redis.command('FLUSHALL');
      await sleep(100);
    }
  });
  await expectRecovered(url);
}, 120_000);

it('a node of the cluster goes', async () => {
  const cluster = later(await startCluster());
  const url = await startWith(cluster.nodes[0]?.url ?? '', { JANGGI_REDIS_CLUSTER: 'yes' });
  await during(url, () => cluster.nodes[2]?.stop());
  await expectRecovered(url);
}, 120_000);

it('its password is another', async () => {
  const redis = later(await startRedis(undefined, '--requirepass', 'right'));
  const url = await startWith(`redis://:wrong@127.0.0.1:${redis.port}`);
  expectUndisturbed(await load(url));
}, 120_000);
