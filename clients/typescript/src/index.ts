export { type Answer, type Client, type ClientOptions, createClient, type Problem, type Schemas } from './client.js';
export * from './documents.js';
export type { paths } from './rest.js';
