/**
 * deploy/nginx.conf in front of three replicas on loopback, one of which is killed, and one stopped, under load. What the
 * guide promises is what counts: nobody sees anything but 200, for every question here may be asked again.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMIT_TABLE } from '../../src/service/limits.js';
import { freePort } from '../redis.js';
import { ROOT } from '../root.js';
import { type ServiceProcess, startService } from '../service-process.js';
import { lackOfNginx } from './find-nginx.js';

const lack = lackOfNginx();
if (lack) console.info(`deploy/nginx.conf is not tried: ${lack}.`);

const PLACES = ['referee-1', 'referee-2', 'referee-3'] as const;
const JSON_TYPE = 'application/json';

let folder: string;
let nginx: ChildProcess;
let url: string;
/** What nginx says of replicas that did not answer, and asked another for. */
let complaints = '';
const replicas: ServiceProcess[] = [];
/** Which replica has answered a request, by its id: read from their logs, which may come later than the answer. */
const answeredBy = new Map<string, string>();

const startReplica = async (place: string): Promise<ServiceProcess> => {
  const service = await startService({ JANGGI_THREADS: '1', JANGGI_TRUST_PROXY: '1' });
  replicas.push(service);
  createInterface({ input: service.child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const { requestId } = JSON.parse(line);
    if (requestId) answeredBy.set(requestId, place);
  });
  return service;
};

/** The file as it is, but for where things are. */
const configured = (port: number): string => {
  const replace = (text: string, [what, by]: readonly [string, string]): string => {
    if (!text.includes(what)) throw new Error(`deploy/nginx.conf has no ${what}`);
    return text.replaceAll(what, by);
  };
  return [
    ...PLACES.map((place, at) => [`${place}:4000`, `127.0.0.1:${new URL(replicas[at]?.url ?? '').port}`] as const),
    ['listen 8080', `listen 127.0.0.1:${port}`] as const,
    [' /tmp/', ` ${folder}/`] as const,
    ['worker_processes auto', 'worker_processes 2'] as const,
  ].reduce(replace, readFileSync(join(ROOT, 'deploy', 'nginx.conf'), 'utf8'));
};

beforeAll(async () => {
  if (lack) return;
  folder = mkdtempSync(join(tmpdir(), 'janggi-nginx-'));
  // Started by root, nginx works as somebody else.
  chmodSync(folder, 0o755);
  for (const place of PLACES) await startReplica(place);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configured(port));
  nginx = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'pipe'] });
  nginx.stderr?.on('data', (data) => {
    complaints += data;
  });
  for (let round = 0; (await fetch(`${url}/livez`).catch(() => null)) === null; round++) {
    if (round > 100 || nginx.exitCode !== null) throw new Error(`nginx does not answer: ${complaints}`);
    await sleep(50);
  }
}, 120_000);

