import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultThreads } from '../../src/server/pool.js';
import { freePort } from '../redis.js';
import { ROOT } from '../root.js';
import { type ServiceProcess, startService } from '../service-process.js';

const running: ServiceProcess[] = [];
afterEach(async () => {
  for (const service of running.splice(0)) if (service.child.exitCode === null) await service.stop('SIGKILL');
});

/** Other work may be done on the machine. */
const PATIENT = { timeout: 15_000 };

const start = async (env: Record<string, string> = {}): Promise<ServiceProcess> => {
  const service = await startService({ JANGGI_WORKERS: '2', ...env });
  running.push(service);
  return service;
};

/** Every process that runs, with the one that started it; not those that are dead and only not yet taken note of. */
const processes = (): { readonly pid: number; readonly parent: number }[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith('Z'))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));

const childrenOf = ({ child }: ServiceProcess): number[] =>
  processes()
    .filter(({ parent }) => parent === child.pid)
    .map(({ pid }) => pid)
    .sort((a, b) => a - b);

const metricsOf = async (url: string): Promise<string> => (await fetch(`${url}/metrics`)).text();

interface Told {
  readonly id: string;
  readonly at: number;
  readonly millis: number;
  /** Undefined where the connection was lost. */
  readonly status?: number | undefined;
}

const ask = (url: string, agent: Agent | false, id: string): Promise<Told> =>
  new Promise((resolve) => {
    const at = performance.now();
    const { hostname, port } = new URL(url);
    const path = '/v1/legal-moves?moves=a4b4';
    const request = httpRequest({ agent, hostname, port, path, headers: { 'x-request-id': id } });
    const tell = (status?: number): void => resolve({ id, at, millis: performance.now() - at, status });
    request.on('error', () => tell());
    request.on('response', (response) => {
      response.on('error', () => tell());
      response.on('end', () => tell(response.statusCode)).resume();
    });
    request.end();
  });

