/** Whether to take the time for the long runs; says so where not. */
export const LONG = process.env.EVALUATION_LONG === '1';
if (!LONG)
  console.info('skipped or cut short: the long runs of the evaluation; `npm run check:evaluation` has them all');
