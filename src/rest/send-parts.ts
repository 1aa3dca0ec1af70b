import type { Response } from 'express';
import { nextTurn } from './turns.js';

/** How long parts may be made before others get their turn, in milliseconds. */
const SLICE = 1;

/**
 * Sends parts as they are made, an empty one being no more than a place to pause: not before the client has taken the ones before, with a pause now and then for other
 * requests, and no further once the client has gone.
 */
export const sendParts = async (response: Response, parts: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> => {
  try {
    await nextTurn();
    let sliceStart = performance.now();
    for await (const part of parts) {
      if (part.length > 0 && !response.write(part)) await drained(response);
      if (performance.now() - sliceStart > SLICE) {
        await nextTurn();
        sliceStart = performance.now();
      }
      if (response.closed) return;
    }
    response.end();
  } catch (error) {
    if (!response.headersSent) throw error;
    // Half an answer is out; only a broken connection tells that it is not whole.
    response.destroy();
  }
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

/** Writes something that means nothing while nothing else was written for a while, so that nobody takes us for gone. */
export const keepAlive = (response: Response, nothing: string, millis: number): void => {
  let written = -1;
  const timer = setInterval(() => {
    const { bytesWritten = 0 } = response.socket ?? {};
    if (bytesWritten === written && !response.writableNeedDrain) response.write(nothing);
    written = response.socket?.bytesWritten ?? 0;
  }, millis);
  timer.unref();
  response.once('finish', () => clearInterval(timer)).once('close', () => clearInterval(timer));
};
