/** Those that wait for their turn, first come first served. */
const waiting: (() => void)[] = [];

/** One of those that wait in each round of the event loop: between two of them all other requests are looked after. */
const callNext = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(callNext);
};

/**
 * Resolves when a long piece of work may go on for a short while. However many such works there are, only one goes on in
 * a round of the event loop.
 */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(callNext);
  });
