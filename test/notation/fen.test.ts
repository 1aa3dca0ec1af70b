import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FREE_MOVEMENT } from '../../src/janggi/movement.js';
import { Position } from '../../src/janggi/position.js';
import { startSetup } from '../../src/janggi/setup.js';
import { FEN_DIALECTS, type FenDialect, formatFen, parseFen } from '../../src/notation/fen.js';
import { anyPosition } from '../positions.js';

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1';
const BOARD = START.split(' ')[0] as string;

/** Code and place of what refuses a FEN, as a FEN or as a position. */
const fault = (fen: string, lenient = false): unknown => {
  const parsed = parseFen(fen);
  if (!parsed.ok) return place(parsed.error);
  const made = Position.from(parsed.value.setup, FREE_MOVEMENT, lenient);
  return made.ok ? 'a position' : place(made.error);
};
const place = ({
  code,
  rank,
  file,
  column,
}: {
  code: string;
  rank?: number;
  file?: string;
  column?: number;
}): unknown => ({
  code,
  ...(rank !== undefined && { rank }),
  ...(file !== undefined && { file }),
  ...(column !== undefined && { column }),
});

describe('a FEN is refused with a code and its place:', () => {
  it.each<[situation: string, fen: string, expected: object]>([
    ['empty', '', { code: 'FEN_EMPTY', column: 1 }],
    ['only blanks', '   ', { code: 'FEN_EMPTY', column: 1 }],
    ['over-long', 'r'.repeat(100_000), { code: 'FEN_TOO_LONG', column: 257 }],
    ['nine ranks', '9/4k4/9/9/9/9/9/4K4/9 w - - 0 1', { code: 'FEN_RANK_COUNT', column: 1 }],
    ['eleven ranks', '9/4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1', { code: 'FEN_RANK_COUNT', column: 1 }],
    [
      'a rank too short',
      '9/4k3/9/9/9/9/9/9/4K4/9 w - - 0 1',
      { code: 'FEN_RANK_WIDTH', rank: 9, file: 'i', column: 6 },
    ],
    ['a rank too long', '9/4k5/9/9/9/9/9/9/4K4/9 w - - 0 1', { code: 'FEN_RANK_WIDTH', rank: 9, column: 5 }],
    [
      'the last rank too short',
      '9/4k4/9/9/9/9/9/9/4K4/8 w - - 0 1',
      { code: 'FEN_RANK_WIDTH', rank: 1, file: 'i', column: 24 },
    ],
    ['the last rank too long', '9/4k4/9/9/9/9/9/9/4K4/9P w - - 0 1', { code: 'FEN_RANK_WIDTH', rank: 1, column: 24 }],
    ['an empty rank', '9/4k4//9/9/9/9/9/4K4/9 w - - 0 1', { code: 'FEN_RANK_WIDTH', rank: 8, file: 'a', column: 7 }],
    [
      'a gap of nothing',
      '09/4k4/9/9/9/9/9/9/4K4/9 w - - 0 1',
      { code: 'FEN_BAD_DIGIT', rank: 10, file: 'a', column: 1 },
    ],
    [
      'an unknown letter',
      '9/4k4/9/3x5/9/9/9/9/4K4/9 w - - 0 1',
      { code: 'FEN_UNKNOWN_LETTER', rank: 7, file: 'd', column: 10 },
    ],
    [
      'a name that every object has',
      '9/4k4/__proto__/9/9/9/9/9/4K4/9 w - - 0 1',
      { code: 'FEN_UNKNOWN_LETTER', rank: 8, file: 'a', column: 7 },
    ],
    [
      'a letter beyond the alphabet',
      '9/4k4/9/9/9/9/9/9/4K4/8馬 w - - 0 1',
      { code: 'FEN_UNKNOWN_LETTER', rank: 1, file: 'i', column: 24 },
    ],
    ['side to move x', `${BOARD} x - - 0 1`, { code: 'FEN_BAD_TURN', column: BOARD.length + 2 }],
    ['side to move in capitals', `${BOARD} W - - 0 1`, { code: 'FEN_BAD_TURN', column: BOARD.length + 2 }],
    ['castling rights', `${BOARD} w KQkq - 0 1`, { code: 'FEN_BAD_COUNTER', column: BOARD.length + 4 }],
    ['one dash', `${BOARD} w - 0 1`, { code: 'FEN_BAD_FIELD', column: BOARD.length + 6 }],
    ['a negative half-move clock', `${BOARD} w - - -1 1`, { code: 'FEN_BAD_COUNTER', column: BOARD.length + 8 }],
    ['a fractional half-move clock', `${BOARD} w - - 1.5 1`, { code: 'FEN_BAD_COUNTER', column: BOARD.length + 8 }],
    ['a move number that is none', `${BOARD} w - - 0 one`, { code: 'FEN_BAD_COUNTER', column: BOARD.length + 10 }],
    [
      'a half-move clock too large',
      `${BOARD} w - - 10000 1`,
      { code: 'FEN_COUNTER_TOO_LARGE', column: BOARD.length + 8 },
    ],
    [
      'a move number beyond all numbers',
      `${BOARD} w - - 0 ${'9'.repeat(150)}`,
      { code: 'FEN_COUNTER_TOO_LARGE', column: BOARD.length + 10 },
    ],
    ['a gap of ten', '10/4k4/9/9/9/9/9/9/4K4/9 w - - 0 1', { code: 'FEN_BAD_DIGIT', rank: 10, file: 'b', column: 2 }],
    ['the side to move left out before counters', `${BOARD} 0 1`, { code: 'FEN_BAD_TURN', column: BOARD.length + 2 }],
    [
      'trailing junk on the last rank',
      `${BOARD}; w`,
      { code: 'FEN_UNKNOWN_LETTER', rank: 1, column: BOARD.length + 1 },
    ],
    ['trailing text', `${START} extra`, { code: 'FEN_TRAILING_TEXT', column: START.length + 2 }],
    ['no Cho general', '9/4k4/9/9/9/9/9/9/9/9 w - - 0 1', { code: 'NO_GENERAL' }],
    ['no Han general', '9/9/9/9/9/9/9/9/4K4/9 w - - 0 1', { code: 'NO_GENERAL' }],
    [
      'two generals of a side',
      '3kk4/9/9/9/9/9/9/9/4K4/9 w - - 0 1',
      { code: 'TOO_MANY_GENERALS', rank: 10, file: 'e' },
    ],
    [
      'a general outside its palace',
      '9/2k6/9/9/9/9/9/9/4K4/9 w - - 0 1',
      { code: 'GENERAL_OUTSIDE_PALACE', rank: 9, file: 'c' },
    ],
    [
      "a general in the enemy's palace",
      '9/9/9/9/9/9/9/9/3kK4/9 w - - 0 1',
      { code: 'GENERAL_OUTSIDE_PALACE', rank: 2, file: 'd' },
    ],
    [
      'a guard outside its palace',
      '9/4k4/9/9/9/9/A8/9/4K4/9 w - - 0 1',
      { code: 'GUARD_OUTSIDE_PALACE', rank: 4, file: 'a' },
    ],
    ['a third chariot', '9/3k5/9/9/RRR6/9/9/9/4K4/9 w - - 0 1', { code: 'TOO_MANY_PIECES', rank: 6, file: 'c' }],
    ['a sixth soldier', '9/3k5/9/9/PPPPPP3/9/9/9/4K4/9 w - - 0 1', { code: 'TOO_MANY_PIECES', rank: 6, file: 'f' }],
    [
      'a soldier behind its start',
      '9/3k5/9/9/9/9/9/P8/4K4/9 w - - 0 1',
      { code: 'SOLDIER_BEHIND_START', rank: 3, file: 'a' },
    ],
    [
      'a Han soldier behind its start',
      '9/3k5/p8/9/9/9/9/9/4K4/9 w - - 0 1',
      { code: 'SOLDIER_BEHIND_START', rank: 8, file: 'a' },
    ],
    ['the side not to move in check', '4k4/9/9/9/9/9/9/9/3K5/4R4 w - - 0 1', { code: 'OPPONENT_IN_CHECK' }],
  ])('%s', (_, fen, expected) => {
    expect(fault(fen)).toEqual(expected);
  });
});

