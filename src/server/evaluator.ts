import { createHash } from 'node:crypto';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Cache } from '../cache/cache.js';
import type { Engine } from '../engine/engine.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { CODES } from '../service/codes.js';
import {
  type Evaluation,
  type EvaluationBounds,
  type EvaluationQuestion,
  engineQuestion,
  mateNodes,
  packGame,
  readEvaluation,
  readMate,
  reportEngine,
} from '../service/evaluation.js';
import type { Evaluator } from '../service/evaluator.js';
import type { Limits } from '../service/limits.js';
import type { PositionReport } from '../service/position-report.js';
import { ANSWER_VERSION } from '../service/service-info.js';
import type { StopFlag } from '../workers/tasks.js';
import type { Pool, Refusal } from './pool.js';

const OVERLOADED: { ok: false; error: Problem } = err({ code: 'OVERLOADED', message: CODES.OVERLOADED.text });

/** What is being worked out, for all who ask for it at once. */
interface Flight<T> {
  readonly answer: Promise<Result<T, Problem>>;
  readonly stop: StopFlag;
  waiting: number;
}

/** A question in its one spelling: by version of the answers, kind, rules, and a hash of all it depends on. */
const keyOf = (kind: string, identity: string, bounds: object): string => {
  const [rules = ''] = identity.split(' ');
  const hash = createHash('sha256')
    .update(JSON.stringify([identity, bounds]))
    .digest('base64url');
  return `jr:${ANSWER_VERSION}:${rules}:${kind}:${hash}`;
};

const pack = (value: object): Uint8Array => Buffer.from(JSON.stringify(value));
const unpack = <T>(bytes: Uint8Array): T => JSON.parse(new TextDecoder().decode(bytes)) as T;

/**
 * Looks into positions in other threads. What was worked out in full is kept; what is asked for by several at once is
 * worked out once, and stopped when nobody waits for it any more.
 * @param cache where finished answers are kept
 * @param engine the outside one; null where none is set up
 */
export const createEvaluator = (limits: Limits, pool: Pool, cache: Cache, engine: Engine | null): Evaluator => {
  const flights = new Map<string, Flight<object>>();
  let onlookers = 0;

  /** What is kept, or else what the work comes to. */
  const answerOf = async <T extends { readonly complete: boolean }>(
    key: string,
    keep: boolean,
    work: () => Promise<T | Refusal>,
  ): Promise<Result<T, Problem>> => {
    const kept = keep ? await cache.get(key) : null;
    if (kept) return ok(unpack<T>(kept));
    const done = await work();
    if (typeof done === 'string') return err({ code: done, message: CODES[done].text });
    if (keep && done.complete) cache.set(key, pack(done));
    return ok(done);
  };

  /** @param keep whether the answer is worth keeping */
  const once = async <T extends { readonly complete: boolean }>(
    key: string,
    signal: AbortSignal | undefined,
    keep: boolean,
    work: (stop: StopFlag) => Promise<T | Refusal>,
  ): Promise<Result<T, Problem>> => {
    let flight = flights.get(key) as Flight<T> | undefined;
    if (!flight) {
      const stop = new Int32Array(new SharedArrayBuffer(4));
      const answer = answerOf(key, keep, () => work(stop)).finally(() => {
        if (flights.get(key)?.stop === stop) flights.delete(key);
      });
      flight = { answer, stop, waiting: 0 };
      flights.set(key, flight);
    }
    const mine = flight;
    mine.waiting++;
    const leave = (): void => {
      mine.waiting--;
      if (mine.waiting > 0) return;
      Atomics.store(mine.stop, 0, 1);
      // Who asks now must not get what is cut short.
      if (flights.get(key) === mine) flights.delete(key);
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave);
    return mine.answer;
  };

  const evaluate = (position: PositionReport, bounds: EvaluationBounds, stop: StopFlag, port: MessagePort | null) => {
    const task = { kind: 'evaluate', game: packGame(position.game), bounds, stop, port } as const;
    return pool.run(task, { transfer: port ? [port] : [] });
  };

  return {
    async evaluate(position, question, { signal, onDepth } = {}) {
      const bounds = readEvaluation(question, limits);
      if (!bounds.ok) return bounds;
      if (question.engine === 'EXTERNAL') return askEngine(engine, position.game, question, bounds.value, signal);
      const key = keyOf('evaluation', position.identity, bounds.value);
      // What was limited by time depends on more than the question.
      const keep = (question.millis ?? null) === null;
      if (!onDepth) return once(key, signal, keep, (stop) => evaluate(position, bounds.value, stop, null));
      const kept = keep ? await cache.get(key) : null;
      if (kept) return ok(unpack<Evaluation>(kept));
      // Each who looks on has an evaluation of their own, for it tells its depths to one alone.
      const { port1, port2 } = new MessageChannel();
      const heard = new Promise<void>((resolve) => {
        port1.on('message', (soFar: Evaluation | null) => (soFar === null ? resolve() : onDepth(soFar)));
        port1.on('close', resolve);
      });
      try {
        const done = await once(`${key} ${++onlookers}`, signal, false, (stop) =>
          evaluate(position, bounds.value, stop, port2),
        );
        // The last depths may still be on their way.
        if (done.ok) await heard;
        return done;
      } finally {
        // An open port would keep the process alive.
        port1.close();
      }
    },
    async mate(position, maxMoves, { signal } = {}) {
      const moves = readMate(maxMoves);
      if (!moves.ok) return moves;
      const { evaluationMillis: millis } = limits;
      const key = keyOf('mate', position.identity, { maxMoves: moves.value });
      const bounds = { maxMoves: moves.value, nodes: mateNodes(limits), millis };
      return once(key, signal, true, (stop) =>
        pool.run({ kind: 'mate', game: packGame(position.game), bounds, stop } as const),
      );
    },
  };
};

/** An answer of an outside engine is not kept: another build of it may give another. */
const askEngine = async (
  engine: Engine | null,
  game: PositionReport['game'],
  question: EvaluationQuestion,
  bounds: EvaluationBounds,
  signal: AbortSignal | undefined,
): Promise<Result<Evaluation, Problem>> => {
  if (engine === null)
    return err({
      code: 'ENGINE_MISSING',
      message: 'This service has no outside engine; ask without `engine`, or set JANGGI_ENGINE_PATH.',
    });
  try {
    const answer = await engine.analyse(engineQuestion(game, question, bounds), signal);
    return answer.ok ? ok(reportEngine(game, answer.value)) : answer;
  } catch (error) {
    // Nobody waits for the answer any more, and nobody will read this.
    if (signal?.aborted) return OVERLOADED;
    throw error;
  }
};
