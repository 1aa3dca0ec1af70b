import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';

export interface QueryRun {
  /** Validated. The same object for the same text is what makes its second life fast. */
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variables: { readonly [name: string]: unknown };
  readonly context: unknown;
}

/** A query that has been asked so often is compiled; before that it would cost more than it saves. */
const COMPILED_AFTER = 2;

/** Longer documents would hold up other requests for too long while they are compiled, in characters. */
const COMPILED_CHARACTERS = 2500;

/** graphql-jit loses a field of this name. */
const LOST_NAME = '__proto__';

const isCompilable = ({ loc }: DocumentNode): boolean =>
  loc !== undefined && loc.end <= COMPILED_CHARACTERS && !loc.source.body.includes(LOST_NAME);

/** What is known of an operation: how often it ran, then what it was compiled to, or null where it is not to be. */
type Known = number | CompiledQuery | null;

/** Operations of documents that are still remembered elsewhere. */
const known = new WeakMap<OperationDefinitionNode, Known>();

/** Runs a query: as graphql-js does, only faster where it is asked often. */
export const runQuery = async (schema: GraphQLSchema, run: QueryRun): Promise<ExecutionResult> => {
  const operation = getOperationAST(run.document, run.operationName);
  const compiled = operation && (await compiledOf(schema, run.document, operation));
  return compiled ? runCompiled(schema, run, compiled) : runPlain(schema, run);
};

/** As graphql-js does. */
export const runPlain = async (
  schema: GraphQLSchema,
  { document, operationName, variables, context }: QueryRun,
): Promise<ExecutionResult> =>
  execute({ schema, document, operationName, variableValues: variables, contextValue: context });

/** No input type nests so far. */
const DEEPEST = 20;

/** graphql-jit takes an empty list for an object without fields, which graphql-js refuses. */
const hasEmptyList = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === DEEPEST || (Array.isArray(value) && value.length === 0)) return true;
  return Object.values(value).some((inner) => hasEmptyList(inner, depth + 1));
};

export const runCompiled = async (
  schema: GraphQLSchema,
  run: QueryRun,
  compiled: CompiledQuery,
): Promise<ExecutionResult> => {
  if (hasEmptyList(run.variables)) return runPlain(schema, run);
  const result = await compiled.query(undefined, run.context, run.variables);
  // No field was asked, for the variables are not what the query says; only graphql-js tells where in them. And which of
  // several faults it tells, where the first has made an end of all, is its own order.
  return result.data === undefined || (result.errors?.length ?? 0) > 1 ? runPlain(schema, run) : result;
};

const compiledOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledQuery | null | Promise<null> => {
  const state = known.get(operation) ?? 0;
  if (typeof state !== 'number') return state;
  const isDue = state === COMPILED_AFTER;
  known.set(operation, isDue ? null : state + 1);
  return isDue && isCompilable(document) ? compile(schema, document, operation) : null;
};

/** To load it takes some tenths of a second: best when nobody waits; else when it is first needed. */
export const loadCompiler = (): Promise<typeof import('graphql-jit')> => import('graphql-jit');

/** Compiles an operation for those who ask after this one. */
const compile = async (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Promise<null> => {
  const { compileQuery, isCompiledQuery } = await loadCompiler();
  const compiled = compileQuery(schema, document, operation.name?.value ?? '');
  if (isCompiledQuery(compiled)) known.set(operation, compiled);
  return null;
};