describe('a board that only could not come from a game', () => {
  it.each([
    ['a third chariot', '9/3k5/9/9/RRR6/9/9/9/4K4/9 w - - 0 1', 'TOO_MANY_PIECES'],
    ['a soldier behind its start', '9/3k5/9/9/9/9/9/P8/4K4/9 w - - 0 1', 'SOLDIER_BEHIND_START'],
  ])('is accepted leniently and reported: %s', (_, fen, code) => {
    const parsed = parseFen(fen);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const made = Position.from(parsed.value.setup, FREE_MOVEMENT, true);
    expect(made.ok && made.value.waived.map((problem) => problem.code)).toEqual([code]);
  });

  it('is not accepted leniently where something else is wrong', () => {
    expect(fault('9/2k6/9/9/RRR6/9/9/9/4K4/9 w - - 0 1', true)).toMatchObject({ code: 'GENERAL_OUTSIDE_PALACE' });
  });
});

describe('what a FEN leaves out or spells otherwise is reported:', () => {
  it.each<[situation: string, fen: string, canonical: string, codes: string[]]>([
    ['nothing', START, START, []],
    ['the side to move', BOARD, START, ['FEN_TURN_ASSUMED', 'FEN_COUNTERS_ASSUMED']],
    ['the counters', `${BOARD} b`, `${BOARD} b - - 0 1`, ['FEN_COUNTERS_ASSUMED']],
    ['the counters after two dashes', `${BOARD} b - -`, `${BOARD} b - - 0 1`, ['FEN_COUNTERS_ASSUMED']],
    ['the move number', `${BOARD} b - - 7`, `${BOARD} b - - 7 1`, ['FEN_COUNTERS_ASSUMED']],
    ['the unused fields, as WinBoard does', `${BOARD} b 7 12`, `${BOARD} b - - 7 12`, []],
    [
      'h and e for horse and elephant',
      START.replaceAll('n', 'h').replaceAll('B', 'E'),
      START,
      ['FEN_HORSE_ELEPHANT_LETTERS'],
    ],
    ['underscores for blanks', START.replaceAll(' ', '_'), START, ['FEN_UNDERSCORES']],
    ['two gaps side by side', START.replace('9/9', '45/9'), START, ['FEN_SPLIT_GAP']],
    ['a doubled blank', START.replace(' w ', '  w '), START, ['FEN_EXTRA_BLANKS']],
    ['blanks around it', ` ${START}\n`, START, ['FEN_EXTRA_BLANKS']],
  ])('%s', (_, fen, canonical, codes) => {
    const parsed = parseFen(fen);
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(formatFen(parsed.value.setup)).toBe(canonical);
    expect(parsed.value.warnings.map(({ code }) => code)).toEqual(codes);
  });
});

