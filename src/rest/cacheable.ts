import { createHash } from 'node:crypto';
import type { Problem } from '../janggi/problem.js';
import type { Result } from '../janggi/result.js';
import { ANSWER_VERSION } from '../service/service-info.js';
import { type Answer, type Asked, answerWith } from './exchange.js';

/** Says that an answer is a function of its question. */
export const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=600';

/**
 * A strong tag: the same question, asked for in the same form, has the same bytes for an answer. How the answer is packed
 * follows from what the client accepts.
 */
const tagOf = (question: string, acceptEncoding: string): string => {
  const hash = createHash('sha256').update(`${ANSWER_VERSION}\0${acceptEncoding}\0${question}`);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
};

/** Whether a client has the answer with this tag: it names the tag, or any. */
export const isKnown = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag);

/** Whether the client has the answer to a question. */
export const isFresh = ({ acceptEncoding, ifNoneMatch }: Asked, question: string): boolean =>
  isKnown(ifNoneMatch, tagOf(question, acceptEncoding));

/** An answer that depends on more than the question. */
export const neverKept = (type: string, body: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': type, 'Cache-Control': 'no-store' },
  body,
});

/**
 * An answer that is a function of the question: 304 for a client that has it, before it is worked out.
 * @param question all that the answer depends on, in one spelling
 * @param type with its charset
 */
export const cacheable = (
  { acceptEncoding, ifNoneMatch }: Asked,
  question: string,
  type: string,
  body: () => Result<string, Problem>,
): Answer => {
  const tag = tagOf(question, acceptEncoding);
  const headers = { ETag: tag, 'Cache-Control': CACHE_CONTROL, Vary: 'Accept-Encoding' };
  if (isKnown(ifNoneMatch, tag)) return { status: 304, headers, body: '' };
  return answerWith(body(), (text) => ({ status: 200, headers: { ...headers, 'Content-Type': type }, body: text }));
};
