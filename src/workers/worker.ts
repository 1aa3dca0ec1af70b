/** What runs in a thread of the pool. */
import { execute, type GraphQLError, parse } from 'graphql';
import { isOurFault, shownError } from '../graphql/errors.js';
import { getSchema } from '../graphql/schema.js';
import { OPERATIONS } from '../rest/operations.js';
import type { GraphqlDone, GraphqlTask, RestDone, RestTask, Task } from './tasks.js';

const answerRest = ({ operation: id, asked }: RestTask): RestDone => {
  const operation = OPERATIONS.find((known) => known.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  const { body, ...answer } = operation.answer({ ...asked, search: new URLSearchParams(asked.search) });
  return {
    ...answer,
    body: Buffer.isBuffer(body) ? body : typeof body === 'string' ? Buffer.from(body) : Buffer.concat([...body]),
  };
};

/** The query has been validated. */
const answerGraphql = async ({ query, operationName, variables, limits }: GraphqlTask): Promise<GraphqlDone> => {
  const { data, errors = [] } = await execute({
    schema: getSchema(),
    document: parse(query),
    operationName,
    variableValues: variables,
    contextValue: { limits },
  });
  return {
    status: data === undefined ? 400 : 200,
    json: `${JSON.stringify({ ...(errors.length > 0 && { errors: errors.map(shownError) }), data })}\n`,
    faults: errors.filter(isOurFault).map(stackOf),
  };
};

const stackOf = ({ originalError, stack, message }: GraphQLError): string => originalError?.stack ?? stack ?? message;

export default (task: Task): RestDone | Promise<GraphqlDone> =>
  task.kind === 'rest' ? answerRest(task) : answerGraphql(task);
