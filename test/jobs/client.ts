import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import type { Job } from '../../src/service/jobs.js';
import { checkAnswer } from '../rest/contract.js';
import { ROOT } from '../root.js';

export const LINES = 'application/x-ndjson';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: an answer's shape is what each test asks about
  readonly json: any;
}

/** Asks over HTTP; the answer is one of the contract. */
export const ask = async (
  url: string,
  path: string,
  { method = 'GET', type = LINES, body }: { method?: string; type?: string; body?: string | Uint8Array } = {},
): Promise<Answer> => {
  const response = await fetch(url + path, {
    method,
    ...(body !== undefined && { headers: { 'content-type': type }, body: body as BodyInit }),
  });
  const text = await response.text();
  const given = response.headers.get('content-type') ?? '';
  checkAnswer(method, path, response.status, given, text);
  const json = /json/.test(given) && !given.includes('ndjson') ? JSON.parse(text) : null;
  return { status: response.status, headers: response.headers, text, json };
};

/** Sends a job. */
export const post = (url: string, body: string | Uint8Array, query = '', type = LINES): Promise<Answer> =>
  ask(url, `/v1/jobs${query}`, { method: 'POST', type, body });

export const find = async (url: string, id: string): Promise<Job> => (await ask(url, `/v1/jobs/${id}`)).json as Job;

/** Waits until a job is as it should be. */
export const until = async (url: string, id: string, isSo: (job: Job) => boolean, millis = 30_000): Promise<Job> => {
  const end = Date.now() + millis;
  for (;;) {
    const job = await find(url, id);
    // Redis may be away.
    if (job.id === id && isSo(job)) return job;
    if (Date.now() > end) throw new Error(`not in time: ${JSON.stringify(job)}`);
    await sleep(50);
  }
};

/** The results that the door for single requests gives. */
export const judged = async (url: string, body: string | Uint8Array, query = '', type = LINES): Promise<string> => {
  const response = await fetch(`${url}/v1/adjudications${query}`, {
    method: 'POST',
    headers: { 'content-type': type, accept: LINES },
    body: body as BodyInit,
  });
  return response.text();
};

export interface WorkerProcess {
  readonly pid: number;
  /** Resolves with the exit code; null for one that was killed. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const workers: WorkerProcess[] = [];

/** A worker as it was built, ended with the tests of the file at the latest. */
export const startWorker = async (redis: string, env: Record<string, string> = {}): Promise<WorkerProcess> => {
  const child = spawn(process.execPath, [join(ROOT, 'dist/worker.js')], {
    env: { ...process.env, JANGGI_JOBS_REDIS_URL: redis, JANGGI_THREADS: '1', JANGGI_LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('Working on jobs') && resolve());
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)));
  });
  const worker: WorkerProcess = {
    pid: child.pid as number,
    stop: (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
  workers.push(worker);
  return worker;
};

afterAll(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop('SIGKILL')));
});

/** Blank lines say no more than that the connection lives. */
export const withoutBlanks = (text: string): string => text.replaceAll(/^\n/gm, '');