afterAll(async () => {
  if (lack) return;
  nginx.kill('SIGQUIT');
  if (nginx.exitCode === null) await once(nginx, 'exit');
  for (const { child } of replicas) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Told {
  readonly id: string;
  readonly outcome: number | string;
}

/** More than any body may be. */
const LARGE = 'x'.repeat(LIMIT_TABLE.fileBytes.fallback + 1);

const MOVES = ['a4b4', 'i7h7', 'h1g3', 'h10g8'];

interface Question {
  readonly method: string;
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
}

/** Of an evaluation each is another, so that no cache answers it. */
const QUESTIONS: readonly ((n: number) => Question)[] = [
  () => ({ method: 'GET', path: `/v1/legal-moves?moves=${MOVES.join(',')}` }),
  () => ({ method: 'POST', path: '/graphql', type: JSON_TYPE, body: '{"query":"{ position { points { cho } } }"}' }),
  () => ({ method: 'POST', path: '/v1/adjudications', type: JSON_TYPE, body: JSON.stringify({ moves: MOVES }) }),
  (n: number) => ({ method: 'GET', path: `/v1/evaluation?moves=a4b4&depth=2&nodes=${100_000 + n}` }),
  () => ({ method: 'POST', path: '/v1/records', type: 'text/plain', body: '1. 79졸78 2. 41병42' }),
];

const ask = (agent: Agent | false, id: string, n: number): Promise<Told> =>
  new Promise((resolve) => {
    const { method, path, type, body } = (QUESTIONS[n % QUESTIONS.length] as (typeof QUESTIONS)[number])(n);
    const { hostname, port } = new URL(url);
    const headers = { 'x-request-id': id, ...(type && { 'content-type': type }) };
    const request = httpRequest({ agent, hostname, port, method, path, headers });
    const fail = (error: NodeJS.ErrnoException): void => resolve({ id, outcome: error.code ?? error.message });
    request.on('error', fail).on('response', (response) => {
      response.on('error', fail);
      response.on('end', () => resolve({ id, outcome: response.statusCode ?? 0 })).resume();
    });
    request.end(body);
  });

/** Asks by several clients for as long as something else takes. */
const during = async (name: string, work: () => Promise<void>): Promise<Told[]> => {
  let done = false;
  const client = async (which: string, agent: Agent | false): Promise<Told[]> => {
    const told: Told[] = [];
    while (!done) told.push(await ask(agent, `${name}-${which}-${told.length}`, told.length));
    if (agent) agent.destroy();
    return told;
  };
  const clients = [
    ...Array.from({ length: 6 }, (_, i) => client(`kept${i}`, new Agent({ keepAlive: true }))),
    ...Array.from({ length: 3 }, (_, i) => client(`fresh${i}`, false)),
  ];
  try {
    await work();
  } finally {
    done = true;
  }
  return (await Promise.all(clients)).flat();
};

const outcomes = (told: readonly Told[]): readonly unknown[] => [...new Set(told.map(({ outcome }) => outcome))];

/** Until so many more requests were answered by a replica, or by all. */
const answers = async (more: number, place?: string): Promise<void> => {
  const count = (): number => [...answeredBy.values()].filter((by) => place === undefined || by === place).length;
  const enough = count() + more;
  while (count() < enough) await sleep(20);
};

describe.skipIf(lack)('nginx in front of three replicas', { timeout: 120_000 }, () => {
  it('spreads the work over all of them', async () => {
    const told = await during('all', () => answers(600));
    expect(outcomes(told)).toEqual([200]);
    await expect.poll(() => told.every(({ id }) => answeredBy.has(id))).toBe(true);
    const shares = PLACES.map((place) => told.filter(({ id }) => answeredBy.get(id) === place).length);
    for (const share of shares) expect(share).toBeGreaterThan(0);
  });

  it('lets nobody see that one is killed', async () => {
    const [, second] = replicas;
    const told = await during('kill', async () => {
      await answers(100);
      await answers(5, 'referee-2');
      await second?.stop('SIGKILL');
      await answers(300);
    });
    expect(outcomes(told)).toEqual([200]);
    expect(told.length).toBeGreaterThan(300);
    // It had some open, or was asked others before it was known to be gone: they were asked again.
    expect(complaints).toMatch(/prematurely closed|reset by peer|refused/);
  });

  it('lets nobody see that one is stopped', async () => {
    const [, , third] = replicas;
    const told = await during('stop', async () => {
      await answers(100);
      await answers(5, 'referee-3');
      expect(await third?.stop('SIGTERM')).toBe(0);
      await answers(300);
    });
    expect(outcomes(told)).toEqual([200]);
    await expect.poll(() => answeredBy.get(told.at(-1)?.id ?? '')).toBe('referee-1');
  });

  it('lets a stream of lines through as it comes', async () => {
    const { hostname, port } = new URL(url);
    const headers = { 'content-type': 'application/x-ndjson' };
    const request = httpRequest({ hostname, port, method: 'POST', path: '/v1/adjudications', headers });
    request.write('{"moves":["a4b4"]}\n');
    const [response] = await once(request, 'response');
    const [first] = await once(response, 'data');
    expect(JSON.parse(String(first).trim().split('\n')[0] ?? '')).toMatchObject({ verdict: { status: 'ONGOING' } });
    request.end('{"moves":["a4b5"]}\n');
    let rest = '';
    for await (const part of response) rest += part;
    expect(JSON.parse(rest.trim())).toMatchObject({ verdict: { status: 'ILLEGAL' } });
  });

  it('keeps the measures inside, and refuses what is too large in the words of the service', async () => {
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    const headers = { 'content-type': 'text/plain' };
    const response = await fetch(`${url}/v1/records`, { method: 'POST', headers, body: LARGE });
    expect(response.status).toBe(413);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const direct = await fetch(`${replicas[0]?.url}/v1/records`, { method: 'POST', headers, body: LARGE }).catch(
      () => null,
    );
    // The replica may end the connection before its answer has been read.
    if (direct) expect(await response.json()).toEqual(await direct.json());
  });

  it('answers 502 and no sooner when none is left', async () => {
    await replicas[0]?.stop('SIGKILL');
    expect((await fetch(`${url}/livez`)).status).toBe(502);
  });
});
