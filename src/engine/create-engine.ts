import type { Problem } from '../janggi/problem.js';
import { err, type Result } from '../janggi/result.js';
import type { Engine, EngineAnswer, EngineQuestion } from './engine.js';
import { readQuestion } from './question.js';
import type { Root } from './root.js';
import { createSlot, type Slot } from './slot.js';
import { engineFailed } from './uci-engine.js';

export interface EngineSettings {
  /** How many processes at the most; one starts when a question finds all others busy. */
  readonly processes: number;
  /** How many questions may wait for a process. */
  readonly queue: number;
  /** How long a process may take until it is ready, in milliseconds. */
  readonly startMillis: number;
}

type Answered = Result<EngineAnswer, Problem>;

interface Job {
  readonly question: EngineQuestion;
  readonly root: Root;
  readonly signal: AbortSignal | undefined;
  readonly done: (answered: Answered) => void;
}

const OVERLOADED: Problem = {
  code: 'OVERLOADED',
  message: 'Too many questions wait for the engine already; come back later.',
};

/**
 * Processes of an engine, started when they are needed.
 * @param path of a program that speaks UCI and knows janggi
 */
export const createEngine = (path: string, { processes, queue, startMillis }: EngineSettings): Engine => {
  const slots = Array.from({ length: processes }, () => createSlot(path, startMillis));
  const busy = new Set<Slot>();
  const waiting: Job[] = [];
  let isStopped = false;

  const answerAllWaiting = (answered: Answered): void => {
    for (const { done } of waiting.splice(0)) done(answered);
  };

  const work = async (slot: Slot): Promise<void> => {
    busy.add(slot);
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const ready = await slot.ready();
      job.done(ready.ok ? await slot.ask(job.question, job.root, job.signal) : ready);
      // What does not start for one starts for none; nobody should wait to hear that.
      if (!ready.ok) answerAllWaiting(ready);
    }
    busy.delete(slot);
  };

  return {
    async analyse(question, signal) {
      signal?.throwIfAborted();
      const root = readQuestion(question);
      if (!root.ok) return root;
      if (isStopped) return engineFailed('The service is stopping.');
      const slot = slots.find((each) => !busy.has(each));
      if (!slot && waiting.length >= queue) return err(OVERLOADED);
      return new Promise<Answered>((resolve, reject) => {
        const leave = (): void => {
          const place = waiting.indexOf(job);
          if (place >= 0) waiting.splice(place, 1);
          reject(signal?.reason);
        };
        const done = (answered: Answered): void => {
          signal?.removeEventListener('abort', leave);
          resolve(answered);
        };
        const job: Job = { question, root: root.value, signal, done };
        signal?.addEventListener('abort', leave);
        waiting.push(job);
        if (slot) void work(slot);
      });
    },
    async stop() {
      isStopped = true;
      answerAllWaiting(engineFailed('The service is stopping.'));
      await Promise.all(slots.map((slot) => slot.stop()));
    },
  };
};
