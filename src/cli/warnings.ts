import type { Problem } from '../janggi/problem.js';
import { problemLine } from './fault.js';
import type { Terminal } from './terminal.js';

/** Tells what was read with a leniency, where the answer itself does not say it. */
export const tellWarnings = (teller: Pick<Terminal, 'tell'>, warnings: readonly Problem[], where = ''): void => {
  for (const warning of warnings) teller.tell(`warning: ${where}${problemLine(warning)}\n`);
};
