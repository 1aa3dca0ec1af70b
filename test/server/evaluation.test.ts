import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fakeEngine } from '../engine/fake-engine.js';
import { ask, startApp } from './running-app.js';

// biome-ignore lint/suspicious/noExplicitAny: an answer's shape is what each test asks about
const getJson = async (url: string, path: string, headers: Record<string, string> = {}): Promise<any> =>
  (await fetch(`${url}/v1${path}`, { headers })).json();

const FIELDS =
  'score mateIn winProbability { cho draw han } lines { moves { uci korean san } score mateIn } breakdown { term cho han } depth nodes complete engine';
/** Han is mated in two by the chariots. */
const MATE = '3k5/9/9/9/9/9/9/9/R3R4/4K4 w - - 0 1';

describe('an evaluation', () => {
  it('is the same over GraphQL and REST, and each time', async () => {
    const { url } = await startApp();
    const { data } = (await (
      await ask(url, `{ position(moves: ["b1c3"]) { evaluation(depth: 5, lines: 3) { ${FIELDS} } } }`)
    ).json()) as { data: { position: { evaluation: object } } };
    const first = await getJson(url, '/evaluation?moves=02마83&depth=5&lines=3');
    expect(first).toEqual({ evaluation: data.position.evaluation, warnings: [] });
    expect(first.evaluation).toMatchObject({ depth: 5, complete: true, engine: 'BUILT_IN', mateIn: null });
    expect(first.evaluation.lines).toHaveLength(3);
    const { cho, draw, han } = first.evaluation.winProbability;
    expect(cho + draw + han).toBeCloseTo(1, 10);
    const { url: another } = await startApp();
    expect(await getJson(another, '/evaluation?moves=b1c3&depth=5&lines=3')).toEqual(first);
  });

  it('sees a mate, positive for Cho, and is certain of a game that is over', async () => {
    const { url } = await startApp();
    const swapped = '4k4/r3r4/9/9/9/9/9/9/9/3K5 b - - 0 1';
    expect((await getJson(url, `/evaluation?fen=${MATE}`)).evaluation).toMatchObject({ mateIn: 1, score: 299.99 });
    expect((await getJson(url, `/evaluation?fen=${swapped}`)).evaluation).toMatchObject({ mateIn: -1, score: -299.99 });
    expect((await getJson(url, `/evaluation?fen=${MATE}&moves=a2d2`)).evaluation).toMatchObject({
      lines: [],
      winProbability: { cho: 1, draw: 0, han: 0 },
      complete: true,
    });
  });

  it('may be kept by a client, unless it was limited by time or cut short', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_EVALUATION_NODES: '3000' });
    const kept = await fetch(`${url}/v1/evaluation?depth=3`);
    const tag = kept.headers.get('etag') ?? '';
    expect(kept.headers.get('cache-control')).toMatch(/max-age/);
    // The same question, spelled out.
    for (const path of ['depth=3', 'depth=3&lines=1', 'depth=3&engine=BUILT_IN'])
      expect((await fetch(`${url}/v1/evaluation?${path}`, { headers: { 'if-none-match': tag } })).status).toBe(304);
    expect((await fetch(`${url}/v1/evaluation?depth=2`, { headers: { 'if-none-match': tag } })).status).toBe(200);
    for (const path of ['depth=3&millis=500', 'depth=12']) {
      const { headers } = await fetch(`${url}/v1/evaluation?${path}`);
      expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([path, 'no-store', null]);
    }
  });

  it.each(['depth=13', 'depth=0', 'nodes=2000001', 'millis=5001', 'lines=11'])(
    'further than the limits is refused: %s',
    async (query) => {
      const { url } = await startApp();
      expect(await getJson(url, `/evaluation?${query}`)).toMatchObject({ status: 400, code: 'BAD_EVALUATION' });
      const args = query.replace('=', ': ');
      const answer = await ask(url, `{ position { turn evaluation(${args}) { score } } }`);
      expect(await answer.json()).toMatchObject({
        data: { position: { turn: 'CHO', evaluation: null } },
        errors: [{ path: ['position', 'evaluation'], extensions: { code: 'BAD_EVALUATION' } }],
      });
    },
  );

  it('that several ask for at once is worked out once', async () => {
    const { url } = await startApp({ JANGGI_THREADS: '1' });
    const started = performance.now();
    await getJson(url, '/evaluation?moves=pass&depth=9');
    const alone = performance.now() - started;
    const again = performance.now();
    const all = await Promise.all(Array.from({ length: 200 }, () => getJson(url, '/evaluation?moves=h1g3&depth=9')));
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(performance.now() - again).toBeLessThan(alone * 20 + 5000);
  });

  it('that a batch asks for many times is worked out once', async () => {
    const { url } = await startApp();
    const query = `{ positions(inputs: [${'{},'.repeat(60)}]) { position { legalMoves { fenAfter } evaluation(depth: 8) { score nodes } } } }`;
    const started = performance.now();
    const { data } = (await (await ask(url, query)).json()) as {
      data: { positions: { position: { evaluation: object } }[] };
    };
    expect(new Set(data.positions.map(({ position }) => JSON.stringify(position.evaluation))).size).toBe(1);
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it('ends when nobody waits for it any more', async () => {
    const { url } = await startApp({ JANGGI_THREADS: '1' });
    await getJson(url, '/evaluation?depth=1');
    const controllers = Array.from({ length: 5 }, () => new AbortController());
    const given = Promise.allSettled(
      controllers.map(({ signal }, index) =>
        fetch(`${url}/v1/evaluation?nodes=2000000&millis=${4990 + index}`, { signal }),
      ),
    );
    await sleep(300);
    for (const controller of controllers) controller.abort();
    await given;
    const started = performance.now();
    expect((await getJson(url, '/evaluation?depth=2')).evaluation.depth).toBe(2);
    // Five searches of five seconds would have to end first.
    expect(performance.now() - started).toBeLessThan(4000);
  });

  it('does not hold up others, however many wait', async () => {
    const { url } = await startApp({ JANGGI_THREADS: '1' });
    const asked = Promise.all(
      Array.from({ length: 12 }, (_, index) => fetch(`${url}/v1/evaluation?nodes=${100_000 + index}`)),
    );
    const waits: number[] = [];
    for (let round = 0; round < 200; round++) {
      const started = performance.now();
      await (await fetch(`${url}/livez`)).text();
      waits.push(performance.now() - started);
    }
    expect((await asked).every(({ status }) => status === 200)).toBe(true);
    waits.sort((a, b) => a - b);
    console.info(`/livez beside evaluations: p50 ${waits[100]?.toFixed(1)} ms, p99 ${waits[197]?.toFixed(1)} ms`);
    expect(waits[197]).toBeLessThan(500);
  });
});

