import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { resolveDirectly } from './direct-resolvers.js';
import { GameResolver } from './game-resolver.js';
import { PositionResolver } from './position-resolver.js';
import { RulesetResolver } from './ruleset-resolver.js';
import { ServiceResolver } from './service-resolver.js';
import { VerdictResolver } from './verdict-resolver.js';

let schema: GraphQLSchema | undefined;

/** The schema, built once: type-graphql keeps its metadata in one global store. */
export const getSchema = (): GraphQLSchema => {
  schema ??= resolveDirectly(
    buildSchemaSync({
      resolvers: [PositionResolver, GameResolver, VerdictResolver, RulesetResolver, ServiceResolver],
      validate: false,
      // It would ask the schema for itself at every start; what it is, the tests know.
      skipCheck: true,
    }),
  );
  return schema;
};
