import type { Command } from './command.js';
import { COMMANDS } from './commands.js';
import { flagOf, isFlag, type Option, type Options, spelled, wordsOf } from './options.js';

export const PROGRAM = 'janggi-referee';

const WIDTH = 96;

/** Breaks a text into lines, all but the first begun with blanks. */
const wrapped = (text: string, indent: number): string => {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string;
    if (line !== '' && line.length + word.length + 1 > WIDTH - indent) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
};

/** Two columns: names, and what they are. */
const columns = (rows: readonly (readonly [name: string, text: string])[], most = 30): string => {
  const width = Math.min(most, Math.max(...rows.map(([name]) => name.length)));
  return rows
    .map(([name, text]) => {
      const gap = name.length > width ? `\n${' '.repeat(width + 4)}` : ' '.repeat(width - name.length + 2);
      return `  ${name}${gap}${wrapped(text, width + 4)}`;
    })
    .join('\n');
};

const optionRow = ([name, { field, doc, value, short, many }]: [string, Option]): [string, string] => {
  const words = wordsOf(field).map(spelled);
  const few = words.length <= 4 && words.join('|').length <= 24;
  const shown = isFlag(field)
    ? ''
    : ` ${words.length === 0 ? (value ?? 'N') : few ? words.join('|') : many ? 'WORD,...' : 'WORD'}`;
  return [
    `${short ? `-${short}, ` : ''}${flagOf(name)}${shown}`,
    words.length > 0 && !few ? `${doc} One of ${words.join(', ')}.` : doc,
  ];
};

const optionsText = (options: Options): string =>
  columns([...Object.entries(options).map(optionRow), ['-h, --help', 'Show this help.']]);

/** What the program can do. */
export const programHelp = (): string => `Rules and scoring for janggi (Korean chess).

Usage: ${PROGRAM} COMMAND ...

${columns(Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary]))}

  ${PROGRAM} COMMAND --help tells more of each, ${PROGRAM} --version which version this is.

Examples:
  ${PROGRAM} adjudicate games/ --ruleset kja
  ${PROGRAM} moves '3k5/9/9/9/9/9/9/9/3R5/4K4 b - - 0 1'
  ${PROGRAM} explain 01차51
  ${PROGRAM} serve --port 4001

A file may be in UTF-8 or CP949 and hold many games; - is standard input. Answers go to standard output, all else to
standard error. Exit code 0: all is well; 1: a record disagrees with the board; 2: wrong usage, or an input that cannot be
read.
`;

/** What one command does, its options, and examples. */
export const commandHelp = (name: string, { usage, about, options, examples }: Command): string =>
  `${COMMANDS[name]?.summary}

Usage: ${PROGRAM} ${name} ${usage}

${about.map((paragraph) => wrapped(paragraph, 0)).join('\n\n')}

Options:
${optionsText(options)}

Examples:
${examples.map(([line, what]) => `  ${PROGRAM} ${name} ${line}\n      ${wrapped(what, 6)}`).join('\n')}
`;
