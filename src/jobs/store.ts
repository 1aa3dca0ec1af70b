import { createClient, RESP_TYPES } from 'redis';
import type { ChunkResults, Job, JobKind, JobOrder, JobState } from '../service/jobs.js';

/** What the jobs' Redis is asked over; each process has one. */
export type Client = ReturnType<typeof connect>;

const CONNECT_MILLIS = 2000;

/**
 * A client of the jobs' Redis, that is not connected yet.
 * @param lost what becomes of a command while there is no connection: it waits, or is refused; ONCE does not even connect again
 */
export const connect = (url: string, lost: 'WAITS' | 'REFUSED' | 'ONCE') => {
  const client = createClient({
    url,
    socket: {
      connectTimeout: CONNECT_MILLIS,
      reconnectStrategy:
        lost !== 'ONCE' && ((retries: number): number => Math.min(50 * 2 ** retries, 1000) * (0.5 + Math.random() / 2)),
    },
    disableOfflineQueue: lost !== 'WAITS',
  });
  // Each command tells its own failure; a client that nobody listens to would end the process.
  client.on('error', () => {});
  return client;
};

/** Where everything of ours is kept. */
const PREFIX = 'jr:jobs';
const recordKey = (id: string): string => `${PREFIX}:${id}`;
/** A run is one time that a job is done: what a cancelled one leaves behind never mixes with the next. */
const inputKey = (run: string): string => `${PREFIX}:${run}:in`;

/** What is sent and never finished is forgotten after so long without a further chunk. */
const UPLOAD_SECONDS = 3600;

/** Keys of a run in Redis, as far as a script is told them. */
const KEYS = `
local input = '${PREFIX}:' .. run .. ':in'
local output = '${PREFIX}:' .. run .. ':out'
local function keep(expiresAt)
  redis.call('HSET', KEYS[1], 'expiresAt', expiresAt)
  for _, key in ipairs({KEYS[1], input, output}) do redis.call('EXPIREAT', key, expiresAt) end
end
local state = redis.call('HGET', KEYS[1], 'state')
local isOurs = redis.call('HGET', KEYS[1], 'run') == run and (state == 'WAITING' or state == 'RUNNING')
`;

/** Each script has the record for its key. */
const SCRIPTS = {
  /** ARGV: run, expiry, chunks, then the record. Says which run the job has: a new one only where there is none that lives. */
  create: `local run = ARGV[1] ${KEYS}
if state and state ~= 'CANCELLED' and state ~= 'FAILED' then
  return redis.call('HMGET', KEYS[1], 'run', 'chunks', 'queuedAt')
end
if redis.call('HLEN', input) ~= tonumber(ARGV[3]) then return false end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'run', run, 'chunks', ARGV[3], unpack(ARGV, 4))
keep(ARGV[2])
return {run, ARGV[3], false}`,
  /** ARGV: run, now. */
  queued: `local run = ARGV[1] ${KEYS}
if isOurs then redis.call('HSET', KEYS[1], 'queuedAt', ARGV[2]) end
return 1`,
  /** ARGV: run, now, chunk. */
  take: `local run = ARGV[1] ${KEYS}
if not isOurs or redis.call('HEXISTS', output, ARGV[3]) == 1 then return false end
redis.call('HSETNX', KEYS[1], 'startedAt', ARGV[2])
redis.call('HSET', KEYS[1], 'state', 'RUNNING')
return {redis.call('HGET', KEYS[1], 'order'), redis.call('HGET', input, ARGV[3])}`,
  /** ARGV: run, expiry, chunk, results, games, errors. Counts a chunk once, however often it was done. */
  keep: `local run = ARGV[1] ${KEYS}
if not isOurs then return 0 end
if redis.call('HSETNX', output, ARGV[3], ARGV[4]) == 1 then
  redis.call('HDEL', input, ARGV[3])
  redis.call('HINCRBY', KEYS[1], 'chunksDone', 1)
  redis.call('HINCRBY', KEYS[1], 'done', ARGV[5])
  redis.call('HINCRBY', KEYS[1], 'errors', ARGV[6])
end
keep(ARGV[2])
return 1`,
  /** ARGV: run, expiry, now. */
  finish: `local run = ARGV[1] ${KEYS}
if not isOurs then return 0 end
local isWhole = redis.call('HGET', KEYS[1], 'chunksDone') == redis.call('HGET', KEYS[1], 'chunks')
redis.call('HSET', KEYS[1], 'state', isWhole and 'DONE' or 'FAILED', 'finishedAt', ARGV[3])
redis.call('UNLINK', input)
keep(ARGV[2])
return 1`,
  /** ARGV: now. Says which run it was. */
  cancel: `local run = redis.call('HGET', KEYS[1], 'run')
if not run then return false end ${KEYS}
redis.call('UNLINK', input, output)
if state ~= 'CANCELLED' then redis.call('HSET', KEYS[1], 'state', 'CANCELLED', 'finishedAt', ARGV[1]) end
return run`,
  /** ARGV: chunk. */
  results: `local run = redis.call('HGET', KEYS[1], 'run')
if not run then return false end ${KEYS}
return {state, redis.call('HGET', KEYS[1], 'chunks'), redis.call('HGET', output, ARGV[1])}`,
} as const;

