import request from 'supertest';
import { type App, createApp } from '../../src/server/create-app.js';
import { testConfig } from '../test-config.js';

export interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: an answer's shape is what each test asks about
  readonly data: any;
  readonly errors?: readonly { message: string; path?: unknown; extensions: { [name: string]: unknown } }[];
}

let app: Promise<App> | undefined;

/** Asks the service over HTTP, without a port of its own. */
export const ask = async (query: string, variables: object = {}, status = 200): Promise<Answer> => {
  app ??= createApp(testConfig());
  const { listener } = await app;
  const response = await request(listener).post('/graphql').send({ query, variables });
  if (response.status !== status) throw new Error(`status ${response.status}: ${response.text.slice(0, 500)}`);
  return response.body as Answer;
};
