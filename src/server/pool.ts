import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import type { Done, Task } from '../workers/tasks.js';

/** What costs more than this leaves the event loop, in units of about a microsecond. */
export const POOL_FROM = 20_000;

/** Why a piece of work was not done. */
export type Refusal = 'OVERLOADED' | 'ANSWER_TOO_LARGE';

interface RunOptions {
  readonly signal?: AbortSignal;
  readonly transfer?: MessagePort[];
}

export interface Pool {
  /**
   * Does a piece of work in another thread.
   * @param options `signal` ends it before its time, and its thread with it; `transfer` moves what is not copied
   * @returns what came of it; or a code: too many wait already, or it took too much memory
   */
  run<T extends Task>(task: T, options?: RunOptions): Promise<Done<T> | Refusal>;
  readonly waiting: number;
  readonly busy: number;
  stop(): Promise<void>;
}

/** Built from src or from dist, threads run what was built. */
const WORKER = fileURLToPath(new URL('../../dist/workers/worker.js', import.meta.url));

/** What one piece of work may take, in megabytes; its thread ends where it takes more. */
const OLD_MEGABYTES = 1024;

/** A thread that has nothing to do for so long ends, in milliseconds. */
const IDLE = 60_000;

/** Large answers are kept until they are whole: with Node's own 16 MB a thread spends most of its time copying them. */
const YOUNG_MEGABYTES = 64;

/** How many threads a process has so that all processes, with an event loop each, fit the machine; one at the least. */
export const defaultThreads = (processes: number, cores = availableParallelism()): number =>
  Math.max(1, Math.floor(cores / processes) - 1);

/**
 * Threads for work that would hold the event loop; they start when there is work, and what runs them is loaded then.
 * @param threads how many at the most
 * @param queue how many pieces of work may wait
 * @param megabytes that one piece of work may take
 * @param worker the file that they run
 */
export const createPool = (threads: number, queue: number, megabytes = OLD_MEGABYTES, worker = WORKER): Pool => {
  let loaded: Piscina | null = null;
  let loading: Promise<Piscina> | null = null;
  /** Why pools were given up. */
  const faults = new WeakMap<Piscina, Error>();
  const load = async (): Promise<Piscina> => {
    const { Piscina: Threads } = await import('piscina');
    const piscina = new Threads({
      filename: worker,
      minThreads: 0,
      maxThreads: threads,
      maxQueue: queue,
      idleTimeout: IDLE,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES, maxOldGenerationSizeMb: megabytes },
    });
    // A thread ended outside of any work; most likely it could not start, and nobody would do what waits for it.
    piscina.on('error', (fault: Error) => {
      if (piscina.threads.length > 0) return;
      faults.set(piscina, fault);
      if (loaded === piscina) {
        loaded = null;
        loading = null;
      }
      void piscina.destroy();
    });
    loaded = piscina;
    return piscina;
  };
  return {
    async run(task, { signal, transfer } = {}) {
      loading ??= load();
      const piscina = await loading;
      if (piscina.queueSize >= queue) return 'OVERLOADED';
      try {
        return await piscina.run(task, { ...(signal && { signal }), ...(transfer && { transferList: transfer }) });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return 'ANSWER_TOO_LARGE';
        throw faults.get(piscina) ?? error;
      }
    },
    get waiting() {
      return loaded?.queueSize ?? 0;
    },
    get busy() {
      return loaded ? loaded.threads.length - loaded.idleThreads : 0;
    },
    stop: async () => (await loading)?.destroy(),
  };
};
