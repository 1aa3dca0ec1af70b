import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARRANGEMENTS, type Arrangement } from '../../src/janggi/arrangement.js';
import { legalMoves } from '../../src/janggi/generate.js';
import { isPass, type Move } from '../../src/janggi/move.js';
import { startSetup } from '../../src/janggi/setup.js';
import { formatFen } from '../../src/notation/fen.js';
import {
  formatKorean,
  formatMove,
  formatSan,
  formatUci,
  LETTER_NOTATIONS,
  MOVE_NOTATIONS,
  type MoveNotation,
  parseMove,
} from '../../src/notation/moves.js';
import { loadFfish, randomOf } from '../peers.js';
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
    ["a general by its side's name", '95楚05', 'e2e1'],
    ["a general by its name after its side's", '95楚將05', 'e2e1'],
    ["a general by the other side's name", '95漢05', 'e2e1 WRONG_SIDE'],
    ['simplified and older names', '02马83', 'b1c3'],
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
    ['a captured piece in Hanja', '82포32타車', 'b3b8'],
    ["a captured piece's letter", 'C82xR32', 'b3b8'],
    ["another piece's letter", 'C82xH32', 'b3b8 WRONG_CAPTURE'],
    ['a captured general', '82포32장', 'b3b8 WRONG_CAPTURE'],
    ['a capture of nothing', '82포42졸', 'b3b7 WRONG_CAPTURE'],
    ['a capture of nothing by sign', 'C82x42', 'b3b7 WRONG_CAPTURE'],
    ['all of it wrong at once', '漢82포42타졸장군', 'b3b7 WRONG_SIDE WRONG_CAPTURE WRONG_CHECK'],
    ['check before the capture', '82포32장군차', 'b3b8 WRONG_CHECK'],
    ['a check by sign that is none', 'C82-42+', 'b3b7 WRONG_CHECK'],
    ['a move that is not legal, whatever it says', '82포72장군', 'b3b4'],
    ['a check that is none', '82포42장군', 'b3b7 WRONG_CHECK'],
    ['another piece than moves', '82마32', 'WRONG_PIECE'],
    ['an empty square', '81마32', 'a3b8'],
  ])('%s', (_, text, expected) => {
    expect(read(text, CAPTURE)).toBe(expected);
  });
});

/** Cho's chariot on a1 mates on a10, with the other on i9 keeping the general from going down. */
const MATE = positionOf(setupOf('3k5/8R/9/9/9/9/9/9/4K4/R8 w - - 0 1'));

