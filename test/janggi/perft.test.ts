import { expect, it } from 'vitest';
import { perft } from '../../src/janggi/perft.js';
import { fixture } from '../fixtures.js';
import { positionOf, setupOf } from '../positions.js';

interface Case {
  readonly fen: string;
  readonly depth: number;
  readonly nodes: number;
}

const CASES = fixture<Case>('perft.jsonl');

it.each([1, 2, 3, 4, 5])('counts as published at depth %i', { timeout: 120_000 }, (depth) => {
  const cases = CASES.filter((given) => given.depth === depth);
  expect(cases.length).toBeGreaterThan(0);
  const wrong = cases
    .map((given) => ({ ...given, counted: perft(positionOf(setupOf(given.fen)), depth) }))
    .filter(({ nodes, counted }) => nodes !== counted);
  expect(wrong).toEqual([]);
});
