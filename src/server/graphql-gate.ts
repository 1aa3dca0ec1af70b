import type { RequestHandler } from 'express';
import { checkQueryText } from '../graphql/document-limits.js';
import type { Problem } from '../janggi/problem.js';
import type { Code } from '../service/codes.js';
import type { Limits } from '../service/limits.js';
import { sendFault } from './errors.js';

/** Clients ask few queries often; so many are known to be within the limits without another look. */
const REMEMBERED = 1000;
const REMEMBERED_LENGTH = 5000;

/** Read as Apollo reads it: what express makes of an address ends after a thousand parameters. */
const queryOf = (url: string): string | null =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '').get('query');

/** What is wrong with the text of a query, or null. */
export type QueryGate = (query: string) => Problem | null;

export const createQueryGate = (limits: Limits): QueryGate => {
  const passed = new Set<string>();
  return (query) => {
    if (passed.has(query)) return null;
    const problem = checkQueryText(query, limits);
    if (problem) return problem;
    if (passed.size === REMEMBERED) passed.clear();
    if (query.length <= REMEMBERED_LENGTH) passed.add(query);
    return null;
  };
};

/** Turns away what is never to reach GraphQL: lists of queries, and queries whose text is beyond the limits. */
export const graphqlGate =
  (gate: QueryGate): RequestHandler =>
  (request, response, next) => {
    if (Array.isArray(request.body)) return sendFault(request, response, 'ARRAY_BATCHING');
    const query = request.method === 'POST' ? request.body?.query : queryOf(request.url);
    const problem = typeof query === 'string' ? gate(query) : null;
    if (problem) sendFault(request, response, problem.code as Code, problem.message);
    else next();
  };
