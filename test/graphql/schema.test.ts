import { getIntrospectionQuery, graphqlSync, validateSchema } from 'graphql';
import { expect, it } from 'vitest';
import { getSchema } from '../../src/graphql/schema.js';

it('the schema has no fault, and tells what it is', () => {
  const schema = getSchema();
  expect(validateSchema(schema)).toEqual([]);
  expect(graphqlSync({ schema, source: getIntrospectionQuery() }).errors).toBeUndefined();
});
