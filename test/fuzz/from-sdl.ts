import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  astFromValue,
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  print,
} from 'graphql';
import { ROOT } from '../root.js';
import type { Draw } from './draw.js';
import { game, valueNamed } from './values.js';

export const SDL = buildSchema(readFileSync(join(ROOT, 'schema', 'schema.graphql'), 'utf8'));

/** A question in GraphQL, as a client would send it. */
export interface Question {
  readonly query: string;
  readonly variables: { readonly [name: string]: unknown };
}

/** A value that an input type takes; one with moves is often a real game. */
const valueFor = (draw: Draw, type: GraphQLInputType, name: string): unknown => {
  if (!isNonNullType(type) && draw.chance(5)) return null;
  const bare = getNullableType(type);
  if (isEnumType(bare)) return draw.pick(bare.getValues()).name;
  const named = valueNamed(draw, name);
  if (named !== undefined) return named;
  if (isListType(bare)) return Array.from({ length: draw.below(4) }, () => valueFor(draw, bare.ofType, ''));
  if (isInputObjectType(bare)) return objectFor(draw, bare);
  switch (bare.name) {
    case 'Int':
      return draw.below(10);
    case 'Float':
      return draw.below(40) / 2;
    case 'Boolean':
      return draw.chance(50);
    default:
      return draw.text();
  }
};

const objectFor = (draw: Draw, type: GraphQLInputObjectType): object => {
  const fields = Object.values(type.getFields());
  const share = Math.min(50, 150 / (fields.length + 1));
  const value = Object.fromEntries(
    fields
      .filter((field) => isNonNullType(field.type) || draw.chance(share))
      .map((field) => [field.name, valueFor(draw, field.type, field.name)]),
  );
  if (!('moves' in type.getFields()) || draw.chance(40)) return value;
  const { cho, han, record, ...rest } = value;
  return { ...rest, ...game(draw) };
};

/** Writes one question; variables gather as arguments need them. */
class Writer {
  readonly variables: Record<string, unknown> = {};
  readonly declared: string[] = [];

  constructor(private readonly draw: Draw) {}

  selection(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields()).filter((field) => depth > 0 || isLeafType(getNamedType(field.type)));
    const chosen = this.draw.some(fields, Math.min(60, 250 / fields.length));
    const parts = (chosen.length > 0 ? chosen : [this.draw.pick(fields)]).map((field) => this.field(field, depth));
    if (this.draw.chance(10)) parts.push('__typename');
    if (this.draw.chance(5)) parts.push(`... on ${type.name} { kind: __typename }`);
    return `{ ${parts.join(' ')} }`;
  }

  private field({ name, args, type }: GraphQLField<unknown, unknown>, depth: number): string {
    const { draw } = this;
    const alias = draw.chance(10) ? `a${draw.below(100)}${name}: ` : '';
    const given = args.filter((arg) => isNonNullType(arg.type) || draw.chance(Math.min(50, 150 / args.length)));
    const list = given.map((arg) => `${arg.name}: ${this.argument(arg)}`).join(', ');
    const directive = draw.chance(2) ? draw.pick([' @include(if: true)', ' @skip(if: false)']) : '';
    const named = getNamedType(type);
    const below = isLeafType(named) ? '' : ` ${this.selection(named as GraphQLObjectType, depth - 1)}`;
    return `${alias}${name}${list && `(${list})`}${directive}${below}`;
  }

  private argument({ name, type }: GraphQLArgument): string {
    const value = valueFor(this.draw, type, name);
    if (this.draw.chance(60)) {
      try {
        const written = astFromValue(value, type);
        if (written) return print(written);
      } catch {
        // What the type does not take after all can still be sent as a variable.
      }
    }
    const variable = `v${this.declared.length}`;
    this.variables[variable] = value;
    this.declared.push(`$${variable}: ${type}`);
    return `$${variable}`;
  }
}

export const questionFrom = (draw: Draw): Question => {
  const writer = new Writer(draw);
  const selection = writer.selection(SDL.getQueryType() as GraphQLObjectType, 3 + draw.below(3));
  const declared = writer.declared.length > 0 ? ` (${writer.declared.join(', ')})` : '';
  return { query: `query Fuzz${declared} ${selection}`, variables: writer.variables };
};
