import type { Move } from '../janggi/move.js';
import { CHO } from '../janggi/side.js';
import { type Ending, endingOf } from '../referee/ending.js';
import { countPoints } from '../referee/points.js';
import { type EvaluationTerm, evaluate, explainEvaluation } from './evaluate.js';
import { phaseOf } from './features.js';
import { type Game, Path } from './path.js';
import { endingScore, mateInOf, POINT } from './score.js';
import type { Found } from './search.js';
import { plyOf, type WinProbability, winProbability } from './win-probability.js';

export interface EvaluationLine {
  readonly moves: readonly Move[];
  /** In points, from Cho's side. */
  readonly score: number;
  /** Moves until mate, positive if Cho mates; null if none was found. */
  readonly mateIn: number | null;
}

/** What whoever looked into a game found, from Cho's side. */
export interface Findings {
  /** Best first; none where the game is over. */
  readonly lines: readonly EvaluationLine[];
  /** The score without looking far, in points; null where it is not known. */
  readonly first: number | null;
  readonly depth: number;
  readonly nodes: number;
  readonly complete: boolean;
}

/** What a position is worth: everything from Cho's side, in points of the official scale (a soldier is 2). */
export interface Evaluation {
  /** 300 less 0.01 for each half-move is a mate, 200 less as much another proven win. */
  readonly score: number;
  /** Moves until mate, positive if Cho mates; null if none was found. */
  readonly mateIn: number | null;
  readonly winProbability: WinProbability;
  readonly lines: readonly EvaluationLine[];
  /** Of the position as it stands, without looking ahead. */
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

/** Puts what was found of a game in the terms of {@link Evaluation}. */
export const evaluationFrom = (game: Game, { lines, first, depth, nodes, complete }: Findings): Evaluation => {
  const path = new Path(game, 1);
  const { position } = path;
  const { rules } = game;
  const [best] = lines;
  const ending = endingOf(path);
  const side = position.turn === CHO ? 1 : -1;
  // A game that is over is worth its result, whatever stands on the board.
  const score = ending
    ? (side * endingScore(ending, position.turn, 0)) / POINT
    : (best?.score ?? evaluate(position, rules.switches.komi) / POINT);
  const standing = {
    score,
    first: first ?? score,
    margin: countPoints(position, rules).margin,
    ply: plyOf(position),
    turn: position.turn,
    phase: phaseOf(position),
  };
  return {
    score,
    mateIn: best?.mateIn ?? null,
    winProbability: ending ? certain(ending) : winProbability(standing, depth),
    lines,
    breakdown: explainEvaluation(position, rules),
    depth,
    nodes,
    complete,
  };
};

/** Puts what a search found, at its end or after a depth, in the terms of {@link Evaluation}. */
export const evaluationOf = (game: Game, { lines, first, depth, nodes, complete }: Found): Evaluation => {
  const side = (game.start.turn === CHO) === (game.moves.length % 2 === 0) ? 1 : -1;
  const told = lines.map(({ moves, score }): EvaluationLine => {
    const mateIn = mateInOf(score);
    return { moves, score: (side * score) / POINT, mateIn: mateIn === null ? null : side * mateIn };
  });
  return evaluationFrom(game, {
    lines: told,
    first: told.length > 0 ? (side * first) / POINT : null,
    depth,
    nodes,
    complete,
  });
};
