import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLInt,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { SDL } from './from-sdl.js';

const SCALARS: { readonly [name: string]: (value: unknown) => boolean } = {
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) <= 2 ** 31,
  Float: (value) => Number.isFinite(value),
  Boolean: (value) => typeof value === 'boolean',
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string',
};

type Fields = Map<string, FieldNode[]>;

/** Throws where the data of an answer is not what the SDL says of its query: types, nulls, and which fields there are. */
export const checkData = (document: DocumentNode, data: unknown): void => {
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  const [operation] = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation) throw new Error('an answer to no operation');

  /** The fields of a selection by the names of the answer; directives are only of the kind that keeps a field. */
  const fieldsOf = ({ selections }: SelectionSetNode, fields: Fields = new Map()): Fields => {
    for (const selection of selections)
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        fields.set(name, [...(fields.get(name) ?? []), selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) fieldsOf(selection.selectionSet, fields);
      else fieldsOf((fragments.get(selection.name.value) as FragmentDefinitionNode).selectionSet, fields);
    return fields;
  };

  const check = (type: GraphQLOutputType, nodes: readonly FieldNode[], value: unknown, path: string): void => {
    const fail = (): never => {
      throw new Error(`${path} should be ${type}: ${JSON.stringify(value)?.slice(0, 200)}`);
    };
    if (value === null) {
      if (isNonNullType(type)) fail();
      return;
    }
    const bare = getNullableType(type);
    if (isListType(bare)) {
      if (!Array.isArray(value)) fail();
      for (const [index, item] of (value as unknown[]).entries()) check(bare.ofType, nodes, item, `${path}[${index}]`);
    } else if (isObjectType(bare)) checkObject(bare, nodes.map(selectionOf), value, path);
    else if (isEnumType(bare)) {
      if (!bare.getValues().some(({ name }) => name === value)) fail();
    } else if (!SCALARS[(bare as typeof GraphQLInt).name]?.(value)) fail();
  };

  const checkObject = (type: GraphQLObjectType, sets: SelectionSetNode[], value: unknown, path: string): void => {
    const fields: Fields = new Map();
    for (const set of sets) fieldsOf(set, fields);
    const given = Object.keys(value as object);
    if (given.join() !== [...fields.keys()].join()) throw new Error(`${path} has ${given}, not ${[...fields.keys()]}`);
    for (const [name, nodes] of fields) {
      const asked = (nodes[0] as FieldNode).name.value;
      const of = (value as Record<string, unknown>)[name];
      if (asked === '__typename') {
        if (of !== type.name) throw new Error(`${path}.${name} is no ${type.name}`);
      } else if (!asked.startsWith('__'))
        check(type.getFields()[asked]?.type as GraphQLOutputType, nodes, of, `${path}.${name}`);
    }
  };
  checkObject(SDL.getQueryType() as GraphQLObjectType, [operation.selectionSet], data, 'data');
};

const selectionOf = ({ selectionSet }: FieldNode): SelectionSetNode => selectionSet as SelectionSetNode;
