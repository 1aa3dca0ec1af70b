import { parseArgs } from 'node:util';
import { nearMiss } from '../server/near-miss.js';
import type { Asked } from './command.js';
import { wrongUsage } from './fault.js';
import { flagOf, isFlag, type Option, type Options, readValue } from './options.js';

const meaning = (word: string, words: readonly string[]): string => {
  const meant = nearMiss(word, words);
  return meant ? `; did you mean ${meant}?` : `; there are ${words.join(', ')}.`;
};

/** What a word that is no command of this program is told. */
export const noCommand = (word: string, commands: readonly string[]): string =>
  `There is no command ${JSON.stringify(word.slice(0, 40))}${meaning(word, commands)}`;

/**
 * Reads what stands behind a command's name.
 * @throws Fault, BadValue: an option that there is not, without its value, or given twice
 */
export const readArguments = (args: readonly string[], options: Options): Asked => {
  const byFlag = new Map(Object.entries(options).map(([name, option]) => [flagOf(name).slice(2), { name, option }]));
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      [...byFlag].map(([flag, { option }]) => [
        flag,
        { type: isFlag(option.field) ? 'boolean' : 'string', ...(option.short && { short: option.short }) } as const,
      ]),
    ),
    allowPositionals: true,
    tokens: true,
    // What is wrong is told by us, with what may have been meant.
    strict: false,
  });
  const words: string[] = [];
  const texts = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const known = byFlag.get(token.name);
    if (!known)
      throw wrongUsage(
        `There is no option ${token.rawName}${meaning(
          token.rawName,
          [...byFlag.keys()].map((flag) => `--${flag}`),
        )}`,
      );
    texts.set(known.name, [...(texts.get(known.name) ?? []), valueText(known.option, token.rawName, token.value)]);
  }
  const given = [...texts].map(([name, values]) => {
    const option = options[name] as Option;
    if (values.length > 1 && !option.many)
      throw wrongUsage(`${flagOf(name)} is given ${values.length} times; once is enough.`);
    return [name, readValue(option, flagOf(name), values.join(','))];
  });
  return { words, given: Object.fromEntries(given) };
};

const valueText = ({ field }: Option, flag: string, value: string | undefined): string => {
  if (!isFlag(field)) {
    if (value === undefined) throw wrongUsage(`${flag} needs a value.`);
    return value;
  }
  if (value !== undefined) throw wrongUsage(`${flag} takes no value.`);
  return 'true';
};
