/** Loaded into each contestant: tells how much processor time it has used, in microseconds, and its memory. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('message', (asked) => {
    if (asked !== 'measure') return;
    const { user, system } = process.cpuUsage();
    process.send({ cpu: user + system, rss: process.memoryUsage().rss });
  });
  // A benchmark that failed leaves nothing behind.
  process.on('disconnect', () => process.exit());
  process.channel?.unref();
}
