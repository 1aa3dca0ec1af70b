import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PROBE = pathToFileURL(fileURLToPath(new URL('probe.mjs', import.meta.url))).href;

/** Starts a server in a process of its own. */
export const startContestant = async (file, env = {}) => {
  const child = spawn(process.execPath, ['--import', PROBE, fileURLToPath(new URL(file, import.meta.url))], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', JANGGI_LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [found] = /http:\/\/\S+:\d+/.exec(line) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it listened`)));
  });
  const measure = async () => {
    child.send('measure');
    const [measured] = await once(child, 'message');
    return measured;
  };
  return { url, measure, tell: (message) => child.send(message), stop: () => child.kill() };
};
