import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ROOT } from '../root.js';
import { runCurl } from '../run-curl.js';

const running: ChildProcess[] = [];
afterEach(() => {
  // A whole group each, so that nothing that npm started is left behind by a test that failed.
  for (const { pid } of running.splice(0)) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // It is gone already, as it should be.
    }
  }
});

interface Run {
  readonly child: ChildProcess;
  readonly exit: Promise<number | null>;
  readonly output: () => string;
}

/** `npm start` as a person runs it, in a process group of its own. */
const npmStart = (env: Record<string, string>): Run => {
  const { NODE_ENV: _, ...ours } = process.env;
  const child = spawn('npm', ['start'], { cwd: ROOT, env: { ...ours, ...env }, detached: true });
  running.push(child);
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, exit: once(child, 'close').then(([code]) => code as number | null), output: () => output };
};

/** The command that the start prints to copy, once it is there. */
const printedCurl = ({ child, exit, output }: Run): Promise<string> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      const [command] = output().match(/curl .*(?=\n)/) ?? [];
      if (command) resolve(command);
    };
    child.stdout?.on('data', look);
    void exit.then(() => reject(new Error(`It ended before it printed a command:\n${output()}`)));
  });

/** Waits for something to be printed. */
const printed = ({ child, exit, output }: Run, pattern: RegExp): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      if (pattern.test(output())) resolve();
    };
    look();
    child.stdout?.on('data', look);
    void exit.then(() => reject(new Error(`It ended before it printed ${pattern}:\n${output()}`)));
  });

/** A request whose body never comes. */
const openRequest = async (url: string): Promise<void> => {
  const socket = connect(Number(new URL(url).port), 'localhost').on('error', () => {});
  await once(socket, 'connect');
  socket.write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n');
  await (await fetch(`${url}/livez`)).text();
};

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/livez`).then(
    () => true,
    () => false,
  );

describe('npm start', () => {
  it('prints a command that a shell can run and the service answers', async () => {
    const run = npmStart({ PORT: '0' });
    const { data, errors } = JSON.parse(await runCurl(await printedCurl(run)));
    expect(errors).toBeUndefined();
    expect(data.position.legalMoves.length).toBeGreaterThan(20);
    for (const [page] of run.output().matchAll(/http:\S+(?=\/livez|\/readyz)\S+/g))
      expect((await fetch(page)).status, page).toBe(200);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 and frees its port on %s to npm alone', async (signal) => {
    const run = npmStart({ PORT: '0' });
    const [url = ''] = (await printedCurl(run)).match(/http:\/\/[^/]+/) ?? [];
    expect(await answers(url)).toBe(true);
    run.child.kill(signal);
    expect(await run.exit, run.output()).toBe(0);
    expect(await answers(url)).toBe(false);
  });

  it('ends with 0 on Ctrl-C, which npm and the service both get', async () => {
    const run = npmStart({ PORT: '0' });
    const [url = ''] = (await printedCurl(run)).match(/http:\/\/[^/]+/) ?? [];
    process.kill(-(run.child.pid ?? 0), 'SIGINT');
    expect(await run.exit, run.output()).toBe(0);
    expect(await answers(url)).toBe(false);
  });

  it('ends at once on a second signal, though a request is open', async () => {
    const run = npmStart({ PORT: '0', JANGGI_DRAIN_MS: '600000' });
    const [url = ''] = (await printedCurl(run)).match(/http:\/\/[^/]+/) ?? [];
    await openRequest(url);
    run.child.kill('SIGTERM');
    await printed(run, /Stopping: /);
    // A signal that follows at once is the same Ctrl-C, passed on by npm.
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(run.child.exitCode).toBeNull();
    run.child.kill('SIGTERM');
    expect(await run.exit, run.output()).not.toBe(0);
    expect(await answers(url)).toBe(false);
  });

  it('ends with 0 at its limit, though a request is open', async () => {
    const run = npmStart({ PORT: '0', JANGGI_DRAIN_MS: '300' });
    const [url = ''] = (await printedCurl(run)).match(/http:\/\/[^/]+/) ?? [];
    await openRequest(url);
    run.child.kill('SIGTERM');
    expect(await run.exit, run.output()).toBe(0);
  });

  it('logs what it was told by its environment, as JSON', async () => {
    const run = npmStart({ PORT: '0', JANGGI_OPERATOR_KEY: 'ab'.repeat(32) });
    await printed(run, /"listening"/);
    const line = run
      .output()
      .split('\n')
      .find((each) => each.startsWith('{'));
    expect(JSON.parse(line ?? '')).toMatchObject({ config: { PORT: 0, JANGGI_OPERATOR_KEY: 'set' } });
    expect(run.output()).not.toContain('abab');
  });

  it('says in one line that its port is taken, and ends with 1', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const run = npmStart({ PORT: String(port) });
    expect(await run.exit).toBe(1);
    other.close();
    expect(run.output()).toContain(`Port ${port} is taken.`);
    expect(run.output()).not.toMatch(/\n\s+at /);
  });

  it('ends with 1 and says why where a setting is wrong', async () => {
    const run = npmStart({ PORT: 'http', JANGGI_TYPO: '1' });
    expect(await run.exit).toBe(1);
    expect(run.output()).toContain('PORT=http should be');
    expect(run.output()).toContain('JANGGI_TYPO is no setting');
  });
});
