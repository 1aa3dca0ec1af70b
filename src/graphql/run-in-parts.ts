import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import type { LimitName } from '../service/limits.js';
import type { Asked } from './asked.js';
import { type QueryRun, runQuery } from './run-query.js';

/** The fields that answer each of a list of inputs, with the limit of their number. */
export const BATCHES: { readonly [field: string]: LimitName } = {
  positions: 'positionsPerBatch',
  adjudications: 'gamesPerBatch',
};
const INPUTS = 'inputs';

/**
 * What a batch leaves in memory until it is written out is copied by each collection of garbage; so many inputs go through
 * before the first.
 */
const PART = 500;

/** A batch that is all that an operation asks. */
interface Batch {
  /** The name of the answers in the result. */
  readonly key: string;
  /** The variable that is the list of inputs, and stands nowhere else. */
  readonly variable: string;
  readonly inputs: readonly unknown[];
}

const usesOf = (document: DocumentNode, variable: string): number => {
  let uses = 0;
  visit(document, {
    // The definition of a variable has its name once too, and is no use.
    VariableDefinition: () => false,
    Variable: ({ name }) => {
      if (name.value === variable) uses++;
    },
  });
  return uses;
};

/**
 * The batch that a query asks; null where it asks anything else, no more inputs than fit a part, or something is wrong with
 * what it is given.
 */
const batchOf = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  { document, variables, context }: QueryRun & { readonly context: Asked },
  size: number,
): Batch | null => {
  const [field, ...others] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD || others.length > 0 || field.directives?.length) return null;
  const limit = BATCHES[field.name.value];
  const variable = field.arguments?.find(({ name }) => name.value === INPUTS)?.value;
  if (limit === undefined || variable?.kind !== Kind.VARIABLE) return null;
  const { value: name } = variable.name;
  const inputs = variables[name];
  if (!Array.isArray(inputs) || inputs.length <= size || inputs.length > context.limits[limit]) return null;
  if (usesOf(document, name) > 1) return null;
  // A fault of the last input should not come out when all the others are answered.
  if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return null;
  return { key: field.alias?.value ?? field.name.value, variable: name, inputs };
};

export type TextResult = Omit<ExecutionResult, 'data'> & {
  /** As JSON; undefined where nothing was asked, for the question itself is at fault. */
  readonly data: string | undefined;
};

/**
 * Runs a query, and writes its data as JSON: those of a long batch part by part, so that their cost stays the same for each
 * input. The answer is the same as in one piece.
 */
export const runInParts = async (
  schema: GraphQLSchema,
  run: QueryRun & { readonly context: Asked },
  size = PART,
): Promise<TextResult> => {
  const operation = getOperationAST(run.document, run.operationName);
  const batch = operation && batchOf(schema, operation, run, size);
  if (!batch) return inWhole(schema, run);
  const { key, variable, inputs } = batch;
  const parts: string[] = [];
  for (let first = 0; first < inputs.length; first += size) {
    const { data, errors } = await runQuery(schema, {
      ...run,
      variables: { ...run.variables, [variable]: inputs.slice(first, first + size) },
      context: { ...run.context, firstInput: first },
    });
    // What is at fault is told with its place in the whole.
    if (errors || !data) return inWhole(schema, run);
    parts.push(JSON.stringify(data[key]).slice(1, -1));
  }
  return { data: `{${JSON.stringify(key)}:[${parts.join(',')}]}` };
};

const inWhole = async (schema: GraphQLSchema, run: QueryRun): Promise<TextResult> => {
  const { data, ...result } = await runQuery(schema, run);
  return { ...result, data: JSON.stringify(data) };
};
