import { getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { PRICES } from '../../src/graphql/query-cost.js';
import { getSchema } from '../../src/graphql/schema.js';

const FIELDS = Object.values(getSchema().getTypeMap())
  .filter((type) => isObjectType(type))
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })));

describe('the prices of fields', () => {
  it('are of fields that there are', () => {
    const names = new Set(FIELDS.map(({ name }) => name));
    for (const name of Object.keys(PRICES)) if (!name.startsWith('Query.__')) expect(names).toContain(name);
  });

  it('say of every list of objects how many it holds', () => {
    const lists = FIELDS.filter(
      ({ field: { type } }) => isListType(getNullableType(type)) && isObjectType(getNamedType(type)),
    );
    expect(lists.length).toBeGreaterThan(8);
    for (const { name } of lists) expect(PRICES[name], name).toHaveProperty('items');
  });

  it('reckon with the question of every field that takes one', () => {
    const asked = FIELDS.filter(({ field: { args } }) => args.some(({ name }) => /^(inputs?|moves)$/.test(name)));
    expect(asked.length).toBeGreaterThan(4);
    for (const { name } of asked) expect(PRICES[name], name).toHaveProperty('question');
  });
});
