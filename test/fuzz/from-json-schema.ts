import { OPENAPI } from '../rest/contract.js';
import type { Draw } from './draw.js';
import { game, valueNamed } from './values.js';

/** As far as the contract uses it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: { readonly [name: string]: JsonSchema };
  readonly required?: readonly string[];
}

/** What a reference in the contract stands for. */
export const resolved = <T extends { readonly $ref?: string }>(of: T): T => {
  if (of.$ref === undefined) return of;
  const value = of.$ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], OPENAPI);
  return resolved(value as T);
};

/** A value that a schema of the contract describes; one with moves is often a real game. */
export const fromSchema = (draw: Draw, given: JsonSchema, name = ''): unknown => {
  const schema = resolved(given);
  const named = valueNamed(draw, name);
  if (named !== undefined) return named;
  if (schema.enum) return draw.pick(schema.enum);
  if (schema.anyOf) return fromSchema(draw, draw.pick(schema.anyOf), name);
  const { type = 'object' } = schema;
  switch (typeof type === 'string' ? type : draw.pick(type)) {
    case 'null':
      return null;
    case 'boolean':
      return draw.chance(50);
    case 'integer':
      return draw.below(10);
    case 'number':
      return draw.below(40) / 2;
    case 'array':
      return Array.from({ length: draw.below(4) }, () => fromSchema(draw, schema.items ?? {}));
    case 'object':
      return objectFrom(draw, schema);
    default:
      return draw.text();
  }
};

const objectFrom = (draw: Draw, { properties = {}, required = [] }: JsonSchema): object => {
  const names = Object.keys(properties);
  // One or two, however many there are.
  const share = Math.min(50, 150 / (names.length + 1));
  const chosen = names.filter((name) => required.includes(name) || draw.chance(share));
  const value = Object.fromEntries(
    chosen.map((name) => [name, fromSchema(draw, properties[name] as JsonSchema, name)]),
  );
  if (!names.includes('moves') || draw.chance(40)) return value;
  const { cho, han, record, ...rest } = value;
  return { ...rest, ...game(draw) };
};
