/** How work is handed to the workers: BullMQ, which keeps nothing but what is still to be done. */
import { FlowProducer, type JobsOptions, Queue } from 'bullmq';
import { connect } from './store.js';

export const QUEUE = 'janggi-jobs';
export const BULL_PREFIX = 'jr:bull';

/** One chunk of a run. */
export interface ChunkWork {
  readonly id: string;
  readonly run: string;
  readonly index: number;
}
/** The end of a run, when no chunk is left. */
export type FinishWork = Omit<ChunkWork, 'index'>;
export type Work = ChunkWork | FinishWork;

/** A chunk that fails is tried anew; what fails for good is a fault of ours, or takes too much memory. */
const TRIES: JobsOptions = { attempts: 3, backoff: { type: 'exponential', delay: 1000 } };
/** What is done is in the store. */
const FORGET: JobsOptions = { removeOnComplete: true, removeOnFail: true };

/** A name of no colon, as BullMQ wants it. */
const chunkName = (run: string, index: number): string => `${run}.${index}`;

/**
 * For a connection of one's own each time: BullMQ loads its scripts when it connects, and does not find them any more in
 * a transaction when Redis has been restarted since.
 */
const withConnection = async <T>(url: string, work: (options: Options) => Promise<T>): Promise<T> => {
  const connection = connect(url, 'ONCE');
  try {
    await connection.connect();
    return await work({ connection, prefix: BULL_PREFIX, skipVersionCheck: true });
  } finally {
    connection.destroy();
  }
};
interface Options {
  readonly connection: ReturnType<typeof connect>;
  readonly prefix: string;
  readonly skipVersionCheck: true;
}

/**
 * Hands a run to the workers: a flow of its chunks, and when none of them is left, its end. Done twice it is the same.
 * Jobs of few chunks go before those of many, and ends before chunks.
 */
export const queueRun = ({ id, run }: FinishWork, chunks: number, url: string): Promise<void> =>
  withConnection(url, async (options) => {
    const priority = 1 + Math.ceil(Math.log2(chunks));
    const flow = new FlowProducer(options);
    flow.on('error', () => {});
    await flow.add({
      name: 'finish',
      queueName: QUEUE,
      data: { id, run } satisfies FinishWork,
      opts: { jobId: run, ...TRIES, attempts: 100, ...FORGET },
      children: Array.from({ length: chunks }, (_, index) => ({
        name: 'chunk',
        queueName: QUEUE,
        data: { id, run, index } satisfies ChunkWork,
        // The end of a run sees for itself what is missing.
        opts: { jobId: chunkName(run, index), priority, ...TRIES, ...FORGET, ignoreDependencyOnFailure: true },
      })),
    });
  });

/** Takes back what of a run waits; what is being worked on ends by itself. */
export const unqueueRun = (run: string, url: string): Promise<void> =>
  withConnection(url, async (options) => {
    const queue = new Queue<Work>(QUEUE, { ...options, skipMetasUpdate: true });
    queue.on('error', () => {});
    const end = await queue.getJob(run);
    await end?.removeUnprocessedChildren();
  });

/** What the workers have to do. */
export const QUEUE_STATES = ['waiting', 'active', 'delayed', 'jobs'] as const;
export type QueueCounts = { readonly [S in (typeof QUEUE_STATES)[number]]: number };

/** How many chunks wait, are being worked on, or wait to be tried anew; and how many jobs they belong to. */
export const countQueue = (url: string): Promise<QueueCounts> =>
  withConnection(url, async (options) => {
    const queue = new Queue<Work>(QUEUE, { ...options, skipMetasUpdate: true });
    queue.on('error', () => {});
    const counts = await queue.getJobCounts('wait', 'prioritized', 'active', 'delayed', 'waiting-children');
    const of = (state: string): number => counts[state] ?? 0;
    return {
      waiting: of('wait') + of('prioritized'),
      active: of('active'),
      delayed: of('delayed'),
      jobs: of('waiting-children'),
    };
  });
