import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/set-up.mjs';

const PROBE = pathToFileURL(join(ROOT, 'bench', 'load', 'heap-probe.mjs')).href;

/** Starts the service as it was built, in a process of its own, with a probe for its memory. */
export const startService = async () => {
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, join(ROOT, 'dist', 'main.js')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', JANGGI_LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [found] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code} before it listened`)));
  });
  const memory = async () => {
    child.send('collect');
    const [usage] = await once(child, 'message');
    return usage;
  };
  return {
    url,
    /** Bytes in use after garbage is collected. */
    heap: async () => (await memory()).heapUsed,
    resident: async () => (await memory()).rss,
    /** The 99th percentile of the event loop's delay since it was last asked, in milliseconds. */
    loopDelay: async () => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(/janggi_event_loop_delay_seconds\{quantile="0.99"\} (\S+)/.exec(text)?.[1]) * 1000;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      return code;
    },
  };
};
