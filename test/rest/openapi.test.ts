import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { askExample } from '../../src/rest/ask-example.js';
import { OPERATIONS } from '../../src/rest/operations.js';
import { ROOT } from '../root.js';
import { fetchRest, serviceUrl } from './client.js';
import { checkAnswer, OPENAPI } from './contract.js';

it('the contract keeps the rules of OpenAPI', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Every answer that is no 200 is a problem, whatever its status.
      'operation-4xx-response': 'off',
      // It is served by whoever runs it.
      'no-server-example.com': 'off',
    },
  });
  const problems = await lint({ ref: join(ROOT, 'openapi', 'openapi.yaml'), config });
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
});

const EXAMPLES = OPERATIONS.flatMap((operation) =>
  // Those that depend on more than the request are looked at in test/jobs.
  Object.entries(operation.examples)
    .filter(([, { answer }]) => answer === undefined)
    .map(([name, example]) => ({ id: operation.id, name, operation, example })),
);

describe('every example of the contract is what the service gives:', () => {
  it.each(EXAMPLES)('$id, $name', async ({ operation, name, example }) => {
    const path = `/v1${operation.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    const content = OPENAPI.paths[path]?.[operation.method]?.responses['200']?.content ?? {};
    const shown = Object.values(content).flatMap(({ examples }) => (examples?.[name] ? [examples[name].value] : []));
    expect(shown).toEqual([await askExample(await serviceUrl(), operation, example)]);
  });
});

it('an answer that is not in the contract is noticed', () => {
  const points = JSON.stringify({ points: {}, warnings: [] });
  expect(() => checkAnswer('GET', '/v1/points', 200, 'application/json', points)).toThrow(/required property 'cho'/);
  expect(() => checkAnswer('GET', '/v1/points', 204, '', '')).toThrow(/not in the contract/);
  expect(() => checkAnswer('GET', '/v1/points', 200, 'text/html', '')).toThrow(/the contract has application\/json/);
});

it('the contracts and a page for them are served', async () => {
  const get = (path: string) => fetchRest(path, { method: 'GET' });
  expect((await get('/openapi.json')).json).toEqual(OPENAPI);
  expect((await get('/openapi.yaml')).text).toMatch(/^openapi: 3\.1\.0\n/);
  expect((await get('/schema.graphql')).text).toMatch(/^type /m);
  const page = await get('/docs');
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'self'/);
  for (const [, asset = ''] of page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g))
    expect((await get(asset)).status, asset).toBe(200);
  expect(page.text).not.toMatch(/https?:/);
});
