import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Response } from 'express';

/** How long parts may be made before others get their turn, in milliseconds. */
const SLICE = 15;
/** Small parts are joined up to this many bytes. */
const CHUNK = 64 * 1024;

/**
 * Sends parts as they are made: not before the client has taken the ones before, with a pause now and then for other
 * requests, and no further once the client has gone.
 */
export const sendParts = async (response: Response, parts: Iterable<Buffer>): Promise<void> => {
  let chunk: Buffer[] = [];
  let bytes = 0;
  let sliceStart = performance.now();
  const flush = async (): Promise<void> => {
    const ready = Buffer.concat(chunk);
    chunk = [];
    bytes = 0;
    if (!response.write(ready)) await drained(response);
  };
  for (const part of parts) {
    if (response.closed) return;
    chunk.push(part);
    bytes += part.length;
    if (bytes >= CHUNK) await flush();
    if (performance.now() - sliceStart > SLICE) {
      await nextTurn();
      sliceStart = performance.now();
    }
  }
  response.end(Buffer.concat(chunk));
};

const drained = (response: Response): Promise<void> =>
  new Promise((resolve) => {
    if (response.closed) {
      resolve();
      return;
    }
    const done = (): void => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
