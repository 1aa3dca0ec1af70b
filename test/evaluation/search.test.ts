import { describe, expect, it } from 'vitest';
import { EXCHANGE_VALUES, exchangeValue, generateCaptures, isLegalCapture } from '../../src/evaluation/captures.js';
import { keepQuietChecks } from '../../src/evaluation/checks.js';
import { evaluate } from '../../src/evaluation/evaluate.js';
import { type Game, Path } from '../../src/evaluation/path.js';
import { endingScore, mateInOf } from '../../src/evaluation/score.js';
import { EVASION_PLIES, type SearchLimits, search } from '../../src/evaluation/search.js';
import { moveFrom, moveTo } from '../../src/janggi/move.js';
import { EMPTY, kindOf } from '../../src/janggi/piece.js';
import { CHO } from '../../src/janggi/side.js';
import { formatFen } from '../../src/notation/fen.js';
import { endingOf } from '../../src/referee/ending.js';
import { RULESET_IDS } from '../../src/rulesets/ruleset.js';
import { randomOf } from '../peers.js';
import { gameFrom, playOf, randomGame, rulesFor } from './games.js';
import { LONG } from './long.js';

const limits = (depth: number, lines = 1, nodes = 1_000_000): SearchLimits => ({ depth, nodes, millis: null, lines });
const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1';
const BARE = { nullMove: false, reductions: false, table: false };

const staticValue = ({ position, rules }: Path): number => {
  const value = evaluate(position, rules.switches.komi);
  return position.turn === CHO ? value : -value;
};

/**
 * Every move to a depth, checks deeper, then {@link atRest}: what a search has to give, by the plainest way there is.
 * @param enough how much is as good as more, where the captures begin
 */
const minimax = (path: Path, depth: number, height: number, enough = 99_999): number => {
  const left = path.checked && height > 0 ? depth + 1 : depth;
  if (left <= 0) return atRest(path, 0, height, -99_999, enough);
  const ending = height > 0 ? path.ending() : null;
  if (ending) return endingScore(ending, path.position.turn, height);
  const moves = new Uint16Array(256);
  const end = path.generate(moves, 0);
  if (end === 0) {
    const mate = path.endingWithoutMoves();
    return mate ? endingScore(mate, path.position.turn, height) : 0;
  }
  let best = -99_999;
  for (const move of moves.subarray(0, end)) {
    path.make(move);
    best = Math.max(best, -minimax(path, left - 1, height + 1, -best));
    path.unmake();
  }
  return best;
};

const atRest = (path: Path, rest: number, height: number, alpha: number, beta: number): number => {
  const { position } = path;
  const ending = path.ending();
  if (ending) return endingScore(ending, position.turn, height);
  const moves = new Uint16Array(256);
  const checked = path.checked && rest < EVASION_PLIES;
  let end = checked ? path.generate(moves, 0) : generateCaptures(position, moves, 0);
  if (!checked && rest === 0) end = keepQuietChecks(position, moves, end, path.generate(moves, end));
  if (checked && end === 0) {
    const mate = path.endingWithoutMoves();
    return mate ? endingScore(mate, position.turn, height) : 0;
  }
  let best = checked ? -99_999 : staticValue(path);
  for (const move of moves.subarray(0, end)) {
    if (best >= beta) return best;
    if (!checked && position.board[moveTo(move)] !== EMPTY) {
      const [mover, victim] = [moveFrom(move), moveTo(move)].map(
        (square) => EXCHANGE_VALUES[kindOf(position.board[square] as number)] as number,
      ) as [number, number];
      if ((victim < mover && exchangeValue(position, move) < 0) || !isLegalCapture(position, move)) continue;
    }
    path.make(move);
    best = Math.max(best, -atRest(path, rest + 1, height + 1, -beta, -Math.max(alpha, best)));
    path.unmake();
  }
  return best;
};

it('equals plain minimax with null move, reductions and table off, on 300 positions', { timeout: 600_000 }, () => {
  const random = randomOf(300);
  for (let number = 0; number < 300; number++) {
    const rules = rulesFor(RULESET_IDS[number % RULESET_IDS.length] as (typeof RULESET_IDS)[number]);
    const game = randomGame(rules, 4 + random(LONG ? 100 : 50), random);
    const depth = number % (LONG ? 4 : 60) === 0 ? 2 : 1;
    const found = search(game, limits(depth, 1, Number.POSITIVE_INFINITY), {}, BARE);
    if (found.lines.length === 0) continue;
    // Plus zero: a draw may come as minus zero.
    expect(
      (found.lines[0]?.score as number) + 0,
      `${rules.ruleset.id} ${formatFen(playOf(game).position)} depth ${depth}`,
    ).toBe(minimax(new Path(game, 101), depth, 0) + 0);
  }
});

