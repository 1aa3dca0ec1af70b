import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ARRANGEMENTS } from '../../src/janggi/arrangement.js';
import { isPass, type Move, moveFrom, moveOf, moveTo } from '../../src/janggi/move.js';
import { Position } from '../../src/janggi/position.js';
import { type Setup, startSetup } from '../../src/janggi/setup.js';
import { rotateSquare } from '../../src/janggi/square.js';
import { formatFen } from '../../src/notation/fen.js';
import { formatUci } from '../../src/notation/moves.js';
import { endingOf } from '../../src/referee/ending.js';
import { Play } from '../../src/referee/play.js';
import { RULESETS } from '../../src/rulesets/registry.js';
import { type RulesetOverrides, rulesOf } from '../../src/rulesets/rules.js';
import { adjudicate } from '../../src/service/adjudicate.js';
import type { VerdictReport } from '../../src/service/verdict-report.js';
import { fixture } from '../fixtures.js';
import { setupOf, swapped } from '../positions.js';

const MIDDLE_GAMES = fixture<{ fen: string }>('legal-moves.jsonl').map(({ fen }) => setupOf(fen));
const anySetup = fc.oneof(
  fc
    .tuple(fc.constantFrom(...ARRANGEMENTS), fc.constantFrom(...ARRANGEMENTS))
    .map(([cho, han]) => startSetup(cho, han)),
  fc.constantFrom(...MIDDLE_GAMES),
);

interface Game {
  readonly ruleset: string;
  readonly setup: Setup;
  readonly moves: readonly Move[];
}

/** Games under any ruleset, with many passes and pieces that go back; they end by themselves or are broken off. */
const anyGame: fc.Arbitrary<Game> = fc
  .record({
    ruleset: fc.constantFrom(...RULESETS),
    setup: anySetup,
    choices: fc.array(fc.tuple(fc.nat(9), fc.nat()), { minLength: 1, maxLength: 80 }),
  })
  .map(({ ruleset, setup, choices }) => {
    const rules = rulesOf(ruleset);
    if (!rules.ok) throw new Error(rules.error.message);
    const made = Position.from(setup, rules.value.movement);
    if (!made.ok) throw new Error(made.error.message);
    const play = new Play(made.value.position, 'POSITION', rules.value);
    for (const [style, choice] of choices) {
      const moves = [...play.legalMoves()];
      if (moves.length === 0 || endingOf(play)) break;
      const last = play.ply >= 2 ? play.moveAt(play.ply - 1) : 0;
      const back = moves.find((move) => !isPass(move) && move === moveOf(moveTo(last), moveFrom(last)));
      const pass = moves.find(isPass);
      const move = (style < 5 ? back : style === 5 ? pass : undefined) ?? (moves[choice % moves.length] as Move);
      play.play(move);
    }
    const moves = Array.from({ length: play.ply }, (_, index) => play.moveAt(index + 1));
    const text = `${ruleset.id} ${formatFen(setup)} moves ${moves.map(formatUci).join(' ')}`;
    return Object.assign({ ruleset: ruleset.id, setup, moves }, { [fc.toStringMethod]: () => text });
  });

const verdictOf = (game: Game, moves: readonly Move[], rules: RulesetOverrides = {}): VerdictReport => {
  const verdict = adjudicate({ fen: formatFen(game.setup), moves: moves.map(formatUci), ruleset: game.ruleset, rules });
  if (!verdict.ok) throw new Error(verdict.error.message);
  return verdict.value;
};

const told = (verdict: VerdictReport): object => {
  const { status, result, reason, byPoints, ply, mustDeviate, finalFen, clause } = verdict;
  return { status, result, reason, byPoints, ply, mustDeviate, finalFen, clause: clause?.id };
};

it("the verdict on a game's first moves never contradicts that on the whole", () => {
  fc.assert(
    fc.property(anyGame, fc.nat(), (game, cut) => {
      const whole = verdictOf(game, game.moves);
      const length = cut % (game.moves.length + 1);
      const first = verdictOf(game, game.moves.slice(0, length));
      // A repetition left to the referee is told of the last position alone.
      if (first.status === 'FINISHED') expect(told(first)).toEqual(told(whole));
      else if (whole.status === 'FINISHED') expect(whole.ply).toBeGreaterThan(length);
    }),
    { numRuns: 300 },
  );
});

it('moves after the end change nothing but their count', () => {
  fc.assert(
    fc.property(
      anyGame,
      fc.array(fc.constantFrom('pass', 'a1a2', 'nonsense'), { minLength: 1, maxLength: 5 }),
      (game, more) => {
        const before = verdictOf(game, game.moves);
        fc.pre(before.status === 'FINISHED');
        const after = adjudicate({
          fen: formatFen(game.setup),
          moves: [...game.moves.map(formatUci), ...more],
          ruleset: game.ruleset,
        });
        if (!after.ok) throw new Error(after.error.message);
        expect(told(after.value)).toEqual(told(before));
        expect(after.value.pliesAfterEnd).toBe(before.pliesAfterEnd + more.length);
      },
    ),
    { numRuns: 150 },
  );
});

const SWAPPED_RESULT: { readonly [result: string]: string } = { '1-0': '0-1', '0-1': '1-0' };

it('with the board turned round and the sides exchanged, a verdict without komi is exchanged too', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const turn = (move: Move): Move => moveOf(rotateSquare(moveFrom(move)), rotateSquare(moveTo(move)));
      const komi = { komi: 0 };
      const one = verdictOf(game, game.moves, komi);
      const other = verdictOf({ ...game, setup: swapped(game.setup) }, game.moves.map(turn), komi);
      expect([other.status, other.reason, other.byPoints, other.ply]).toEqual([
        one.status,
        one.reason,
        one.byPoints,
        one.ply,
      ]);
      expect(other.result).toBe(SWAPPED_RESULT[one.result] ?? one.result);
      expect(other.points.margin + one.points.margin).toBe(0);
    }),
    { numRuns: 200 },
  );
});
