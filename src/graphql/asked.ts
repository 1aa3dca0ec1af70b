import type { Evaluator } from '../service/evaluator.js';
import type { Limits } from '../service/limits.js';
import type { Notes } from '../service/notes.js';
import type { ServiceState } from '../service/service-info.js';

/** What resolvers are told beside their arguments. */
export interface Asked {
  readonly limits: Limits;
  readonly evaluator: Evaluator;
  /** Tells that the client has gone. */
  readonly signal?: AbortSignal;
  readonly notes?: Notes;
  /** Where a part of a batch begins in the whole; 0 if not named. */
  readonly firstInput?: number;
  /** How the service is doing. */
  readonly state?: ServiceState;
}