describe('a dialect', () => {
  const KOREAN = '차마상사1사상마차/4장/1포5포/졸1졸1졸1졸1졸///兵1兵1兵1兵1兵/1包5包/4將/車馬象士1士象馬車 초 접장기';
  const CHARIOT_HORSE = 'rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w - - 0 1';
  const WESTERN = 'rnbg1gbnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBG1GBNR w - - 0 1';

  it.each([
    ['CHARIOT_HORSE', CHARIOT_HORSE],
    ['WESTERN_NAMES', WESTERN],
    ['KOREAN_BOARD', KOREAN],
  ] as const)('%s is recognised, and told', (dialect, text) => {
    const parsed = parseFen(text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(formatFen(parsed.value.setup)).toBe(START);
    expect(parsed.value.warnings.map(({ code, message }) => [code, message.includes(dialect)])).toEqual([
      ['FEN_DIALECT_READ', true],
    ]);
    // Named, there is nothing to tell.
    expect(parseFen(text, dialect)).toMatchObject({ ok: true, value: { warnings: [] } });
  });

  it.each<[dialect: FenDialect, text: string, expected: object]>([
    ['CHARIOT_HORSE', START, { code: 'FEN_UNKNOWN_LETTER', rank: 10, file: 'b' }],
    ['WESTERN_NAMES', START, { code: 'FEN_UNKNOWN_LETTER', rank: 10, file: 'd' }],
    ['FAIRY_STOCKFISH', WESTERN, { code: 'FEN_UNKNOWN_LETTER', rank: 10, file: 'd' }],
    ['FAIRY_STOCKFISH', KOREAN, { code: 'FEN_UNKNOWN_LETTER', rank: 10, file: 'a' }],
    ['KOREAN_BOARD', START, { code: 'BOARD_UNKNOWN_PIECE', rank: 1, file: 'a' }],
  ])('%s that is named is the only one read: %s', (dialect, text, expected) => {
    expect(parseFen(text, dialect)).toMatchObject({ ok: false, error: expected });
  });

  it('whose letters are mixed is refused with both named', () => {
    const mixed = parseFen(WESTERN.replace('g', 'a'));
    expect(mixed).toMatchObject({ ok: false, error: { code: 'FEN_MIXED_LETTERS', column: 6 } });
    expect(mixed.ok ? '' : mixed.error.message).toMatch(/WESTERN_NAMES.*FAIRY_STOCKFISH/);
  });

  it('is read back as it was written, counters aside where it has none', () => {
    fc.assert(
      fc.property(anyPosition, fc.constantFrom(...FEN_DIALECTS), (position, dialect) => {
        const setup = position.toSetup();
        const parsed = parseFen(formatFen(setup, dialect), dialect);
        const expected = dialect === 'KOREAN_BOARD' ? { ...setup, halfmoveClock: 0, moveNumber: 1 } : setup;
        expect(parsed).toEqual({ ok: true, value: { setup: expected, warnings: [] } });
      }),
    );
  });
});

it('no position given is the usual start', () => {
  expect(formatFen(startSetup())).toBe(START);
});

it('reading what was written gives the same position', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      const parsed = parseFen(formatFen(position));
      expect(parsed).toEqual({ ok: true, value: { setup: position.toSetup(), warnings: [] } });
    }),
  );
});

const MUTATIONS = [...'KABNCRPkabncrp0123456789/ wb-xhe_~[]+{}\n\t漢馬\u0000'];
const mutated = fc
  .tuple(fc.array(fc.tuple(fc.nat(START.length), fc.constantFrom(...MUTATIONS), fc.boolean()), { maxLength: 6 }))
  .map(([changes]) =>
    changes.reduce(
      (fen, [at, character, replace]) => fen.slice(0, at) + character + fen.slice(at + Number(replace)),
      START,
    ),
  );

it('10,000 mutated FENs and random strings give an error or a position, never an exception', () => {
  const outcomes = { positions: 0, errors: 0 };
  fc.assert(
    fc.property(fc.oneof(mutated, fc.string({ unit: 'binary', maxLength: 300 })), (text) => {
      const result = fault(text, text.length % 2 === 0);
      outcomes[result === 'a position' ? 'positions' : 'errors']++;
    }),
    { numRuns: 10_000 },
  );
  expect(Math.min(outcomes.positions, outcomes.errors)).toBeGreaterThan(100);
});
