/**
 * What stands before express: answers that are known are given at once, queries of GraphQL that are known are run at once,
 * and others go straight to Apollo. Everything else goes on to express, unchanged.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Logger } from 'pino';
import { isKnown } from '../rest/cacheable.js';
import { JSON_UTF8 } from '../rest/exchange.js';
import { OUR_FAULT } from '../service/codes.js';
import type { GraphqlContext } from './create-apollo.js';
import type { QueryGate } from './graphql-gate.js';
import type { HotAnswers } from './hot-answers.js';
import { type KnownAnswer, type KnownAnswers, MOST_ANSWER_BYTES } from './known-answers.js';
import type { GraphqlBody, KnownQueries } from './known-queries.js';
import type { Observe, ObservedResponse } from './observe-requests.js';
import { recordAnswer } from './record-answer.js';

const JSON_BODY = /^application\/json(?:; ?charset=utf-8)?$/i;

/** What clients accept that are given `application/json`. */
const PLAIN: ReadonlySet<string> = new Set(['*/*', 'application/json']);

/** A step of express that needs no more of it than Node has. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface FrontParts {
  /** Null where each client has limits of its own: express looks after those. */
  readonly known: KnownAnswers | null;
  readonly hot: HotAnswers | null;
  readonly log: Logger;
  readonly observe: Observe;
  /** Bytes that a query may have to be answered here. */
  readonly queryBytes: number;
  /** Whether a client may have a key to show. */
  readonly hasKeys: boolean;
  readonly queries: KnownQueries;
  readonly apollo: ApolloServer<GraphqlContext>;
  readonly gate: QueryGate;
  readonly contextOf: (response: ObservedResponse) => GraphqlContext;
  /** Set the headers that every answer has, and pack what is large, as they do for express. */
  readonly steps: readonly Step[];
  readonly express: RequestListener;
}

export const createFront = ({
  known,
  hot,
  queryBytes,
  hasKeys,
  log,
  observe,
  queries,
  apollo,
  gate,
  contextOf,
  steps,
  express,
}: FrontParts): RequestListener => {
  const toExpress = (request: IncomingMessage, response: ObservedResponse): void => {
    response.setHeader('X-Request-Id', response.locals.requestId);
    express(request, response);
  };

  /** Gives the answer that is known; or sees to it that it will be, when somebody else has given it. */
  const giveKnown = (
    answers: KnownAnswers,
    key: string,
    request: IncomingMessage,
    response: ObservedResponse,
  ): boolean => {
    const answer = answers.get(key);
    if (answer) {
      give(answer, request, response);
      hot?.given(key, answer);
    } else if (answers.wasAsked(key)) recordAnswer(response, MOST_ANSWER_BYTES, (made) => answers.set(key, made));
    return answer !== undefined;
  };

  /** What Apollo answers where it is asked for JSON, or for nothing in particular. */
  const askQueries = async (body: GraphqlBody, request: IncomingMessage, response: ObservedResponse): Promise<void> => {
    const { accept } = request.headers;
    const answer = accept === undefined || PLAIN.has(accept) ? await queries.answer(body, contextOf(response)) : null;
    if (answer === null) {
      await askApollo(body, request, response);
      return;
    }
    response.setHeader('content-type', JSON_UTF8);
    sendText(answer, response);
  };

  const askApollo = async (body: GraphqlBody, request: IncomingMessage, response: ObservedResponse): Promise<void> => {
    const headers = new HeaderMap();
    const { accept, 'content-type': type } = request.headers;
    if (accept !== undefined) headers.set('accept', accept);
    if (type !== undefined) headers.set('content-type', type);
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers, search: '', body },
      context: async () => contextOf(response),
    });
    if (answer.body.kind !== 'complete') throw new Error('an answer in parts was not asked for');
    response.statusCode = answer.status ?? 200;
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    sendText(answer.body.string, response);
  };

  /** As express does where a handler throws. */
  const fail = (error: unknown, response: ObservedResponse): void => {
    const { locals } = response;
    log.error({ error, requestId: locals.requestId }, 'failed to answer');
    locals.code = 'INTERNAL_SERVER_ERROR';
    if (response.headersSent) response.destroy();
    else {
      response.writeHead(500, { 'Content-Type': JSON_UTF8, 'Cache-Control': 'no-store' });
      response.end(JSON.stringify({ errors: [{ message: OUR_FAULT, extensions: { code: locals.code } }] }));
    }
  };

  const answerGraphql = (
    answers: KnownAnswers,
    length: number,
    request: IncomingMessage,
    response: ObservedResponse,
  ): void => {
    const bytes = request.read() as Buffer | null;
    const putBack = (): void => {
      if (bytes) request.unshift(bytes);
      toExpress(request, response);
    };
    if (bytes?.length !== length) {
      putBack();
      return;
    }
    const { accept = '', 'accept-encoding': packing = '' } = request.headers;
    if (giveKnown(answers, `${accept}\n${packing}\n${bytes.toString('latin1')}`, request, response)) return;
    const body = queryIn(bytes);
    if (!body || gate(body.query)) {
      putBack();
      return;
    }
    response.setHeader('X-Request-Id', response.locals.requestId);
    runSteps(steps, request, response, () => {
      askQueries(body, request, response).catch((error: unknown) => fail(error, response));
    });
  };

  return (request, received) => {
    const inSpan = observe(request, received);
    const response = received as ObservedResponse;
    inSpan(() => {
      const showsKey =
        hasKeys && (request.headers.authorization !== undefined || request.headers['x-api-key'] !== undefined);
      if (!known || showsKey) {
        toExpress(request, response);
        return;
      }
      if (request.method === 'GET' && request.url?.startsWith('/v1/')) {
        const { 'accept-encoding': packing = '' } = request.headers;
        if (!giveKnown(known, `${request.url}\n${packing}`, request, response)) toExpress(request, response);
        return;
      }
      const length = lengthOfQuery(request, queryBytes);
      // The body has come with the head, or it is not waited for here.
      if (length > 0) process.nextTick(answerGraphql, known, length, request, response);
      else toExpress(request, response);
    });
  };
};

