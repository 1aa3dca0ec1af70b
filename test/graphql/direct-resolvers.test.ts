import type { GraphQLFieldResolver, GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { getSchema } from '../../src/graphql/schema.js';
import { reportPosition } from '../../src/service/position.js';

const report = reportPosition({});
if (!report.ok) throw new Error(report.error.message);
const position = report.value;

const resolve = (name: string, args: object): unknown => {
  const type = getSchema().getType('Position');
  const resolver = (type as GraphQLObjectType).getFields()[name]?.resolve as GraphQLFieldResolver<unknown, unknown>;
  return resolver(position, args, {}, {} as never);
};

describe('a field of a batch', () => {
  it('is resolved at once where it cannot fail', () => {
    expect(resolve('fen', { dialect: 'CHARIOT_HORSE' })).toBe(position.fen('CHARIOT_HORSE'));
    const moves = position.legalMoves();
    expect({ ok: true, value: resolve('legalMoves', {}) }).toEqual(moves);
  });

  it('waits for its turn where it may', async () => {
    expect(resolve('legalMoves', { from: 'a1' })).toBeInstanceOf(Promise);
    await expect(resolve('legalMoves', { from: 'nowhere' })).rejects.toThrow('is no square');
  });
});
