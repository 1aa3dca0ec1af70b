import type { ExitCode } from './fault.js';
import type { Given, Options } from './options.js';
import type { Terminal } from './terminal.js';

/** What a command was asked. */
export interface Asked<O extends Options = Options> {
  /** What was given beside the options. */
  readonly words: readonly string[];
  readonly given: Given<O>;
}

/** One command. */
export interface Command<O extends Options = Options> {
  /** What follows its name: `FILES...` */
  readonly usage: string;
  /** What it does, in paragraphs. */
  readonly about: readonly string[];
  readonly options: O;
  /** What follows its name, and what comes of it. */
  readonly examples: readonly (readonly [line: string, what: string])[];
  /** @throws Fault, BadValue */
  readonly run: (asked: Asked<O>, terminal: Terminal) => Promise<ExitCode>;
}

/** A command whose options are typed, as one of many. */
export const command = <O extends Options>(of: Command<O>): Command => of as unknown as Command;