describe('a service of two processes', { timeout: 60_000 }, () => {
  it('loses only the open requests of one that is killed under load, and has it back', async () => {
    const service = await start();
    const [victim = 0] = childrenOf(service);
    /** Which process answered a request. */
    const answeredBy = new Map<string, string>();
    createInterface({ input: service.child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      if (!line.startsWith('{')) return;
      const { requestId, process: place } = JSON.parse(line);
      if (requestId) answeredBy.set(requestId, place);
    });
    let done = false;
    const keepAsking = async (name: string, agent: Agent | false): Promise<Told[]> => {
      const told: Told[] = [];
      while (!done) told.push(await ask(service.url, agent, `${name}-${told.length}`));
      if (agent) agent.destroy();
      return told;
    };
    const clients = [
      ...Array.from({ length: 8 }, (_, i) => keepAsking(`kept${i}`, new Agent({ keepAlive: true }))),
      ...Array.from({ length: 4 }, (_, i) => keepAsking(`fresh${i}`, false)),
    ];
    await sleep(1000);
    const killed = performance.now();
    process.kill(victim, 'SIGKILL');
    try {
      await expect.poll(() => metricsOf(service.url), PATIENT).toContain('janggi_processes_listening 2');
      await sleep(500);
    } finally {
      done = true;
    }
    const told = (await Promise.all(clients)).flat();
    const lost = told.filter(({ status }) => status === undefined);
    for (const { id, at, millis } of lost) {
      expect(at, 'sent before it was known to be dead').toBeLessThan(killed + 250);
      expect(millis, 'and not left to wait').toBeLessThan(PATIENT.timeout);
      expect(answeredBy.get(id), 'not one of the other process').not.toBe('2');
    }
    expect(lost.length).toBeLessThanOrEqual(clients.length);
    expect(told.filter(({ status }) => status !== undefined).every(({ status }) => status === 200)).toBe(true);
    const afterwards = told.filter(({ at }) => at > killed + 250);
    expect(afterwards.length).toBeGreaterThan(100);
    const text = await metricsOf(service.url);
    expect(text).toContain('janggi_process_restarts_total{process="1"} 1');
    expect(text).not.toContain('janggi_process_restarts_total{process="2"}');
    // New connections come to it again.
    await Promise.all(Array.from({ length: 4 }, (_, i) => ask(service.url, false, `late-${i}`)));
    await expect.poll(() => new Set([0, 1, 2, 3].map((i) => answeredBy.get(`late-${i}`))).size, PATIENT).toBe(2);
    expect(await service.stop()).toBe(0);
  });

  it('ends the connection that a process got and did not take before it died', async () => {
    const service = await start();
    const [victim = 0] = childrenOf(service);
    process.kill(victim, 'SIGSTOP');
    const { hostname, port } = new URL(service.url);
    const open = Array.from({ length: 4 }, () => {
      const socket = connect(Number(port), hostname);
      const heard = { answer: '', ended: false };
      socket.on('data', (data) => {
        heard.answer += data;
      });
      socket
        .on('error', () => {})
        .once('close', () => {
          heard.ended = true;
        });
      socket.write('GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      return heard;
    });
    await expect.poll(() => open.filter(({ ended }) => ended).length, PATIENT).toBe(3);
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => open.filter(({ ended }) => ended).length, PATIENT).toBe(4);
    expect(open.filter(({ answer }) => answer.startsWith('HTTP/1.1 200'))).toHaveLength(3);
  });

  it('tells the measures of each, whichever is asked, and does not wait for one that hangs', async () => {
    const service = await start();
    await Promise.all(Array.from({ length: 6 }, (_, i) => ask(service.url, false, `m-${i}`)));
    const counted = (text: string): number =>
      [
        ...text.matchAll(/janggi_requests_total\{operation="v1\/getLegalMoves",status="200",process="[12]"\} (\d+)/g),
      ].reduce((sum, [, count]) => sum + Number(count), 0);
    for (let round = 0; round < 4; round++) {
      const response = await fetch(`${service.url}/metrics`, { headers: { connection: 'close' } });
      expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
      const text = await response.text();
      expect(counted(text)).toBe(6);
      for (const place of ['1', '2']) {
        expect(text).toContain(`janggi_info{version="0.1.0",process="${place}"} 1`);
        expect(text).toContain(`janggi_memory_bytes{kind="heap",process="${place}"}`);
      }
      expect(text.match(/# TYPE janggi_requests_total /g)).toHaveLength(1);
    }
    const [victim = 0] = childrenOf(service);
    process.kill(victim, 'SIGSTOP');
    const { hostname, port } = new URL(service.url);
    // The one that hangs gets one connection and no more.
    const stuck = connect(Number(port), hostname).on('error', () => {});
    const both = [1, 2].map(() => fetch(`${service.url}/metrics`, { signal: AbortSignal.timeout(5000) }));
    const text = await (await Promise.any(both)).text();
    expect(text).toContain('process="2"');
    expect(text).not.toContain('janggi_info{version="0.1.0",process="1"}');
    stuck.destroy();
    process.kill(victim, 'SIGCONT');
    await Promise.allSettled(both);
  });

  it('is back when both are killed at once, and again', async () => {
    // A free one that is found anew would be another.
    const service = await start({ PORT: String(await freePort()) });
    for (let times = 1; times <= 2; times++) {
      for (const pid of childrenOf(service)) process.kill(pid, 'SIGKILL');
      // At first it may not have been told that they are gone, or have nobody to answer.
      await expect
        .poll(() => metricsOf(service.url).catch(() => ''), PATIENT)
        .toMatch(new RegExp(`restarts_total\\{process="2"\\} ${times}[\\s\\S]*processes_listening 2`));
    }
    expect(service.child.exitCode).toBeNull();
  });

  it('leaves no process behind, whether it is told twice to stop or killed', async () => {
    const twice = await start({ JANGGI_DRAIN_MS: '600000' });
    const pids = childrenOf(twice);
    expect(pids).toHaveLength(2);
    const { hostname, port } = new URL(twice.url);
    const stuck = connect(Number(port), hostname).on('error', () => {});
    stuck.write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n');
    await sleep(300);
    twice.child.kill('SIGTERM');
    await sleep(700);
    expect(twice.child.exitCode).toBeNull();
    expect(await twice.stop('SIGTERM')).toBe(1);
    const killed = await start();
    pids.push(...childrenOf(killed));
    await killed.stop('SIGKILL');
    await expect.poll(() => processes().filter(({ pid }) => pids.includes(pid)), PATIENT).toEqual([]);
  });
});

describe('a start of two processes that cannot be', () => {
  const run = async (env: Record<string, string>): Promise<{ code: number | null; output: string }> => {
    const child = spawn(process.execPath, [join(ROOT, 'dist', 'main.js')], {
      env: { ...process.env, JANGGI_WORKERS: '2', ...env },
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const [code] = await once(child, 'close');
    return { code, output };
  };

  it('says once that the port is taken, and ends with 1', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await run({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output.match(/Port \d+ is taken/g)).toHaveLength(1);
  });

  it.each(['0', '257', 'all'])('refuses JANGGI_WORKERS=%s', async (workers) => {
    const { code, output } = await run({ JANGGI_WORKERS: workers });
    expect(code).toBe(1);
    expect(output).toContain(`JANGGI_WORKERS=${workers} should be a whole number from 1 to 256, or auto.`);
  });
});

it('threads by default fit the machine with one event loop a process, and are one at the least', () => {
  expect([1, 2, 4, 8, 16].map((processes) => defaultThreads(processes, 8))).toEqual([7, 3, 1, 1, 1]);
  expect(defaultThreads(1, 1)).toBe(1);
});
