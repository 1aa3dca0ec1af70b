import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createPool } from '../../src/server/pool.js';
import { LIMITS } from '../../src/service/limits.js';
import { STATELESS } from '../../src/service/service-info.js';
import type { Task } from '../../src/workers/tasks.js';
import { ask, startApp } from './running-app.js';

/** Costs far more than the event loop could spare. */
const HEAVY = { fields: 'legalMoves', inputs: Array.from({ length: 3000 }, () => ({ moves: ['b1c3', 'b10c8'] })) };

const positions = (url: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`${url}/v1/positions?fields=${HEAVY.fields}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(HEAVY.inputs),
    ...(signal && { signal }),
  });

const measure = async (url: string): Promise<{ waiting: number; busy: number }> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const of = (state: string): number =>
    Number(new RegExp(`janggi_pool_tasks\\{state="${state}"\\} (\\d+)`).exec(text)?.[1]);
  return { waiting: of('waiting'), busy: of('busy') };
};

it('a piece of work that takes too much memory is ended and told, and the next is done', async () => {
  const pool = createPool(1, 4, 24);
  const task = (inputs: number) => ({
    kind: 'graphql' as const,
    query:
      'query ($inputs: [PositionInput!]!) { positions(inputs: $inputs) { position { legalMoves { uci fenAfter } } } }',
    operationName: null,
    variables: { inputs: Array.from({ length: inputs }, () => ({})) },
    limits: LIMITS,
    state: STATELESS,
  });
  expect(await pool.run(task(10_000))).toBe('ANSWER_TOO_LARGE');
  expect(await pool.run(task(1))).toMatchObject({ faults: [] });
  await pool.stop();
}, 60_000);

describe('work that would hold the event loop', () => {
  it('is done elsewhere: other requests are answered meanwhile, and its answer is the same', async () => {
    const { url } = await startApp();
    let longest = 0;
    let done = false;
    const others = (async () => {
      while (!done) {
        const started = performance.now();
        await (await fetch(`${url}/livez`)).text();
        longest = Math.max(longest, performance.now() - started);
        await sleep(5);
      }
    })();
    const list = (await (await positions(url)).json()) as { positions: { position: { legalMoves: object[] } }[] };
    const one = (await (await fetch(`${url}/v1/legal-moves?moves=b1c3,b10c8`)).json()) as { legalMoves: object[] };
    const field = 'position { legalMoves { uci fenAfter } }';
    const query = `query ($inputs: [PositionInput!]!) { positions(inputs: $inputs) { ${field} error { code } } }`;
    const heavy = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { inputs: [...HEAVY.inputs, { fen: 'x' }] } }),
    });
    const { data } = (await heavy.json()) as { data: typeof list };
    done = true;
    await others;
    expect(list.positions).toHaveLength(3000);
    expect(list.positions[2999]?.position.legalMoves).toEqual(one.legalMoves);
    expect(data.positions[2999]?.position.legalMoves).toHaveLength(one.legalMoves.length);
    expect(data.positions[3000]).toMatchObject({ position: null, error: { code: 'FEN_RANK_COUNT' } });
    console.info(`longest wait of another request: ${Math.round(longest)} ms`);
    expect(longest).toBeLessThan(1500);
  });

  it('is refused where too much of it waits already, and the client is told when to come back', async () => {
    const { url } = await startApp({ JANGGI_THREADS: '1', JANGGI_THREAD_QUEUE: '1' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => positions(url)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(refused.length).toBeGreaterThanOrEqual(1);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(await refused[0]?.json()).toMatchObject({ code: 'OVERLOADED', status: 503 });
    await Promise.all(answers.filter(({ bodyUsed }) => !bodyUsed).map((answer) => answer.text()));
  });

  it('over GraphQL is refused likewise', async () => {
    const { url } = await startApp({ JANGGI_THREADS: '1', JANGGI_THREAD_QUEUE: '1' });
    const query = `{ positions(inputs: [${'{},'.repeat(500)}]) { position { legalMoves { fenAfter } } } }`;
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(url, query)));
    const refused = answers.find(({ status }) => status === 503);
    expect(await refused?.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] });
    await Promise.all(answers.filter((answer) => answer !== refused).map((answer) => answer.text()));
  });

  it('ends when nobody waits for it any more', async () => {
    const { url } = await startApp({ JANGGI_THREADS: '1' });
    const controller = new AbortController();
    const given = Promise.allSettled(Array.from({ length: 5 }, () => positions(url, controller.signal)));
    for (let round = 0; round < 100 && (await measure(url)).waiting === 0; round++) await sleep(20);
    controller.abort();
    await given;
    for (let round = 0; round < 100 && (await measure(url)).waiting > 0; round++) await sleep(20);
    expect(await measure(url)).toEqual({ waiting: 0, busy: expect.any(Number) });
    expect((await positions(url)).status).toBe(200);
  });
});

it('a thread that cannot start costs no more than what waited for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'janggi-pool-'));
  const worker = join(folder, 'worker.mjs');
  const pool = createPool(1, 4, 24, worker);
  const task = { kind: 'chunk' } as Task;
  try {
    const waiting = [pool.run(task), pool.run(task)];
    for (const result of await Promise.allSettled(waiting))
      expect(result).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining(worker) } });
    writeFileSync(worker, 'export default () => 7;');
    expect(await pool.run(task)).toBe(7);
  } finally {
    await pool.stop();
    rmSync(folder, { recursive: true });
  }
}, 60_000);
