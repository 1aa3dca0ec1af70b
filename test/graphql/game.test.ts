import { describe, expect, it } from 'vitest';
import { RULESET_IDS } from '../../src/rulesets/ruleset.js';
import { ask } from './ask.js';

const RECORD = `[대회명 "시험"]
[초차림 "마상상마"]
[한차림 "마상상마"]
[대국결과 "무승부"]
1. 79졸78 {첫 수} 2. 41병42 <7> 3. 한수쉼 4. 한수쉼 5. 78졸79`;

const GIB_START = '[초차림 "마상상마"]\n[한차림 "마상상마"]\n';

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

const PGN = '[Event "x"]\n[Result "1-0"]\n[Termination "resignation"]\n\n1. Hc3 {first} Nc8 2. -- -- 1-0';

describe('a game comes in', () => {
  it.each<[form: string, input: object, moves: string[], warnings: string[]]>([
    ['as PGN', { record: PGN }, ['b1c3', 'b10c8', 'e2e2', 'e9e9'], []],
    ['as a list of moves', { record: '1. b1c3 b10c8' }, ['b1c3', 'b10c8'], []],
    ['as a list of moves from a start', { record: 'b1d4', cho: 'SANG_MA_SANG_MA' }, ['b1d4'], []],
    ['as JSON', { record: '{"moves": ["02마83", {"move": "pass"}]}' }, ['b1c3', 'e9e9'], []],
    ['in a notation that is named', { record: 'b10-c8', moveNotation: 'LETTERS_FROM_HAN' }, ['b1c3'], []],
    [
      'in letters from 0 at the side of Han',
      { record: `${GIB_START}1. b9馬c7 2. b0馬c2` },
      ['b1c3', 'b10c8'],
      ['LETTERS_READ'],
    ],
    [
      'in letters from 0 at the side of Cho',
      { record: `${GIB_START}1. b0馬c2 2. b9馬c7` },
      ['b1c3', 'b10c8'],
      ['LETTERS_READ'],
    ],
    [
      'in letters from 1 at the side of Cho',
      { record: `${GIB_START}1. b1馬c3 2. b10馬c8` },
      ['b1c3', 'b10c8'],
      ['LETTERS_READ'],
    ],
    [
      'in letters from 1 at the side of Han',
      { record: `${GIB_START}1. b10馬c8 2. b1馬c3타包` },
      ['b1c3', 'b10c8'],
      ['LETTERS_READ', 'WRONG_CAPTURE'],
    ],
  ])('%s', async (_, input, moves, warnings) => {
    expect(await game(input, 'plies { move { uci } } warnings { code }')).toEqual({
      plies: moves.map((uci) => ({ move: { uci } })),
      warnings: warnings.map((code) => ({ code })),
    });
  });

  it('with its result, which may count as a claim', async () => {
    const told = await game(
      { record: PGN, recordedAsClaims: true, ruleset: 'CHESMAYNE' },
      'recorded { text winner how agreement } verdict { reason result }',
    );
    expect(told).toEqual({
      recorded: { text: '1-0 resignation', winner: 'CHO', how: 'RESIGNATION', agreement: 'AGREES' },
      verdict: { reason: 'RESIGNATION', result: '1-0' },
    });
  });

  it('in letters that could be counted in two ways, and is refused with both', async () => {
    const fen = '9/4k4/9/9/9/3R5/3R5/9/4K4/9 w - - 0 1';
    const record = JSON.stringify({ fen, moves: ['d4車e4'] });
    expect(await game({ record }, 'plies { number }')).toMatchObject([{ extensions: { code: 'AMBIGUOUS_MOVE' } }]);
  });
});

describe('a game goes out', () => {
  it.each<[format: string, text: string]>([
    ['format: GIB', '[초차림 "마상상마"]\n[한차림 "마상상마"]\n\n1. 02마83 2. 한수쉼\n'],
    [
      'format: PGN',
      '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n[Variant "Janggi"]\n\n1. Hc3 Ke9 *\n',
    ],
    ['format: MOVES', 'b1c3 e9e9\n'],
    ['format: MOVES, notation: KOREAN', '02마83 한수쉼\n'],
    ['format: MOVES, notation: WINBOARD', 'b0c2 e8e8\n'],
    [
      'format: JSON',
      '{"tags":[],"cho":"MA_SANG_SANG_MA","han":"MA_SANG_SANG_MA","moves":["b1c3","e9e9"],"recorded":null}\n',
    ],
  ])('as text(%s)', async (args, text) => {
    expect(await game({ moves: ['b1c3', 'pass'] }, `text(${args})`)).toEqual({ text });
  });

  it('in the format that it came in, where none is named', async () => {
    expect(await game({ record: PGN }, 'text(format: AUTO)')).toEqual({
      text: '[Event "x"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "1-0"]\n[Variant "Janggi"]\n[Termination "resignation"]\n\n1. Hc3 {first} Hc8 2. Ke2 Ke9 1-0\n',
    });
  });

  it('up to the move that stopped it, with the reason', async () => {
    const record = `${GIB_START}1. 79졸78 2. 79졸78`;
    expect(await game({ record }, 'text(format: GIB)')).toEqual({
      text: `${GIB_START}\n1. 79졸78 {ILLEGAL_MOVE: 79졸78: There is no piece on i4. (NO_PIECE)}\n`,
    });
  });
});
