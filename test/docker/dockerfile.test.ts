import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../root.js';

/**
 * There may be no container engine where the tests run, so the Dockerfile's own lines are performed in empty folders:
 * each stage has one, with the path of WORKDIR inside it.
 */
interface Stage {
  readonly name: string;
  readonly root: string;
  workdir: string;
  command: string[];
  user: string;
  health: string[];
  readonly env: Record<string, string>;
}

const root = mkdtempSync(join(tmpdir(), 'dockerfile-'));
/** Some stages end up read-only. */
const makeWritable = (path: string): void => {
  if (lstatSync(path).isSymbolicLink()) return;
  const folder = lstatSync(path).isDirectory();
  chmodSync(path, folder ? 0o755 : 0o644);
  if (folder) for (const entry of readdirSync(path)) makeWritable(join(path, entry));
};
afterAll(() => {
  makeWritable(root);
  rmSync(root, { recursive: true, force: true });
});

const instructions = (): string[] =>
  readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** What .dockerignore leaves out: plain names at the top, as ours are. */
const IGNORED = new Set(readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean));

/**
 * What an engine would give to a RUN: how this machine reaches the registry (certificates, proxy, cache), and nothing
 * of the `npm test` around us, whose own settings would send npm to this repository.
 */
const MACHINE = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => name !== 'NODE_ENV' && (!name.toLowerCase().startsWith('npm_') || name === 'npm_config_cache'),
  ),
);

const perform = (): Stage => {
  const stages: Stage[] = [];
  const current = (): Stage => stages.at(-1) as Stage;
  const inStage = (path: string, stage = current()): string => join(stage.root, resolve(stage.workdir, path));
  const actions: { readonly [instruction: string]: (rest: string) => void } = {
    FROM: (rest) => {
      const [, , name = 'final'] = rest.split(/\s+/);
      const stage = { name, root: join(root, name), workdir: '/', command: [], user: 'root', health: [], env: {} };
      mkdirSync(stage.root);
      stages.push(stage);
    },
    WORKDIR: (rest) => {
      current().workdir = rest;
      mkdirSync(inStage('.'), { recursive: true });
    },
    ENV: (rest) => {
      const [name = '', value = ''] = rest.split('=');
      current().env[name] = value;
    },
    COPY: (rest) => {
      const words = rest.split(/\s+/);
      const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
      const target = words.pop() as string;
      const source = stages.find(({ name }) => name === from);
      for (const word of words) {
        if (!source && IGNORED.has(word)) throw new Error(`${word} is left out by .dockerignore`);
        const path = source ? inStage(word, source) : join(ROOT, word);
        const to = words.length > 1 || target.endsWith('/') ? inStage(join(target, basename(word))) : inStage(target);
        cpSync(path, to, { recursive: true, verbatimSymlinks: true });
      }
    },
    RUN: (rest) => {
      const { status, stderr } = spawnSync('sh', ['-c', rest], {
        cwd: inStage('.'),
        env: { ...MACHINE, ...current().env },
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${rest}: ${stderr}`);
    },
    USER: (rest) => {
      current().user = rest;
    },
    EXPOSE: () => {},
    HEALTHCHECK: (rest) => {
      current().health = JSON.parse(rest.slice(rest.indexOf('CMD') + 3)) as string[];
    },
    CMD: (rest) => {
      current().command = JSON.parse(rest) as string[];
    },
  };
  for (const line of instructions()) {
    const [instruction = '', ...rest] = line.split(' ');
    const action = actions[instruction];
    if (!action) throw new Error(`the test does not know ${instruction}`);
    action(rest.join(' ').trim());
  }
  return current();
};

const makeReadOnly = (path: string): void => {
  if (lstatSync(path).isSymbolicLink()) return;
  const folder = lstatSync(path).isDirectory();
  if (folder) for (const entry of readdirSync(path)) makeReadOnly(join(path, entry));
  chmodSync(path, folder ? 0o555 : 0o444);
};

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

/** Any user that owns nothing; only root may change to it. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const exited = (child: ChildProcess): Promise<number | null> => new Promise((done) => child.once('exit', done));

it('the image that the Dockerfile makes answers a question, run by nobody over a read-only tree', {
  timeout: 300_000,
}, async () => {
  const image = perform();
  const folder = join(image.root, image.workdir);
  expect(image.user).not.toBe('root');
  expect(image.command[0]).toBe('node');
  expect(existsSync(join(folder, 'node_modules', 'ffish')), 'nothing under GPL is shipped').toBe(false);
  expect(existsSync(join(folder, 'node_modules', 'typescript'))).toBe(false);
  makeReadOnly(image.root);
  chmodSync(root, 0o755);

  const port = await freePort();
  const env = { PATH: process.env.PATH ?? '', PORT: String(port), ...image.env };
  const [, ...args] = image.command;
  // As in the image, node is where every user may run it; the one that runs this test may be in somebody's home.
  const node = join(root, 'node');
  copyFileSync(process.execPath, node);
  const child = spawn(node, args, { cwd: folder, env, stdio: 'pipe', ...NOBODY });
  let output = '';
  const ready = new Promise<void>((done, fail) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Try it')) done();
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('exit', (code) => fail(new Error(`exit ${code}: ${output}`)));
  });
  await ready;
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ position { points { cho han } } }"}',
  });
  expect(await answer.json()).toEqual({ data: { position: { points: { cho: 72, han: 73.5 } } } });
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<div id="page">');
  const [, ...health] = image.health;
  expect(spawnSync(process.execPath, health, { env, cwd: folder }).status).toBe(0);
  const end = exited(child);
  child.kill('SIGTERM');
  expect(await end).toBe(0);
});
