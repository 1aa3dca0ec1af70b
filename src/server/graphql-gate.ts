import type { RequestHandler } from 'express';
import { checkQueryText } from '../graphql/document-limits.js';
import type { Code } from '../service/codes.js';
import type { Limits } from '../service/limits.js';
import { sendFault } from './errors.js';

/** Clients ask few queries often; so many are known to be within the limits without another look. */
const REMEMBERED = 1000;
const REMEMBERED_LENGTH = 5000;

/** Read as Apollo reads it: what express makes of an address ends after a thousand parameters. */
const queryOf = (url: string): string | null =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '').get('query');

/** Turns away what is never to reach GraphQL: lists of queries, and queries whose text is beyond the limits. */
export const graphqlGate = (limits: Limits): RequestHandler => {
  const passed = new Set<string>();
  return (request, response, next) => {
    if (Array.isArray(request.body)) return sendFault(request, response, 'ARRAY_BATCHING');
    const query = request.method === 'POST' ? request.body?.query : queryOf(request.url);
    if (typeof query === 'string' && !passed.has(query)) {
      const problem = checkQueryText(query, limits);
      if (problem) return sendFault(request, response, problem.code as Code, problem.message);
      if (passed.size === REMEMBERED) passed.clear();
      if (query.length <= REMEMBERED_LENGTH) passed.add(query);
    }
    next();
  };
};
