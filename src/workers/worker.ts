/** What runs in a thread of the pool. */
import './yield-to-requests.js';
import { type DocumentNode, type GraphQLError, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isOurFault, shownError } from '../graphql/errors.js';
import { runInParts } from '../graphql/run-in-parts.js';
import { getSchema } from '../graphql/schema.js';
import { assertNever } from '../janggi/result.js';
import { answerChunk } from '../rest/job-chunks.js';
import { OPERATIONS } from '../rest/operations.js';
import { type Evaluation, evaluateGame, type MateSearch, mateOf, unpackGame } from '../service/evaluation.js';
import { inlineEvaluator } from '../service/evaluator.js';
import type { EvaluateTask, GraphqlDone, GraphqlTask, MateTask, RestDone, RestTask, StopFlag, Task } from './tasks.js';

const answerRest = async ({ operation: id, asked }: RestTask): Promise<RestDone> => {
  const operation = OPERATIONS.find((known) => known.id === id);
  if (!operation?.answer) throw new Error(`no operation ${id}`);
  const { body, ...answer } = await operation.answer({
    ...asked,
    search: new URLSearchParams(asked.search),
    evaluator: inlineEvaluator(asked.limits),
    jobs: null,
  });
  if (Buffer.isBuffer(body)) return { ...answer, body };
  if (typeof body === 'string') return { ...answer, body: Buffer.from(body) };
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part);
  return { ...answer, body: Buffer.concat(parts) };
};

/** Parsed; clients ask few queries often. */
const documents = new LRUCache<string, DocumentNode>({ max: 200 });

const documentOf = (query: string): DocumentNode => {
  const document = documents.get(query) ?? parse(query);
  documents.set(query, document);
  return document;
};

/** The query has been validated. */
const answerGraphql = async ({ query, operationName, variables, limits, state }: GraphqlTask): Promise<GraphqlDone> => {
  const { data, errors = [] } = await runInParts(getSchema(), {
    document: documentOf(query),
    operationName,
    variables,
    context: { limits, evaluator: inlineEvaluator(limits), state },
  });
  const members = [
    ...(errors.length > 0 ? [`"errors":${JSON.stringify(errors.map(shownError))}`] : []),
    ...(data === undefined ? [] : [`"data":${data}`]),
  ];
  return {
    status: data === undefined ? 400 : 200,
    json: `{${members.join(',')}}\n`,
    faults: errors.filter(isOurFault).map(stackOf),
  };
};

const stackOf = ({ originalError, stack, message }: GraphQLError): string => originalError?.stack ?? stack ?? message;

const now = (): number => performance.now();
const cancelledBy = (stop: StopFlag) => (): boolean => Atomics.load(stop, 0) !== 0;

const evaluate = ({ game, bounds, stop, port }: EvaluateTask): Evaluation => {
  const hooks = { now, cancelled: cancelledBy(stop) };
  const evaluation = evaluateGame(unpackGame(game), bounds, {
    ...hooks,
    ...(port && { onDepth: (soFar: Evaluation) => port.postMessage(soFar) }),
  });
  port?.postMessage(null);
  port?.close();
  return evaluation;
};

const mate = ({ game, bounds, stop }: MateTask): MateSearch =>
  mateOf(unpackGame(game), bounds, { now, cancelled: cancelledBy(stop) });

export default (task: Task): unknown => {
  switch (task.kind) {
    case 'rest':
      return answerRest(task);
    case 'graphql':
      return answerGraphql(task);
    case 'evaluate':
      return evaluate(task);
    case 'mate':
      return mate(task);
    case 'chunk':
      return answerChunk(task.bytes, task.order);
    default:
      return assertNever(task);
  }
};
