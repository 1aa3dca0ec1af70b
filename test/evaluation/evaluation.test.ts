import { describe, expect, it } from 'vitest';
import { type Evaluation, evaluationOf } from '../../src/evaluation/evaluation.js';
import { TERMS } from '../../src/evaluation/features.js';
import { type SearchLimits, search } from '../../src/evaluation/search.js';
import { parseSquare } from '../../src/janggi/square.js';
import { gameFrom, rulesFor } from './games.js';

const limits: SearchLimits = { depth: 4, nodes: 1_000_000, millis: null, lines: 2 };
const evaluationFor = (fen: string): Evaluation => {
  const game = gameFrom(fen, rulesFor('TOURNAMENT'));
  return evaluationOf(game, search(game, limits));
};
const move = (from: string, to: string): number => (parseSquare(from) << 7) | parseSquare(to);

describe('an evaluation', () => {
  it('of the start is about even, explained and followed in lines', () => {
    const found = evaluationFor('rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1');
    expect(Math.abs(found.score)).toBeLessThan(3);
    expect(found).toMatchObject({ mateIn: null, depth: 4, complete: true });
    expect(found.lines).toHaveLength(2);
    expect(found.breakdown.map(({ term }) => term)).toEqual([...TERMS]);
    expect(found.winProbability.cho).toBeGreaterThan(0.3);
    expect(found.winProbability.cho).toBeLessThan(0.7);
  });

  it("is told from Cho's side, whoever is to move", () => {
    const mating = evaluationFor('3nkab2/9/4c4/3RnB3/9/2p3pp1/1r2PP3/9/3AA4/3KC1B2 w - - 0 28');
    expect(mating.mateIn).toBe(1);
    expect(mating.score).toBe(299.99);
    expect(mating.lines[0]?.moves).toEqual([move('d7', 'd10')]);
    const mated = evaluationFor('4k4/9/4c4/b2r5/9/9/1p3pp2/3A5/1n1K1A3/5C3 b - - 0 60');
    expect(mated.score).toBeLessThan(0);
    expect(mated.winProbability.han).toBeGreaterThan(0.5);
  });

  it('of a game that is over is certain', () => {
    const over = evaluationFor('3k5/4R4/3R5/9/9/9/9/9/4A4/4K4 b - - 0 1');
    expect(over).toMatchObject({
      score: 300,
      lines: [],
      complete: true,
      winProbability: { cho: 1, draw: 0, han: 0 },
    });
  });
});
