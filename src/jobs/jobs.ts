import { randomBytes } from 'node:crypto';
import { ErrorReply } from 'redis';
import { within } from '../cache/within.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { CODES, type Code } from '../service/codes.js';
import type { Job, JobOrder, Jobs, PackedChunk, Upload } from '../service/jobs.js';
import { countQueue, type QueueCounts, queueRun, unqueueRun } from './queue.js';
import { connect, Store } from './store.js';

export interface JobsSettings {
  readonly url: string;
  /** How long a job is kept after the last that happened to it. */
  readonly keepSeconds: number;
  /** What is worth a line in the log. */
  readonly tell: (what: 'FAILING' | 'WELL' | 'EVICTS', reason: string) => void;
}

/** The jobs as the service has them. */
export interface JobsDoor extends Jobs {
  /** What the workers have to do; null where it is not known now. */
  counts(): Promise<QueueCounts | null>;
  stop(): void;
}

/** An answer of Redis that takes longer is none, in milliseconds. */
const DEADLINE = 2000;
/** The same for all chunks of a job at once. */
const QUEUE_DEADLINE = 15_000;

const problem = (code: Code): { ok: false; error: Problem } => err({ code, message: CODES[code].text });

/** What Redis answers when it cannot do what it could at another time. */
const NOT_NOW = /^(OOM|LOADING|BUSY|MISCONF|READONLY|MASTERDOWN|NOREPLICAS|NOAUTH|WRONGPASS|NOPERM)/;

const isOurFault = (error: unknown): boolean => error instanceof ErrorReply && !NOT_NOW.test(error.message);

/** Jobs over Redis: it may be away, slow, frozen or full; then everything is JOBS_UNAVAILABLE. */
export const createJobs = ({ url, keepSeconds, tell }: JobsSettings): JobsDoor => {
  const client = connect(url, 'REFUSED');
  const store = new Store(client, keepSeconds);
  let isFailing = false;

  const ask = async <T>(question: () => Promise<T>, millis = DEADLINE): Promise<Result<T, Problem>> => {
    try {
      const answer = await within(question(), millis);
      if (isFailing) tell('WELL', 'it answers again');
      isFailing = false;
      return ok(answer);
    } catch (error) {
      if (isOurFault(error)) throw error;
      if (!isFailing) tell('FAILING', error instanceof Error ? error.message || error.name : String(error));
      isFailing = true;
      return problem('JOBS_UNAVAILABLE');
    }
  };

  /** A Redis that drops keys when it is full would drop parts of jobs. */
  const checkPolicy = async (): Promise<void> => {
    const [, policy] = /^maxmemory_policy:(\S+)/m.exec(await client.info('memory')) ?? [];
    if (policy !== undefined && policy !== 'noeviction')
      tell('EVICTS', `maxmemory-policy is ${policy}, and must be noeviction, or jobs lose parts of theirs`);
  };
  client.on('ready', () => void checkPolicy().catch(() => {}));
  client.connect().catch(() => {});

  const find = async (id: string): Promise<Result<Job, Problem>> => {
    const found = await ask(() => store.find(id));
    if (!found.ok) return found;
    return found.value ? ok(found.value) : problem('NO_SUCH_JOB');
  };

  const begin = (): Upload => {
    const run = randomBytes(16).toString('hex');
    let chunks = 0;
    let games = 0;
    const discard = async (): Promise<void> => {
      if (chunks > 0) await ask(() => store.dropInput(run));
    };
    return {
      async add(chunk: PackedChunk) {
        const added = await ask(() => store.addInput(run, chunks, chunk.bytes));
        chunks++;
        games += chunk.games;
        return added.ok ? null : added.error;
      },
      async finish(id: string, order: JobOrder) {
        const made = await ask(() => store.create(id, run, order, chunks, games));
        if (!made.ok) return made;
        if (!made.value) return problem('JOBS_UNAVAILABLE');
        const mine = made.value;
        if (mine.run !== run) await discard();
        if (!mine.isQueued) {
          const queued = await ask(() => queueRun({ id, run: mine.run }, mine.chunks, url), QUEUE_DEADLINE);
          if (!queued.ok) return queued;
          await ask(() => store.markQueued(id, mine.run));
        }
        return find(id);
      },
      discard,
    };
  };

  return {
    begin,
    find,
    async cancel(id) {
      const run = await ask(() => store.cancel(id));
      if (!run.ok) return run;
      if (run.value === null) return problem('NO_SUCH_JOB');
      const { value } = run;
      // What is left there for now is not done either.
      await ask(() => unqueueRun(value, url), QUEUE_DEADLINE);
      return find(id);
    },
    async results(id, index) {
      const kept = await ask(() => store.results(id, index));
      if (!kept.ok) return kept;
      if (!kept.value) return problem('NO_SUCH_JOB');
      const { state, chunks, bytes } = kept.value;
      if (state === 'CANCELLED') return problem('JOB_CANCELLED');
      if (state === 'FAILED') return problem('JOB_FAILED');
      return ok(index >= chunks ? 'END' : bytes);
    },
    async counts() {
      const counts = await ask(() => countQueue(url));
      return counts.ok ? counts.value : null;
    },
    stop: () => client.destroy(),
  };
};
