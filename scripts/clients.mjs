/**
 * Writes the generated half of clients/typescript: the types of REST from openapi/openapi.yaml, and the GraphQL documents
 * with the types of their variables and answers. With --check only says whether they are up to date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, setUp } from './set-up.mjs';

await setUp();
const { default: openapiTS, astToString } = await import('openapi-typescript');
const { typedDocuments } = await import('./typed-documents.mjs');
const { buildSchema } = await import('graphql');

const CLIENT = join(ROOT, 'clients', 'typescript');
const read = (...path) => readFileSync(join(...path), 'utf8');

const documents = readdirSync(join(CLIENT, 'documents'))
  .sort()
  .map((name) => read(CLIENT, 'documents', name));
const schema = buildSchema(read(ROOT, 'schema', 'schema.graphql'));

const FILES = {
  'rest.ts': `// Written by scripts/clients.mjs from openapi/openapi.yaml.\n\n${astToString(
    await openapiTS(pathToFileURL(join(ROOT, 'openapi', 'openapi.yaml')), { immutable: true, silent: true }),
  )}`,
  'documents.ts': `// Written by scripts/clients.mjs from documents/ and schema/schema.graphql.\n\n${typedDocuments(schema, documents)}`,
};
for (const [name, text] of Object.entries(FILES)) {
  const file = join(CLIENT, 'src', name);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`clients/typescript/src/${name} is not what the contract says; run \`npm run clients\`.`);
    process.exitCode = 1;
  }
}
