import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type { GamesOrder } from './rest/job-chunks.js';
import { printable, readConfig } from './server/config.js';
import { createLog } from './server/log.js';
import { createPool } from './server/pool.js';

const fail = (...lines: readonly string[]): never => {
  for (const line of lines) console.error(line);
  process.exit(1);
};

/** What handing back may need past the time that chunks have to end in. */
const GRACE_MILLIS = 5000;

setFlagsFromString('--no-allocation-site-pretenuring');

const read = readConfig(process.env);
const config = read.ok ? read.value : fail(...read.error);
const { jobsRedisUrl: url, jobsKeepSeconds: keepSeconds, drainMillis } = config;
if (url === '') fail('A worker needs JANGGI_JOBS_REDIS_URL, the Redis that the service keeps its jobs in.');
const log = createLog(config.logLevel);
const threads = config.threads || Math.max(1, availableParallelism() - 1);
const pool = createPool(threads, threads);
const { startWorker } = await import('./jobs/work.js');
const worker = startWorker({
  url,
  keepSeconds,
  threads,
  drainMillis,
  log,
  answer: async (order, bytes, signal) => {
    const done = await pool.run({ kind: 'chunk', order: order as GamesOrder, bytes }, { signal });
    if (typeof done === 'string') throw new Error(`the chunk was not done: ${done}`);
    return done;
  },
});

let isStopping = false;
const stop = (): void => {
  if (isStopping) return;
  isStopping = true;
  console.log('Stopping: what is being worked on is ended first, or handed back.');
  setTimeout(() => process.exit(1), drainMillis + GRACE_MILLIS).unref();
  void worker
    .stop()
    .then(() => pool.stop())
    .then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
console.log(`Working on jobs, ${threads} at a time.`);
log.info({ config: printable(config) }, 'working');
