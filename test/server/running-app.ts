import { afterEach } from 'vitest';
import { readConfig } from '../../src/server/config.js';
import { type App, createApp } from '../../src/server/create-app.js';

const running: App[] = [];

/** The service on a free port, stopped after the test. */
export const startApp = async (env: Record<string, string> = {}): Promise<{ app: App; url: string }> => {
  const config = readConfig({ PORT: '0', JANGGI_DRAIN_MS: '2000', ...env });
  if (!config.ok) throw new Error(config.error.join('\n'));
  const app = await createApp(config.value);
  running.push(app);
  return { app, url: await app.start() };
};

afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.stop()));
});

/** Asks a GraphQL question. */
export const ask = async (url: string, query: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
