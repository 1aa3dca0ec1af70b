/** Tables of the documentation that are made from the code: codes, settings, costs. */
import { PRICES } from '../../dist/graphql/query-cost.js';
import { ILLEGAL_CODES } from '../../dist/referee/explain.js';
import { EN } from '../../dist/referee/languages/en.js';
import { CONFIG_KEYS } from '../../dist/server/config.js';
import { CODES } from '../../dist/service/codes.js';
import { COSTS } from '../../dist/service/cost.js';
import { code, table } from './markdown.mjs';

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
    .map(([name, { status, text }]) => [code(name), ...(wanted === 'error' ? [status] : []), text]);

const settingRows = (isWanted) =>
  Object.values(CONFIG_KEYS)
    .filter(({ env }) => isWanted(env))
    .map(({ env, fallback, doc, type }) => [code(env), fallback, doc, type.name]);

const isLimit = (env) => env.startsWith('JANGGI_LIMIT_');
const SETTING_HEAD = ['setting', 'default', 'what it is for', 'what it is'];

/** By the name of the comment that each stands under. */
export const TABLES = {
  errors: table(['code', 'status', 'meaning'], codeRows('error')),
  warnings: table(['code', 'meaning'], codeRows('warning')),
  illegal: table(
    ['code', 'meaning'],
    ILLEGAL_CODES.map((name) => [code(name), `${EN.faults[name][0].toUpperCase()}${EN.faults[name].slice(1)}.`]),
  ),
  settings: table(
    SETTING_HEAD,
    settingRows((env) => !isLimit(env)),
  ),
  limits: table(SETTING_HEAD, settingRows(isLimit)),
  costs: table(
    ['what', 'costs'],
    [
      ['a request', COSTS.request],
      ['a position or a game to read', `${COSTS.question}, and ${COSTS.ply} for each half-move`],
      ['a half-move of a `record`', 'one for each 6 letters'],
      ['a field', 1],
      ...Object.entries(PRICES).map(([field, price]) => [code(field), priceText(price)]),
    ],
  ),
};
