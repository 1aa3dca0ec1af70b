import { ARRANGEMENTS } from '../janggi/arrangement.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { SIDES } from '../janggi/side.js';
import { FEN_DIALECTS } from '../notation/fen.js';
import { BadValue, list, member, object, type Value } from '../notation/json-value.js';
import { MOVE_NOTATIONS } from '../notation/moves.js';
import { RECORD_FORMATS } from '../notation/record.js';
import { CLAIM_KINDS } from '../rulesets/reason.js';
import type { RulesetOverrides } from '../rulesets/rules.js';
import {
  FLAG_SWITCHES,
  NUMBER_SWITCHES,
  type SwitchName,
  WORD_SWITCHES,
  type WordSwitch,
} from '../rulesets/switches.js';
import type { ClaimQuestion, GameQuestion, PositionQuestion } from '../service/questions.js';
import { COUNT, type Field, type Fields, FLAG, number, type Parameters, same, TEXT, TEXTS, wordOf } from './fields.js';

const CLAIM_FIELDS = { kind: wordOf(CLAIM_KINDS), by: wordOf(SIDES), atPly: COUNT } as const;

const claim = (of: Value): ClaimQuestion => readMembers(object(of), CLAIM_FIELDS) as ClaimQuestion;

/** In an address: `RESIGNATION:HAN@45`, its side and its half-move where it has them. */
const CLAIM_TEXT = /^(?<kind>[^:@]*)(?::(?<by>[^@]*))?(?:@(?<atPly>.*))?$/s;

const claimText = ({ path, value }: Value & { readonly value: string }): ClaimQuestion => {
  const parts = CLAIM_TEXT.exec(value)?.groups ?? {};
  return Object.fromEntries(
    Object.entries(CLAIM_FIELDS).flatMap(([name, { query }]) => {
      const part = parts[name];
      return part === undefined ? [] : [[name, query({ path: `${path} ${name}`, value: part })]];
    }),
  ) as unknown as ClaimQuestion;
};

const CLAIMS: Field<ClaimQuestion[]> = {
  json: (of) => list(of).map(claim),
  query: ({ path, value }) => value.split(',').map((each) => claimText({ path, value: each })),
  schema: { type: 'array', items: { $ref: '#/components/schemas/ClaimInput' } },
  querySchema: {
    type: 'array',
    items: { type: 'string', pattern: `^(${CLAIM_KINDS.join('|')})(:(${SIDES.join('|')}))?(@\\d+)?$` },
  },
};

/** The switches themselves are looked at where house rules are made. */
const rules = (of: Value): RulesetOverrides => object(of).value as RulesetOverrides;

export const POSITION_FIELDS = {
  fen: TEXT,
  dialect: wordOf(FEN_DIALECTS),
  cho: wordOf(ARRANGEMENTS),
  han: wordOf(ARRANGEMENTS),
  moves: TEXTS,
  moveNotation: wordOf(MOVE_NOTATIONS),
  lenient: FLAG,
  ruleset: TEXT,
} as const satisfies Fields<PositionQuestion>;

/** What a question in JSON has beside the fields that a query can have. */
const JSON_ONLY = { ref: TEXT, rules: same(rules, { $ref: '#/components/schemas/RulesetOverrides' }) } as const;

export const GAME_FIELDS = {
  ...POSITION_FIELDS,
  format: wordOf(RECORD_FORMATS),
  recordedAsClaims: FLAG,
  claims: CLAIMS,
} as const satisfies Fields<GameQuestion>;

const POSITION_JSON_FIELDS = { ...POSITION_FIELDS, ...JSON_ONLY } as const satisfies Fields<PositionQuestion>;

const GAME_JSON_FIELDS = {
  ...GAME_FIELDS,
  ...JSON_ONLY,
  record: TEXT,
  gameNumber: COUNT,
} as const satisfies Fields<GameQuestion>;