const seconds = (): number => Math.floor(Date.now() / 1000);
const iso = (at: string): string => new Date(Number(at) * 1000).toISOString().replace('.000', '');

/** What a worker finds of a chunk: its order and what was sent, packed. */
export interface TakenChunk {
  readonly order: JobOrder;
  readonly bytes: Buffer;
}

/** One time that a job is done. */
export interface Run {
  readonly run: string;
  readonly chunks: number;
  /** Whether it has been handed to the workers. */
  readonly isQueued: boolean;
}

/** What is kept of one chunk, and how the job stands. */
export interface KeptResults {
  readonly state: JobState;
  readonly chunks: number;
  readonly bytes: Buffer | null;
}

/**
 * Jobs in Redis: a record of each, and by run what was sent and what came of it, packed by chunks. Every change is one
 * script, so that any of them may be done twice or broken off. Rejects as the client does.
 */
export class Store {
  private readonly binary;

  /** @param keepSeconds how long a job is kept after the last that happened to it */
  constructor(
    readonly client: Client,
    private readonly keepSeconds: number,
  ) {
    this.binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  }

  private run(script: keyof typeof SCRIPTS, id: string, ...args: (string | number | Uint8Array)[]): Promise<unknown> {
    const given = args.map((arg) => (typeof arg === 'number' ? String(arg) : Buffer.from(arg as string)));
    return this.binary.eval(SCRIPTS[script], { keys: [recordKey(id)], arguments: given as Buffer[] });
  }

  private get expiry(): number {
    // Never a part of a second less than was said.
    return seconds() + this.keepSeconds + 1;
  }

  async addInput(run: string, index: number, bytes: Buffer): Promise<void> {
    await this.client.multi().hSet(inputKey(run), String(index), bytes).expire(inputKey(run), UPLOAD_SECONDS).exec();
  }

  async dropInput(run: string): Promise<void> {
    await this.client.unlink(inputKey(run));
  }

  /** @returns the run that the job has, this one or an earlier; null where what was sent is not there any more */
  async create(id: string, run: string, order: JobOrder, chunks: number, games: number): Promise<Run | null> {
    const record = { state: 'WAITING', order: JSON.stringify(order), games, createdAt: seconds() };
    const fields = Object.entries(record).flat();
    const made = (await this.run('create', id, run, this.expiry, chunks, ...fields)) as (Buffer | null)[] | null;
    if (!made) return null;
    const [known, count, queuedAt] = made;
    return { run: String(known), chunks: Number(String(count)), isQueued: (queuedAt ?? null) !== null };
  }

  /** @returns the job; null where there is none of this id */
  async find(id: string): Promise<Job | null> {
    const record = await this.client.hGetAll(recordKey(id));
    const { state, order, createdAt, startedAt, finishedAt, expiresAt } = record;
    if (state === undefined || order === undefined || createdAt === undefined || expiresAt === undefined) return null;
    const games = Number(record.games);
    const done = Number(record.done ?? 0);
    return {
      id,
      what: (JSON.parse(order) as { what: JobKind }).what,
      state: state as JobState,
      games,
      done,
      errors: Number(record.errors ?? 0),
      progress: done / games,
      createdAt: iso(createdAt),
      startedAt: startedAt === undefined ? null : iso(startedAt),
      finishedAt: finishedAt === undefined ? null : iso(finishedAt),
      expiresAt: iso(expiresAt),
    };
  }

  /** Whether a run is still to be done. */
  async isLive(id: string, run: string): Promise<boolean> {
    const [state, current] = await this.client.hmGet(recordKey(id), ['state', 'run']);
    return current === run && (state === 'WAITING' || state === 'RUNNING');
  }

  /** Remembers that a run has been handed to the workers. */
  async markQueued(id: string, run: string): Promise<void> {
    await this.run('queued', id, run, seconds());
  }

  /** @returns the chunk; null where it is done already, or not wanted any more */
  async take(id: string, run: string, index: number): Promise<TakenChunk | null> {
    const taken = (await this.run('take', id, run, seconds(), index)) as [Buffer, Buffer] | null;
    return taken && { order: JSON.parse(taken[0].toString()) as JobOrder, bytes: taken[1] };
  }

  async keep(id: string, run: string, index: number, { bytes, games, errors }: ChunkResults): Promise<void> {
    await this.run('keep', id, run, this.expiry, index, bytes, games, errors);
  }

  /** Ends a run that has no more chunks to be done: DONE where all have results, else FAILED. */
  async finish(id: string, run: string): Promise<void> {
    await this.run('finish', id, run, this.expiry, seconds());
  }

  /** @returns the run that was cancelled; null where there is no such job */
  async cancel(id: string): Promise<string | null> {
    const run = (await this.run('cancel', id, seconds())) as Buffer | null;
    return run?.toString() ?? null;
  }

  /** @returns what is kept of a chunk; null where there is no such job */
  async results(id: string, index: number): Promise<KeptResults | null> {
    const kept = (await this.run('results', id, index)) as [Buffer, Buffer, Buffer | null] | null;
    if (!kept) return null;
    const [state, chunks, bytes] = kept;
    return { state: state.toString() as JobState, chunks: Number(chunks.toString()), bytes };
  }
}
