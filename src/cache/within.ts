class TooLate extends Error {}

/** Redis clients do not bound a command that was sent, so every answer races the clock. Rejects after so many milliseconds. */
export const within = async <T>(answer: Promise<T>, millis: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`no answer within ${millis} ms`)), millis);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    // It may still fail, when nobody listens any more.
    answer.catch(() => {});
  }
};
