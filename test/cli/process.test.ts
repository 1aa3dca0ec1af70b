import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { hasShared, sharedPath } from '../fixtures.js';
import { ROOT } from '../root.js';

const CLI = join(ROOT, 'dist', 'cli', 'main.js');

const runCli = (
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; out: string; told: string }> =>
  new Promise((resolve) => {
    const options = { env: { ...process.env, ...env }, maxBuffer: 64_000_000 };
    execFile(process.execPath, [CLI, ...args], options, (error, out, told) =>
      resolve({ code: error ? Number(error.code) : 0, out, told }),
    );
  });

/** The files of JavaScript that a command loads, as V8 counts them. */
const loadedBy = async (args: string[]): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'janggi-loaded-'));
  try {
    await runCli(args, { NODE_V8_COVERAGE: folder });
    return readdirSync(folder).flatMap((name) =>
      (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { result: { url: string }[] }).result.map(
        ({ url }) => url,
      ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('the program', () => {
  it('tells its version', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect((await runCli(['--version'])).out).toBe(`${version}\n`);
  });

  it.each([[['--help']], [['moves']], [['adjudicate', 'test/notation/records']], [['evaluate', '--depth', '2']]])(
    'loads nothing of the server for %j',
    async (args) => {
      const loaded = await loadedBy(args);
      expect(loaded.some((url) => url.endsWith('/dist/cli/run.js'))).toBe(true);
      // CP949 is read by a package of its own.
      expect(loaded.filter((url) => /\/node_modules\/(?!iconv-lite\/|safer-buffer\/)/.test(url))).toEqual([]);
      expect(
        loaded.filter((url) => /\/dist\/(graphql|workers|engine\/(?!variant)|cache|main|server\/create)/.test(url)),
      ).toEqual([]);
    },
  );

  it('is `node scripts/cli.mjs` in a clone, whose answer is nothing but the answer', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(ROOT, 'scripts', 'cli.mjs'),
      'explain',
      'a4b4',
    ]);
    expect(stdout).toBe('legal  LEGAL: The move is legal.\n');
    // It builds first where that is due.
  }, 120_000);

  it('ends with 1 where a record disagrees, with 2 where it is used wrongly', async () => {
    expect((await runCli(['adjudicate', join(ROOT, 'test/notation/records/made-up.gib')])).code).toBe(1);
    expect(await runCli(['adjudicate', 'nothing'])).toMatchObject({ code: 2, out: '' });
  });

  it('ends quietly where whoever reads has seen enough', async () => {
    const child = spawn(process.execPath, [CLI, 'perft', '3'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let told = '';
    child.stderr.on('data', (chunk: Buffer) => {
      told += chunk;
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([code, told]).toEqual([0, '']);
  });

  it('serves, and stops on a signal', async () => {
    const child = spawn(process.execPath, [CLI, 'serve', '--port', '0', '--host', '127.0.0.1'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, port] = /http:\/\/localhost:(\d+)/.exec(line) ?? [];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
      child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
    });
    expect((await fetch(`${url}/v1/points`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  });
});

describe.skipIf(!hasShared('records/manifest.jsonl'))('the program, with real records', () => {
  it('judges all of them within three seconds, start included', async () => {
    const start = performance.now();
    const { code, out } = await runCli(['adjudicate', sharedPath('records')]);
    const seconds = (performance.now() - start) / 1000;
    console.info(`${out.split('\n').at(-2)} ${seconds.toFixed(2)} s`);
    expect(code).toBe(1);
    expect(seconds).toBeLessThan(3);
  });
});
