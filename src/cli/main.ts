#!/usr/bin/env node
import { EXIT, type ExitCode } from './fault.js';
import { run } from './run.js';
import { terminalOf } from './terminal.js';

const fail = (error: unknown): ExitCode => {
  console.error(error);
  return EXIT.ours;
};

// Whoever reads may have seen enough, as `head` has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? EXIT.well : fail(error));
});

process.exitCode = await run(process.argv.slice(2), terminalOf(process)).catch(fail);
