import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, createClient, type Schemas } from '../../clients/typescript/src/client.js';
import * as documents from '../../clients/typescript/src/documents.js';
import { ROOT } from '../root.js';
import { type ServiceProcess, startService } from '../service-process.js';

const CLIENT = join(ROOT, 'clients', 'typescript');
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const CHECKED = '3k5/9/9/9/9/9/9/9/3R5/4K4 b - - 0 1';

let service: ServiceProcess;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  service = await startService({ JANGGI_API_KEYS: `club:${'ab'.repeat(32)}` });
  client = createClient({ url: `${service.url}/` });
});
afterAll(async () => {
  await service.stop();
});

const orThrow = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
};

describe('the client asks REST', () => {
  it('for one part of a position, typed by the contract', async () => {
    const { legalMoves } = orThrow(await client.get('/v1/legal-moves', { query: { fen: CHECKED } }));
    const moves: readonly Schemas['Move'][] = legalMoves;
    expect(moves.map(({ uci }) => uci)).toEqual(['d10e9', 'd10e10']);
  });

  it('with lists and house rules', async () => {
    const query = { moves: ['79졸78', '한수쉼'], 'rules.komi': 0.5, fields: ['turn', 'points'] } as const;
    const position = orThrow(await client.get('/v1/position', { query }));
    expect(position).toMatchObject({ turn: 'CHO', points: { komi: 0.5 } });
  });

  it('with a part of the address', async () => {
    expect(orThrow(await client.get('/v1/rulesets/{id}', { path: { id: 'changgi-rulebook' } })).id).toBe(
      'CHANGGI_RULEBOOK',
    );
    const problem = await client.get('/v1/rulesets/{id}', { path: { id: 'a/b?c' } });
    expect(problem).toMatchObject({ ok: false, problem: { code: 'NOT_FOUND' } });
  });

  it('for text and pictures', async () => {
    const svg: string = orThrow(await client.get('/v1/board.svg', { query: { size: 200 } }));
    expect(svg).toMatch(/^<svg /);
  });

  it('with JSON, and with files in any encoding', async () => {
    const verdict = orThrow(await client.post('/v1/adjudications', { json: { moves: ['pass', 'pass'] } }));
    expect('adjudications' in verdict ? null : verdict.reason).toBe('DOUBLE_PASS');
    const file = readFileSync(join(ROOT, 'test', 'notation', 'records', 'made-up-cp949.gib'));
    const records = orThrow(await client.post('/v1/records', { file, type: 'application/x-gib' }));
    expect(records).toMatchObject({ encoding: 'CP949' });
    const pgn: unknown = orThrow(
      await client.post('/v1/records', { file, accept: 'application/x-chess-pgn', query: { game: 1 } }),
    );
    expect(pgn).toMatch(/^\[Event /);
  });

  it('for results line by line, of inputs and of the games of a file', async () => {
    const results: Schemas['VerdictResult'][] = [];
    const lines = [{ ref: 'one', moves: ['pass', 'pass'] }, { moves: ['hello'] }];
    for await (const result of orThrow(await client.lines('/v1/adjudications', { lines }))) results.push(result);
    expect(results.map(({ ref, verdict, error }) => [ref, verdict?.status, error?.code])).toEqual([
      ['one', 'FINISHED', undefined],
      [null, undefined, 'BAD_MOVE'],
    ]);
    const file = readFileSync(join(ROOT, 'test', 'notation', 'records', 'made-up.gib'));
    let count = 0;
    for await (const { verdict } of orThrow(await client.lines('/v1/adjudications', { file }))) if (verdict) count++;
    expect(count).toBe(5);
  });

  it('and may stop before the last line', async () => {
    const lines = Array.from({ length: 5000 }, () => ({ moves: ['pass', 'pass'] }));
    for await (const { index } of orThrow(await client.lines('/v1/adjudications', { lines }))) if (index === 2) break;
    expect((await client.get('/v1/service')).ok).toBe(true);
  });

  it('and is told what is wrong, with its place', async () => {
    expect(await client.get('/v1/points', { query: { fen: '9/9' } })).toMatchObject({
      ok: false,
      problem: { code: 'FEN_RANK_COUNT', status: 400, column: expect.any(Number) },
    });
    expect(await client.lines('/v1/positions', { lines: [], query: { fields: ['nonsense' as 'fen'] } })).toMatchObject({
      ok: false,
      problem: { code: 'BAD_INPUT' },
    });
  });

  it('and tells an answer that is not of the service from one that is', async () => {
    const proxied = createClient({
      url: 'http://proxy',
      fetch: async () =>
        new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    });
    const problem = { ok: false, problem: { code: 'FOREIGN_ANSWER', status: 502 } };
    expect(await proxied.get('/v1/points')).toMatchObject(problem);
    expect(await proxied.ask(documents.RULESETS)).toMatchObject(problem);
  });

  it('with a key, headers, a signal, and a fetch of its own', async () => {
    let sent: Headers | undefined;
    const keyed = createClient({
      url: service.url,
      key: 'secret',
      headers: { 'x-request-id': 'mine' },
      fetch: (input, init) => {
        sent = new Headers(init?.headers);
        return fetch(input, init);
      },
    });
    expect(await keyed.get('/v1/points')).toMatchObject({ ok: false, problem: { code: 'UNKNOWN_KEY' } });
    expect([sent?.get('authorization'), sent?.get('x-request-id')]).toEqual(['Bearer secret', 'mine']);
    await expect(client.get('/v1/points', { signal: AbortSignal.abort() })).rejects.toThrow('abort');
  });

  it('and its types refuse what the contract does not have', () => {
    const wrong = (): unknown[] => [
      // @ts-expect-error there is no such address
      client.get('/v1/nonsense'),
      // @ts-expect-error an address that takes files and JSON only
      client.get('/v1/adjudications'),
      // @ts-expect-error no such parameter
      client.get('/v1/points', { query: { fne: '' } }),
      // @ts-expect-error no such ruleset in GraphQL
      client.ask(documents.LEGAL_MOVES, { ruleset: 'CHESS' }),
      // @ts-expect-error the game is missing
      client.ask(documents.ADJUDICATE),
      // @ts-expect-error no lines there
      client.lines('/v1/games', { lines: [] }),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});

/** Variables that each document can be asked with. */
const VARIABLES: { readonly [name: string]: object } = {
  LEGAL_MOVES: { fen: CHECKED },
  EXPLAIN_MOVE: { move: '01차51' },
  STANDING: { moves: ['pass'] },
  ADJUDICATE: { game: { moves: ['pass', 'pass'] }, language: 'KO' },
  ADJUDICATE_MANY: { games: [{ ref: 'a' }, { moves: ['hello'] }] },
  COMPARE_RULESETS: { game: { moves: ['pass', 'pass'] }, rulesets: ['KJA', 'KAKAO'] },
  EVALUATE: { fen: CHECKED, depth: 2 },
  RULESETS: {},
};

describe('the client asks GraphQL', () => {
  it.each(Object.entries(documents))('%s, a document that the service answers', async (name, document) => {
    const answer = orThrow(await client.ask(document as documents.TypedDocument<object, object>, VARIABLES[name]));
    expect(Object.values(answer)).not.toContain(null);
  });

  it('with the types of variables and answer', async () => {
    const { position } = orThrow(await client.ask(documents.EXPLAIN_MOVE, { move: '01차51' }));
    const squares: readonly string[] | undefined = position?.explainMove.squares;
    expect(squares).toEqual(['a4']);
  });

  it('and is told what is wrong as REST tells it', async () => {
    expect(await client.ask(documents.STANDING, { fen: '9/9' })).toMatchObject({
      ok: false,
      problem: { code: 'FEN_RANK_COUNT', detail: expect.stringContaining('10 ranks') },
    });
  });
});

describe('the client as a package', () => {
  const project = mkdtempSync(join(tmpdir(), 'janggi-client-'));
  afterAll(() => rmSync(project, { recursive: true, force: true }));
  const run = promisify(execFile);
  const compile = (args: string[], cwd = project) =>
    run(process.execPath, [TSC, ...args], { cwd }).catch((error: { stdout: string }) => error);

  it('compiles in its own strict project, and the example of its README with it', { timeout: 180_000 }, async () => {
    const installed = join(project, 'node_modules', 'janggi-referee-client');
    mkdirSync(installed, { recursive: true });
    expect((await compile(['-p', '.', '--outDir', join(installed, 'dist')], CLIENT)).stdout).toBe('');
    cpSync(join(CLIENT, 'package.json'), join(installed, 'package.json'));
    const [, example = ''] = /^```ts\n([\s\S]*?)^```$/m.exec(readFileSync(join(CLIENT, 'README.md'), 'utf8')) ?? [];
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(project, 'example.ts'), example);
    const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--target', 'ES2022'];
    const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules', '@types')];
    expect((await compile([...strict, '--module', 'NodeNext', ...types, 'example.ts'])).stdout).toBe('');
    const { stdout } = await run(process.execPath, ['example.js', service.url], { cwd: project });
    expect(stdout.split('\n')).toEqual(['12마31 12마33', expect.stringContaining('무승부'), 'ONGOING', 'BAD_MOVE', '']);
  });

  it('names all of its documents in its README', () => {
    const readme = readFileSync(join(CLIENT, 'README.md'), 'utf8');
    for (const name of Object.keys(documents)) expect(readme).toContain(`\`${name}\``);
    expect(Object.keys(documents)).toHaveLength(readdirSync(join(CLIENT, 'documents')).length);
  });
});
