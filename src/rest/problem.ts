import type { RequestHandler, Response } from 'express';
import type { Problem } from '../janggi/problem.js';
import type { Result } from '../janggi/result.js';

/** Codes whose HTTP status is not 400, that of a question that cannot be answered as it stands. */
const STATUS_OF_CODE: { readonly [code: string]: number } = {
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  RECORD_TOO_LARGE: 413,
  UNSUPPORTED_ENCODING: 415,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_INPUTS: 413,
};
const BAD_REQUEST = 400;

/** Answers with a problem as RFC 9457 has it: its code and its place stand beside the usual members. */
export const sendProblem = (response: Response, { code, message, ...place }: Problem): void => {
  const status = STATUS_OF_CODE[code] ?? BAD_REQUEST;
  response.locals.code = code;
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title: message, status, code, ...place }));
};

/** Answers with a value as JSON, or with what is wrong. */
export const sendResult = <T>(response: Response, result: Result<T, Problem>, json: (value: T) => object): void => {
  if (result.ok) response.json(json(result.value));
  else sendProblem(response, result.error);
};

/** Refuses bodies of other kinds than these. */
export const onlyTypes =
  (...types: string[]): RequestHandler =>
  (request, response, next) => {
    if (request.is(types)) next();
    else
      sendProblem(response, {
        code: 'UNSUPPORTED_MEDIA_TYPE',
        message: `Send the body as ${types.join(', ')}.`,
      });
  };

/** Refuses the methods that an address does not have, and says which it has, to OPTIONS too. */
export const onlyMethods =
  (...methods: string[]): RequestHandler =>
  (request, response) => {
    response.set('Allow', methods.join(', '));
    if (request.method === 'OPTIONS') response.status(204).end();
    else
      sendProblem(response, {
        code: 'METHOD_NOT_ALLOWED',
        message: `This address takes ${methods.join(', ')}, not ${request.method}.`,
      });
  };
