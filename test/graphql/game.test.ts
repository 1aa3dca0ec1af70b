import { expect, it } from 'vitest';
import { RULESET_IDS } from '../../src/rulesets/ruleset.js';
import { ask } from './ask.js';

const RECORD = `[대회명 "시험"]
[초차림 "마상상마"]
[한차림 "마상상마"]
[대국결과 "무승부"]
1. 79졸78 {첫 수} 2. 41병42 <7> 3. 한수쉼 4. 한수쉼 5. 78졸79`;

const game = async (input: object, fields: string): Promise<unknown> => {
  const answer = await ask(`query ($input: GameInput!) { game(input: $input) { ${fields} } }`, { input });
  return answer.errors ?? answer.data.game;
};

it('a record is told ply by ply, also after its end', async () => {
  const told = await game(
    { record: RECORD, ruleset: 'KJA' },
    `tags { name value } start { turn } recorded { agreement } warnings { code }
     plies { number side move { uci korean pass } fen inCheck facing points { margin } comment seconds }
     verdict { reason ply pliesAfterEnd }`,
  );
  expect(told).toMatchObject({
    tags: [{ name: '대회명', value: '시험' }, {}, {}, {}],
    start: { turn: 'CHO' },
    recorded: { agreement: 'AGREES' },
    warnings: [],
    plies: [
      { number: 1, side: 'CHO', move: { uci: 'i4h4', korean: '79졸78', pass: false }, comment: '첫 수', seconds: null },
      { number: 2, side: 'HAN', comment: null, seconds: 7 },
      { number: 3, move: { pass: true } },
      { number: 4 },
      { number: 5, side: 'CHO', inCheck: false, facing: false, points: { margin: 0 } },
    ],
    verdict: { reason: 'DOUBLE_PASS', ply: 4, pliesAfterEnd: 1 },
  });
});

it('any position of it can be asked about, with its history', async () => {
  const fields =
    'last: position { counters { plies } outcome { reason } } two: position(ply: 2) { fen } none: position(ply: 9) { fen } before: position(ply: -1) { fen }';
  expect(await game({ record: RECORD, ruleset: 'KJA' }, fields)).toEqual({
    last: { counters: { plies: 5 }, outcome: { reason: 'DOUBLE_PASS' } },
    two: { fen: 'rnba1abnr/4k4/1c5c1/1pp1p1p1p/9/9/P1P1P1PP1/1C5C1/4K4/RNBA1ABNR w - - 2 2' },
    none: null,
    before: null,
  });
});

it('the same game is judged under every ruleset at once', async () => {
  const told = (await game(
    { moves: ['pass', 'pass'], claims: [{ kind: 'UNFINISHED' }] },
    'verdicts { ruleset verdict { status result } error { code } } two: verdicts(rulesets: [KJA, WIKIPEDIA]) { ruleset } verdict(ruleset: TTAKJI) { result }',
  )) as { verdicts: { ruleset: string; verdict: object | null; error: object | null }[]; two: object; verdict: object };
  expect(told.verdicts.map(({ ruleset }) => ruleset)).toEqual([...RULESET_IDS]);
  expect(told.verdicts.slice(0, 2)).toEqual([
    { ruleset: 'TOURNAMENT', verdict: { status: 'FINISHED', result: '0-1' }, error: null },
    { ruleset: 'KJA', verdict: null, error: { code: 'CLAIM_NOT_ALLOWED' } },
  ]);
  expect(told.two).toEqual([{ ruleset: 'KJA' }, { ruleset: 'WIKIPEDIA' }]);
  expect(told.verdict).toEqual({ result: '0-1' });
});

it('house rules go with the ruleset that they were named with', async () => {
  const fields =
    'own: verdict { overrides } other: verdict(ruleset: TTAKJI) { overrides } both: verdict(ruleset: TTAKJI, rules: { komi: 2 }) { overrides }';
  expect(await game({ moves: [], ruleset: 'KJA', rules: { komi: 1 } }, fields)).toEqual({
    own: { overrides: ['komi=1'] },
    other: { overrides: [] },
    both: { overrides: ['komi=2'] },
  });
});

it.each([
  ['a move that is not legal', '79졸76', 'ILLEGAL_MOVE'],
  ['text that is no move', '졸졸', 'BAD_MOVE'],
])('%s stops the reading, and its place is told', async (_, text, code) => {
  expect(
    await game({ record: RECORD.replace('한수쉼', text) }, 'plies { number } warnings { code line column ply }'),
  ).toEqual({
    plies: [{ number: 1 }, { number: 2 }],
    warnings: [{ code, line: 5, column: 32, ply: 3 }],
  });
});
