import { SpanKind, trace } from '@opentelemetry/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../src/server/log.js';
import { PositionReport } from '../../src/service/position-report.js';
import { ask, startApp } from './running-app.js';

type Line = Record<string, unknown>;

/** A service, and the lines of its log as they come. */
const startLogged = async (env: Record<string, string> = {}): Promise<{ url: string; lines: Line[] }> => {
  const lines: Line[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) });
  return { url: (await startApp(env, log)).url, lines };
};

/** The line of a request; it is written when the answer is out. */
const lineOf = async (lines: readonly Line[], index = 0): Promise<Line> => {
  await expect.poll(() => lines.length).toBeGreaterThan(index);
  return lines[index] as Line;
};

const TRACE_PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('the log', () => {
  it('has one line a request: what was asked, what came of it, what it cost', async () => {
    const { url, lines } = await startLogged();
    const response = await ask(url, 'query Mine { position { turn } }', { traceparent: TRACE_PARENT });
    const line = await lineOf(lines);
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      message: 'request',
      requestId: response.headers.get('x-request-id'),
      traceparent: TRACE_PARENT,
      method: 'POST',
      path: '/graphql',
      operation: 'position',
      status: 200,
      ms: expect.any(Number),
      // 100 for the request, 30 for the position, 1 for each field.
      cost: 132,
    });
    expect(lines).toHaveLength(1);
  });

  it.each([
    ['{ service { version } rulesets { id } }', 'several', undefined],
    ['{ __schema { queryType { name } } }', 'introspection', undefined],
    ['{ position(fen: "x") { turn } }', 'position', expect.stringMatching(/^FEN_/)],
    ['{ positio { turn } }', 'none', 'GRAPHQL_VALIDATION_FAILED'],
    [`{ ${'__typename '.repeat(30)} }`, 'none', 'TOO_MANY_REPEATS'],
  ])('names the question and the first fault of %s', async (query, operation, code) => {
    const { url, lines } = await startLogged();
    await ask(url, query);
    const line = await lineOf(lines);
    expect(line).toMatchObject({ level: 'info', operation });
    expect(line.code).toEqual(code);
  });

  it('has the code of a fault over REST', async () => {
    const { url, lines } = await startLogged();
    await fetch(`${url}/v1/adjudications`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '' });
    expect(await lineOf(lines)).toMatchObject({
      operation: 'v1/adjudicate',
      cost: 630,
      status: 400,
      code: 'EMPTY_RECORD',
    });
  });

  it('is quiet about probes', async () => {
    const { url, lines } = await startLogged();
    for (const path of ['livez', 'readyz', 'metrics']) await fetch(`${url}/${path}`);
    await lineOf(lines, 2);
    expect(lines.map(({ level, operation }) => [level, operation])).toEqual([
      ['debug', 'livez'],
      ['debug', 'readyz'],
      ['debug', 'metrics'],
    ]);
  });

  it('tells in full what is our own fault, and the client only that it is', async () => {
    const { url, lines } = await startLogged();
    const broken = vi.spyOn(PositionReport.prototype, 'turn', 'get').mockImplementation(() => {
      throw new TypeError('secret detail');
    });
    const text = await (await ask(url, '{ position { turn } service { version } }')).text();
    broken.mockRestore();
    expect(text).toContain('INTERNAL_SERVER_ERROR');
    expect(text).toContain('"service":{"version"');
    expect(text).not.toContain('secret');
    expect(await lineOf(lines, 1)).toMatchObject({
      level: 'error',
      code: 'INTERNAL_SERVER_ERROR',
      operation: 'several',
    });
    expect(lines[0]).toMatchObject({
      level: 'error',
      message: 'failed to answer',
      requestId: lines[1]?.requestId,
      error: { type: 'TypeError', message: 'secret detail', stack: expect.stringContaining('log.test') },
    });
  });

  it('says nothing of what an address asks, and keeps to one line', async () => {
    const { url, lines } = await startLogged();
    await fetch(`${url}/no%0Athing?key=geheim`);
    expect(await lineOf(lines)).toMatchObject({ path: '/no%0Athing', status: 404, code: 'NOT_FOUND' });
    expect(JSON.stringify(lines)).not.toContain('geheim');
  });

  it.each([
    ['mine-1.2:3_4', true],
    ['a b', false],
    ['x'.repeat(101), false],
    ['{"json":1}', false],
  ])('keeps the id %j that a caller gives: %s', async (id, kept) => {
    const { url, lines } = await startLogged();
    const response = await fetch(`${url}/livez`, { headers: { 'x-request-id': id, traceparent: 'nonsense' } });
    const given = response.headers.get('x-request-id');
    expect(given === id).toBe(kept);
    if (!kept) expect(given).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    const line = await lineOf(lines);
    expect(line.requestId).toBe(given);
    expect(line).not.toHaveProperty('traceparent');
  });
});

describe('a span', () => {
  afterEach(() => trace.disable());

  it('is made of each request by whatever SDK is loaded, with its name and status', async () => {
    const spans: object[] = [];
    const tracer = {
      startSpan: (_: string, options: object) => {
        const span = { ...options, name: '', attributes: {} as object };
        const methods = {
          updateName: (name: string) => Object.assign(span, { name }),
          setAttributes: (attributes: object) => Object.assign(span, { attributes }),
          end: () => spans.push(span),
        };
        return methods;
      },
    };
    trace.setGlobalTracerProvider({ getTracer: () => tracer as never });
    const { url } = await startApp();
    await ask(url, '{ position { turn legalMoves { uci } } }');
    await expect
      .poll(() => spans)
      .toEqual([
        {
          kind: SpanKind.SERVER,
          name: 'position',
          attributes: { 'http.response.status_code': 200, 'janggi.cost': 212 },
        },
      ]);
  });
});
