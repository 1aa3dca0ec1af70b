import { describe, expect, it } from 'vitest';
import { findMate, type MateLimits } from '../../src/evaluation/mate.js';
import type { Game } from '../../src/evaluation/path.js';
import { Path } from '../../src/evaluation/path.js';
import { inCheck } from '../../src/janggi/attack.js';
import { generate } from '../../src/janggi/generate.js';
import { formatFen } from '../../src/notation/fen.js';
import { endingOf } from '../../src/referee/ending.js';
import { reportPosition } from '../../src/service/position.js';
import { fixture, hasShared, shared } from '../fixtures.js';
import { randomOf } from '../peers.js';
import { gameFrom, playOf, randomPosition, rulesFor } from './games.js';
import { LONG } from './long.js';

interface MateCase {
  readonly fen: string;
  readonly mateIn: number;
}
const limits = (maxMoves: number, nodes = 3_000_000): MateLimits => ({ maxMoves, nodes, millis: null });
/** So many are looked at in little more than a second; counted, so that the machine and what else it does have no say. */
const NODES = 500_000;
const MODERN = rulesFor('FAIRY_MODERN');

/** Plays a line through the referee's rules. @returns the reason why the game is over after it */
const reasonAfter = (game: Game, line: readonly number[]): string | undefined => {
  const play = playOf(game);
  for (const move of line) {
    expect(endingOf(play)).toBeNull();
    expect(play.legalMoves()).toContain(move);
    play.play(move);
  }
  return endingOf(play)?.reason;
};

const expectMate = ({ fen, mateIn }: MateCase): void => {
  const game = gameFrom(fen, MODERN);
  const found = findMate(game, limits(mateIn, NODES));
  expect(found.mateIn, fen).not.toBeNull();
  expect(found.mateIn).toBeLessThanOrEqual(mateIn);
  expect(found.line).toHaveLength(2 * (found.mateIn as number) - 1);
  expect(reasonAfter(game, found.line), fen).toBe('CHECKMATE');
};

it.each(fixture<MateCase>('mates.jsonl'))('mates in $mateIn: $fen', expectMate);

it.runIf(LONG && hasShared('cases/mates.jsonl'))('finds the mates of the collection', { timeout: 300_000 }, () => {
  for (const mate of shared<MateCase>('cases/mates.jsonl')) expectMate(mate);
});

describe('proofs that there is no mate', () => {
  /** Every move and every reply, nothing remembered. */
  const mates = (path: Path, moves: number): boolean => {
    if (path.ending()) return false;
    const out = new Uint16Array(256);
    const end = path.generate(out, 0);
    return out.subarray(0, end).some((move) => {
      path.make(move);
      const mated = (moves > 1 || path.checked) && isMated(path, moves - 1);
      path.unmake();
      return mated;
    });
  };
  const isMated = (path: Path, moves: number): boolean => {
    const ending = path.ending();
    if (ending) return ending.reason === 'CHECKMATE';
    const out = new Uint16Array(256);
    const end = path.generate(out, 0);
    if (end === 0) return path.endingWithoutMoves()?.reason === 'CHECKMATE';
    if (moves === 0) return false;
    // The replies that escape most often first: what escapes ends the matter.
    return out.subarray(0, end).every((move) => {
      path.make(move);
      const mated = mates(path, moves);
      path.unmake();
      return mated;
    });
  };

  it('agree with looking at every move, on 200 quiet positions', { timeout: 600_000 }, () => {
    // Without endings by points a pass is a defence like any other, for both.
    const rules = rulesFor('KJA');
    const random = randomOf(200);
    let checked = 0;
    while (checked < (LONG ? 200 : 60)) {
      const position = randomPosition(rules, 20 + random(120), random);
      if (inCheck(position)) continue;
      if (generate(position, new Uint16Array(256), 0) === 0) continue;
      const game = gameFrom(formatFen(position), rules);
      const moves = LONG ? 3 : 2;
      const found = findMate(game, limits(moves));
      expect(found.complete).toBe(true);
      expect(found.mateIn !== null, formatFen(position)).toBe(mates(new Path(game, 10, 'FOR_MATE'), moves));
      if (found.mateIn) expect(reasonAfter(game, found.line)).toBe('CHECKMATE');
      checked++;
    }
  });
});

describe('a mate search', () => {
  const mateInThree = gameFrom('3a1a1bC/4k4/4c4/1pp1n3p/9/7P1/P1br1BR1P/1C3K3/R8/3A1A3 b - - 0 30', MODERN);

  it('proves that no mate is shorter than the one it found', () => {
    expect(findMate(mateInThree, limits(5))).toMatchObject({ mateIn: 3, complete: true });
    expect(findMate(mateInThree, limits(2))).toMatchObject({ mateIn: null, line: [], complete: true });
  });

  it('says the same of a mate however many moves are asked for, where the mated side can only go to and fro', () => {
    const toAndFro = gameFrom('8R/3k5/9/3Bp2B1/4c2p1/1n7/6P2/5N3/3AA4/3K1C3 w - - 1 56', MODERN);
    expect(findMate(toAndFro, limits(3))).toMatchObject({ mateIn: null, complete: true });
    expect(findMate(toAndFro, limits(4))).toMatchObject({ mateIn: 4, complete: true });
    expect(findMate(toAndFro, limits(6))).toMatchObject({ mateIn: 4, complete: true });
  });

  it('says so when the nodes did not suffice for a proof', () => {
    expect(findMate(mateInThree, limits(2, 50))).toMatchObject({ mateIn: null, complete: false });
  });

  it('stops when nobody waits any more', () => {
    const quiet = gameFrom('rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1', MODERN);
    const found = findMate(quiet, limits(5), { cancelled: () => true });
    expect(found.complete).toBe(false);
    expect(found.nodes).toBeLessThan(20_000);
  });
});

it('where pieces went to and fro, a mate search ends', () => {
  const moves = ['i4h4', 'i7h7', 'h4i4', 'h7i7', 'i4h4', 'i7h7'];
  const position = reportPosition({ fen: '3k5/9/9/p7r/9/9/P7R/9/9/4K4 w - - 0 1', moves });
  if (!position.ok) throw new Error(position.error.message);
  const { nodes } = findMate(position.value.game, limits(5, 50_000));
  expect(nodes).toBeLessThan(60_000);
});