/** What a client asks, where it is asked the usual way. */
const queryIn = (bytes: Buffer): GraphqlBody | null => {
  try {
    const body: unknown = JSON.parse(bytes.toString());
    const isUsual = typeof body === 'object' && body !== null && typeof (body as GraphqlBody).query === 'string';
    return isUsual ? (body as GraphqlBody) : null;
  } catch {
    return null;
  }
};

/** How long a query is that may be answered here; 0 for anything else. */
const lengthOfQuery = ({ method, url, headers }: IncomingMessage, most: number): number => {
  if (method !== 'POST' || url !== '/graphql' || headers['content-encoding'] !== undefined) return 0;
  if (!JSON_BODY.test(headers['content-type'] ?? '')) return 0;
  const length = Number(headers['content-length'] ?? 0);
  return length <= most ? length : 0;
};

const runSteps = (
  steps: readonly Step[],
  request: IncomingMessage,
  response: ServerResponse,
  last: () => void,
): void => {
  const [first, ...rest] = steps;
  if (first) first(request, response, () => runSteps(rest, request, response, last));
  else last();
};

const give = (answer: KnownAnswer, { headers }: IncomingMessage, response: ObservedResponse): void => {
  const { locals } = response;
  answer.hits++;
  locals.operation = answer.operation;
  if (answer.position) locals.position = answer.position;
  const { 'if-none-match': theirs } = headers;
  const { tag } = answer;
  const own = ['X-Request-Id', locals.requestId];
  if (tag !== null) own.push('ETag', tag);
  if (theirs !== undefined && tag !== null && isKnown(theirs, tag)) {
    response.writeHead(304, [...withoutType(answer.headers), ...own]);
    response.end();
  } else {
    response.writeHead(answer.status, [...answer.headers, ...own, 'Content-Length', String(answer.body.length)]);
    response.end(answer.body);
  }
};

const sendText = (text: string, response: ServerResponse): void => {
  const bytes = Buffer.from(text);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
};

/** A client that has the answer is not told what it is. */
const withoutType = (headers: readonly string[]): string[] =>
  headers.filter((_, index) => headers[index - (index % 2)]?.toLowerCase() !== 'content-type');
