/**
 * Writes what of README.md comes from the code: its tables, and docs/board.svg, the answer to its question for a
 * picture. With --check only says whether they are up to date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, setUp } from './set-up.mjs';

await setUp();
const { graphql } = await import('graphql');
const { RULESETS } = await import('../dist/rulesets/registry.js');
const { getSchema } = await import('../dist/graphql/schema.js');
const { SWITCH_NAMES, switchText } = await import('../dist/rulesets/switches.js');
const { CODES } = await import('../dist/service/codes.js');
const { USUAL } = await import('../dist/rulesets/usual.js');
const { CONFIG_KEYS } = await import('../dist/server/config.js');
const { LIMITS } = await import('../dist/service/limits.js');
const { COSTS } = await import('../dist/service/cost.js');
const { PRICES } = await import('../dist/graphql/query-cost.js');

const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const differences = ({ switches }) =>
  SWITCH_NAMES.filter((name) => switchText(switches[name]) !== switchText(USUAL[name]))
    .map((name) => `\`${name}\` ${switchText(switches[name])}`)
    .join(', ');

const ITEMS = { inputs: 'an input', plies: 'a half-move of the game', rulesets: 'a ruleset asked for' };

const priceText = ({ each = 0, perPly, items, question, elsewhere }) =>
  [
    question !== undefined && 'what it takes to read',
    `${each + 1}${perPly ? `, and ${perPly} for each half-move of the game` : ''}`,
    elsewhere && 'what the search may take at the most',
    typeof items === 'number' && `for each of ${items} items, however many there are`,
    typeof items === 'string' && `for each: ${ITEMS[items]}`,
  ]
    .filter(Boolean)
    .join('; ');

const codeRows = (wanted) =>
  Object.entries(CODES)
    .filter(([, { kind }]) => kind === wanted)
    .map(([code, { status, text }]) => [`\`${code}\``, ...(wanted === 'error' ? [status] : []), text]);

/** By the name of the comment that each stands under. */
const TABLES = {
  rulesets: table(
    ['ruleset', 'is', 'where it differs from the usual'],
    RULESETS.map((ruleset, index) => [
      `\`${ruleset.id}\`${index === 0 ? ' (default)' : ''}`,
      `${ruleset.name}. Source: ${ruleset.source}.`,
      differences(ruleset),
    ]),
  ),
  errors: table(['code', 'status', ''], codeRows('error')),
  warnings: table(['code', ''], codeRows('warning')),
  usual: table(
    ['switch', 'usual value'],
    SWITCH_NAMES.map((name) => [`\`${name}\``, switchText(USUAL[name])]),
  ),
  settings: table(
    ['setting', 'default', 'what it is for', 'what it is'],
    Object.values(CONFIG_KEYS).map(({ env, fallback, doc, type }) => [`\`${env}\``, fallback, doc, type.name]),
  ),
  costs: table(
    ['what', 'costs'],
    [
      ['a request', COSTS.request],
      ['a position or a game to read', `${COSTS.question}, and ${COSTS.ply} for each half-move`],
      ['a half-move of a `record`', 'one for each 6 letters'],
      ['a field', 1],
      ...Object.entries(PRICES).map(([field, price]) => [`\`${field}\``, priceText(price)]),
    ],
  ),
};

const readme = join(ROOT, 'README.md');
const before = readFileSync(readme, 'utf8');
const after = Object.entries(TABLES).reduce(
  (text, [name, rows]) =>
    text.replace(
      new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end -->)`),
      (_, start, end) => `${start}\n${rows}\n${end}`,
    ),
  before,
);

const [, source] = /^```graphql\n([^`]*\bsvg\([^`]*)^```$/m.exec(after);
const { data, errors } = await graphql({ schema: getSchema(), source, contextValue: { limits: LIMITS } });
if (errors) throw errors[0];

const FILES = { 'README.md': after, 'docs/board.svg': `${data.position.svg}\n` };
for (const [name, text] of Object.entries(FILES)) {
  const file = join(ROOT, name);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is not what the code says; run \`npm run readme\`.`);
    process.exitCode = 1;
  }
}
