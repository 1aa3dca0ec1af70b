/** A value of unknown shape, with the path to it for whoever has to find it. */
export interface Value {
  readonly value: unknown;
  /** `moves[3].seconds`; empty for the whole. */
  readonly path: string;
}

/** What readers throw where a value is not what it should be; its message says where and what was wanted. */
export class BadValue extends Error {}

export const fail = ({ path }: Value, wanted: string): never => {
  throw new BadValue(`${path === '' ? 'The whole' : `\`${path}\``} should be ${wanted}.`);
};

export const object = (of: Value): Value =>
  typeof of.value === 'object' && of.value !== null && !Array.isArray(of.value) ? of : fail(of, 'an object');

export const list = (of: Value): Value[] =>
  Array.isArray(of.value)
    ? of.value.map((value, index) => ({ value, path: `${of.path}[${index}]` }))
    : fail(of, 'a list');

export const text = (of: Value): string => (typeof of.value === 'string' ? of.value : fail(of, 'a text'));
/** A list of nothing but texts, however long, makes no garbage. */
export const texts = (of: Value): string[] =>
  Array.isArray(of.value) && of.value.every((value) => typeof value === 'string') ? of.value : list(of).map(text);
export const flag = (of: Value): boolean => (typeof of.value === 'boolean' ? of.value : fail(of, 'true or false'));
/** A whole number of no more than six digits. */
export const count = (of: Value): number =>
  Number.isInteger(of.value) && (of.value as number) >= 0 && (of.value as number) < 1e6
    ? (of.value as number)
    : fail(of, 'a whole number from 0 to 999999');
export const oneOf =
  <T extends string>(words: readonly T[]) =>
  (of: Value): T =>
    words.find((word) => word === of.value) ?? fail(of, `one of ${words.join(', ')}`);

/** A member of an object; one that is left out or null is absent. */
export const member = (of: Value, name: string): Value | null => {
  const value = Object.hasOwn(of.value as object, name) ? (of.value as Record<string, unknown>)[name] : null;
  return value === null || value === undefined ? null : { value, path: of.path === '' ? name : `${of.path}.${name}` };
};

/** A member as a property to spread: none where it is absent. */
export const maybe = <T, N extends string>(
  of: Value,
  name: N,
  read: (value: Value) => T,
): { readonly [K in N]?: T } => {
  const value = member(of, name);
  return (value === null ? {} : { [name]: read(value) }) as { readonly [K in N]?: T };
};
