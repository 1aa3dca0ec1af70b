import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';

/** One answer of a batch; a bad input spoils only its own. */
export interface BatchAnswer<T> {
  /** From 0, as the inputs came. */
  readonly index: number;
  /** The caller's own name for the input, echoed. */
  readonly ref: string | null;
  readonly result: Result<T, Problem>;
}

/**
 * Answers each question of a batch, in order.
 * @param first the index of the first, where they are part of a longer batch
 * @returns the answers, or TOO_MANY_INPUTS
 */
export const answerEach = <Q extends { readonly ref?: string | null | undefined }, T>(
  questions: readonly Q[],
  limit: number,
  answer: (question: Q) => Result<T, Problem>,
  first = 0,
): Result<BatchAnswer<T>[], Problem> =>
  questions.length > limit
    ? err({
        code: 'TOO_MANY_INPUTS',
        message: `A batch has at most ${limit} inputs here, this one has ${questions.length}.`,
      })
    : ok(
        questions.map((question, index) => ({
          index: first + index,
          ref: question.ref ?? null,
          result: answer(question),
        })),
      );
