import type { Answer, Asked } from '../rest/exchange.js';
import type { Limits } from '../service/limits.js';

/** What of a request of REST goes to another thread. */
export interface RestTask {
  readonly kind: 'rest';
  /** The operation's id. */
  readonly operation: string;
  readonly asked: Omit<Asked, 'search'> & { readonly search: string };
}

export interface GraphqlTask {
  readonly kind: 'graphql';
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: { readonly [name: string]: unknown };
  readonly limits: Limits;
}

/** Work that leaves the event loop: plain data in and out. */
export type Task = RestTask | GraphqlTask;

/** The answer in whole. */
export type RestDone = Omit<Answer, 'body'> & { readonly body: Uint8Array };
export interface GraphqlDone {
  /** 400 where the variables are not what the query says. */
  readonly status: number;
  /** What GraphQL answers, as JSON. */
  readonly json: string;
  /** Faults of ours, for the log. */
  readonly faults: readonly string[];
}
export type Done<T extends Task> = T extends RestTask ? RestDone : GraphqlDone;
