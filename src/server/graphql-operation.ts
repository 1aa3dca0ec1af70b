import { Kind, type OperationDefinitionNode } from 'graphql';
import { getSchema } from '../graphql/schema.js';

/** What a GraphQL request is called in logs and measures: its question, INTROSPECTION, or SEVERAL. */
const INTROSPECTION = 'introspection';
const SEVERAL = 'several';

export const GRAPHQL_OPERATIONS: readonly string[] = [
  ...Object.keys(getSchema().getQueryType()?.getFields() ?? {}),
  INTROSPECTION,
  SEVERAL,
];

export const operationName = ({ selectionSet }: OperationDefinitionNode): string => {
  const fields = new Set(selectionSet.selections.map((each) => (each.kind === Kind.FIELD ? each.name.value : SEVERAL)));
  const [only] = fields;
  if (fields.size !== 1 || only === undefined) return SEVERAL;
  return only.startsWith('__') ? INTROSPECTION : only;
};
