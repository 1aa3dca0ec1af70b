import type { IncomingHttpHeaders } from 'node:http';
import { context, ProxyTracerProvider, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Locals } from 'express';

/** The span of a request. */
export interface RequestSpan {
  /** Does what answers the request inside it. */
  run(work: () => void): void;
  end(locals: Locals, status: number): void;
}

export type StartSpan = (headers: IncomingHttpHeaders) => RequestSpan;

const TRACER = 'janggi-referee';

/** Null where nobody reads spans, for they would cost a good part of an answer that is known all the same. */
export const spanStarter = (): StartSpan | null => {
  const provider = trace.getTracerProvider();
  const isRead = !(provider instanceof ProxyTracerProvider) || provider.getDelegateTracer(TRACER) !== undefined;
  if (!isRead) return null;
  const tracer = trace.getTracer(TRACER);
  return (headers) => {
    const around = propagation.extract(context.active(), headers);
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, around);
    return {
      run: (work) => context.with(trace.setSpan(around, span), work),
      end: ({ operation, cost, code }, status) => {
        span.updateName(operation);
        span.setAttributes({ 'http.response.status_code': status, 'janggi.cost': cost });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR, ...(code !== undefined && { message: code }) });
        span.end();
      },
    };
  };
};
