import { setTimeout as sleep } from 'node:timers/promises';
import { type Job as BullJob, WaitingError, Worker } from 'bullmq';
import { within } from '../cache/within.js';
import type { ChunkResults, JobOrder } from '../service/jobs.js';
import { BULL_PREFIX, type ChunkWork, QUEUE, type Work } from './queue.js';
import { connect, Store } from './store.js';

export interface WorkerSettings {
  readonly url: string;
  readonly keepSeconds: number;
  /** Chunks that are worked on at once. */
  readonly threads: number;
  /** How long a chunk may take to end when the worker stops; then it is handed back. */
  readonly drainMillis: number;
  /** Works out a chunk away from this thread, which has to tell Redis all the time that it is there. */
  readonly answer: (order: JobOrder, bytes: Buffer, signal: AbortSignal) => Promise<ChunkResults>;
  readonly log: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
}

export interface JobWorker {
  /** Takes no more, and ends or hands back what it has. */
  stop(): Promise<void>;
}

/** A worker that was not heard of for so long is taken for dead, and its chunks are given to others; in milliseconds. */
const LOCK_MILLIS = 10_000;
const STALLED_EVERY = 5000;
/** A chunk may be with so many workers that die; then it is the chunk. */
const MOST_DEATHS = 20;
/** How often a worker looks whether what it does is still wanted, in milliseconds. */
const LOOK_EVERY = 1000;
/** How long to wait before Redis is asked again, in milliseconds. */
const AGAIN_AFTER = 500;
const DEADLINE = 10_000;

/** Works on jobs until it is stopped. */
export const startWorker = (settings: WorkerSettings): JobWorker => {
  const { url, keepSeconds, threads, drainMillis, answer, log } = settings;
  const client = connect(url, 'WAITS');
  const store = new Store(client, keepSeconds);
  client.connect().catch(() => {});
  /** Set off when there is no more time to end anything. */
  const handingBack = new AbortController();

  /** Asks Redis until it answers: all that is asked here may be asked twice. */
  const persistently = async <T>(question: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await within(question(), DEADLINE);
      } catch (error) {
        log.warn({ error }, 'redis for jobs');
        await sleep(AGAIN_AFTER, undefined, { signal: handingBack.signal });
      }
    }
  };

  const answerChunk = async ({ id, run, index }: ChunkWork): Promise<void> => {
    const chunk = await persistently(() => store.take(id, run, index));
    if (!chunk) return;
    const unwanted = new AbortController();
    const looking = setInterval(() => {
      const looked = within(store.isLive(id, run), LOOK_EVERY);
      looked.then((isLive) => isLive || unwanted.abort()).catch(() => {});
    }, LOOK_EVERY);
    try {
      const signal = AbortSignal.any([unwanted.signal, handingBack.signal]);
      const results = await answer(chunk.order, chunk.bytes, signal);
      await persistently(() => store.keep(id, run, index, results));
    } catch (error) {
      if (!unwanted.signal.aborted) throw error;
    } finally {
      clearInterval(looking);
    }
  };

  const work = async (job: BullJob<Work>, token?: string): Promise<void> => {
    const { data } = job;
    try {
      if ('index' in data) await answerChunk(data);
      else await persistently(() => store.finish(data.id, data.run));
    } catch (error) {
      if (!handingBack.signal.aborted) throw error;
      await job.moveToWait(token);
      throw new WaitingError();
    }
  };

  const worker = new Worker<Work>(QUEUE, work, {
    connection: client,
    prefix: BULL_PREFIX,
    skipVersionCheck: true,
    concurrency: threads,
    lockDuration: LOCK_MILLIS,
    stalledInterval: STALLED_EVERY,
    maxStalledCount: MOST_DEATHS,
    runRetryDelay: AGAIN_AFTER,
  });
  worker.on('error', (error) => log.warn({ error }, 'redis for jobs'));
  worker.on('failed', (job, error) =>
    log.warn({ error, job: job?.data, attempt: job?.attemptsMade }, 'a chunk failed'),
  );
  worker.on('stalled', (name) => log.warn({ chunk: name }, 'a worker was not heard of any more'));

  return {
    async stop() {
      const timer = setTimeout(() => handingBack.abort(), drainMillis);
      await worker.close();
      clearTimeout(timer);
      client.destroy();
    },
  };
};
