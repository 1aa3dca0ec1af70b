import { count, fail, flag, list, oneOf, text, texts, type Value } from '../notation/json-value.js';

/** How one field of a question is read: from JSON, and from the text of a query parameter. */
export interface Field<T> {
  readonly json: (value: Value) => T;
  readonly query: (value: Value & { readonly value: string }) => T;
  /** What it is in JSON Schema; and in an address, where that is another. */
  readonly schema: object;
  readonly querySchema?: object;
}
export type Fields<Q> = { readonly [N in keyof Q]?: Field<Q[N]> };

export const same = <T>(read: (value: Value) => T, schema: object): Field<T> => ({ json: read, query: read, schema });
export const number = (of: Value & { readonly value: string }): number =>
  /^-?\d{1,9}(?:\.\d{1,3})?$/.test(of.value) ? Number(of.value) : fail(of, 'a number');

export const TEXT = same(text, { type: 'string' });
export const FLAG: Field<boolean> = {
  json: flag,
  query: (of) => (of.value === 'true' || of.value === 'false' ? of.value === 'true' : fail(of, 'true or false')),
  schema: { type: 'boolean' },
};
export const COUNT: Field<number> = {
  json: count,
  query: (of) => count({ path: of.path, value: number(of) }),
  schema: { type: 'integer', minimum: 0, maximum: 999_999 },
};
const MOST = 2 ** 31 - 1;
/** A whole number of any size that a limit may have. */
export const WHOLE: Field<number> = same(
  (of) =>
    Number.isInteger(Number(of.value)) && /^\d{1,10}$/.test(String(of.value)) && Number(of.value) <= MOST
      ? Number(of.value)
      : fail(of, `a whole number from 0 to ${MOST}`),
  { type: 'integer', minimum: 0, maximum: MOST },
);
/** In a query with commas between. */
export const TEXTS: Field<string[]> = {
  json: texts,
  query: ({ value }) => (value === '' ? [] : value.split(',')),
  schema: { type: 'array', items: { type: 'string' } },
};
export const wordOf = <T extends string>(words: readonly T[]): Field<T> =>
  same(oneOf(words), { type: 'string', enum: words });

export const wordsOf = <T extends string>(words: readonly T[]): Field<T[]> => {
  const read = (of: Value): T[] => list(of).map(oneOf(words));
  return {
    json: read,
    query: ({ path, value }) => read({ path, value: value.split(',') }),
    schema: { type: 'array', items: { type: 'string', enum: words } },
  };
};

/** What an address takes beside its path, by name. */
export type Parameters = { readonly [name: string]: Field<unknown> };
