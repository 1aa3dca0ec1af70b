import { GraphQLError } from 'graphql';
import type { Problem } from '../janggi/problem.js';
import type { Result } from '../janggi/result.js';
import type { BatchAnswer } from '../service/batch.js';

/** The value of a result, or its problem as a GraphQL error: code and place stand in `extensions`. */
export const unwrap = <T>(result: Result<T, Problem>): T => {
  if (result.ok) return result.value;
  const { message, ...extensions } = result.error;
  throw new GraphQLError(message, { extensions });
};

/** The answers of a batch as its results: each has its value under `field`, or its problem as `error`. */
export const resultsOf = <T, F extends string>(answers: readonly BatchAnswer<T>[], field: F): BatchResult<T, F>[] =>
  answers.map(
    ({ index, ref, result }) =>
      ({
        index,
        ref,
        [field]: result.ok ? result.value : null,
        error: result.ok ? null : result.error,
      }) as BatchResult<T, F>,
  );

type BatchResult<T, F extends string> = {
  readonly index: number;
  readonly ref: string | null;
  readonly error: Problem | null;
} & { readonly [K in F]: T | null };