describe('check and mate are verified:', () => {
  it.each([
    ['mate', 'R01-11#', 'a1a10'],
    ['mate called check', 'R01-11+', 'a1a10'],
    ['mate without a mark', '01차11', 'a1a10'],
    ['장군', '01차11장군', 'a1a10'],
    ['check called mate', 'R29-19#', 'i9i10 WRONG_CHECK'],
    ['check', 'R29-19+', 'i9i10'],
    ['neither', 'R01-02#', 'a1b1 WRONG_CHECK'],
  ])('%s', (_, text, expected) => {
    expect(read(text, MATE)).toBe(expected);
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
  expect(read('b0馬c2', START, 'WINBOARD')).toBe('b1c3');
  expect(read('b0楚마c2타졸장군', START, 'WINBOARD')).toBe('b1c3 WRONG_CAPTURE WRONG_CHECK');
  expect(read('Hb0-c2', START, 'WINBOARD')).toBe('b1c3');
  expect(read('Rb0-c2', START, 'WINBOARD')).toBe('WRONG_PIECE');
  expect(read('b10c2', START, 'WINBOARD')).toBe('BAD_MOVE');
  expect(read('b0楚c2', START, 'WINBOARD')).toBe('WRONG_PIECE');
  expect(read('b0초c2', START, 'WINBOARD')).toBe('BAD_MOVE');
  expect(read('b0c2')).toBe('BAD_MOVE');
  // The same text is another move where it is read as UCI.
  expect(read('a3a4', START, 'WINBOARD')).toBe('a4a5');
  expect(read('a3a4')).toBe('a3a4');
});

describe('the algebraic form', () => {
  /** Cho's horses on b1 and f1 may both go to d2, the soldiers on a5 and c5 to b5. */
  const TWO = positionOf(setupOf('4k4/9/9/9/9/P1P6/9/9/4K4/1N1A1N3 w - - 0 1'));
  it.each([
    ['Hc3', 'b1c3'],
    ['Nc3', 'b1c3'],
    ['Hb1c3', 'b1c3'],
    ['Hb1-c3', 'b1c3'],
    ['Hbc3', 'b1c3'],
    ['H1c3', 'b1c3'],
    ['Nb1xc3+', 'b1c3 WRONG_CAPTURE WRONG_CHECK'],
    ['Ke2', 'e2e2'],
    ['--', 'e2e2'],
    ['Pb5', 'AMBIGUOUS_MOVE'],
    ['Pab5', 'a5b5'],
    ['P5b5', 'AMBIGUOUS_MOVE'],
    ['Pc5b5', 'c5b5'],
    ['Hd2', 'AMBIGUOUS_MOVE'],
    ['Hfd2', 'f1d2'],
    ['Ed3', 'WRONG_PIECE'],
    ['Ae5', 'd1e5'],
    ['Hh9', 'WRONG_PIECE'],
  ])('%s', (text, expected) => {
    expect(read(text, TWO)).toBe(expected);
    expect(read(text, TWO, 'ALGEBRAIC')).toBe(expected);
  });

  it('an ambiguous move is refused with every reading', () => {
    const parsed = parseMove(TWO, 'Pb5');
    expect(!parsed.ok && parsed.error.message).toBe('Pb5 may be the soldier on a5 or on c5; say which: Pa5b5, Pc5b5.');
  });
});

it("letters counted from Han's side are read where they are named", () => {
  expect(read('a7-b7', START, 'LETTERS_FROM_HAN')).toBe('a4b4');
  expect(read('h10-g8', START, 'LETTERS_FROM_HAN')).toBe('h1g3');
  expect(read('c1xd3+', START, 'LETTERS_FROM_HAN')).toBe('c10d8 WRONG_CAPTURE');
  expect(read('e9-e9', START, 'LETTERS_FROM_HAN')).toBe('e2e2');
  expect(read('a11-b7', START, 'LETTERS_FROM_HAN')).toBe('BAD_MOVE');
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

describe('text that is no move says from where on, and what to write:', () => {
  it.each<[text: string, notation: MoveNotation, column: number, form: string]>([
    ['hello', 'AUTO', 2, 'b1c3'],
    ['move', 'AUTO', 1, 'b1c3'],
    ['', 'AUTO', 1, '02마83'],
    ['b1c0', 'AUTO', 4, 'b1c3'],
    ['b1c3~', 'AUTO', 5, 'b1c3'],
    [' b1x3', 'AUTO', 4, 'b1c3'],
    ['00마83', 'AUTO', 2, '02마83'],
    ['02꿩83', 'AUTO', 3, '02마83'],
    ['02마83타', 'AUTO', 7, '02마83'],
    ['02마83병졸', 'AUTO', 7, '02마83'],
    ['02마83장군장군', 'AUTO', 8, '02마83'],
    ['楚漢', 'AUTO', 2, '02마83'],
    ['H02+83', 'AUTO', 4, 'H02-83'],
    ['H02-83+#', 'AUTO', 8, 'H02-83'],
    ['Q02-83', 'AUTO', 1, 'H02-83'],
    ['H02', 'ALGEBRAIC', 1, 'Hc3'],
    ['02마83', 'UCI', 1, 'b1c3'],
    ['b1c3', 'KOREAN', 1, '02마83'],
    ['b1c3', 'SAN', 1, 'H02-83'],
    ['b0-c10', 'WINBOARD', 6, 'b0c2'],
    ['b1-c0', 'LETTERS_FROM_HAN', 5, 'b10-c8'],
    ['b'.repeat(33), 'AUTO', 33, 'pass'],
  ])('%j in %s', (text, notation, column, form) => {
    const parsed = parseMove(START, text, notation);
    if (parsed.ok) throw new Error('a move');
    expect(parsed.error.code).toBe('BAD_MOVE');
    expect(parsed.error.message.includes(`from column ${column} on`)).toBe(column > 1);
    expect(parsed.error.message).toContain(form);
  });
});

describe('a move as players type it is read:', () => {
  it.each<[text: string, uci: string, codes?: string[]]>([
    ['79졸78!', 'i4h4'],
    ['b1c3?!', 'b1c3'],
    ['초: 79졸78', 'BAD_MOVE'],
    ['초:79졸78', 'i4h4'],
    ['한수 쉼', 'e2e2'],
    ['79졸78 멍군', 'i4h4'],
    ['79졸78장군', 'i4h4', ['WRONG_CHECK']],
    ['79졸78 외통', 'i4h4', ['WRONG_CHECK']],
    ['７９졸７８', 'i4h4', ['UNUSUAL_CHARACTERS']],
    ['79졸78'.normalize('NFD'), 'i4h4', ['UNUSUAL_CHARACTERS']],
    ['한수쉼'.normalize('NFD'), 'e2e2', ['UNUSUAL_CHARACTERS']],
    ['b1 c3', 'BAD_MOVE'],
    ['79졸78!x', 'BAD_MOVE'],
  ])('%s', (text, uci, codes = []) => {
    const parsed = parseMove(START, text);
    expect(parsed.ok ? formatUci(parsed.value.move) : parsed.error.code).toBe(uci);
    expect(parsed.ok ? parsed.value.warnings.map(({ code }) => code) : []).toEqual(codes);
  });
});

it('another piece than the named one is told by name', () => {
  const parsed = parseMove(START, '02차83');
  expect(!parsed.ok && parsed.error).toEqual({
    code: 'WRONG_PIECE',
    message: '02차83 names a chariot, but on b1 stands a horse.',
  });
});

it('a notation that is named is the only one read', () => {
  expect(read('b1c3', START, 'KOREAN')).toBe('BAD_MOVE');
  expect(read('02마83', START, 'SAN')).toBe('BAD_MOVE');
  expect(read('H02-83', START, 'SAN')).toBe('b1c3');
  expect(read('한수쉼', START, 'UCI')).toBe('e2e2');
});

it('every legal move is read back from each notation that it is written in', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      for (const move of legalMoves(position))
        for (const notation of MOVE_NOTATIONS) {
          const text = formatMove(position, move, notation);
          const read = { ok: true, value: { move, warnings: [] } };
          expect(parseMove(position, text, notation), `${text} in ${notation}`).toEqual(read);
          if (!LETTER_NOTATIONS.some((letters) => letters === notation))
            expect(parseMove(position, text), text).toEqual(read);
        }
    }),
    { numRuns: 60 },
  );
});

