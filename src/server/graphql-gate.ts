import type { RequestHandler } from 'express';
import { checkQueryText } from '../graphql/document-limits.js';
import type { Limits } from '../service/limits.js';
import { type HttpFault, sendFault } from './errors.js';

/** Turns away what is never to reach GraphQL: lists of queries, and queries whose text is beyond the limits. */
export const graphqlGate =
  (limits: Limits): RequestHandler =>
  (request, response, next) => {
    if (Array.isArray(request.body)) return sendFault(request, response, 'ARRAY_BATCHING');
    const query = request.method === 'POST' ? request.body?.query : request.query.query;
    const problem = typeof query === 'string' ? checkQueryText(query, limits) : null;
    if (problem) return sendFault(request, response, problem.code as HttpFault, problem.message);
    next();
  };
