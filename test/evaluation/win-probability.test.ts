import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FULL_PHASE } from '../../src/evaluation/features.js';
import { plyOf, type Standing, winProbability } from '../../src/evaluation/win-probability.js';
import { positionOf, setupOf } from '../positions.js';

const even: Standing = { score: 0, first: 0, margin: 0, ply: 40, turn: 0, phase: 80 };

it('gives chances that add up to one, none below nothing', () => {
  const standing = fc.record({
    score: fc.double({ min: -300, max: 300, noNaN: true }),
    first: fc.double({ min: -300, max: 300, noNaN: true }),
    margin: fc.integer({ min: -72, max: 72 }),
    ply: fc.nat(400),
    turn: fc.constantFrom<0 | 1>(0, 1),
    phase: fc.nat(FULL_PHASE),
  });
  fc.assert(
    fc.property(standing, fc.integer({ min: 1, max: 20 }), (at, depth) => {
      const { cho, draw, han } = winProbability(at, depth);
      expect(cho + draw + han).toBeCloseTo(1, 12);
      expect(Math.min(cho, draw, han)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('is the higher, the better the score', () => {
  for (const depth of [1, 4, 8])
    for (let score = -19; score < 20; score++)
      expect(winProbability({ ...even, score: score + 1 }, depth).cho).toBeGreaterThan(
        winProbability({ ...even, score }, depth).cho,
      );
});

it('is nearly certain of a proven win', () => {
  expect(winProbability({ ...even, score: 299.95, first: 20 }, 4).cho).toBeGreaterThan(0.9);
  expect(winProbability({ ...even, score: -199.9, first: -20 }, 4).han).toBeGreaterThan(0.9);
});

it('counts the plies of a position by its move number', () => {
  expect(plyOf(positionOf(setupOf('4k4/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1')))).toBe(0);
  expect(plyOf(positionOf(setupOf('4k4/9/9/9/9/9/9/9/4A4/4K4 b - - 0 12')))).toBe(23);
});
