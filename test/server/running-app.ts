import type { Logger } from 'pino';
import { afterEach } from 'vitest';
import { type App, createApp } from '../../src/server/create-app.js';
import { testConfig } from '../test-config.js';

const running: App[] = [];

/** The service on a free port, stopped after the test. */
export const startApp = async (env: Record<string, string> = {}, log?: Logger): Promise<{ app: App; url: string }> => {
  const app = await createApp(testConfig({ JANGGI_DRAIN_MS: '2000', ...env }), log);
  running.push(app);
  return { app, url: await app.start() };
};

afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.stop()));
});

/** Asks a GraphQL question. */
export const ask = async (
  url: string,
  query: string,
  headers: Record<string, string> = {},
  variables: object = {},
): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
