import { err, ok, type Result } from '../janggi/result.js';
import { LIMIT_NAMES, LIMIT_TABLE, type LimitName, type Limits } from '../service/limits.js';
import {
  type ApiKey,
  apiKeys,
  type ConfigType,
  keyHash,
  oneOf,
  processCount,
  program,
  redisUrl,
  text,
  trustedProxies,
  wholeNumber,
  yesOrNo,
} from './config-types.js';
import { nearMiss } from './near-miss.js';

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the service is told by its environment. */
export interface Config extends Limits {
  readonly port: number;
  readonly host: string;
  readonly readyOffMillis: number;
  readonly drainMillis: number;
  readonly bodyMillis: number;
  readonly redisUrl: string;
  readonly redisIsCluster: boolean;
  readonly redisDeadline: number;
  readonly processes: number;
  readonly cacheBytes: number;
  readonly jobsRedisUrl: string;
  readonly jobsKeepSeconds: number;
  readonly threads: number;
  readonly threadQueue: number;
  readonly engine: string;
  readonly engineProcesses: number;
  readonly logLevel: LogLevel;
  readonly trustProxy: number | readonly string[];
  readonly apiKeys: readonly ApiKey[];
  readonly operatorKey: Buffer | null;
}

interface Key<T> {
  readonly env: string;
  readonly doc: string;
  readonly type: ConfigType<T>;
  /** As it would be written in the environment. */
  readonly fallback: string;
  /** Not to be printed. */
  readonly secret?: true;
}

const MILLIS = wholeNumber(0, 600_000);

