import type { MessagePort } from 'node:worker_threads';
import type { SearchLimits } from '../evaluation/search.js';
import type { Answer, Asked } from '../rest/exchange.js';
import type { GamesOrder } from '../rest/job-chunks.js';
import type { Evaluation, MateSearch, PortableGame } from '../service/evaluation.js';
import type { ChunkResults } from '../service/jobs.js';
import type { Limits } from '../service/limits.js';
import type { ServiceState } from '../service/service-info.js';

/** What of a request of REST goes to another thread. */
export interface RestTask {
  readonly kind: 'rest';
  /** The operation's id. */
  readonly operation: string;
  readonly asked: Omit<Asked, 'search' | 'evaluator' | 'jobs' | 'signal' | 'notes' | 'state'> & {
    readonly search: string;
  };
}

export interface GraphqlTask {
  readonly kind: 'graphql';
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: { readonly [name: string]: unknown };
  readonly limits: Limits;
  readonly state: ServiceState;
}

/** Set from outside to something else than 0, it ends a search before its time. */
export type StopFlag = Int32Array<SharedArrayBuffer>;

export interface EvaluateTask {
  readonly kind: 'evaluate';
  readonly game: PortableGame;
  readonly bounds: SearchLimits;
  readonly stop: StopFlag;
  /** Told of every depth that is finished. */
  readonly port: MessagePort | null;
}

export interface MateTask {
  readonly kind: 'mate';
  readonly game: PortableGame;
  readonly bounds: { readonly maxMoves: number; readonly nodes: number; readonly millis: number };
  readonly stop: StopFlag;
}

/** A part of a job. */
export interface ChunkTask {
  readonly kind: 'chunk';
  readonly order: GamesOrder;
  readonly bytes: Uint8Array;
}

/** Work that leaves the event loop: plain data in and out. */
export type Task = RestTask | GraphqlTask | EvaluateTask | MateTask | ChunkTask;

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
export type Done<T extends Task> = T extends RestTask
  ? RestDone
  : T extends GraphqlTask
    ? GraphqlDone
    : T extends EvaluateTask
      ? Evaluation
      : T extends MateTask
        ? MateSearch
        : ChunkResults;
