import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BREAKER_STATES } from '../../src/cache/breaker.js';
import { TERMS } from '../../src/evaluation/features.js';
import { ARRANGEMENTS } from '../../src/janggi/arrangement.js';
import { TEXT_ENCODINGS } from '../../src/notation/decode-text.js';
import { FEN_DIALECTS } from '../../src/notation/fen.js';
import { MOVE_NOTATIONS } from '../../src/notation/moves.js';
import { RECORDED_HOWS } from '../../src/notation/recorded-result.js';
import { ILLEGAL_CODES } from '../../src/referee/explain.js';
import { CLAIM_KINDS, VERDICT_REASONS } from '../../src/rulesets/reason.js';
import { RULESET_IDS } from '../../src/rulesets/ruleset.js';
import { WORD_SWITCHES } from '../../src/rulesets/switches.js';
import { CONFIG_KEYS } from '../../src/server/config.js';
import { CODES } from '../../src/service/codes.js';
import { ENGINES } from '../../src/service/evaluation.js';
import { AGREEMENTS, SCORE_SCHEMES, VERDICT_STATUSES } from '../../src/service/verdict-report.js';
import { ROOT } from '../root.js';

const filesUnder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);

/** Words in capitals that are no codes. */
const WORDS = new Set<string>([
  ...[...ARRANGEMENTS, ...TEXT_ENCODINGS, ...FEN_DIALECTS, ...MOVE_NOTATIONS, ...RECORDED_HOWS, ...CLAIM_KINDS],
  ...[...VERDICT_REASONS, ...RULESET_IDS, ...AGREEMENTS, ...SCORE_SCHEMES, ...VERDICT_STATUSES],
  ...Object.values(WORD_SWITCHES).flat(),
  ...Object.values(CONFIG_KEYS).map(({ env }) => env),
  // Why a move is as it is, and topics of clauses.
  ...[...ILLEGAL_CODES, 'GAME_OVER', 'FACING_MAKE', 'FACING_REPLY', 'MAKES_FACING', 'LEAVES_FACING'],
  ...[...ENGINES, ...TERMS, ...BREAKER_STATES],
  // Ways of a search, and what Node calls a thread without memory.
  ...['FOR_MATE', 'AS_RULED', 'ERR_WORKER_OUT_OF_MEMORY'],
  // By which a process is told its number.
  'REFEREE_PROCESS',
  // An outcome of reading a document.
  'TOO_LONG',
]);

const CODE = /(['"])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\1/g;
const wordsIn = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(CODE)].map(([, , word = '']) => word);

it('every code of the source is in the table, and the table has no other', () => {
  const used = new Set<string>();
  const unknown: string[] = [];
  for (const file of filesUnder('src').filter((name) => !name.endsWith('codes.ts')))
    for (const word of wordsIn(file)) {
      if (Object.hasOwn(CODES, word)) used.add(word);
      // Rulesets have words of their own: topics of clauses.
      else if (!WORDS.has(word) && !file.startsWith('src/rulesets/')) unknown.push(`${file}: ${word}`);
    }
  expect(unknown).toEqual([]);
  const table = Object.keys(CODES).filter((code) => code.includes('_'));
  // GraphQL's own.
  const given = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'OPERATION_RESOLUTION_FAILURE'];
  expect(table.filter((code) => !used.has(code))).toEqual(given);
});

it('every code is produced by a test', () => {
  const expected = new Set(
    filesUnder('test')
      .filter((file) => !file.endsWith('codes.test.ts'))
      .flatMap(wordsIn),
  );
  const text = filesUnder('test')
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  const missing = Object.keys(CODES).filter((code) => !expected.has(code) && !new RegExp(`\\b${code}\\b`).test(text));
  expect(missing).toEqual([]);
});

it('a status is one of HTTP, and only our own faults are loud', () => {
  for (const [code, { kind, status, level }] of Object.entries(CODES)) {
    expect(kind === 'warning' ? status === 200 : status >= 400 && status < 600, code).toBe(true);
    expect(level !== 'info', code).toBe(status >= 500);
  }
});
