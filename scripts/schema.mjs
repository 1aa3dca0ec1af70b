/** Writes schema/schema.graphql from the code; with --check only says whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, setUp } from './set-up.mjs';

await setUp();
const { schemaText } = await import('../dist/graphql/print-schema.js');
const file = join(ROOT, 'schema', 'schema.graphql');
if (!process.argv.includes('--check')) writeFileSync(file, schemaText());
else if (readFileSync(file, 'utf8') !== schemaText()) {
  console.error('schema/schema.graphql is not what the code says; run `npm run schema`.');
  process.exit(1);
}
