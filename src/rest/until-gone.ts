import type { ServerResponse } from 'node:http';

/** A signal that nobody waits for an answer any more. */
export const untilGone = (response: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
};