/** `pliesPerGame` is JANGGI_LIMIT_PLIES_PER_GAME. */
const limitEnv = (name: LimitName): string =>
  `JANGGI_LIMIT_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

const limitKey = (name: LimitName): Key<number> => {
  const { fallback, doc } = LIMIT_TABLE[name];
  const lowest = doc.endsWith('0 is off.') ? 0 : 1;
  // GraphQL tells them as Int.
  return { env: limitEnv(name), doc, type: wholeNumber(lowest, 2 ** 31 - 1), fallback: String(fallback) };
};

/** Every key with its name in the environment, what it is for, its type and its default. */
export const CONFIG_KEYS: { readonly [K in keyof Config]: Key<Config[K]> } = {
  port: {
    env: 'PORT',
    doc: 'TCP port to listen on; 0 takes a free one.',
    type: wholeNumber(0, 65_535),
    fallback: '4000',
  },
  host: { env: 'JANGGI_HOST', doc: 'Address to listen on; empty means all.', type: text, fallback: '' },
  readyOffMillis: {
    env: 'JANGGI_READY_OFF_MS',
    doc: 'How long the service goes on as before after it said that it is not ready any more, in milliseconds; give a load balancer the time to see it.',
    type: MILLIS,
    fallback: '0',
  },
  drainMillis: {
    env: 'JANGGI_DRAIN_MS',
    doc: 'How long open requests may take to end when the service stops, in milliseconds.',
    type: MILLIS,
    fallback: '10000',
  },
  bodyMillis: {
    env: 'JANGGI_BODY_MS',
    doc: 'How long the body of a request may take, in milliseconds, and each part of what is sent for a job; a stream of lines takes as long as it likes.',
    type: wholeNumber(1, 3_600_000),
    fallback: '120000',
  },
  redisUrl: {
    env: 'REDIS_URL',
    doc: 'Redis that all processes keep answers in, as redis://host:6379; without it each keeps its own.',
    type: redisUrl,
    fallback: '',
    secret: true,
  },
  redisIsCluster: {
    env: 'JANGGI_REDIS_CLUSTER',
    doc: 'Whether REDIS_URL is a node of a cluster.',
    type: yesOrNo,
    fallback: 'no',
  },
  redisDeadline: {
    env: 'JANGGI_REDIS_MS',
    doc: 'An answer of Redis that takes longer counts for none, in milliseconds.',
    type: wholeNumber(1, 10_000),
    fallback: '25',
  },
  processes: {
    env: 'JANGGI_WORKERS',
    doc: 'Processes that share the port; each has a cache, threads and engines of its own, and without Redis counts of its own of what clients use. `auto` starts as many as the machine can run at once.',
    type: processCount,
    fallback: '1',
  },
  cacheBytes: {
    env: 'JANGGI_CACHE_BYTES',
    doc: 'Bytes of answers that a process itself keeps.',
    type: wholeNumber(1, 2 ** 31 - 1),
    fallback: '64000000',
  },
  jobsRedisUrl: {
    env: 'JANGGI_JOBS_REDIS_URL',
    doc: 'Redis that holds jobs, for the service and for workers, as redis://host:6379: one server, and not that of the answers, for this one must forget nothing. Without it there are no jobs.',
    type: redisUrl,
    fallback: '',
    secret: true,
  },
  jobsKeepSeconds: {
    env: 'JANGGI_JOBS_KEEP_SECONDS',
    doc: 'How long a job is kept after the last that happened to it, with its results, in seconds.',
    type: wholeNumber(1, 31_536_000),
    fallback: '604800',
  },
  threads: {
    env: 'JANGGI_THREADS',
    doc: 'Threads for work that would hold up other requests; 0 takes what the machine can run at once, shared out among the processes, less one for each.',
    type: wholeNumber(0, 256),
    fallback: '0',
  },
  threadQueue: {
    env: 'JANGGI_THREAD_QUEUE',
    doc: 'Requests that may wait for a thread; more are answered 503.',
    type: wholeNumber(1, 100_000),
    fallback: '64',
  },
  engine: {
    env: 'JANGGI_ENGINE_PATH',
    doc: "An outside engine that speaks UCI and knows janggi, as Debian's `/usr/games/fairy-stockfish`; empty means none.",
    type: program,
    fallback: '',
  },
  engineProcesses: {
    env: 'JANGGI_ENGINE_PROCESSES',
    doc: 'Processes of the outside engine at the most; each answers one question at a time.',
    type: wholeNumber(1, 256),
    fallback: '1',
  },
  logLevel: {
    env: 'JANGGI_LOG_LEVEL',
    doc: 'The least that is logged; a request is `info`, a look at its health `debug`.',
    type: oneOf(...LOG_LEVELS),
    fallback: 'info',
  },
  trustProxy: {
    env: 'JANGGI_TRUST_PROXY',
    doc: 'Proxies whose X-Forwarded-For is believed; 0 believes nobody.',
    type: trustedProxies,
    fallback: '0',
  },
  apiKeys: {
    env: 'JANGGI_API_KEYS',
    doc: 'Keys that raise what a client may use by a factor.',
    type: apiKeys,
    fallback: '',
    secret: true,
  },
  operatorKey: {
    env: 'JANGGI_OPERATOR_KEY',
    doc: "Hash of the operator's key; where it is set, `/metrics` is for its owner alone.",
    type: keyHash,
    fallback: '',
    secret: true,
  },
  ...(Object.fromEntries(LIMIT_NAMES.map((name) => [name, limitKey(name)])) as {
    readonly [L in LimitName]: Key<number>;
  }),
};

const KEYS = Object.entries(CONFIG_KEYS) as [keyof Config, Key<unknown>][];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration.
 * @returns it, or every fault as a line: bad values, `JANGGI_*` names that mean nothing, a cluster without its address
 */
export const readConfig = (env: Environment): Result<Config, string[]> => {
  const faults: string[] = [];
  const values = KEYS.map(([name, { env: key, doc, type, fallback, secret }]) => {
    const given = env[key] ?? fallback;
    const value = type.read(given);
    if (value === undefined) faults.push(`${key}${secret ? '' : `=${given}`} should be ${type.name}. ${doc}`);
    return [name, value];
  });
  const known = KEYS.map(([, key]) => key.env);
  for (const name of Object.keys(env))
    if (name.startsWith('JANGGI_') && !known.includes(name)) {
      const meant = nearMiss(name, known);
      faults.push(
        `${name} is no setting${meant ? `; did you mean ${meant}?` : '; docs/operations.md and docs/limits.md list them all.'}`,
      );
    }
  const config = Object.fromEntries(values) as Config;
  if (config.redisIsCluster && config.redisUrl === '')
    faults.push(
      `${CONFIG_KEYS.redisIsCluster.env}=yes needs ${CONFIG_KEYS.redisUrl.env}, the address of any node of the cluster.`,
    );
  return faults.length > 0 ? err(faults) : ok(config);
};

/** The configuration to print, by the names of the environment; of a secret only whether it is set. */
export const printable = (config: Config): { readonly [env: string]: unknown } =>
  Object.fromEntries(
    KEYS.map(([name, { env, secret }]) => {
      const value = config[name];
      const isSet = Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
      return [env, secret ? (isSet ? 'set' : 'not set') : value];
    }),
  );
