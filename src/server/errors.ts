import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { nestsTooDeep, TOO_NESTED_TEXT } from '../notation/json-text.js';
import { problemJson } from '../rest/exchange.js';
import { isBadlyPacked } from '../rest/unpack.js';
import { CODES, type Code } from '../service/codes.js';
import type { Limits } from '../service/limits.js';

export const tooCostly = (cost: number, limit: number): string =>
  `The request costs ${cost}, and one may cost at most ${limit}; ask for less, or in several requests.`;

/** What body-parser and express call a fault. */
const FAULT_OF_TYPE: { readonly [type: string]: Code } = {
  'entity.parse.failed': 'MALFORMED_JSON',
  'entity.nested': 'TOO_NESTED',
  'entity.too.large': 'BODY_TOO_LARGE',
  'encoding.unsupported': 'UNSUPPORTED_ENCODING',
  'charset.unsupported': 'UNSUPPORTED_ENCODING',
};

/** Looks at a body before express makes objects of it. @throws what {@link errorHandler} answers with TOO_NESTED */
export const refuseNesting = (_: unknown, __: unknown, body: Uint8Array): void => {
  if (nestsTooDeep(body, (at) => body[at] as number))
    throw Object.assign(new Error(TOO_NESTED_TEXT), { type: 'entity.nested' });
};

/** As express reads it; the path of a request is relative where a router is mounted. */
const GRAPHQL_ADDRESS = /^\/graphql\/?(\?|$)/i;

/** Answers with a fault: shaped as GraphQL on its address, as RFC 9457 elsewhere. */
export const sendFault = (
  request: Request,
  response: Response,
  code: Code,
  message: string = CODES[code].text,
): void => {
  const { status } = CODES[code];
  response.locals.code = code;
  response.status(status).set('Cache-Control', 'no-store');
  if (status === 401) response.set('WWW-Authenticate', 'Bearer');
  if (GRAPHQL_ADDRESS.test(request.originalUrl)) {
    response.json({ errors: [{ message, extensions: { code } }] });
    return;
  }
  response.type('application/problem+json').send(JSON.stringify(problemJson(status, message, code)));
};

const JOBS_ADDRESS = /^\/v1\/jobs\/?(\?|$)/;

export const notFound: RequestHandler = (request, response) => sendFault(request, response, 'NOT_FOUND');

/** Refuses methods that an address does not have, and says which it has, to OPTIONS too. */
export const onlyMethods =
  (...methods: string[]): RequestHandler =>
  (request, response, next) => {
    if (methods.includes(request.method)) {
      next();
      return;
    }
    response.set('Allow', methods.join(', '));
    if (request.method === 'OPTIONS') response.status(204).end();
    else sendFault(request, response, 'METHOD_NOT_ALLOWED');
  };

/** A body that says beforehand that it is too large is not waited for. */
export const refuseTooLarge =
  ({ jsonBytes, fileBytes, jobBytes }: Limits): RequestHandler =>
  (request, response, next) => {
    const most = Math.max(jsonBytes, fileBytes, JOBS_ADDRESS.test(request.originalUrl) ? jobBytes : 0);
    if (Number(request.headers['content-length'] ?? 0) <= most) next();
    else sendFault(request, response.set('Connection', 'close'), 'BODY_TOO_LARGE');
  };

/** The last resort of express: a client's fault gets its code, any other is ours. Never a stack, never HTML. */
export const errorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    // Answered already: what is left of the request does not matter any more.
    if (response.writableEnded) return;
    if (response.headersSent) {
      next(error);
      return;
    }
    // The client has gone; there is nobody to answer, and nothing is wrong.
    if (response.destroyed || error?.name === 'AbortError') return;
    const fault = FAULT_OF_TYPE[String(error?.type)] ?? (isBadlyPacked(error) ? 'BROKEN_ENCODING' : undefined);
    const status = Number(error?.status ?? error?.statusCode);
    if (fault) sendFault(request, response, fault);
    else if (status >= 400 && status < 500) sendFault(request, response, 'BAD_REQUEST');
    else {
      log.error({ error, requestId: response.locals.requestId }, 'failed to answer');
      sendFault(request, response, 'INTERNAL_SERVER_ERROR');
    }
  };
