import { describe, expect, it } from 'vitest';
import { facing, inCheck } from '../../src/janggi/attack.js';
import { legalMoves } from '../../src/janggi/generate.js';
import { formatUci } from '../../src/notation/moves.js';
import { fixture, hasShared, shared } from '../fixtures.js';
import { positionOf, setupOf } from '../positions.js';

interface Case {
  readonly fen: string;
  readonly moves: readonly string[];
  readonly check: boolean;
  readonly facing: boolean;
}

/** The cases that come out differently; an empty list is what we want. */
const failures = (cases: readonly Case[]): unknown[] =>
  cases.filter((given) => {
    const position = positionOf(setupOf(given.fen));
    const moves = Array.from(legalMoves(position), formatUci).sort();
    return (
      moves.join() !== [...given.moves].sort().join() ||
      inCheck(position) !== given.check ||
      facing(position) !== given.facing
    );
  });

describe('legal moves under free movement', () => {
  it('are exactly those of 200 positions from random games', () => {
    const cases = fixture<Case>('legal-moves.jsonl');
    expect(cases).toHaveLength(200);
    expect(failures(cases)).toEqual([]);
  });

  it.skipIf(!hasShared('cases/legal-moves.jsonl'))('are exactly those of all 6,000 positions of the collection', () => {
    const cases = shared<Case>('cases/legal-moves.jsonl');
    expect(cases.length).toBeGreaterThanOrEqual(6000);
    expect(failures(cases)).toEqual([]);
  });
});
