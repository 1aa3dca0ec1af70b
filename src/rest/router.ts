import type { Readable } from 'node:stream';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Evaluator } from '../service/evaluator.js';
import type { Jobs } from '../service/jobs.js';
import type { Limits } from '../service/limits.js';
import type { Notes } from '../service/notes.js';
import type { ServiceState } from '../service/service-info.js';
import { answerLines, type Batch, LINES_HEADERS, NDJSON } from './batch.js';
import { costOf } from './cost.js';
import { type Answer, type Asked, JSON_TYPE, problemAnswer } from './exchange.js';
import { FILE_TYPES } from './file-body.js';
import type { Spend } from './jobs.js';
import { type Answered, OPERATIONS, type Operation } from './operations.js';
import { keepAlive, sendParts } from './send-parts.js';
import { ENCODINGS, unpacked } from './unpack.js';
import { untilGone } from './until-gone.js';

const METHODS = { get: ['GET', 'HEAD'], post: ['POST'], delete: ['DELETE'] } as const;

/** What a question is called in logs and measures; GraphQL has some of the same name. */
const nameOf = ({ id }: Operation): string => `v1/${id}`;
export const REST_OPERATIONS: readonly string[] = OPERATIONS.map(nameOf);

/** Whether a request may go on at what it costs; where it may not, it has been answered. */
export type Charge = (request: Request, response: Response, cost: number) => Promise<boolean>;

/** Answers a question here, or wherever there is room for one that costs this much. */
export type Work = (operation: Answered, asked: Asked, cost: number, response: Response) => Promise<Answer>;

/** What the questions need of the server. */
export interface RestDoor {
  readonly limits: Limits;
  readonly charge: Charge;
  /** Charges what turns up on the way. @returns whether the client may have it */
  readonly spend: (response: Response, cost: number) => Promise<boolean>;
  readonly work: Work;
  readonly evaluator: Evaluator;
  readonly notesOf: (response: Response) => Notes;
  readonly stateFor: (response: Response) => ServiceState;
  readonly jobs: Jobs | null;
}

/** The questions of version 1, to be mounted under its address. */
export const restRouter = (door: RestDoor): Router => {
  const router = Router({ caseSensitive: true });
  for (const operation of OPERATIONS) {
    const begin: RequestHandler = (_, { locals }, next) => {
      locals.operation = nameOf(operation);
      next();
    };
    const steps = operation.body ? readBody(operation, door.limits) : [];
    router[operation.method](operation.path, begin, ...steps, answerTo(operation, door));
  }
  for (const path of new Set(OPERATIONS.map((operation) => operation.path))) router.all(path, onlyMethodsOf(path));
  return router;
};

/** Reads a body of one of the types that an operation takes, as bytes; a stream is left to whoever answers it. */
const readBody = ({ body = {}, upload }: Operation, { fileBytes, jsonBytes }: Limits): RequestHandler[] => {
  const types = Object.keys(body);
  return [
    (request, response, next) => {
      if (request.is(types)) next();
      else
        void send(
          response,
          problemAnswer({ code: 'UNSUPPORTED_MEDIA_TYPE', message: `Send the body as ${types.join(', ')}.` }),
        );
    },
    ...(upload
      ? []
      : [express.raw({ limit: fileBytes, type: FILE_TYPES }), express.raw({ limit: jsonBytes, type: JSON_TYPE })]),
  ];
};

const answerTo =
  (operation: Operation, door: RestDoor): RequestHandler =>
  async (request, response) => {
    const { lines, events } = operation;
    const { limits, charge, work } = door;
    const asked = askedOf(request, response, door);
    const cost = costOf(asked, operation.perPly);
    const elsewhere = operation.cost?.(asked.search, limits) ?? 0;
    if (!(await charge(request, response, cost + elsewhere))) return;
    if (operation.upload)
      await takeUpload(request, response, door, (body, spend) => operation.upload(asked, body, spend));
    else if (events) await sendEvents(response, asked, events);
    else if (lines && request.is(NDJSON)) {
      const batch = lines(asked);
      if (batch.ok) await streamLines(request, response, batch.value, limits);
      else await send(response, problemAnswer(batch.error));
    } else await send(response, await work(operation, asked, cost, response));
  };

