import { describe, expect, it } from 'vitest';
import { ARRANGEMENTS } from '../../src/janggi/arrangement.js';
import { inCheck } from '../../src/janggi/attack.js';
import { isPass, type Move, moveFrom, moveOf, moveTo } from '../../src/janggi/move.js';
import { Position } from '../../src/janggi/position.js';
import { type Setup, startSetup } from '../../src/janggi/setup.js';
import { CHO } from '../../src/janggi/side.js';
import { formatFen } from '../../src/notation/fen.js';
import { formatUci } from '../../src/notation/moves.js';
import { endingOf } from '../../src/referee/ending.js';
import { Play } from '../../src/referee/play.js';
import { findRuleset } from '../../src/rulesets/registry.js';
import { type Rules, rulesOf } from '../../src/rulesets/rules.js';
import { fixture } from '../fixtures.js';
import { type Ffish, type FfishBoard, loadFfish, randomOf } from '../peers.js';
import { setupOf } from '../positions.js';

/** Our rulesets and the engine's variants that they are. */
const VARIANTS = [
  ['FAIRY_JANGGI', 'janggi'],
  ['FAIRY_TRADITIONAL', 'janggitraditional'],
  ['FAIRY_MODERN', 'janggimodern'],
  ['FAIRY_CASUAL', 'janggicasual'],
] as const;
const GAMES = Number(process.env.FFISH_GAMES ?? 100);
const MAX_PLIES = 400;

/** Where the engine differs for a reason of its own; such games are not started. */
const KNOWN_DIFFERENCES: readonly { readonly reason: string; readonly applies: (setup: Setup) => boolean }[] = [
  {
    reason: 'with bare generals given and the clock at its limit it looks at the material before the clock',
    applies: ({ board, halfmoveClock }) => halfmoveClock > 80 && board.every((piece) => (piece & 7) <= 2),
  },
  {
    reason: 'it forgets that the side to move of a FEN was in check when that begins to shuttle',
    applies: (setup) => {
      const made = Position.from(setup, rulesFor('FAIRY_MODERN').movement);
      return made.ok && inCheck(made.value.position);
    },
  },
];

const rulesFor = (id: string): Rules => {
  const ruleset = findRuleset(id);
  const rules = ruleset && rulesOf(ruleset);
  if (!rules?.ok) throw new Error(`no ruleset ${id}`);
  return rules.value;
};

const MIDDLE_GAMES = fixture<{ fen: string }>('legal-moves.jsonl').map(({ fen }) => setupOf(fen));

const chooseSetup = (random: (below: number) => number): Setup => {
  const choice = random(3);
  if (choice === 0)
    return startSetup(ARRANGEMENTS[random(4)] as (typeof ARRANGEMENTS)[number], ARRANGEMENTS[random(4)]);
  const setup = MIDDLE_GAMES[random(MIDDLE_GAMES.length)] as Setup;
  return choice === 1 ? setup : { ...setup, halfmoveClock: 0 };
};

/** Plays so that games end in every way: many passes, pieces that go to and fro, and checks given again and again. */
const chooseMove = (play: Play, random: (below: number) => number, choChecks: boolean): Move => {
  const moves = [...play.legalMoves()];
  const any = moves[random(moves.length)] as Move;
  const { position, ply } = play;
  const checks = (): Move[] =>
    moves.filter((move) => {
      const undo = position.make(move);
      const check = inCheck(position);
      position.unmake(move, undo);
      return check;
    });
  const back = (): Move[] => {
    const last = ply >= 2 ? play.moveAt(ply - 1) : 0;
    return moves.filter((move) => !isPass(move) && move === moveOf(moveTo(last), moveFrom(last)));
  };
  // In some games Cho checks whenever it can: perpetual checks hardly come about by chance.
  const style = choChecks && position.turn === CHO ? 11 : random(20);
  const wanted = style < 2 ? moves.filter(isPass) : style < 11 ? back() : style < 15 ? checks() : [];
  return wanted[random(Math.max(1, wanted.length))] ?? any;
};

const resultOf = (winner: number | null): string => (winner === null ? '1/2-1/2' : winner === CHO ? '1-0' : '0-1');

interface Moment {
  readonly over: boolean;
  readonly result: string;
  readonly moves: string;
}

const sorted = (moves: readonly string[]): string => [...moves].sort().join(' ');
const theirs = (board: FfishBoard): Moment => {
  const over = board.isGameOver(true);
  // At the end the engine lists no moves, or all: only the result counts there.
  return { over, result: over ? board.result(true) : '*', moves: over ? '' : sorted(board.legalMoves().split(' ')) };
};
const ours = (play: Play): Moment => {
  const ending = endingOf(play);
  return {
    over: ending !== null,
    result: ending ? resultOf(ending.winner) : '*',
    moves: ending ? '' : sorted(Array.from(play.legalMoves(), formatUci)),
  };
};

/** Plays one game beside the engine. @returns the reason that it ended for, or null where it was broken off or not begun */
const compareGame = (ffish: Ffish, rules: Rules, variant: string, seed: number): string | null => {
  const random = randomOf(seed);
  const setup = chooseSetup(random);
  if (KNOWN_DIFFERENCES.some(({ applies }) => applies(setup))) return null;
  const made = Position.from(setup, rules.movement);
  if (!made.ok) throw new Error(made.error.message);
  const play = new Play(made.value.position, 'POSITION', rules);
  const board = new ffish.Board(variant, formatFen(play.position));
  const told: string[] = [formatFen(play.position)];
  try {
    while (play.ply < MAX_PLIES) {
      expect(ours(play), `${variant}, seed ${seed}, ply ${play.ply}: ${told.join(' ')}`).toEqual(theirs(board));
      const ending = endingOf(play);
      if (ending) return ending.reason;
      const move = chooseMove(play, random, seed % 4 === 0);
      told.push(formatUci(move));
      board.push(formatUci(move));
      play.play(move);
    }
    return null;
  } finally {
    board.delete();
  }
};

describe.each(VARIANTS)('%s', (id, variant) => {
  it(`has the moves and the end of ${GAMES} games as Fairy-Stockfish has them in ${variant}`, {
    timeout: 1_800_000,
  }, async () => {
    const ffish = await loadFfish();
    const rules = rulesFor(id);
    const first = Date.now() % 1_000_000;
    const reasons = new Map<string, number>();
    for (let seed = first; seed < first + GAMES; seed++) {
      const reason = compareGame(ffish, rules, variant, seed) ?? 'not ended';
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    console.info(`seeds ${first} to ${first + GAMES - 1}: ${[...reasons].map((entry) => entry.join(' ')).join(', ')}`);
    expect(reasons.size).toBeGreaterThan(2);
  });
});

it('the list of known differences is short, and each has its reason', () => {
  expect(KNOWN_DIFFERENCES.length).toBeLessThanOrEqual(3);
  for (const { reason } of KNOWN_DIFFERENCES) expect(reason).not.toBe('');
});
