import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './root.js';

/** A service in a process of its own, as it was built. */
export interface ServiceProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Memory in use, in bytes; null where the system does not tell. */
  memory(): number | null;
  /** Resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const SERVICE = join(ROOT, 'dist/main.js');

export const startService = async (env: Record<string, string> = {}, main = SERVICE): Promise<ServiceProcess> => {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [found] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code} before it listened`)));
  });
  return {
    url,
    child,
    memory: () => {
      try {
        const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
        return kilobytes === undefined ? null : Number(kilobytes) * 1024;
      } catch {
        return null;
      }
    },
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
};
