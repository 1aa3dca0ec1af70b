import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import {
  type Evaluation,
  type EvaluationQuestion,
  evaluateGame,
  type MateSearch,
  mateNodes,
  mateOf,
  readEvaluation,
  readMate,
} from './evaluation.js';
import type { Limits } from './limits.js';
import type { PositionReport } from './position-report.js';

/** What an evaluation may be told on its way. */
export interface EvaluationHooks {
  /** Ends it before its time: nobody waits any more. */
  readonly signal?: AbortSignal;
  /** Told of every depth that is finished. */
  readonly onDepth?: (soFar: Evaluation) => void;
}

/** Looks into positions, here or elsewhere. Errors: BAD_EVALUATION, OVERLOADED, and those of an engine. */
export interface Evaluator {
  evaluate(
    position: PositionReport,
    question: EvaluationQuestion,
    hooks?: EvaluationHooks,
  ): Promise<Result<Evaluation, Problem>>;
  mate(
    position: PositionReport,
    maxMoves: number | null,
    hooks?: EvaluationHooks,
  ): Promise<Result<MateSearch, Problem>>;
}

const now = (): number => performance.now();

/** Looks into positions in this very thread; the same question, asked again, has the answer that it had. */
export const inlineEvaluator = (limits: Limits): Evaluator => {
  const answers = new Map<string, object>();
  const once = <T extends object>(question: readonly unknown[], work: () => T): Result<T, Problem> => {
    const key = JSON.stringify(question);
    const answer = (answers.get(key) as T | undefined) ?? work();
    answers.set(key, answer);
    return ok(answer);
  };
  return {
    async evaluate(position, question, { onDepth } = {}) {
      if (question.engine === 'EXTERNAL')
        return err({
          code: 'BAD_EVALUATION',
          message: 'An outside engine is not asked within a question this large; ask for its evaluation alone.',
        });
      const bounds = readEvaluation(question, limits);
      if (!bounds.ok) return bounds;
      return once(['evaluation', position.identity, bounds.value], () =>
        evaluateGame(position.game, bounds.value, { now, ...(onDepth && { onDepth }) }),
      );
    },
    async mate(position, maxMoves) {
      const moves = readMate(maxMoves);
      if (!moves.ok) return moves;
      const { evaluationMillis: millis } = limits;
      return once(['mate', position.identity, moves.value], () =>
        mateOf(position.game, { maxMoves: moves.value, nodes: mateNodes(limits), millis }, { now }),
      );
    },
  };
};
