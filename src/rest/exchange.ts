/** A question and its answer as HTTP has them, without a server: the same can be asked anywhere. */
import { STATUS_CODES } from 'node:http';
import Negotiator from 'negotiator';
import type { Problem } from '../janggi/problem.js';
import type { Result } from '../janggi/result.js';
import { parseJson } from '../notation/json-text.js';
import { entryOf } from '../service/codes.js';
import type { Evaluator } from '../service/evaluator.js';
import type { Jobs } from '../service/jobs.js';
import type { Limits } from '../service/limits.js';
import type { Notes } from '../service/notes.js';
import type { ServiceState } from '../service/service-info.js';

/** What of a request an answer depends on. */
export interface Asked {
  /** The parts of the path that vary. */
  readonly params: { readonly [name: string]: string };
  readonly search: URLSearchParams;
  /** The body's media type without its parameters; empty where there is none. */
  readonly type: string;
  readonly accept: string;
  readonly acceptEncoding: string;
  /** The tags of answers that the client has. */
  readonly ifNoneMatch: string;
  readonly body: Uint8Array;
  /** In force. */
  readonly limits: Limits;
  readonly evaluator: Evaluator;
  /** Null where there are none. */
  readonly jobs: Jobs | null;
  /** Tells that the client has gone. */
  readonly signal?: AbortSignal;
  readonly notes?: Notes;
  /** How the service is doing. */
  readonly state?: ServiceState;
}

export interface Answer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  /** All of it, or parts that are made as they are taken, at once or when they can be. */
  readonly body: string | Buffer | Iterable<Buffer> | AsyncIterable<Buffer>;
  /** That of a problem. */
  readonly code?: string;
}

export const JSON_TYPE = 'application/json';
export const JSON_UTF8 = `${JSON_TYPE}; charset=utf-8`;
const JSON_HEADERS = { 'Content-Type': JSON_UTF8 };

export const jsonAnswer = (value: object): Answer => ({
  status: 200,
  headers: JSON_HEADERS,
  body: JSON.stringify(value),
});
export const jsonParts = (body: Iterable<Buffer>): Answer => ({ status: 200, headers: JSON_HEADERS, body });

/** When to come back, in seconds. */
const RETRY_AFTER: { readonly [status: number]: string } = { 503: '1' };

/** The members of RFC 9457, with the code and the place beside them. */
export const problemJson = (status: number, message: string, code: string, place: object = {}): object => ({
  type: 'about:blank',
  title: STATUS_CODES[status],
  status,
  detail: message,
  code,
  ...place,
});

/** A problem as RFC 9457 has it: its code and its place stand beside the usual members. */
export const problemAnswer = ({ code, message, ...place }: Problem): Answer => {
  const { status } = entryOf(code);
  return {
    status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(RETRY_AFTER[status] && { 'Retry-After': RETRY_AFTER[status] }),
    },
    body: JSON.stringify(problemJson(status, message, code, place)),
    code,
  };
};

/** A value as an answer, or what is wrong. */
export const answerWith = <T>(result: Result<T, Problem>, answer: (value: T) => Answer): Answer =>
  result.ok ? answer(result.value) : problemAnswer(result.error);

/** The body as JSON; MALFORMED_JSON or TOO_NESTED where it is none. */
export const readJson = ({ body }: Pick<Asked, 'body'>): Result<unknown, Problem> =>
  parseJson(new TextDecoder().decode(body), 'MALFORMED_JSON', 'The body');

const CHARSET = /;\s*charset\s*=\s*"?[\w-]{1,40}"?/gi;

/** The media type that a client likes best of those that there are; undefined where it takes none of them. */
export const acceptedType = ({ accept }: Pick<Asked, 'accept'>, types: readonly string[]): string | undefined =>
  // A charset there would have to be one of the type's own.
  new Negotiator({ headers: { accept: accept.replaceAll(CHARSET, '') } }).mediaType([...types]);
