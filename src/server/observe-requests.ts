import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locals } from 'express';
import type { Logger } from 'pino';
import { entryOf } from '../service/codes.js';
import type { HotPositions } from './hot-positions.js';
import type { Metrics } from './metrics.js';
import type { StartSpan } from './tracing.js';

const SANE_ID = /^[\w.:-]{1,100}$/;
const TRACE_PARENT = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Asked every few seconds by whoever runs the service. */
const PROBES: readonly string[] = ['livez', 'readyz', 'metrics'];

/** An answer, with what is known of its request; express finds it there. */
export type ObservedResponse = ServerResponse & { locals: Locals };

/** The value, where it looks as it should. */
const sane = (value: string | string[] | undefined, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** The part of an address before its parameters, as much of it as is worth a log. */
const pathOf = (url: string): string => {
  const mark = url.indexOf('?');
  return (mark < 0 ? url : url.slice(0, mark)).slice(0, 200);
};

export type Observe = (request: IncomingMessage, response: ServerResponse) => (work: () => void) => void;

/**
 * Gives every request its id; when its answer is out or given up, one line in the log, one span, and its measures.
 * @param open holds each answer that is not given at once, until it is out or given up
 * @param startSpan null where nobody reads spans
 * @returns runs what answers the request inside its span
 */
export const observeRequests =
  (log: Logger, metrics: Metrics, hot: HotPositions, open: Set<ServerResponse>, startSpan: StartSpan | null): Observe =>
  (request, response) => {
    const started = performance.now();
    const { headers, method, url = '' } = request;
    const requestId = sane(headers['x-request-id'], SANE_ID) ?? randomUUID();
    const locals = { requestId, operation: 'none', cost: 0 } as Locals;
    (response as ObservedResponse).locals = locals;
    const span = startSpan?.(headers);
    response.once('close', () => {
      const { operation, cost, code, client, position } = locals;
      if (position) hot.count(position);
      const { statusCode: status } = response;
      const ms = Math.round((performance.now() - started) * 100) / 100;
      open.delete(response);
      metrics.observe({ operation, status, seconds: ms / 1000, cost });
      span?.end(locals, status);
      const level =
        status >= 500 ? 'error' : PROBES.includes(operation) && status < 400 ? 'debug' : entryOf(code ?? '').level;
      if (!log.isLevelEnabled(level)) return;
      log[level](
        {
          requestId,
          traceparent: sane(headers.traceparent, TRACE_PARENT),
          method,
          path: pathOf(url),
          operation,
          status,
          code,
          ms,
          cost,
          client: client?.name,
          ...(!response.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
    return (work) => {
      if (span) span.run(work);
      else work();
      if (!response.writableEnded) open.add(response);
    };
  };