const searchOf = ({ originalUrl }: Request): URLSearchParams => {
  const mark = originalUrl.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : originalUrl.slice(mark + 1));
};

const askedOf = (
  request: Request,
  response: Response,
  { limits, evaluator, jobs, notesOf, stateFor }: RestDoor,
): Asked => {
  const { headers, body, params } = request;
  return {
    limits,
    evaluator,
    get signal() {
      return untilGone(response);
    },
    notes: notesOf(response),
    get state() {
      return stateFor(response);
    },
    jobs,
    params: params as { [name: string]: string },
    search: searchOf(request),
    type: (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
    accept: headers.accept ?? '*/*',
    acceptEncoding: headers['accept-encoding'] ?? '',
    ifNoneMatch: headers['if-none-match'] ?? '',
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  };
};

const send = async (response: Response, { status, headers, body, code }: Answer): Promise<void> => {
  if (code !== undefined) response.locals.code = code;
  response.status(status).set(headers);
  if (typeof body === 'string' || Buffer.isBuffer(body)) {
    response.send(body);
    return;
  }
  if (Symbol.asyncIterator in body) {
    // The first part may be long in coming.
    response.flushHeaders();
    keepAlive(response, '\n', SILENCE);
  }
  await sendParts(response, body);
};

/** What is sent, unpacked; null where it has been answered that it cannot be. */
const openBody = async (request: Request, response: Response): Promise<Readable | null> => {
  const body = unpacked(request);
  if (!body) {
    const message = `The content encoding is not known; there are ${ENCODINGS.join(', ')}.`;
    await send(response, problemAnswer({ code: 'UNSUPPORTED_ENCODING', message }));
  }
  return body;
};

/** Answers a body that is read as it comes; what of it nobody wants is let pass, so that the client comes to its answer. */
const takeUpload = async (
  request: Request,
  response: Response,
  { spend }: RestDoor,
  take: (body: AsyncIterable<Buffer>, spend: Spend) => Promise<Answer>,
): Promise<void> => {
  response.locals.isUpload = true;
  const body = await openBody(request, response);
  if (!body) return;
  // Where another has answered, as for a body that is too slow, nothing more comes, and no end either.
  const breakOff = (): unknown => body.destroy(new Error('answered already, or gone'));
  response.once('close', breakOff);
  const answer = await take(body.iterator({ destroyOnReturn: false }), (cost) => spend(response, cost));
  response.off('close', breakOff);
  await send(response, answer);
  if (!request.complete) request.unpipe().resume();
};

/** Server-sent events; the head goes out with the first, for until then the answer may be a problem. */
const sendEvents = async (
  response: Response,
  asked: Asked,
  events: NonNullable<Operation['events']>,
): Promise<void> => {
  const tell = (event: string, data: object): void => {
    if (!response.headersSent) {
      response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' }).flushHeaders();
      keepAlive(response, ':\n\n', SILENCE);
    }
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const problem = await events(asked, tell);
  if (problem && !response.headersSent) await send(response, problemAnswer(problem));
  else {
    if (problem) tell('error', problem);
    response.end();
  }
};

/** A client that waits this long for the next line is told that we still are here, in milliseconds. */
const SILENCE = 10_000;

const streamLines = async (request: Request, response: Response, batch: Batch, limits: Limits): Promise<void> => {
  const body = await openBody(request, response);
  if (!body) return;
  response.set(LINES_HEADERS).flushHeaders();
  keepAlive(response, '\n', SILENCE);
  await sendParts(response, answerLines(body, batch, limits.jsonBytes));
};

/** Refuses the methods that an address does not have, and says which it has, to OPTIONS too. */
const onlyMethodsOf = (path: string): RequestHandler => {
  const allowed = OPERATIONS.flatMap((operation) => (operation.path === path ? METHODS[operation.method] : []));
  return (request, response) => {
    response.set('Allow', allowed.join(', '));
    if (request.method === 'OPTIONS') response.status(204).end();
    else
      void send(
        response,
        problemAnswer({
          code: 'METHOD_NOT_ALLOWED',
          message: `This address takes ${allowed.join(', ')}, not ${request.method}.`,
        }),
      );
  };
};
