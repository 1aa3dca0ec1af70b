import { type DocumentNode, getOperationAST } from 'graphql';
import { LRUCache } from 'lru-cache';
import { runQuery } from '../graphql/run-query.js';
import { getSchema } from '../graphql/schema.js';
import { admitOperation } from './admit-operation.js';
import type { Config } from './config.js';
import type { GraphqlContext } from './create-apollo.js';

/** Clients ask few queries often. */
const REMEMBERED = 1000;
const REMEMBERED_CHARACTERS = 5000;

/** A request of GraphQL as it comes. */
export interface GraphqlBody {
  readonly query: string;
  readonly operationName?: unknown;
  readonly variables?: unknown;
  readonly extensions?: unknown;
}

/** Queries that Apollo found valid. Asked again, most often with other variables, they are run without it. */
export interface KnownQueries {
  add(query: string, document: DocumentNode): void;
  /**
   * What Apollo would answer, as JSON; null where that is for Apollo to say: a query that is not known, anything unusual
   * about the request, work for another thread, or a fault.
   */
  answer(body: GraphqlBody, context: GraphqlContext): Promise<string | null>;
}

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

export const knownQueries = (config: Config): KnownQueries => {
  const documents = new LRUCache<string, DocumentNode>({ max: REMEMBERED });
  const schema = getSchema();
  return {
    add(query, document) {
      if (query.length <= REMEMBERED_CHARACTERS) documents.set(query, document);
    },
    async answer({ query, operationName: name = null, variables: given, extensions }, context) {
      const document = documents.get(query);
      if (!document || !isAbsent(extensions) || (name !== null && typeof name !== 'string')) return null;
      if (!isAbsent(given) && (typeof given !== 'object' || Array.isArray(given))) return null;
      const variables = { ...given };
      const operation = getOperationAST(document, name);
      const { locals } = context.response;
      if (!operation || admitOperation(config, { document, operation, variables }, locals) || locals.isHeavy)
        return null;
      const { data, errors } = await runQuery(schema, { document, operationName: name, variables, context });
      if (errors || !data) return null;
      locals.isLasting = !locals.isFleeting;
      return `${JSON.stringify({ data })}\n`;
    },
  };
};
