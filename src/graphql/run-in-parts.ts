import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  visit,
} from 'graphql';
import type { Limits } from '../service/limits.js';
import type { Asked } from './asked.js';
import { type QueryRun, runQuery } from './run-query.js';

/** The fields that answer each of a list of inputs, with the limit of their number. */
const BATCHES: { readonly [field: string]: keyof Limits } = {
  positions: 'positionsPerBatch',
  adjudications: 'gamesPerBatch',
};
const INPUTS = 'inputs';

/**
 * What a batch leaves in memory until it is written out is copied by each collection of garbage; so many inputs go through
 * before the first.
 */
const PART = 500;

/** An operation that asks one batch and nothing else. */
interface Batch {
  /** The name of the answers in the result. */
  readonly key: string;
  /** The variable that is the list of inputs, and stands nowhere else. */
  readonly variable: string;
  readonly limit: keyof Limits;
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

const batchOf = (document: DocumentNode, operationName: string | null): Batch | null => {
  const [field, ...others] = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  if (field?.kind !== Kind.FIELD || others.length > 0 || field.directives?.length) return null;
  const limit = BATCHES[field.name.value];
  const inputs = (field as FieldNode).arguments?.find(({ name }) => name.value === INPUTS)?.value;
  if (limit === undefined || inputs?.kind !== Kind.VARIABLE || usesOf(document, inputs.name.value) > 1) return null;
  return { key: field.alias?.value ?? field.name.value, variable: inputs.name.value, limit };
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
  const { document, operationName, variables, context } = run;
  const batch = batchOf(document, operationName);
  const inputs = batch && variables[batch.variable];
  if (!Array.isArray(inputs) || inputs.length <= size || inputs.length > context.limits[batch?.limit as keyof Limits])
    return inWhole(schema, run);
  const { key, variable } = batch as Batch;
  const parts: string[] = [];
  for (let first = 0; first < inputs.length; first += size) {
    const part = { ...variables, [variable]: inputs.slice(first, first + size) };
    const { data, errors } = await runQuery(schema, {
      ...run,
      variables: part,
      context: { ...context, firstInput: first },
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