it('any text is a move or no move, never an exception', () => {
  const pieces = fc.constantFrom(...'abci0123456789마馬포장군타楚漢初x-+#KHCRPpass@ ');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: pieces, maxLength: 12 }), fc.string({ unit: 'binary' })), (text) => {
      for (const notation of MOVE_NOTATIONS) {
        const parsed = parseMove(CAPTURE, text, notation);
        const read = parsed.ok ? parsed.value.move : parsed.error.code;
        if (!['BAD_MOVE', 'WRONG_PIECE', 'AMBIGUOUS_MOVE'].includes(read as string))
          expect(read).toBeLessThan(90 * 128);
      }
    }),
    { numRuns: 5000 },
  );
});

it('squares and signs are those of Fairy-Stockfish in random games', async () => {
  const ffish = await loadFfish();
  const random = randomOf(20_251);
  let plies = 0;
  for (let game = 0; game < 12; game++) {
    const position = positionOf(
      startSetup(ARRANGEMENTS[random(4)] as Arrangement, ARRANGEMENTS[random(4)] as Arrangement),
    );
    const board = new ffish.Board('janggicasual', formatFen(position));
    for (let ply = 0; ply < 150; ply++, plies++) {
      const moves = legalMoves(position);
      // After two passes the engine has no more moves.
      if (moves.length === 0 || board.legalMoves() === '') break;
      const move = moves[random(moves.length)] as Move;
      const san = board.sanMove(formatUci(move), ffish.Notation.JANGGI);
      expect(formatSan(position, move)).toBe(san);
      expect(parseMove(position, san)).toEqual({ ok: true, value: { move, warnings: [] } });
      expect(formatMove(position, move, 'ALGEBRAIC')).toBe(board.sanMove(formatUci(move), ffish.Notation.SAN));
      const long = board.sanMove(formatUci(move), ffish.Notation.LAN);
      expect(parseMove(position, long), long).toEqual({ ok: true, value: { move, warnings: [] } });
      const squares = /^[KAEHCRP](..)[-x](..)[+#]?$/.exec(san) ?? [];
      const korean = formatKorean(position, move);
      if (isPass(move)) expect([korean, squares[1]]).toEqual(['한수쉼', squares[2]]);
      else expect([korean.slice(0, 2), korean.slice(3)]).toEqual(squares.slice(1));
      position.make(move);
      board.push(formatUci(move));
    }
    board.delete();
  }
  expect(plies).toBeGreaterThan(1000);
});
