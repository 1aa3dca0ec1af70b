import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';

/** Faults of a request as HTTP sees it, before any question is read: status, code and what to do. */
const HTTP_FAULTS = {
  MALFORMED_JSON: { status: 400, message: 'The body is not a JSON object.' },
  BODY_TOO_LARGE: { status: 413, message: 'The body is larger than is taken here: 8 MB of JSON, 20 MB of a file.' },
  UNSUPPORTED_ENCODING: { status: 415, message: 'The content encoding or charset of the body is not supported.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send the body as application/json.' },
  BAD_REQUEST: { status: 400, message: 'The request could not be read.' },
  NOT_FOUND: {
    status: 404,
    message: 'There is nothing at this address; see /docs and /graphql.',
  },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This method is not allowed here.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'The service failed to answer; the fault is ours.' },
} as const;
export type HttpFault = keyof typeof HTTP_FAULTS;

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
export const sendFault = (request: Request, response: Response, code: HttpFault): void => {
  const { status, message } = HTTP_FAULTS[code];
  response.status(status);
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
export const errorHandler: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const fault = FAULT_OF_TYPE[String(error?.type)];
  const status = Number(error?.status ?? error?.statusCode);
  if (fault) sendFault(request, response, fault);
  else if (status >= 400 && status < 500) sendFault(request, response, 'BAD_REQUEST');
  else {
    console.error(error);
    sendFault(request, response, 'INTERNAL_SERVER_ERROR');
  }
};
