/**
 * Writes what of README.md and docs/ comes from the code: the parts between `<!-- name -->` and `<!-- end -->`, and the
 * pictures. With --check only says whether they are up to date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, setUp } from './set-up.mjs';

await setUp();
const { graphql } = await import('graphql');
const { getSchema } = await import('../dist/graphql/schema.js');
const { LIMITS } = await import('../dist/service/limits.js');
const { RULES_PARTS } = await import('./docs/rules.mjs');
const { TABLES } = await import('./docs/tables.mjs');
const { layersDrawing } = await import('./docs/layers.mjs');
const { requestDrawing } = await import('./docs/request.mjs');

const PARTS = { ...TABLES, ...RULES_PARTS };
const PAGES = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const unused = new Set(Object.keys(PARTS));
/** A page with all of its parts written anew. */
const renewed = (text) =>
  text.replace(/(<!-- ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g, (_, start, name, end) => {
    if (!(name in PARTS)) throw new Error(`There is no part ${name}; there are ${Object.keys(PARTS).join(', ')}.`);
    unused.delete(name);
    return `${start}\n${PARTS[name]}\n\n${end}`;
  });

const FILES = Object.fromEntries(PAGES.map((name) => [name, renewed(readFileSync(join(ROOT, name), 'utf8'))]));
if (unused.size > 0) throw new Error(`No page has the part ${[...unused].join(', ')}.`);

/** The picture of a board is the answer to the question that stands beside it. */
const boardPicture = async () => {
  const [, source] = /^```graphql\n([^`]*\bsvg\([^`]*)^```$/m.exec(FILES['docs/api.md']);
  const { data, errors } = await graphql({ schema: getSchema(), source, contextValue: { limits: LIMITS } });
  if (errors) throw errors[0];
  return `${data.position.svg}\n`;
};

FILES['docs/board.svg'] = await boardPicture();
FILES['docs/layers.svg'] = layersDrawing();
FILES['docs/request.svg'] = requestDrawing();

for (const [name, text] of Object.entries(FILES)) {
  const file = join(ROOT, name);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is not what the code says; run \`npm run docs\`.`);
    process.exitCode = 1;
  }
}
