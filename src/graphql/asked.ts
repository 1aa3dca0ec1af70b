import type { Limits } from '../service/limits.js';

/** What resolvers are told beside their arguments. */
export interface Asked {
  readonly limits: Limits;
}
