import { DIAGRAM_STYLES } from '../notation/diagram.js';
import { BadValue, type Value } from '../notation/json-value.js';
import { LANGUAGES } from '../referee/summary.js';
import { type Field, same, wordOf } from '../rest/fields.js';
import { GAME_FIELDS, readSwitch } from '../rest/input.js';
import { RULESETS } from '../rulesets/registry.js';
import type { RulesetOverrides } from '../rulesets/rules.js';
import { WORD_SWITCHES, type WordSwitch } from '../rulesets/switches.js';
import { SCORE_SCHEMES } from '../service/verdict-report.js';

/** One option of a command: how its value is read, as a parameter of REST is, and what it is for. */
export interface Option<T = unknown> {
  readonly field: Field<T>;
  readonly doc: string;
  /** What stands for the value in the help, where it is not one of some words. */
  readonly value?: string;
  readonly short?: string;
  /** Whether it may be given several times: the values are joined with commas. */
  readonly many?: true;
}
export type Options = { readonly [name: string]: Option };
/** What was given, by the options' names. */
export type Given<O extends Options> = { readonly [N in keyof O]?: ReturnType<O[N]['field']['query']> };

export const option = <T>(field: Field<T>, doc: string, rest: Omit<Option, 'field' | 'doc'> = {}): Option<T> => ({
  field,
  doc,
  ...rest,
});

/** `recordedAsClaims` is `--recorded-as-claims`. */
export const flagOf = (name: string): string =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The words that a value is one of, or a list of. */
export const wordsOf = ({ schema }: Field<unknown>): readonly string[] => {
  const { enum: words, items } = schema as { enum?: string[]; items?: { enum?: string[] } };
  return words ?? items?.enum ?? [];
};
export const isFlag = ({ schema }: Field<unknown>): boolean => (schema as { type?: string }).type === 'boolean';

/** How a word of the contract is written on the command line. */
export const spelled = (word: string): string => word.toLowerCase().replaceAll('_', '-');

const wordMeant = (words: readonly string[], text: string): string | undefined =>
  words.find((word) => spelled(word) === spelled(text));

/** Reads a value. @throws BadValue where it is none of its kind */
export const readValue = ({ field }: Option, path: string, text: string): unknown => {
  const words = wordsOf(field);
  if (words.length === 0) return field.query({ value: text, path });
  const meant = ('items' in field.schema ? text.split(',') : [text]).map((one) => {
    const word = wordMeant(words, one);
    if (word !== undefined) return word;
    throw new BadValue(
      `\`${path}\` should be one of ${words.map(spelled).join(', ')}, and not ${JSON.stringify(one.slice(0, 40))}.`,
    );
  });
  return field.query({ value: meant.join(','), path });
};

/** `komi=0.5,pass=NONE`; a comma inside of a value is no end of it. */
const RULES = same(({ value, path }: Value): RulesetOverrides => {
  const switches: Record<string, unknown> = Object.create(null);
  for (const given of String(value).split(/,(?=\s*\w+=)/)) {
    const [, name = '', text = ''] = /^\s*(\w+)=(.*)$/.exec(given) ?? [];
    if (name === '')
      throw new BadValue(`\`${path}\` is written switch=value, as komi=0.5, and not ${given.slice(0, 40)}.`);
    if (name in switches) throw new BadValue(`\`${path}\` sets ${name} twice.`);
    const words = Object.hasOwn(WORD_SWITCHES, name) ? WORD_SWITCHES[name as WordSwitch] : [];
    const word = wordMeant(words, text.trim());
    switches[name] = readSwitch(name, { value: word ?? text.trim(), path: `${path} ${name}` });
  }
  return switches as RulesetOverrides;
}, {});

export const RULES_OPTIONS = {
  ruleset: option(
    GAME_FIELDS.ruleset,
    `The rules to judge by, one of ${RULESETS.map(({ id }) => spelled(id)).join(', ')}; the first if left out.`,
    { value: 'ID' },
  ),
  rules: option(
    RULES,
    'House rules on top, as komi=0.5,pass=none; a name that there is not is told those that there are.',
    {
      value: 'SWITCH=VALUE,...',
      many: true,
    },
  ),
} as const;

/** How a game or a position is read, beside the rules. */
export const READING_OPTIONS = {
  moveNotation: option(GAME_FIELDS.moveNotation, 'How moves are written, where that cannot be seen.'),
  lenient: option(GAME_FIELDS.lenient, 'Take positions that could not come from a game.'),
} as const;

export const POSITION_OPTIONS = {
  dialect: option(GAME_FIELDS.dialect, 'The letters of the FEN, where they can be read in two ways.'),
  cho: option(GAME_FIELDS.cho, "Cho's arrangement, where no FEN is given."),
  han: option(GAME_FIELDS.han, "Han's arrangement, where no FEN is given."),
  moves: option(GAME_FIELDS.moves, 'Moves to play from there, in any notation.', { value: 'MOVE,...', many: true }),
  ...READING_OPTIONS,
  ...RULES_OPTIONS,
} as const;

export const LANGUAGE = option(wordOf(LANGUAGES), 'The language of the sentence that tells the verdict.');
export const SCHEME = option(wordOf(SCORE_SCHEMES), 'How tournament points are given.');
export const STYLE = option(wordOf(DIAGRAM_STYLES), 'How pieces are named.');

/** How an answer is printed. */
export const formats = <F extends string>(...names: readonly F[]): Option<F> =>
  option(wordOf(names), `How the answer is printed; ${spelled(names[0] as string)} if left out.`, { short: 'f' });
