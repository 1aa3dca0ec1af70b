import type { Problem } from '../janggi/problem.js';
import type { Result } from '../janggi/result.js';
import { printable } from './printable.js';

/**
 * The exit codes: all well; a record disagrees with the board; wrong usage, or an input that cannot be read; and, as
 * sysexits.h has it, a fault of this program.
 */
export const EXIT = { well: 0, disagrees: 1, fault: 2, ours: 70 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What ends a command before its answer; the message says what to mend. */
export class Fault extends Error {
  constructor(
    message: string,
    /** Whether a look at the help may be what is needed. */
    readonly isUsage = false,
  ) {
    super(message);
  }
}
export const wrongUsage = (message: string): Fault => new Fault(message, true);

const PLACES = ['game', 'line', 'column', 'ply', 'rank', 'file'] as const;

/** A problem on one line: its code, its message, and where it is as far as that is known. */
export const problemLine = (problem: Problem): string => {
  const places = PLACES.flatMap((place) => (problem[place] === undefined ? [] : [`${place} ${problem[place]}`]));
  return `${problem.code}: ${printable(problem.message)}${places.length > 0 ? ` (${places.join(', ')})` : ''}`;
};

/** A value, or the end of the command with what is wrong. */
export const orFault = <T>(result: Result<T, Problem>): T => {
  if (!result.ok) throw new Fault(problemLine(result.error));
  return result.value;
};
