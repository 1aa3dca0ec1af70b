/**
 * While the tests of GraphQL run, every query is run as graphql-js does it and compiled, and both have to answer the same.
 * A query that cannot be compiled fails too.
 */
import { isDeepStrictEqual } from 'node:util';
import { type ExecutionResult, type GraphQLError, getOperationAST } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { vi } from 'vitest';
import type { Asked } from '../../src/graphql/asked.js';
import type { Evaluator } from '../../src/service/evaluator.js';
import type { PositionReport } from '../../src/service/position-report.js';

/** Where an answer has nothing for a fault: its own field, or what lies around it where that field may not be null. */
const placeOf = (data: unknown, path: NonNullable<GraphQLError['path']>): NonNullable<GraphQLError['path']> => {
  let value = data;
  const depth = path.findIndex((key) => {
    if (value === null) return true;
    value = (value as Record<typeof key, unknown>)[key];
    return false;
  });
  return depth === -1 ? path : path.slice(0, depth);
};

/**
 * What a client sees of an answer, wherever keys stand. None of the ways promises an order of faults; nor, where a fault
 * made nothing of what lies around it, that its siblings' faults are told, or which comes first.
 */
const seen = ({ data, errors }: ExecutionResult): unknown => {
  const faults = errors?.map(({ path, message, extensions }) => {
    const place = path && placeOf(data, path);
    return JSON.stringify(place && place.length < path.length ? { place } : { path, message, extensions });
  });
  return JSON.parse(JSON.stringify({ data, faults: faults && [...new Set(faults)].sort() }));
};

/** An evaluator that works each question out once: what is limited in time would differ the second time. */
const once = (evaluator: Evaluator): Evaluator => {
  const known = new Map<string, unknown>();
  const keep =
    <A extends unknown[], R>(kind: string, work: (position: PositionReport, ...args: A) => R) =>
    (position: PositionReport, ...args: A): R => {
      const key = JSON.stringify([kind, position.identity, args]);
      if (!known.has(key)) known.set(key, work(position, ...args));
      return known.get(key) as R;
    };
  return { evaluate: keep('evaluate', evaluator.evaluate), mate: keep('mate', evaluator.mate) };
};

vi.mock(import('../../src/graphql/run-query.js'), async (load) => {
  const product = await load();
  return {
    ...product,
    runQuery: async (schema, given) => {
      const asked = given.context as Asked;
      const run = { ...given, context: { ...asked, evaluator: once(asked.evaluator) } };
      const plain = await product.runPlain(schema, run);
      const operation = getOperationAST(run.document, run.operationName);
      if (!operation) return plain;
      const compiled = compileQuery(schema, run.document, operation.name?.value ?? '');
      if (!isCompiledQuery(compiled)) throw new Error('the query could not be compiled');
      const result = await product.runCompiled(schema, run, compiled);
      if (!isDeepStrictEqual(seen(result), seen(plain)))
        throw new Error(
          `compiled, the answer is ${JSON.stringify(seen(result))} and not ${JSON.stringify(seen(plain))}`,
        );
      return result;
    },
  };
});
