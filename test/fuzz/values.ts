import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULESET_IDS } from '../../src/rulesets/ruleset.js';
import { fixture } from '../fixtures.js';
import { ROOT } from '../root.js';
import type { Draw } from './draw.js';

interface Ruling {
  readonly ruleset: string;
  readonly fen?: string;
  readonly moves?: readonly string[];
}
const RULINGS = fixture<Ruling>('rulings.jsonl');
const BOARDS = fixture<{ fen: string; moves: string[] }>('legal-moves.jsonl');

const recordFile = (name: string): Buffer => readFileSync(join(ROOT, 'test', 'notation', 'records', name));

/** Files as they are sent, in UTF-8 and in CP949. */
export const FILES: readonly Buffer[] = [
  '[White "Kim"]\n\n1. Hc3 {well begun} Hc8 2. Pa4b4 -- 1-0\n',
  '[초차림 "마상상마"]\n[한차림 "마상상마"]\n[대국결과 "초 기권승"]\n1. 79졸78 2. 41병42 3. 01차11\n',
  '1. 79졸78 2. 한수쉼 3. pass',
  '{"games":[{"moves":["a4b4","pass"]}]}',
  '{"moves":["b1c3","b10c8"],"tags":[{"name":"a","value":"b"}]}',
].map((text) => Buffer.from(text));
const LARGE_FILES = [recordFile('made-up.gib'), recordFile('made-up-cp949.gib')];

const MOVES = [
  ...BOARDS.flatMap(({ moves }) => moves.slice(0, 2)),
  'pass',
  '한수쉼',
  '0000',
  '79졸78',
  '02馬83',
  'H02-83',
  'Hc3',
  'e2e2',
  'b0c2',
];
const SQUARES = ['a1', 'e2', 'i10', 'e9', 'c5'];
const RULESET_NAMES = [...RULESET_IDS, ...RULESET_IDS.map((id) => id.toLowerCase().replaceAll('_', '-'))];

/** A file of one game or of many. */
export const file = (draw: Draw): Buffer => draw.pick(draw.chance(20) ? LARGE_FILES : FILES);

/** A game that has been judged, up to one of its moves: a start, and moves that fit it. */
export const game = (draw: Draw): { fen?: string; moves?: string[] } => {
  if (draw.chance(30)) {
    const { fen, moves } = draw.pick(BOARDS);
    return { fen, moves: [draw.pick(moves)] };
  }
  const { fen, moves = [] } = draw.pick(RULINGS);
  return { ...(fen !== undefined && { fen }), moves: moves.slice(0, draw.below(Math.min(moves.length, 40) + 1)) };
};

const several = <T>(draw: Draw, one: () => T): T[] => Array.from({ length: draw.below(4) }, one);

/** What makes sense under a name, beyond what its type says. */
const NAMED: { readonly [name: string]: (draw: Draw) => unknown } = {
  fen: (draw) => (draw.chance(80) ? draw.pick(BOARDS).fen : draw.text()),
  moves: (draw) => several(draw, () => draw.pick(MOVES)),
  move: (draw) => draw.pick(MOVES),
  lastMove: (draw) => draw.pick(MOVES),
  from: (draw) => draw.pick(SQUARES),
  marks: (draw) => several(draw, () => draw.pick(SQUARES)),
  arrows: (draw) => several(draw, () => draw.pick(SQUARES) + draw.pick(SQUARES)),
  ruleset: (draw) => draw.pick(RULESET_NAMES),
  id: (draw) => draw.pick(RULESET_NAMES),
  record: (draw) => file(draw).toString(),
  size: (draw) => 50 + draw.below(1951),
  gameNumber: (draw) => draw.below(4),
  game: (draw) => draw.below(4),
  atPly: (draw) => draw.below(6),
  ply: (draw) => draw.below(6),
  pointValues: () => [13, 7, 5, 3, 3, 2],
  'rules.pointValues': () => '13,7,5,3,3,2',
};

/** A value by its name where that says more than its type; undefined where it does not. */
export const valueNamed = (draw: Draw, name: string): unknown =>
  Object.hasOwn(NAMED, name) && draw.chance(90) ? NAMED[name]?.(draw) : undefined;

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { moves: value };
  return value;
};

/** What nobody should send. */
export const JUNK: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  2 ** 31,
  -(2 ** 53),
  '',
  ' ',
  'null',
  'NaN',
  '\u0000',
  '\ud800',
  '😀\u202e한',
  '__proto__',
  'constructor',
  'toString',
  '9'.repeat(400),
  'x'.repeat(20_000),
  'k'.repeat(200),
  '/'.repeat(200),
  '[['.repeat(200),
  [],
  [[]],
  [null],
  Array(300).fill(''),
  {},
  { length: 3 },
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
  nested(60),
  nested(3000),
];

const NAMES = ['x', '', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'Fen', 'moves ', '한', '\u0000'];

/** The same value with one thing wrong in it, somewhere. */
export const spoilt = (draw: Draw, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || draw.chance(15)) return draw.pick(JUNK);
  if (Array.isArray(value)) {
    const at = draw.below(value.length);
    return value.length === 0 || draw.chance(20)
      ? [...value, draw.pick(JUNK)]
      : value.map((item, index) => (index === at ? spoilt(draw, item) : item));
  }
  const members = Object.entries(value);
  const at = draw.below(members.length);
  if (members.length > 0 && draw.chance(60))
    return Object.fromEntries(members.map(([name, of], i) => [name, i === at ? spoilt(draw, of) : of]));
  if (draw.chance(50)) return Object.fromEntries(members.filter((_, index) => index !== at));
  return Object.fromEntries([...members, [draw.pick(NAMES), draw.pick(JUNK)]]);
};