it('gives only legal moves in its lines, and none after the end, under all rulesets', { timeout: 600_000 }, () => {
  const random = randomOf(2000);
  let mates = 0;
  for (let number = 0; number < (LONG ? 2000 : 100); number++) {
    const rules = rulesFor(RULESET_IDS[number % RULESET_IDS.length] as (typeof RULESET_IDS)[number]);
    const game = randomGame(rules, 4 + random(180), random);
    const found = search(game, limits(5, 2, 20_000));
    for (const { moves, score } of found.lines) {
      const play = playOf(game);
      for (const move of moves) {
        expect(endingOf(play)).toBeNull();
        expect(play.legalMoves()).toContain(move);
        play.play(move);
      }
      const mateIn = mateInOf(score);
      if (mateIn === null) continue;
      mates++;
      const ending = endingOf(play);
      expect([ending?.reason, moves.length]).toEqual(['CHECKMATE', mateIn > 0 ? 2 * mateIn - 1 : -2 * mateIn]);
      expect(ending?.winner === playOf(game).position.turn).toBe(mateIn > 0);
    }
  }
  expect(mates).toBeGreaterThan(5);
});

describe('a search', () => {
  const rules = rulesFor('TOURNAMENT');
  const game = gameFrom(START, rules);

  it('gives the same answer to the same question', () => {
    expect(search(game, limits(6))).toEqual(search(game, limits(6)));
    expect(search(game, limits(30, 2, 5000))).toEqual(search(game, limits(30, 2, 5000)));
  });

  it('leaves the game as it is', () => {
    const before = formatFen(game.start);
    search(game, limits(4));
    expect(formatFen(game.start)).toBe(before);
  });

  it('stops at the nodes allowed and says that it is not complete', () => {
    const found = search(game, limits(30, 1, 3000));
    expect(found).toMatchObject({ complete: false });
    expect(found.nodes).toBeLessThanOrEqual(3000 + 30);
    expect(found.depth).toBeGreaterThan(0);
  });

  it('stops when nobody waits any more', () => {
    let asked = 0;
    const found = search(game, limits(30), { cancelled: () => ++asked > 2 });
    expect(found.complete).toBe(false);
    expect(found.nodes).toBeLessThan(10_000);
  });

  it('stops when its time is over', () => {
    let time = 0;
    const found = search(game, { ...limits(30), millis: 5 }, { now: () => time++ });
    expect(found.complete).toBe(false);
    expect(found.nodes).toBeLessThan(20_000);
  });

  it('tells of every depth that is finished', () => {
    const depths: number[] = [];
    const found = search(game, limits(5), { onDepth: ({ depth }) => depths.push(depth) });
    expect(depths).toEqual([1, 2, 3, 4, 5]);
    expect(found).toMatchObject({ depth: 5, complete: true });
  });

  it('follows as many different first moves as asked for, the best first', () => {
    const { lines } = search(game, limits(5, 4));
    expect(new Set(lines.map(({ moves }) => moves[0])).size).toBe(4);
    expect(lines.map(({ score }) => score)).toEqual(lines.map(({ score }) => score).sort((a, b) => b - a));
  });

  it('has no lines where the game is over', () => {
    const mated = gameFrom('3k5/4R4/3R5/9/9/9/9/9/4A4/4K4 b - - 0 1', rules);
    expect(search(mated, limits(3))).toMatchObject({ lines: [], complete: true });
  });
});

describe('a search under rules', () => {
  const ahead = '4k4/4a4/9/9/9/9/9/4R4/4A4/4K4 w - - 0 1';
  const played = (fen: string, moves: Game['moves'], id: Parameters<typeof rulesFor>[0]): Game => ({
    ...gameFrom(fen, rulesFor(id)),
    moves,
  });
  const pass = (square: number): number => (square << 7) | square;

  it('answers a pass with a pass where that wins by points', () => {
    // e1 is square 4, e10 is 85.
    const game = played(ahead, [pass(4), pass(85)], 'KJA');
    expect(search(game, limits(2)).lines).toEqual([]);
    const passed = played(ahead.replace(' w ', ' b '), [pass(85)], 'TOURNAMENT');
    const best = search(passed, limits(2)).lines[0];
    expect(best?.score).toBeGreaterThan(19_000);
    expect(mateInOf(best?.score as number)).toBeNull();
  });
});
