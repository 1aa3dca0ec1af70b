import type { Response } from 'express';

/** A signal that nobody waits for an answer any more. */
export const untilGone = (response: Response): AbortSignal => {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
};