/** Reads an object's members; one that is left out or null is absent, and one of another name is a fault. */
const readMembers = <F extends { readonly [name: string]: Field<unknown> }>(of: Value, fields: F): object => {
  for (const name of Object.keys(of.value as object))
    if (!Object.hasOwn(fields, name))
      throw new BadValue(
        `There is no field ${JSON.stringify(name.slice(0, 40))}${of.path === '' ? '' : ` in \`${of.path}\``}; there are ${Object.keys(fields).join(', ')}.`,
      );
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { json }]) => {
      const value = member(of, name);
      return value === null ? [] : [[name, json(value)]];
    }),
  );
};

const reading = <T>(read: () => T): Result<T, Problem> => {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof BadValue) return err({ code: 'BAD_INPUT', message: error.message });
    throw error;
  }
};

/** A position as JSON gives it: the fields of PositionInput. @returns it, or BAD_INPUT with the path */
export const readPositionInput = (value: unknown): Result<PositionQuestion, Problem> =>
  reading(() => readMembers(object({ value, path: '' }), POSITION_JSON_FIELDS) as PositionQuestion);

/** A game as JSON gives it: the fields of GameInput. @returns it, or BAD_INPUT with the path */
export const readGameInput = (value: unknown): Result<GameQuestion, Problem> =>
  reading(() => readMembers(object({ value, path: '' }), GAME_JSON_FIELDS) as GameQuestion);

const RULE = 'rules.';

/**
 * A question as the parameters of an address give it; house rules are `rules.<switch>`.
 * @param withRules whether house rules may be given
 * @returns it, or BAD_INPUT: a parameter of another name, one given twice, or a value that is none of its kind
 */
export const readQuery = <F extends Parameters>(
  search: URLSearchParams,
  fields: F,
  withRules = true,
): Result<{ readonly [N in keyof F]?: ReturnType<F[N]['query']> } & { readonly rules?: RulesetOverrides }, Problem> =>
  reading(() => {
    const question: Record<string, unknown> = {};
    // Without a prototype, so that no name means more than a name.
    const switches: Record<string, unknown> = Object.create(null);
    for (const [name, value] of search) {
      if (search.getAll(name).length > 1) throw new BadValue(`The parameter \`${name}\` is given twice.`);
      const of = { value, path: name };
      if (withRules && name.startsWith(RULE))
        switches[name.slice(RULE.length)] = readSwitch(name.slice(RULE.length), of);
      else if (Object.hasOwn(fields, name)) question[name] = (fields[name] as Field<unknown>).query(of);
      else
        throw new BadValue(
          `There is no parameter \`${name.slice(0, 40)}\`; there are ${[...Object.keys(fields), ...(withRules ? ['rules.<switch>'] : [])].join(', ') || 'none'}.`,
        );
    }
    if (Object.keys(switches).length > 0) question.rules = switches;
    return question as never;
  });

/** What says where a question begins, and how that is read. */
const START = ['fen', 'dialect', 'cho', 'han', 'moves', 'format'] as const;
/** What says by which rules; house rules go with the ruleset that they were named with. */
const RULES = ['ruleset', 'rules'] as const;

/**
 * What a question asks, with what an address says for all that do not say otherwise: a start of its own, a ruleset of its
 * own with its house rules, or single house rules of its own.
 */
export const withCommon = <Q extends PositionQuestion | GameQuestion>(common: Q, own: Q): Q => {
  const { fen, record }: GameQuestion = own;
  const saysStart = (fen ?? record ?? null) !== null;
  const left = [...(saysStart ? START : []), ...((own.ruleset ?? null) === null ? [] : RULES)] as readonly string[];
  const kept = Object.fromEntries(Object.entries(common).filter(([name]) => !left.includes(name))) as Partial<Q>;
  return { ...kept, ...own, ...(kept.rules && own.rules && { rules: { ...kept.rules, ...own.rules } }) } as Q;
};

/** The value of a switch as text; that it is one of those that the switch has is looked at where house rules are made. */
export const readSwitch = (name: string, of: Value & { readonly value: string }): unknown => {
  if (Object.hasOwn(FLAG_SWITCHES, name)) return FLAG.query(of);
  if (Object.hasOwn(NUMBER_SWITCHES, name)) return number(of);
  return name === 'pointValues' ? of.value.split(/[ ,]/).map((value) => number({ path: of.path, value })) : of.value;
};

/** What a switch takes, in JSON Schema. */
export const switchSchema = (name: SwitchName): object => {
  if (name in WORD_SWITCHES) return { type: 'string', enum: WORD_SWITCHES[name as WordSwitch] };
  if (name in FLAG_SWITCHES) return FLAG.schema;
  if (name in NUMBER_SWITCHES) return { type: 'number' };
  return { type: 'string', description: 'Six numbers with commas or blanks between.' };
};
