import { GraphQLError } from 'graphql';
import type { Problem } from '../janggi/problem.js';
import type { Result } from '../janggi/result.js';

/** The value of a result, or its problem as a GraphQL error: code and place stand in `extensions`. */
export const unwrap = <T>(result: Result<T, Problem>): T => {
  if (result.ok) return result.value;
  const { message, ...extensions } = result.error;
  throw new GraphQLError(message, { extensions });
};