describe('a stream of an evaluation', () => {
  const eventsOf = (text: string): [event: string, data: { depth: number; code?: string }][] =>
    [...text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].map(([, event = '', data = '']) => [event, JSON.parse(data)]);

  it('tells every depth, and at the end what a single answer tells', async () => {
    const { url } = await startApp();
    const response = await fetch(`${url}/v1/evaluation/stream?depth=6`);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const events = eventsOf(await response.text());
    expect(events.map(([event, { depth }]) => [event, depth])).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((depth) => ['depth', depth]),
      ['done', 6],
    ]);
    expect(events.at(-1)?.[1]).toEqual((await getJson(url, '/evaluation?depth=6')).evaluation);
  });

  it('is a problem where the question is one', async () => {
    const { url } = await startApp();
    for (const query of ['depth=99', 'fen=x', 'engine=EXTERNAL', 'deep=3']) {
      const response = await fetch(`${url}/v1/evaluation/stream?${query}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        400,
        'application/problem+json; charset=utf-8',
      ]);
    }
  });
});

describe('a search for a mate', () => {
  it('finds the shortest, or proves that there is none', async () => {
    const { url } = await startApp();
    const over = async (path: string): Promise<object> => (await getJson(url, path)).mate;
    expect(await over(`/mate?fen=${MATE}`)).toMatchObject({ found: true, mateIn: 1, line: ['a2d2'], complete: true });
    expect(await over('/mate?maxMoves=1')).toMatchObject({ found: false, mateIn: null, line: [], complete: true });
    const answer = await ask(
      url,
      `{ position(fen: "${MATE}") { mate { found mateIn line complete } none: mate(maxMoves: 99) { found } } }`,
    );
    expect(await answer.json()).toMatchObject({
      data: { position: { mate: { found: true, mateIn: 1, line: ['a2d2'], complete: true }, none: null } },
      errors: [{ extensions: { code: 'BAD_EVALUATION' } }],
    });
  });
});

describe('an outside engine', () => {
  const ENGINE = '/usr/games/fairy-stockfish';
  const hasEngine = existsSync(ENGINE);
  if (!hasEngine) console.info(`skipped: there is no ${ENGINE}; test/engine says how to get it`);

  it('that nobody set up is told so', async () => {
    const { url } = await startApp();
    expect(await getJson(url, '/evaluation?engine=EXTERNAL')).toMatchObject({ status: 503, code: 'ENGINE_MISSING' });
  });

  it('that is not there stops the start', async () => {
    await expect(startApp({ JANGGI_ENGINE_PATH: '/nonexistent/engine' })).rejects.toThrow(/a program that can be run/);
  });

  it('that is no engine is told so, and the service goes on', async () => {
    const { url } = await startApp({ JANGGI_ENGINE_PATH: '/bin/true' });
    expect(await getJson(url, '/evaluation?engine=EXTERNAL')).toMatchObject({ status: 503, code: 'ENGINE_FAILED' });
  });

  it('is not believed where it names no legal move', async () => {
    const { path } = fakeEngine({ go: "say('info depth 3 score cp 5 pv z9z9'); say('bestmove z9z9')" });
    const { url } = await startApp({ JANGGI_ENGINE_PATH: path });
    expect(await getJson(url, '/evaluation?engine=EXTERNAL')).toMatchObject({
      status: 503,
      code: 'ENGINE_FAILED',
      detail: expect.stringContaining('z9z9'),
    });
    expect((await getJson(url, '/evaluation?depth=2')).evaluation.depth).toBe(2);
  });

  it.skipIf(!hasEngine)('answers like our own, and its answer is not kept', async () => {
    const { url } = await startApp({ JANGGI_ENGINE_PATH: ENGINE });
    const response = await fetch(`${url}/v1/evaluation?engine=EXTERNAL&depth=6&lines=2&moves=b1c3`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      evaluation: { engine: 'EXTERNAL', depth: 6, complete: true, mateIn: null },
    });
    const answer = await ask(
      url,
      `{ position(fen: "${MATE}") { evaluation(engine: EXTERNAL, depth: 4) { mateIn lines { moves { korean } } } } }`,
    );
    expect(await answer.json()).toMatchObject({ data: { position: { evaluation: { mateIn: 1 } } } });
  });
});
