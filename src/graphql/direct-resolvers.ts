import { type GraphQLField, type GraphQLSchema, getNamedType, isLeafType, isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

type Method = (...params: unknown[]) => unknown;
type Metadata = ReturnType<typeof getMetadataStorage>['fieldResolvers'][number];
type Param = NonNullable<Metadata['params']>[number];

/** How a parameter of a resolver's method is found; null for kinds that are left to type-graphql. */
const readerOf = (
  param: Param,
): ((root: unknown, args: Record<string, unknown>, context: unknown) => unknown) | null => {
  switch (param.kind) {
    case 'arg':
      return (_, args) => args[param.name];
    case 'root':
      return param.propertyName ? null : (root) => root;
    case 'context':
      return param.propertyName ? null : (_, __, context) => context;
    default:
      return null;
  }
};

const takesPlainValues = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.every(({ type }) => isLeafType(getNamedType(type)));

/**
 * Lets fields call their resolver's method at once where all their arguments are plain values. type-graphql waits for
 * each argument as if it were to be validated: then nothing of a batch is finished before all of it is begun, and all of
 * it is in memory together.
 */
export const resolveDirectly = (schema: GraphQLSchema): GraphQLSchema => {
  const instances = new Map<unknown, { readonly [method: string]: Method }>();
  for (const { kind, target, methodName, schemaName, params = [], getObjectType } of getMetadataStorage()
    .fieldResolvers) {
    const type = kind === 'external' ? getObjectType?.() : undefined;
    const field = type && fieldOf(schema, type, schemaName);
    const readers = [...params].sort((a, b) => a.index - b.index).map(readerOf);
    if (!field || !takesPlainValues(field) || readers.includes(null)) continue;
    const resolver = instances.get(target) ?? (new (target as new () => object)() as { [method: string]: Method });
    instances.set(target, resolver);
    field.resolve = (root, args, context) =>
      resolver[methodName]?.(...readers.map((read) => read?.(root, args, context)));
  }
  return schema;
};

/** The field that is made from a property or a resolver of a class. */
const fieldOf = (schema: GraphQLSchema, target: unknown, name: string): GraphQLField<unknown, unknown> | undefined => {
  const known = getMetadataStorage().objectTypes.find((type) => type.target === target);
  const type = known && schema.getType(known.name);
  return isObjectType(type) ? type.getFields()[name] : undefined;
};
