import type { Problem } from '../janggi/problem.js';
import type { Result } from '../janggi/result.js';

/** What a job does with each of its games: its verdict, or every position of it looked at. */
export const JOB_KINDS = ['adjudicate', 'analyse'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** WAITING until a worker has begun, RUNNING until all games have their result: then DONE. */
export const JOB_STATES = ['WAITING', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Whether a job has come to its end. */
export const isOver = (state: JobState): boolean => state !== 'WAITING' && state !== 'RUNNING';

/** How a job stands. Times are in ISO 8601, to the second. */
export interface Job {
  /** A hash of all that its results depend on: what was sent, and what was asked for. */
  readonly id: string;
  readonly what: JobKind;
  readonly state: JobState;
  readonly games: number;
  /** Games that have a result, and those of them whose result is an error. */
  readonly done: number;
  readonly errors: number;
  /** From 0 to 1. */
  readonly progress: number;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  /** When it is forgotten; later with everything that happens to it. */
  readonly expiresAt: string;
}

/** What is to be done; plain data, and for whoever does it to understand. */
export interface JobOrder {
  readonly what: JobKind;
}

/** A part of a job that one worker does at a time, packed. */
export interface PackedChunk {
  readonly bytes: Buffer;
  readonly games: number;
}

/** What came of a chunk: a line for each of its games, packed. */
export interface ChunkResults {
  readonly bytes: Uint8Array;
  readonly games: number;
  /** Games whose result is an error. */
  readonly errors: number;
}

/** A job that is being sent. It is no job until it is finished, and forgotten if it never is. */
export interface Upload {
  /** Keeps the next chunk. @returns what was wrong, if anything */
  add(chunk: PackedChunk): Promise<Problem | null>;
  /**
   * Makes a job of what was sent; where there is one of this id, what was sent is dropped.
   * @param id a hash of the order and of all that was sent
   */
  finish(id: string, order: JobOrder): Promise<Result<Job, Problem>>;
  discard(): Promise<void>;
}

/**
 * Work that outlives a request. Everything may be JOBS_UNAVAILABLE, within seconds; what asks for a job that there is
 * not is NO_SUCH_JOB.
 */
export interface Jobs {
  begin(): Upload;
  find(id: string): Promise<Result<Job, Problem>>;
  /** Ends a job and removes its results; one that was cancelled stays so. */
  cancel(id: string): Promise<Result<Job, Problem>>;
  /**
   * The results of one chunk, packed.
   * @param index of the chunk, from 0
   * @returns them, null where they are not there yet, 'END' behind the last chunk; JOB_CANCELLED, JOB_FAILED where they never will be
   */
  results(id: string, index: number): Promise<Result<Buffer | null | 'END', Problem>>;
}
