/** Writes openapi/openapi.yaml and its JSON from the code, with the answers that the service gives; with --check only says whether it is up to date. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, setUp } from './set-up.mjs';

await setUp();
const { stringify } = await import('yaml');
const { getSchema } = await import('../dist/graphql/schema.js');
const { exampleKey, openApiDocument } = await import('../dist/rest/openapi.js');
const { OPERATIONS } = await import('../dist/rest/operations.js');
const { askExample } = await import('../dist/rest/ask-example.js');
const { readConfig } = await import('../dist/server/config.js');
const { createApp } = await import('../dist/server/create-app.js');
const { describeService } = await import('../dist/service/service-info.js');

const app = await createApp(readConfig({ PORT: '0', JANGGI_LOG_LEVEL: 'silent' }).value);
const url = await app.start();
const answers = new Map();
for (const operation of OPERATIONS)
  for (const [name, example] of Object.entries(operation.examples))
    if (example.answer === undefined)
      answers.set(exampleKey(operation, name), await askExample(url, operation, example));
await app.stop();

const document = openApiDocument(getSchema(), describeService().version, answers);
const FILES = {
  'openapi.yaml': stringify(document, { lineWidth: 0, aliasDuplicateObjects: false }),
  // Served as it is, for reading so much YAML takes a second.
  'openapi.json': `${JSON.stringify(document)}\n`,
};
for (const [name, text] of Object.entries(FILES)) {
  const file = join(ROOT, 'openapi', name);
  if (!process.argv.includes('--check')) {
    mkdirSync(join(ROOT, 'openapi'), { recursive: true });
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`openapi/${name} is not what the code says; run \`npm run openapi\`.`);
    process.exitCode = 1;
  }
}
