import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordedGame } from '../../src/notation/game-record.js';
import { readPgn } from '../../src/notation/pgn.js';

const games = (text: string): RecordedGame[] => [...readPgn(text)];
const only = (text: string): Extract<RecordedGame, { ok: true }>['value'] => {
  const all = games(text);
  if (all.length !== 1 || !all[0]?.ok) throw new Error(JSON.stringify(all));
  return all[0].value;
};
/** Moves with what is said of them, then the codes of the warnings. */
const read = (text: string): unknown[] => {
  const { moves, warnings } = only(text);
  return [
    ...moves.map(({ text: move, comment }) => (comment === undefined ? move : [move, comment])),
    ...warnings.map(({ code }) => code),
  ];
};

const GAME = `[Event "Friendly \\"match\\""]
[White "Kim"]
[Black "Lee"]
[Result "1-0"]
[Variant "Janggi"]
[Termination "time forfeit"]

{Both know this} 1. Hc3 {[%emt 0:01:05] a horse} Hc8 ; the same
2. Pa5!? $3 (2. Pa4b4 {not (so} Ke9 (2... Ke8)) 2... Pa6 3. -- 1-0
`;

it('a PGN game is read with its tags, moves, comments, times and result', () => {
  const { tags, start, moves, comment, recorded, warnings } = only(GAME);
  expect(tags.map(({ name, value, line, column }) => [name, value, line, column])).toEqual([
    ['Event', 'Friendly "match"', 1, 9],
    ['White', 'Kim', 2, 9],
    ['Black', 'Lee', 3, 9],
    ['Result', '1-0', 4, 10],
    ['Variant', 'Janggi', 5, 11],
    ['Termination', 'time forfeit', 6, 15],
  ]);
  expect(start).toEqual({ kind: 'ARRANGEMENT', cho: 'MA_SANG_SANG_MA', han: 'MA_SANG_SANG_MA' });
  expect(comment).toBe('Both know this');
  expect(moves).toEqual([
    { text: 'Hc3', number: 1, line: 8, column: 21, comment: 'a horse', seconds: 65 },
    { text: 'Hc8', number: 2, line: 8, column: 50, comment: 'the same' },
    { text: 'Pa5', number: 3, line: 9, column: 4 },
    { text: 'Pa6', number: 4, line: 9, column: 54 },
    { text: '--', number: 5, line: 9, column: 61 },
  ]);
  expect(recorded).toBe('1-0 time forfeit');
  expect(warnings.map(({ code, line, game }) => [code, line, game])).toEqual([['VARIATION_SKIPPED', 9, 1]]);
});

it('a start of its own stands in the tag FEN', () => {
  const { start } = only('[FEN "4k4/9/9/9/9/9/9/9/4K4/R8 b - - 3 9"]\n1... Ke9 *');
  expect(start).toMatchObject({ kind: 'POSITION', setup: { turn: 1, halfmoveClock: 3, moveNumber: 9 } });
  expect(games('[Event "x"]\n[FEN "9/9"]\n1. Ke2 *')).toEqual([
    {
      ok: false,
      error: { code: 'FEN_RANK_COUNT', message: expect.any(String), line: 2, column: 7, game: 1 },
      tags: expect.any(Array),
      moves: expect.any(Array),
    },
  ]);
});

it('the tags that .gib has for a start are read, and so is a tag in small letters', () => {
  expect(only('[Event "x"]\n[초차림 "상마상마"]\n[한차림 "상마마상"]\nHc3').start).toEqual({
    kind: 'ARRANGEMENT',
    cho: 'SANG_MA_SANG_MA',
    han: 'SANG_MA_MA_SANG',
  });
  expect(only('[fen "4k4/9/9/9/9/9/9/9/4K4/R8 w - - 0 1"]\nRa2').start.kind).toBe('POSITION');
});

it('a game of another kind is refused', () => {
  const [first, second] = games('[Variant "Xiangqi"]\n1. Hc3 *\n[Variant "janggi modern"]\n1. Hc3 *');
  expect(first?.ok === false && first.error).toMatchObject({ code: 'WRONG_VARIANT', line: 1, column: 11, game: 1 });
  expect(second?.ok).toBe(true);
});

