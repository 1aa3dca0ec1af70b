import type { Evaluator } from '../service/evaluator.js';
import type { Limits } from '../service/limits.js';

/** What resolvers are told beside their arguments. */
export interface Asked {
  readonly limits: Limits;
  readonly evaluator: Evaluator;
  /** Tells that the client has gone. */
  readonly signal?: AbortSignal;
}
