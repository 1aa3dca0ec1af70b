/** Loaded into a service that is measured: told so, it collects its garbage and says what memory is left in use. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('message', () => {
    globalThis.gc();
    process.send(process.memoryUsage());
  });
  // To be asked is no reason to live on.
  process.channel.unref();
}
