import { setTimeout as sleep } from 'node:timers/promises';
import { legalMoves } from '../janggi/generate.js';
import type { Problem } from '../janggi/problem.js';
import { ok, type Result } from '../janggi/result.js';
import { answerOf, type Search } from './answer.js';
import type { EngineAnswer, EngineQuestion } from './engine.js';
import { begunAnew, type Root } from './root.js';
import { type Silence, startTalk, type Talk } from './talk.js';
import { engineFailed, greet, knowsVariant, search, type UciEngine } from './uci-engine.js';

/** A place for one process after the other, that takes one question at a time. */
export interface Slot {
  /** @returns a process that is ready, the one at hand if it still lives; or ENGINE_MISSING, ENGINE_FAILED */
  ready(): Promise<Result<UciEngine, Problem>>;
  /** Asks; where the process dies over it, once more in a fresh one. @returns the answer, or ENGINE_MISSING, ENGINE_FAILED */
  ask(question: EngineQuestion, root: Root, signal?: AbortSignal): Promise<Result<EngineAnswer, Problem>>;
  stop(): Promise<void>;
}

/** The wait before a process is started after so many that failed in a row, in milliseconds; the last is for all more. */
const BACK_OFF = [0, 0, 100, 200, 400, 800, 1600] as const;

const FAILURES: { readonly [S in Silence]: string } = {
  MISSING: 'The engine cannot be started.',
  DIED: 'The engine ended before it answered, and a fresh one did so too. The operator should try the position in the engine itself.',
  LATE: 'The engine did not answer in time; it was ended.',
  FLOODED: 'The engine said far more than an answer takes; it was ended.',
};

/** @param startMillis how long a process may take until it is ready */
export const createSlot = (path: string, startMillis: number): Slot => {
  let talk: Talk | null = null;
  let engine: UciEngine | null = null;
  let failures = 0;
  let isStopped = false;

  const ready = async (): Promise<Result<UciEngine, Problem>> => {
    if (engine && !engine.talk.isOver) return ok(engine);
    await sleep(BACK_OFF[Math.min(failures, BACK_OFF.length - 1)]);
    if (isStopped) return engineFailed('The service is stopping.');
    talk = startTalk(path);
    const greeted = await greet(talk, startMillis);
    if (greeted.ok) engine = greeted.value;
    else {
      failures++;
      await talk.end();
    }
    return greeted;
  };

  /** Searches; a game that is over for the engine, though there are moves, is begun anew where it stands. */
  const searchOrAnew = async (
    engine: UciEngine,
    question: EngineQuestion,
    root: Root,
    signal?: AbortSignal,
  ): Promise<Search | Silence> => {
    const found = await search(engine, question, root, startMillis, signal);
    const isOver = typeof found !== 'string' && found.ended && found.infos.size === 0;
    return isOver && legalMoves(root.position).length > 0
      ? search(engine, question, begunAnew(root), startMillis, signal)
      : found;
  };

  const ask = async (
    question: EngineQuestion,
    root: Root,
    signal?: AbortSignal,
    isRetry = false,
  ): Promise<Result<EngineAnswer, Problem>> => {
    const at = await ready();
    if (!at.ok) return at;
    const known = knowsVariant(at.value, question.variant);
    if (!known.ok) return known;
    const found = await searchOrAnew(at.value, question, root, signal);
    if (typeof found !== 'string') {
      failures = 0;
      return answerOf(root, found);
    }
    failures++;
    await at.value.talk.end();
    const again = found === 'DIED' && !isRetry && !signal?.aborted;
    return again ? ask(question, root, signal, true) : engineFailed(FAILURES[found]);
  };

  return {
    ready,
    ask,
    async stop() {
      isStopped = true;
      await talk?.end();
    },
  };
};
