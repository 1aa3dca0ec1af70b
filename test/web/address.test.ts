import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ARRANGEMENTS } from '../../src/janggi/arrangement.js';
import { SIDES } from '../../src/janggi/side.js';
import { DIAGRAM_STYLES } from '../../src/notation/diagram.js';
import { parseFen } from '../../src/notation/fen.js';
import { LANGUAGES } from '../../src/referee/summary.js';
import { CLAIM_KINDS } from '../../src/rulesets/reason.js';
import { RULESET_IDS } from '../../src/rulesets/ruleset.js';
import { SWITCH_NAMES } from '../../src/rulesets/switches.js';
import { readAddress, rulesOfView, USUAL_VIEW, writeAddress } from '../../src/web/view.js';

const setup = (fen: string) => {
  const read = parseFen(fen);
  if (!read.ok) throw new Error(read.error.message);
  return read.value.setup;
};
const FENS = [
  '3k5/9/9/9/9/9/9/9/3R5/4K4 b - - 7 31',
  '1bna1abn1/4k4/7c1/1pp1p2pr/9/9/2P1P1P1P/3K3C1/9/R1Bc1ABNR w - - 0 9',
];

const start = fc.oneof(
  fc.record({
    kind: fc.constant('ARRANGEMENT' as const),
    cho: fc.constantFrom(...ARRANGEMENTS),
    han: fc.constantFrom(...ARRANGEMENTS),
  }),
  fc.record({
    kind: fc.constantFrom('HANDICAP' as const, 'POSITION' as const),
    setup: fc.constantFrom(...FENS.map(setup)),
  }),
);
const move = fc.constantFrom('a4b4', '79졸78', '한수쉼', 'Hc3', '@@@@', 'x&y=1#%');
const view = fc.record({
  ruleset: fc.constantFrom(...RULESET_IDS),
  overrides: fc.constantFrom(
    {},
    { komi: 0.5 },
    { doublePass: 'NONE' },
    { pointValues: [9, 5, 4, 3, 3, 1] },
  ) as fc.Arbitrary<typeof USUAL_VIEW.overrides>,
  claims: fc.boolean(),
  claim: fc.option(
    fc.record({ kind: fc.constantFrom(...CLAIM_KINDS), by: fc.option(fc.constantFrom(...SIDES)), atPly: fc.nat(300) }),
  ),
  language: fc.constantFrom(...LANGUAGES),
  style: fc.constantFrom(...DIAGRAM_STYLES),
  seat: fc.constantFrom(...SIDES),
  coordinates: fc.constantFrom('ALGEBRAIC' as const, 'KOREAN' as const),
});

it('an address tells all that it was written from, whatever language its reader has', () => {
  fc.assert(
    fc.property(
      view,
      start,
      fc.array(move, { minLength: 1, maxLength: 9 }),
      fc.nat(9),
      fc.option(fc.string()),
      fc.constantFrom(...LANGUAGES),
      (shown, begun, moves, ply, recorded, language) => {
        const game = { tags: [{ name: 'White', value: 'Kim & Lee' }], start: begun, moves: [], recorded, warnings: [] };
        const read = readAddress(`#${writeAddress(shown, game, moves, ply, language)}`, language);
        expect(read.view).toEqual(shown);
        expect(read.ply).toBe(ply);
        expect(read.game?.start).toEqual(begun);
        expect(read.game?.moves).toEqual(moves.map((text) => ({ text })));
        expect(read.game?.recorded).toBe(recorded);
        expect(read.game?.tags).toEqual([{ name: '초대국자', value: 'Kim & Lee' }]);
      },
    ),
  );
});

it('an address that says nothing, or what there is none of, is the usual', () => {
  const usual = { view: USUAL_VIEW, game: null, ply: 0, problem: null };
  for (const hash of ['', '#', '#pieces=&seat=up&ply=-4&language=XX&claim=A,B,C'])
    expect(readAddress(hash, 'EN')).toEqual(usual);
  for (const [hash, code] of [
    ['#ruleset=x', 'UNKNOWN_RULESET'],
    ['#rules.komi=99', 'BAD_RULE'],
    ['#rules.komi=', 'BAD_RULE'],
    ['#ruleset=x&fen=9/9', 'FEN_RANK_COUNT'],
  ] as const)
    expect(readAddress(hash, 'EN')).toEqual({ ...usual, problem: expect.objectContaining({ code }) });
  expect(writeAddress(USUAL_VIEW, null, [], 0, 'EN')).toBe('');
});

it('any text behind # is read without a fault, and the rules that it gives are rules', () => {
  const parameter = fc.tuple(
    fc.constantFrom('fen', 'moves', 'ply', 'claim', 'ruleset', 'cho', ...SWITCH_NAMES.map((name) => `rules.${name}`)),
    fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('true', 'NONE', '1 2 3 4 5 6')),
  );
  fc.assert(
    fc.property(fc.array(parameter, { maxLength: 8 }), (parameters) => {
      const read = readAddress(`#${new URLSearchParams(parameters)}`, 'EN');
      expect(rulesOfView(read.view).ok).toBe(true);
      expect(Number.isInteger(read.ply) && read.ply >= 0).toBe(true);
    }),
  );
});
