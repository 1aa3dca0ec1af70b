import { createClient, createCluster, ErrorReply, RESP_TYPES } from 'redis';
import { Breaker, type BreakerState } from './breaker.js';
import { type Cache, newCounts, type TierCounts } from './cache.js';
import { seal, unseal } from './seal.js';
import { within } from './within.js';

export interface RedisSettings {
  /** Of the server, or of any node of the cluster. */
  readonly url: string;
  readonly isCluster: boolean;
  /** An answer that takes longer is none, in milliseconds. */
  readonly deadline: number;
  /** What is worth a line in the log: that it fails, and that it is back. */
  readonly tell?: (state: 'FAILING' | 'WELL', reason: string) => void;
}

/** The tier that all processes share. */
export interface RedisCache extends Cache {
  readonly counts: TierCounts;
  readonly breaker: BreakerState;
  /** Several at once; what is not there is null. */
  getMany(keys: readonly string[]): Promise<(Uint8Array | null)[]>;
  /** Tells all processes that a key was used so often; not waited for. */
  heat(key: string, uses: number): void;
  /** The keys that were used most, by all processes. */
  hottest(count: number): Promise<readonly string[]>;
  /** Runs a script on keys of one slot. Rejects where there is no answer in time. */
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  /** Whether it has been reached since the start. */
  readonly isReached: boolean;
  /** Resolves once it has been reached. */
  readonly reached: Promise<void>;
  stop(): Promise<void>;
}

/** In seconds; by up to a tenth less, so that what was written together does not go together. */
const KEPT_SECONDS = 7 * 24 * 3600;
/** Larger values are not worth the way. */
const MOST_BYTES = 1_000_000;
/** Writes under way; more are let go. */
const MOST_WRITES = 256;
/** Where the uses of keys are counted, and how many of them are. */
const HEAT = 'jr:heat';
const MOST_HOT = 1000;
const CONNECT_MILLIS = 2000;

/** One that is not there so long after the start is told of, whether or not anything was asked of it. */
const TOLD_MILLIS = 2000;

/** As Redis gives and takes it, whether one server or a cluster. */
interface Store {
  get(key: string): Promise<unknown>;
  mGet(keys: string[]): Promise<unknown[]>;
  zIncrBy(key: string, by: number, member: string): Promise<unknown>;
  zRemRangeByRank(key: string, start: number, stop: number): Promise<unknown>;
  expire(key: string, seconds: number): Promise<unknown>;
  zRange(key: string, start: number, stop: number, options: { REV: true }): Promise<unknown[]>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  set(key: string, value: Buffer, options: { expiration: { type: 'EX'; value: number } }): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  connect(): Promise<void>;
  destroy(): unknown;
}

const connectTo = ({ url, isCluster }: RedisSettings): Store => {
  const options = {
    socket: {
      connectTimeout: CONNECT_MILLIS,
      reconnectStrategy: (retries: number): number => Math.min(50 * 2 ** retries, 2000) * (0.5 + Math.random() / 2),
    },
    // What cannot be asked now is a miss now.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1000,
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  };
  return (isCluster
    ? createCluster({ rootNodes: [{ url }], defaults: options, commandOptions: options.commandOptions })
    : createClient({ url, ...options })) as unknown as Store;
};

/** Redis as a cache that may be absent, slow, frozen, full or full of junk: then it has nothing, and nobody waits for it. */
export const redisCache = (settings: RedisSettings): RedisCache => {
  const { deadline, isCluster, tell = () => {} } = settings;
  const counts = newCounts();
  const breaker = new Breaker();
  const store = connectTo(settings);
  let writes = 0;
  let isFailing = false;

  const wentWell = (): void => {
    breaker.succeeded();
    if (isFailing) tell('WELL', 'it answers again');
    isFailing = false;
  };
  const wentWrong = (error: unknown): void => {
    counts.errors++;
    breaker.failed();
    if (!isFailing && breaker.state !== 'CLOSED') {
      isFailing = true;
      tell('FAILING', error instanceof Error ? error.message || error.name : String(error));
    }
  };
  /** Asks, if asking is allowed; undefined where there was no answer. */
  const ask = async <T>(question: () => Promise<T>): Promise<T | undefined> => {
    if (!breaker.allows()) return undefined;
    try {
      const answer = await within(question(), deadline);
      wentWell();
      return answer;
    } catch (error) {
      // A refusal is an answer: the server is there, though it is full or the key holds something else.
      if (error instanceof ErrorReply) {
        counts.errors++;
        breaker.succeeded();
      } else wentWrong(error);
      return undefined;
    }
  };

  // Failures to connect are told here and nowhere else; a client that nobody listens to would end the process.
  let lastFault = '';
  store.on('error', ({ message }) => {
    lastFault = message;
  });
  let isStopped = false;
  let isReached = false;
  const reached = new Promise<void>((resolve) => {
    // One server is tried again by the client itself; a cluster of which no node is there is given up.
    const connect = (): void => {
      store.connect().then(
        () => {
          isReached = true;
          resolve();
        },
        () => {
          if (!isStopped) setTimeout(connect, CONNECT_MILLIS).unref();
        },
      );
    };
    connect();
  });

  // Nobody may ask for a long time, and whoever looks after it is to know before.
  setTimeout(() => {
    if (isReached || isFailing || isStopped) return;
    isFailing = true;
    tell('FAILING', `it has not been reached since the start${lastFault && `: ${lastFault}`}`);
  }, TOLD_MILLIS).unref();

  const opened = (key: string, sealed: unknown): Uint8Array | null => {
    const value = sealed instanceof Uint8Array ? unseal(key, sealed) : null;
    if (value) counts.hits++;
    else {
      counts.misses++;
      if (sealed instanceof Uint8Array) counts.errors++;
    }
    return value;
  };
  /** Writes without being waited for, unless too much is being written. */
  const write = (work: () => Promise<unknown>): void => {
    if (writes >= MOST_WRITES) return;
    writes++;
    void ask(work).finally(() => {
      writes--;
    });
  };

  return {
    counts,
    get breaker() {
      return breaker.state;
    },
    get isReached() {
      return isReached;
    },
    async get(key) {
      return opened(key, await ask(() => store.get(key)));
    },
    async getMany(keys) {
      if (keys.length === 0) return [];
      // The keys of a cluster are in many places; the client sends all of these at once.
      const all = isCluster ? () => Promise.all(keys.map((key) => store.get(key))) : () => store.mGet([...keys]);
      const sealed = await ask(all);
      return keys.map((key, index) => opened(key, sealed?.[index]));
    },
    heat(key, uses) {
      write(async () => {
        await store.zIncrBy(HEAT, uses, key);
        await store.zRemRangeByRank(HEAT, 0, -MOST_HOT - 1);
        await store.expire(HEAT, KEPT_SECONDS);
      });
    },
    async hottest(count) {
      const keys = (await ask(() => store.zRange(HEAT, 0, count - 1, { REV: true }))) ?? [];
      return keys.map(String);
    },
    async eval(script, options) {
      const answer = await ask(() => store.eval(script, options));
      if (answer === undefined) throw new Error('Redis did not answer in time');
      return answer;
    },
    reached,
    set(key, value) {
      if (value.length > MOST_BYTES) return;
      const seconds = Math.round(KEPT_SECONDS * (1 - Math.random() / 10));
      const expiration = { type: 'EX', value: seconds } as const;
      write(() => store.set(key, seal(key, value), { expiration }));
    },
    async stop() {
      isStopped = true;
      try {
        await store.destroy();
      } catch {
        // It was not connected.
      }
    },
  };
};
