import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Problem } from '../janggi/problem.js';
import type { Result } from '../janggi/result.js';
import { ANSWER_VERSION } from '../service/service-info.js';
import { sendProblem } from './problem.js';

const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=600';

/**
 * A strong tag: the same question, asked for in the same form, has the same bytes for an answer. How the answer is packed
 * follows from what the client accepts.
 */
const tagOf = ({ headers }: Request, question: string): string => {
  const hash = createHash('sha256').update(`${ANSWER_VERSION}\0${headers['accept-encoding'] ?? ''}\0${question}`);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
};

/** `If-None-Match` with this tag, one of a list, or any. */
const isKnown = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag) ?? false;

/**
 * Answers a GET whose answer is a function of the question: 304 to a client that has it, before it is worked out.
 * @param question all that the answer depends on, in one spelling
 */
export const sendCacheable = (
  request: Request,
  response: Response,
  question: string,
  type: string,
  body: () => Result<string, Problem>,
): void => {
  const tag = tagOf(request, question);
  const headers = { ETag: tag, 'Cache-Control': CACHE_CONTROL, Vary: 'Accept-Encoding' };
  if (isKnown(request.headers['if-none-match'], tag)) {
    response.set(headers).status(304).end();
    return;
  }
  const made = body();
  if (made.ok) response.set(headers).type(type).send(made.value);
  else sendProblem(response, made.error);
};
