import type { Locals } from 'express';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { costOf } from '../graphql/query-cost.js';
import { getSchema } from '../graphql/schema.js';
import type { Code } from '../service/codes.js';
import { costLimitOf } from './client-limits.js';
import type { Config } from './config.js';
import { tooCostly } from './errors.js';
import { operationName } from './graphql-operation.js';
import { POOL_FROM } from './pool.js';

/** A valid operation and what it is asked with. */
export interface AskedOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: { readonly [name: string]: unknown };
}

export interface Refusal {
  readonly code: Code;
  readonly message?: string;
  readonly numbers?: { readonly cost: number; readonly limit: number };
}

const isFragment = (definition: { readonly kind: Kind }): definition is FragmentDefinitionNode =>
  definition.kind === Kind.FRAGMENT_DEFINITION;

/**
 * Reckons what an operation costs, and notes it. Not a rule of validation: those are skipped for a query that was seen
 * before, and the cost depends on the variables.
 * @param locals are told its name, its cost, and whether it is to run in another thread
 * @returns why it may not run; or null
 */
export const admitOperation = (
  config: Config,
  { document, operation, variables }: AskedOperation,
  locals: Locals,
): Refusal | null => {
  // Validation lets through what the schema has no root for.
  if (operation.operation !== OperationTypeNode.QUERY) return { code: 'ONLY_QUERIES' };
  const fragments = document.definitions.filter(isFragment);
  const { here, elsewhere } = costOf({ schema: getSchema(), operation, fragments, variables, limits: config });
  const cost = here + elsewhere;
  locals.operation = operationName(operation);
  locals.cost = cost;
  locals.isHeavy = here >= POOL_FROM;
  const limit = costLimitOf(config, locals.client);
  return cost > limit ? { code: 'TOO_COSTLY', message: tooCostly(cost, limit), numbers: { cost, limit } } : null;
};
