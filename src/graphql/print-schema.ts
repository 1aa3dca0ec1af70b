import { printSchema } from 'graphql';
import { getSchema } from './schema.js';

/** The schema as it is committed in `schema/schema.graphql`. */
export const schemaText = (): string => `${printSchema(getSchema())}\n`;
