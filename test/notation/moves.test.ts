import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalMoves } from '../../src/janggi/generate.js';
import { startSetup } from '../../src/janggi/setup.js';
import { formatKorean, formatSan, formatUci, type MoveNotation, parseMove } from '../../src/notation/moves.js';
import { anyPosition, positionOf, setupOf } from '../positions.js';

const START = positionOf(startSetup());
/** Cho's cannon on b3 may take the chariot on b8 over the soldier on b5, with check to come from it. */
const CAPTURE = positionOf(setupOf('3k5/9/1r7/9/9/1p7/9/1C7/9/4K4 w - - 0 1'));

const read = (text: string, position = START, notation: MoveNotation = 'AUTO'): unknown => {
  const parsed = parseMove(position, text, notation);
  if (!parsed.ok) return parsed.error.code;
  const codes = parsed.value.warnings.map(({ code }) => code);
  return [formatUci(parsed.value.move), ...codes].join(' ');
};

describe('a move is read from', () => {
  it.each([
    ['UCI', 'b1c3', 'b1c3'],
    ['UCI on the tenth rank', 'b10c8', 'b10c8'],
    ['the Korean form', '02마83', 'b1c3'],
    ['Hanja', '02馬83', 'b1c3'],
    ['a side before the piece', '02楚馬83', 'b1c3'],
    ['a side before it all', '초02마83', 'b1c3'],
    ['the other side', '漢02馬83', 'b1c3 WRONG_SIDE'],
    ["a soldier in either side's word", '79병78', 'i4h4'],
    ['Fairy-Stockfish notation', 'H02-83', 'b1c3'],
    ['the same with N', 'N02-83', 'b1c3'],
    ['elephant with B', 'B03-75', 'c1e4'],
    ['elephant with E', 'E03-75', 'c1e4'],
    ['blanks around it', ' b1c3 ', 'b1c3'],
    ['pass', 'pass', 'e2e2'],
    ['0000', '0000', 'e2e2'],
    ['@@@@', '@@@@', 'e2e2'],
    ['한수쉼', '한수쉼', 'e2e2'],
    ["the general's null move", 'e2e2', 'e2e2'],
    ['the same in Fairy-Stockfish notation', 'K95-95', 'e2e2'],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('what a move says of the board is verified:', () => {
  it.each([
    ['a capture that is one', '82포32타차', 'b3b8'],
    ['without 타', '82포32차', 'b3b8'],
    ['with the sign x', 'C82x32', 'b3b8'],
    ['another piece than is captured', '82포32마', 'b3b8 WRONG_CAPTURE'],
    ['a capture of nothing', '82포42졸', 'b3b7 WRONG_CAPTURE'],
    ['a check that is none', '82포42장군', 'b3b7 WRONG_CHECK'],
    ['another piece than moves', '82마32', 'WRONG_PIECE'],
    ['an empty square', '81마32', 'a3b8'],
  ])('%s', (_, text, expected) => {
    expect(read(text, CAPTURE)).toBe(expected);
  });
});

it.each([
  ['b1'],
  ['z1z2'],
  ['b0c3'],
  ['b11c3'],
  ['02마'],
  ['00마83'],
  ['02마80'],
  ['O-O'],
  [''],
  ['b1c3b1c3'],
  ['마'.repeat(1000)],
])('%s is no move', (text) => {
  expect(read(text)).toBe('BAD_MOVE');
});

it('WinBoard coordinates count ranks from 0, and are never guessed', () => {
  expect(read('b0c2', START, 'WINBOARD')).toBe('b1c3');
  expect(read('b9c7', START, 'WINBOARD')).toBe('b10c8');
  expect(read('b0c2')).toBe('BAD_MOVE');
  // The same text is another move where it is read as UCI.
  expect(read('a3a4', START, 'WINBOARD')).toBe('a4a5');
  expect(read('a3a4')).toBe('a3a4');
});

it("letters counted from Han's side are read where they are named", () => {
  expect(read('a7-b7', START, 'LETTERS_FROM_HAN')).toBe('a4b4');
  expect(read('h10-g8', START, 'LETTERS_FROM_HAN')).toBe('h1g3');
  expect(read('c1xd3+', START, 'LETTERS_FROM_HAN')).toBe('c10d8');
  expect(read('h10-g8')).toBe('BAD_MOVE');
});

it('a refused move is told in the notation that was asked for, and misread Korean is recognised', () => {
  const message = (text: string, notation: MoveNotation = 'AUTO'): string => {
    const parsed = parseMove(START, text, notation);
    return parsed.ok ? '' : parsed.error.message;
  };
  expect(message('a4b4', 'SAN')).toMatch(/no move in SAN, which `moveNotation` asks for; write `H02-83`/);
  expect(message('79\u00c1\u00b978')).toMatch(/CP949/);
  expect(message('hello')).not.toMatch(/CP949/);
});

it('a notation that is named is the only one read', () => {
  expect(read('b1c3', START, 'KOREAN')).toBe('BAD_MOVE');
  expect(read('02마83', START, 'SAN')).toBe('BAD_MOVE');
  expect(read('H02-83', START, 'SAN')).toBe('b1c3');
});

it('every legal move is read back from each notation that it is written in', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      for (const move of legalMoves(position))
        for (const text of [formatUci(move), formatKorean(position, move), formatSan(position, move)])
          expect(parseMove(position, text), text).toEqual({ ok: true, value: { move, warnings: [] } });
    }),
    { numRuns: 60 },
  );
});

it('any text is a move or no move, never an exception', () => {
  const pieces = fc.constantFrom(...'abci0123456789마馬포장군타楚漢初x-+#KHCRPpass@ ');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: pieces, maxLength: 12 }), fc.string({ unit: 'binary' })), (text) => {
      const parsed = parseMove(CAPTURE, text);
      expect(typeof parsed.ok).toBe('boolean');
    }),
    { numRuns: 5000 },
  );
});
