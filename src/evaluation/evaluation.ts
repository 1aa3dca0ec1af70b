import type { Move } from '../janggi/move.js';
import { CHO } from '../janggi/side.js';
import { type Ending, endingOf } from '../referee/ending.js';
import { countPoints } from '../referee/points.js';
import { type EvaluationTerm, evaluate, explainEvaluation } from './evaluate.js';
import { phaseOf } from './features.js';
import { type Game, Path } from './path.js';
import { mateInOf, POINT } from './score.js';
import { type Found, type SearchHooks, type SearchLimits, search } from './search.js';
import { plyOf, type WinProbability, winProbability } from './win-probability.js';

export interface EvaluationLine {
  readonly moves: readonly Move[];
  /** In points, from Cho's side. */
  readonly score: number;
}

/** What a position is worth: everything from Cho's side, in points of the official scale (a soldier is 2). */
export interface Evaluation {
  /** 300 less 0.01 for each half-move is a mate, 200 less as much another proven win. */
  readonly score: number;
  /** Moves until mate, positive if Cho mates; null if none was found. */
  readonly mateIn: number | null;
  readonly winProbability: WinProbability;
  readonly lines: readonly EvaluationLine[];
  readonly breakdown: readonly EvaluationTerm[];
  readonly depth: number;
  readonly nodes: number;
  /** Whether the depth asked for was reached. */
  readonly complete: boolean;
}

const certain = ({ winner }: Ending): WinProbability => ({
  cho: winner === CHO ? 1 : 0,
  draw: winner === null ? 1 : 0,
  han: winner !== null && winner !== CHO ? 1 : 0,
});

/** Puts what a search found, at its end or after a depth, in the terms of {@link Evaluation}. */
export const evaluationOf = (game: Game, found: Found): Evaluation => {
  const path = new Path(game, 1);
  const { position } = path;
  const { rules } = game;
  const side = position.turn === CHO ? 1 : -1;
  const lines = found.lines.map(({ moves, score }) => ({ moves, score: (side * score) / POINT }));
  const [best] = found.lines;
  const score = lines[0]?.score ?? evaluate(position, rules.switches.komi) / POINT;
  const mateIn = best ? mateInOf(best.score) : null;
  const ending = endingOf(path);
  const standing = {
    score,
    first: best ? (side * found.first) / POINT : score,
    margin: countPoints(position, rules).margin,
    ply: plyOf(position),
    turn: position.turn,
    phase: phaseOf(position),
  };
  return {
    score,
    mateIn: mateIn === null ? null : side * mateIn,
    winProbability: ending ? certain(ending) : winProbability(standing, found.depth),
    lines,
    breakdown: explainEvaluation(position, rules),
    depth: found.depth,
    nodes: found.nodes,
    complete: found.complete,
  };
};

/** Evaluates a game as it stands. Depends on nothing but its arguments, where there is no limit of time. */
export const evaluateGame = (game: Game, limits: SearchLimits, hooks: SearchHooks = {}): Evaluation =>
  evaluationOf(game, search(game, limits, hooks));
