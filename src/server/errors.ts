import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { OUR_FAULT } from '../graphql/errors.js';

interface Fault {
  readonly status: number;
  /** Of the log line; a client's fault is no more than information. */
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
}

const theirs = (status: number, message: string): Fault => ({ status, level: 'info', message });

/** Faults of a request before its question is answered: status, code and what to do. */
const HTTP_FAULTS = {
  MALFORMED_JSON: theirs(400, 'The body is not a JSON object.'),
  BODY_TOO_LARGE: theirs(413, 'The body is larger than `service { limits { jsonBytes fileBytes } }` tells.'),
  BODY_TOO_SLOW: theirs(408, 'The body did not end in time.'),
  UNSUPPORTED_ENCODING: theirs(415, 'The content encoding or charset of the body is not supported.'),
  UNSUPPORTED_MEDIA_TYPE: theirs(415, 'Send the body as application/json.'),
  BAD_REQUEST: theirs(400, 'The request could not be read.'),
  NOT_FOUND: theirs(404, 'There is nothing at this address; see /docs and /graphql.'),
  METHOD_NOT_ALLOWED: theirs(405, 'This method is not allowed here.'),
  ARRAY_BATCHING: theirs(
    400,
    'A list of queries is not taken. Ask one, with a list of inputs: `positions` and `adjudications` answer each.',
  ),
  ONLY_QUERIES: theirs(400, 'There are queries only: no mutations and no subscriptions.'),
  TOO_MANY_TOKENS: theirs(400, 'The query is too long.'),
  TOO_MANY_ALIASES: theirs(400, 'The query has too many aliases.'),
  TOO_DEEP: theirs(400, 'The query is too deep.'),
  TOO_MANY_REPEATS: theirs(400, 'The query names one field too often.'),
  TOO_MANY_DIRECTIVES: theirs(400, 'The query has too many directives.'),
  FRAGMENT_CYCLE: theirs(400, 'A fragment spreads itself.'),
  TOO_COSTLY: theirs(400, 'The request costs too much.'),
  UNKNOWN_KEY: theirs(401, 'The key is not known here. Send a known one as `Authorization: Bearer`, or none.'),
  OPERATORS_ONLY: theirs(401, "Send the operator's key as `Authorization: Bearer`."),
  RATE_LIMITED: theirs(429, 'This client has spent its cost; see RateLimit, and come back after Retry-After.'),
  TOO_MANY_REQUESTS: theirs(429, 'This client has too many requests open; come back when one is answered.'),
  OVERLOADED: {
    status: 503,
    level: 'warn',
    message: 'Too much work waits already; come back after Retry-After.',
  },
  INTERNAL_SERVER_ERROR: { status: 500, level: 'error', message: OUR_FAULT },
} as const satisfies { readonly [code: string]: Fault };
export type HttpFault = keyof typeof HTTP_FAULTS;

export const tooCostly = (cost: number, limit: number): string =>
  `The request costs ${cost}, and one may cost at most ${limit}; ask for less, or in several requests.`;

export const faultOf = (code: HttpFault): Fault => HTTP_FAULTS[code];

/** How loud a code is in the log; codes of a question's own are its client's. */
export const levelOf = (code: string | undefined): Fault['level'] =>
  Object.hasOwn(HTTP_FAULTS, code ?? '') ? HTTP_FAULTS[code as HttpFault].level : 'info';

/** What body-parser and express call a fault. */
const FAULT_OF_TYPE: { readonly [type: string]: HttpFault } = {
  'entity.parse.failed': 'MALFORMED_JSON',
  'entity.too.large': 'BODY_TOO_LARGE',
  'encoding.unsupported': 'UNSUPPORTED_ENCODING',
  'charset.unsupported': 'UNSUPPORTED_ENCODING',
};

/** As express reads it; the path of a request is relative where a router is mounted. */
const GRAPHQL_ADDRESS = /^\/graphql\/?(\?|$)/i;

/** Answers with a fault: shaped as GraphQL on its address, as RFC 9457 elsewhere. */
export const sendFault = (
  request: Request,
  response: Response,
  code: HttpFault,
  message: string = HTTP_FAULTS[code].message,
): void => {
  const { status } = HTTP_FAULTS[code];
  response.locals.code = code;
  response.status(status).set('Cache-Control', 'no-store');
  if (status === 401) response.set('WWW-Authenticate', 'Bearer');
  if (GRAPHQL_ADDRESS.test(request.originalUrl)) {
    response.json({ errors: [{ message, extensions: { code } }] });
    return;
  }
  response.type('application/problem+json').send(JSON.stringify({ type: 'about:blank', title: message, status, code }));
};

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
    const fault = FAULT_OF_TYPE[String(error?.type)];
    const status = Number(error?.status ?? error?.statusCode);
    if (fault) sendFault(request, response, fault);
    else if (status >= 400 && status < 500) sendFault(request, response, 'BAD_REQUEST');
    else {
      log.error({ error, requestId: response.locals.requestId }, 'failed to answer');
      sendFault(request, response, 'INTERNAL_SERVER_ERROR');
    }
  };
