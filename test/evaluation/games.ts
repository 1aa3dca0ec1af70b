import type { Game } from '../../src/evaluation/path.js';
import { ARRANGEMENTS } from '../../src/janggi/arrangement.js';
import { legalMoves } from '../../src/janggi/generate.js';
import type { Move } from '../../src/janggi/move.js';
import type { Position } from '../../src/janggi/position.js';
import { startSetup } from '../../src/janggi/setup.js';
import { endingOf } from '../../src/referee/ending.js';
import { Play } from '../../src/referee/play.js';
import { findRuleset } from '../../src/rulesets/registry.js';
import { type Rules, type RulesetOverrides, rulesOf } from '../../src/rulesets/rules.js';
import type { RulesetId } from '../../src/rulesets/ruleset.js';
import { positionOf, setupOf } from '../positions.js';

export const rulesFor = (id: RulesetId, overrides: RulesetOverrides = {}): Rules => {
  const ruleset = findRuleset(id);
  const rules = ruleset && rulesOf(ruleset, overrides);
  if (!rules?.ok) throw new Error(`no rules ${id}`);
  return rules.value;
};

/** A game that is a position alone. */
export const gameFrom = (fen: string, rules: Rules): Game => ({
  start: positionOf(setupOf(fen), rules.movement),
  startKind: 'POSITION',
  moves: [],
  rules,
});

/** The start of a random game under rules, one of the sixteen. */
export const randomStart = (rules: Rules, random: (below: number) => number): Position =>
  positionOf(
    startSetup(
      ARRANGEMENTS[random(ARRANGEMENTS.length)] as (typeof ARRANGEMENTS)[number],
      ARRANGEMENTS[random(ARRANGEMENTS.length)] as (typeof ARRANGEMENTS)[number],
    ),
    rules.movement,
  );

/** A game of random moves that has not ended by its last; shorter than asked for where one ended before. */
export const randomGame = (rules: Rules, plies: number, random: (below: number) => number): Game => {
  const start = randomStart(rules, random);
  const play = new Play(start.clone(), 'ARRANGEMENT', rules);
  const moves: Move[] = [];
  while (moves.length < plies) {
    const choices = play.legalMoves();
    const move = choices[random(choices.length)] as Move;
    play.play(move);
    if (endingOf(play)) break;
    moves.push(move);
  }
  return { start, startKind: 'ARRANGEMENT', moves, rules };
};

/** The game played on: a play that has gone through its moves. */
export const playOf = ({ start, startKind, moves, rules }: Game): Play => {
  const play = new Play(start.clone(), startKind, rules);
  for (const move of moves) play.play(move);
  return play;
};

/** A position after random moves, history forgotten. */
export const randomPosition = (rules: Rules, plies: number, random: (below: number) => number): Position => {
  const position = randomStart(rules, random);
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(position);
    if (moves.length === 0) break;
    position.make(moves[random(moves.length)] as Move);
  }
  return position;
};
