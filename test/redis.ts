import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installPackage } from './install-package.js';

const onPath = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** A real redis-server: the one on the path, or one that is installed now. */
export const needRedis = (): void => {
  if (onPath()) return;
  const failure = installPackage('redis-server', 'the tests of the cache and of jobs');
  // As on a Mac.
  if (!onPath()) spawnSync('brew', ['install', 'redis'], { stdio: 'ignore', timeout: 480_000 });
  if (!onPath())
    throw new Error(
      `The tests need redis-server on the path: install it (apt-get install redis-server, brew install redis). ${failure}`,
    );
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', () => resolve(true)).once('error', () => resolve(false));
    socket.once('data', () => socket.destroy());
  });

/** A private Redis on a port of its own. */
export interface RedisProcess {
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** What redis-cli would print. */
  command(...args: string[]): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Killed, and started again with what it has written down. */
  restart(): Promise<void>;
}

export const startRedis = async (port?: number, ...options: string[]): Promise<RedisProcess> => {
  needRedis();
  const own = port ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'janggi-redis-'));
  const launch = async (): Promise<{ child: ChildProcess; gone: Promise<void> }> => {
    const child = spawn(
      'redis-server',
      ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder, ...options],
      { stdio: 'ignore' },
    );
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    for (let round = 0; !(await answers(own)); round++) {
      if (round > 200 || child.exitCode !== null) throw new Error(`redis-server does not answer on port ${own}`);
      await sleep(50);
    }
    return { child, gone };
  };
  let running = await launch();
  return {
    url: `redis://127.0.0.1:${own}`,
    port: own,
    get process() {
      return running.child;
    },
    command: (...args) => spawnSync('redis-cli', ['-p', String(own), ...args], { encoding: 'utf8' }).stdout,
    async stop(signal = 'SIGKILL') {
      running.child.kill('SIGCONT');
      running.child.kill(signal);
      await running.gone;
      rmSync(folder, { recursive: true, force: true });
    },
    async restart() {
      running.child.kill('SIGKILL');
      await running.gone;
      running = await launch();
    },
  };
};

/** A port whose cluster bus, 10,000 higher, is one too. */
export const freeClusterPort = async (): Promise<number> => {
  let port = await freePort();
  while (port > 55_000) port = await freePort();
  return port;
};

/** A private cluster of three. @param first the port of the first of them */
export const startCluster = async (first?: number): Promise<{ nodes: RedisProcess[]; stop(): Promise<void> }> => {
  needRedis();
  const nodes: RedisProcess[] = [];
  for (let index = 0; index < 3; index++) {
    const port = index === 0 && first !== undefined ? first : await freeClusterPort();
    const options = [
      '--cluster-enabled',
      'yes',
      '--cluster-node-timeout',
      '500',
      '--cluster-require-full-coverage',
      'no',
    ];
    nodes.push(await startRedis(port, ...options));
  }
  const addresses = nodes.map(({ port }) => `127.0.0.1:${port}`);
  const made = spawnSync('redis-cli', ['--cluster', 'create', ...addresses, '--cluster-yes'], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`no cluster: ${made.stdout}${made.stderr}`);
  return {
    nodes,
    stop: async () => void (await Promise.all(nodes.map((node) => node.stop()))),
  };
};
