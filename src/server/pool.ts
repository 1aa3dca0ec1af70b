import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Response } from 'express';
import { Piscina } from 'piscina';
import type { Done, Task } from '../workers/tasks.js';

/** What costs more than this leaves the event loop, in units of about a microsecond. */
export const POOL_FROM = 20_000;

/** A signal that ends work when nobody waits for its answer any more. */
export const untilGone = (response: Response): AbortSignal => {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
};

export interface Pool {
  /**
   * Does a piece of work in another thread.
   * @param signal ends it before its time
   * @returns what came of it; null where too many wait already
   */
  run<T extends Task>(task: T, signal?: AbortSignal): Promise<Done<T> | null>;
  readonly waiting: number;
  readonly busy: number;
  stop(): Promise<void>;
}

/** Built from src or from dist, threads run what was built. */
const WORKER = fileURLToPath(new URL('../../dist/workers/worker.js', import.meta.url));

/** A thread that has nothing to do for so long ends, in milliseconds. */
const IDLE = 60_000;

/** Large answers are kept until they are whole: with Node's own 16 MB a thread spends most of its time copying them. */
const YOUNG_MEGABYTES = 64;

/**
 * Threads for work that would hold the event loop; they start when there is work.
 * @param threads how many at the most; 0 takes one less than the machine can run at once
 * @param queue how many pieces of work may wait
 */
export const createPool = (threads: number, queue: number): Pool => {
  const piscina = new Piscina({
    filename: WORKER,
    minThreads: 0,
    maxThreads: threads || Math.max(1, availableParallelism() - 1),
    maxQueue: queue,
    idleTimeout: IDLE,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  return {
    async run(task, signal) {
      if (piscina.queueSize >= queue) return null;
      return piscina.run(task, signal ? { signal } : {});
    },
    get waiting() {
      return piscina.queueSize;
    },
    get busy() {
      return piscina.threads.length - piscina.idleThreads;
    },
    stop: () => piscina.destroy(),
  };
};
