import request from 'supertest';
import { CONFIG_KEYS, type Config } from '../../src/server/config.js';
import { type App, createApp } from '../../src/server/create-app.js';

export const TEST_CONFIG = {
  ...(Object.fromEntries(
    Object.entries(CONFIG_KEYS).map(([name, { fallback }]) => [name, fallback]),
  ) as unknown as Config),
  port: 0,
};

export interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: an answer's shape is what each test asks about
  readonly data: any;
  readonly errors?: readonly { message: string; path?: unknown; extensions: { [name: string]: unknown } }[];
}

let app: Promise<App> | undefined;

/** Asks the service over HTTP, without a port of its own. */
export const ask = async (query: string, variables: object = {}, status = 200): Promise<Answer> => {
  app ??= createApp(TEST_CONFIG);
  const { express } = await app;
  const response = await request(express).post('/graphql').send({ query, variables });
  if (response.status !== status) throw new Error(`status ${response.status}: ${response.text.slice(0, 500)}`);
  return response.body as Answer;
};