describe('lists of moves are read', () => {
  it.each<[how: string, text: string, expected: unknown[]]>([
    ['with the numbers of move pairs', '1. Hc3 Hc8 2. Hg3', ['Hc3', 'Hc8', 'Hg3']],
    ['with the numbers of half-moves', '1.b1c3 2.b10c8 3.h1g3', ['b1c3', 'b10c8', 'h1g3']],
    ['with bare numbers', '1 Hc3 Hc8 2 Hg3', ['Hc3', 'Hc8', 'Hg3']],
    ['with other marks behind numbers', '1) Hc3 1... Hc8', ['Hc3', 'Hc8']],
    ['without numbers', 'b1c3 b10c8\nh1g3', ['b1c3', 'b10c8', 'h1g3']],
    ['with commas', 'b1c3,b10c8, h1g3', ['b1c3', 'b10c8', 'h1g3']],
    ['in Korean', '1. 79졸78 2. 41병42 한수쉼', ['79졸78', '41병42', '한수쉼']],
    ['with a pass in zeros', '1. 0000 0000', ['0000', '0000']],
    ['in Korean, with words between', '초: 79졸78! 한: 41병42 79졸78 장군', ['초79졸78', '한41병42', '79졸78장군']],
    [
      'in Korean, with a pass in two words',
      '1.79졸78,41병42 2.한수 쉼 (좋은 수)',
      ['79졸78', '41병42', '한수쉼', 'VARIATION_SKIPPED'],
    ],
    ['in a table', '1\t79졸78\t41병42\n2\t02마83\t08마87\n', ['79졸78', '41병42', '02마83', '08마87']],
    ['with numbers in full width', '１．７９졸７８ ２．４１병４２', ['７９졸７８', '４１병４２']],
    ['with strokes between', '1. 79졸78 - 41병42 → 02마83 … 한수쉼 ...', ['79졸78', '41병42', '02마83', '한수쉼']],
    [
      'with the stamps of a chat',
      '[홍길동] [오후 3:12] 79졸78\n[임꺽정] [오후 3:13] 41병42',
      ['79졸78', '41병42', 'BAD_TAG'],
    ],
    ['with passes in strokes', '79졸78 -- 02마83', ['79졸78', '--', '02마83']],
    ['under a greeting', '안녕하세요\n1. 79졸78 2. 41병42', ['79졸78', '41병42', 'STRAY_TEXT']],
    ['with comments', 'b1c3 {well} b10c8', [['b1c3', 'well'], 'b10c8']],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('up to their result, behind which another game begins', () => {
    const all = games('Hc3 Hc8 1-0 Hc3 1/2-1/2\nHg3 ½-½ *');
    expect(all.map((game) => game.ok && [game.value.moves.length, game.value.recorded])).toEqual([
      [2, '1-0'],
      [1, '1/2-1/2'],
      [1, '1/2-1/2'],
    ]);
  });
});

it('a list whose numbers begin anew is another game', () => {
  const all = games('1. Hc3 Hc8\n\n1. Hc3 Hc8 2. Hg3');
  expect(all.map((game) => game.ok && game.value.moves.length)).toEqual([2, 3]);
});

describe('the result is', () => {
  it.each<[what: string, text: string, recorded: string | null]>([
    ['that of the tag', '[Result "0-1"]\nHc3', '0-1'],
    ['that behind the moves', '[White "x"]\nHc3 0-1', '0-1'],
    ['none where it is open', '[Result "*"]\nHc3 *', null],
    ['none where nothing is said', 'Hc3', null],
    ['not changed by a usual end', '[Result "0-1"]\n[Termination "Normal"]\nHc3 0-1', '0-1'],
    ['the words that name a winner', '[Result "1-0"]\n[Termination "초 4.5점 승"]\nHc3 1-0', '초 4.5점 승'],
    ['words alone', '[Result "*"]\n[Termination "abandoned"]\nHc3 *', 'abandoned'],
  ])('%s', (_, text, recorded) => {
    expect(only(text).recorded).toBe(recorded);
  });
});

describe('what is odd is told:', () => {
  it.each<[what: string, text: string, expected: unknown[]]>([
    ['a title', 'My games\n\n[White "x"]\nHc3', ['Hc3', 'STRAY_TEXT']],
    ['a broken tag', '[White Kim]\n[Black "x"]\nHc3', ['Hc3', 'BAD_TAG']],
    ['a tag without its end', '[White "Kim\nHc3', ['Hc3', 'BAD_TAG']],
    ['a tag that stands twice', '[White "a"]\n[White "b"]\nHc3', ['Hc3', 'TAG_TWICE']],
    ['a comment without an end', 'Hc3 {and so', [['Hc3', 'and so'], 'UNCLOSED_COMMENT']],
    ['a variation without an end', 'Hc3 (Hc8 (Hg3)', ['Hc3', 'VARIATION_SKIPPED']],
    ['stray marks', 'Hc3 } ) Hc8', ['Hc3', 'Hc8', 'STRAY_CHARACTERS']],
    ['a number that is wrong', '1. Hc3 Hc8 5. Hg3', ['Hc3', 'Hc8', 'Hg3', 'WRONG_NUMBER']],
    ['a number of Cho that says Han', '1. Hc3 Hc8 2... Hg3', ['Hc3', 'Hc8', 'Hg3']],
    ['a FEN that is said not to be there', '[SetUp "1"]\nHc3', ['Hc3', 'SETUP_DIFFERS']],
    [
      'two starts',
      '[FEN "4k4/9/9/9/9/9/9/9/4K4/R8 w - - 0 1"]\n[SetUp "1"]\n[초차림 "상마상마"]\nRa2',
      ['Ra2', 'STARTS_DIFFER'],
    ],
    ['two results', '[Result "1-0"]\n[Termination "한 기권승"]\nHc3 1-0', ['Hc3', 'RESULTS_DIFFER']],
    ['a result that differs', '[Result "1-0"]\nHc3 0-1', ['Hc3', 'RESULTS_DIFFER']],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('a comment that never ends spoils only its own game', () => {
    const [first, second] = games('[Event "1"]\nHc3 {and so\n\n[Event "2"]\nHg3 {fine} *');
    expect(first?.ok && first.value.moves.map(({ comment }) => comment)).toEqual(['and so']);
    expect(second?.ok && second.value.moves.map(({ text }) => text)).toEqual(['Hg3']);
  });

  it('a line that begins with a percent sign is none of the game', () => {
    expect(read('%!PS\nHc3\n% x\nHc8')).toEqual(['Hc3', 'Hc8']);
  });
});

it('any text gives games and errors, never an exception', () => {
  const unit = fc.constantFrom(
    ...['[', ']', '"', '\\', '{', '}', '(', ')', ';', '%', '\n', ' ', '*', '1-0', '1.', 'Hc3', '[Event "', '[FEN "'],
    ...['[Result "1-0"]\n', '$1', '!', '½-½', '한수쉼', '\0', '\ufffd', '7', ','],
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit, maxLength: 60 }), fc.string({ unit: 'binary' })), (text) => {
      for (const game of readPgn(text))
        for (const { line, column } of game.ok ? game.value.warnings : [game.error])
          expect(text.split('\n')[(line ?? 1) - 1]?.length).toBeGreaterThanOrEqual((column ?? 1) - 1);
    }),
    { numRuns: 4000 },
  );
});

describe('time grows no faster than the text, whatever is in it:', () => {
  it.each([
    ['open brackets', '['],
    ['tags that break off', '[a "'],
    ['tags of many names', () => Array.from({ length: 80_000 }, (_, index) => `[t${index} "b"]`).join('\n')],
    ['tags that break off, a line each', '[a "\n'],
    ['open comments', '{'],
    ['games with open comments', '[Event "x"]\nHc3 {\n'],
    ['comments', '{a} '],
    ['open variations', '('],
    ['variations with open comments', '({'],
    ['backslashes in a tag', '[a "\\'],
    ['numbers', '1'],
    ['letters', 'x'],
    ['results', '1-0 '],
    ['moves', 'Hc3 '],
    ['semicolons', ';'],
    ['stray characters', '}'],
  ])('%s', (_, piece) => {
    const text = typeof piece === 'string' ? piece.repeat(1_000_000 / piece.length) : piece();
    const start = performance.now();
    for (const _game of readPgn(text));
    expect(performance.now() - start).toBeLessThan(8000);
  });
});
