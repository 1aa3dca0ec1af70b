import { randomUUID } from 'node:crypto';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { entryOf } from '../service/codes.js';
import type { Metrics } from './metrics.js';

const SANE_ID = /^[\w.:-]{1,100}$/;
const TRACE_PARENT = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Asked every few seconds by whoever runs the service. */
const PROBES: readonly string[] = ['livez', 'readyz', 'metrics'];

const tracer = trace.getTracer('janggi-referee');

/** The value, where it looks as it should. */
const sane = (value: string | undefined, pattern: RegExp): string | undefined =>
  value !== undefined && pattern.test(value) ? value : undefined;

/** Gives every request its id; when its answer is out or given up, one line in the log, one span, and its measures. */
export const observeRequests =
  (log: Logger, metrics: Metrics): RequestHandler =>
  (request, response, next) => {
    const started = performance.now();
    const requestId = sane(request.get('x-request-id'), SANE_ID) ?? randomUUID();
    const traceparent = sane(request.get('traceparent'), TRACE_PARENT);
    const path = request.path.slice(0, 200);
    response.set('X-Request-Id', requestId);
    Object.assign(response.locals, { requestId, operation: 'none', cost: 0 });
    const around = propagation.extract(context.active(), request.headers);
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, around);
    metrics.opened(1);
    response.once('close', () => {
      const { operation, cost, code, client } = response.locals;
      const { statusCode: status } = response;
      const ms = Math.round((performance.now() - started) * 100) / 100;
      const aborted = !response.writableFinished;
      metrics.opened(-1);
      metrics.observe({ operation, status, seconds: ms / 1000, cost });
      span.updateName(operation);
      span.setAttributes({ 'http.response.status_code': status, 'janggi.cost': cost });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR, ...(code !== undefined && { message: code }) });
      span.end();
      const level =
        status >= 500 ? 'error' : PROBES.includes(operation) && status < 400 ? 'debug' : entryOf(code ?? '').level;
      log[level](
        {
          requestId,
          traceparent,
          method: request.method,
          path,
          operation,
          status,
          code,
          ms,
          cost,
          client: client?.name,
          ...(aborted && { aborted }),
        },
        'request',
      );
    });
    context.with(trace.setSpan(around, span), next);
  };
