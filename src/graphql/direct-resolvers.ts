import { type GraphQLSchema, GraphQLString, getNamedType, isObjectType } from 'graphql';
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

/** Fields of batches whose arguments are plain values, and that have no fault to tell where no text is among them. */
const DIRECT: readonly string[] = ['Position.fen', 'Position.legalMoves'];

/**
 * Lets some fields call their resolver's method at once. type-graphql waits for each argument as if it were to be
 * validated: then nothing of a batch is finished before all of it is begun, and all of it is in memory together. A field
 * that may fail goes on waiting: where it did not, its siblings would be left out or not, by how a query is run.
 */
export const resolveDirectly = (schema: GraphQLSchema): GraphQLSchema => {
  for (const { target, methodName, schemaName, params = [], getObjectType } of getMetadataStorage().fieldResolvers) {
    const type = schema.getType(typeNameOf(getObjectType?.()) ?? '');
    if (!isObjectType(type) || !DIRECT.includes(`${type.name}.${schemaName}`)) continue;
    const field = type.getFields()[schemaName];
    const readers = [...params].sort((a, b) => a.index - b.index).map(readerOf);
    const waiting = field?.resolve;
    if (!field || !waiting || readers.includes(null)) throw new Error(`${schemaName} cannot be resolved directly`);
    const resolver = new (target as new () => object)() as { readonly [method: string]: Method };
    const texts = field.args.filter(({ type }) => getNamedType(type) === GraphQLString).map(({ name }) => name);
    field.resolve = (root, args, context, info) =>
      texts.some((name) => args[name] != null)
        ? waiting(root, args, context, info)
        : resolver[methodName]?.(...readers.map((read) => read?.(root, args, context)));
  }
  return schema;
};

/** The type that is made from a class. */
const typeNameOf = (target: unknown): string | undefined =>
  getMetadataStorage().objectTypes.find((type) => type.target === target)?.name;
