import { BadValue } from '../notation/json-value.js';
import { describeService } from '../service/service-info.js';
import { COMMANDS } from './commands.js';
import { EXIT, type ExitCode, Fault } from './fault.js';
import { commandHelp, PROGRAM, programHelp } from './help.js';
import { printable } from './printable.js';
import { noCommand, readArguments } from './read-arguments.js';
import type { Terminal } from './terminal.js';

const HELP = ['--help', '-h'];

/** Whether help is asked for; behind `--` stand no options. */
const asksHelp = (args: readonly string[]): boolean =>
  args.slice(0, args.includes('--') ? args.indexOf('--') : undefined).some((arg) => HELP.includes(arg));

/**
 * Runs a command line.
 * @param args what stands behind the program's name
 * @returns the exit code
 */
export const run = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const [first = '', ...rest] = args;
  if (first === '--version' || first === '-V') {
    await terminal.write(`${describeService().version}\n`);
    return EXIT.well;
  }
  if (HELP.includes(first) || (first === 'help' && rest.length === 0)) {
    await terminal.write(programHelp());
    return EXIT.well;
  }
  if (first === '') {
    terminal.tell(programHelp());
    return EXIT.fault;
  }
  // `help moves` is `moves --help`.
  const [name, ...words] = first === 'help' ? [rest[0] ?? '', '--help'] : [first, ...rest];
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!entry) return complain(terminal, '', new Fault(noCommand(name, Object.keys(COMMANDS)), true));
  const command = await entry.load();
  if (asksHelp(words)) {
    await terminal.write(commandHelp(name, command));
    return EXIT.well;
  }
  try {
    return await command.run(readArguments(words, command.options), terminal);
  } catch (error) {
    if (error instanceof Fault) return complain(terminal, name, error);
    if (error instanceof BadValue) return complain(terminal, name, new Fault(error.message, true));
    throw error;
  }
};

const complain = (terminal: Terminal, name: string, { message, isUsage }: Fault): ExitCode => {
  const program = [PROGRAM, name].filter(Boolean).join(' ');
  terminal.tell(
    `${program}: ${message.split('\n').map(printable).join('\n')}\n${isUsage ? `See ${program} --help.\n` : ''}`,
  );
  return EXIT.fault;
};
