import type { Move } from '../janggi/move.js';
import type { Problem } from '../janggi/problem.js';
import { ok, type Result } from '../janggi/result.js';
import { opponent, type Side, sideName } from '../janggi/side.js';
import type { Rules } from '../rulesets/rules.js';
import { judge } from './adjudicate.js';
import { type Evaluation, type EvaluationBounds, evaluateGame } from './evaluation.js';
import { readMoves } from './game.js';
import type { GameSource } from './game-source.js';
import type { Limits } from './limits.js';
import type { GameQuestion } from './questions.js';

/** What a position of a game is worth; the numbers are those of an evaluation of it. */
export interface AnalysedPly {
  /** Half-moves before it; 0 is the start. */
  readonly ply: number;
  readonly score: number;
  readonly mateIn: number | null;
  readonly winProbability: Evaluation['winProbability'];
}

/** A half-move after which a mate was no longer to be seen. */
export interface MissedMate {
  readonly ply: number;
  /** In moves, of the side that moved. */
  readonly mateIn: number;
  /** The move that began it, in UCI. */
  readonly best: string;
}

export interface Analysis {
  /** From the start to the end of the game, or to the last legal move. */
  readonly plies: readonly AnalysedPly[];
  readonly missedMates: readonly MissedMate[];
  /** The half-move with the largest swing of those that changed the favourite; null where none did. */
  readonly turningPly: number | null;
  /** From 0 to 100, see {@link accuracyOf}; null for a side that did not move. */
  readonly accuracy: { readonly cho: number | null; readonly han: number | null };
  readonly warnings: readonly Problem[];
}

/** What a side may expect of a game, from 0 to 1: a draw is half a win. */
const expectation = ({ winProbability: { cho, draw } }: AnalysedPly, side: Side): number =>
  side === 'CHO' ? cho + draw / 2 : 1 - cho - draw / 2;

/**
 * How well a side moved, from 0 to 100. Each of its moves loses so much of what it could expect (a win is 1, a draw
 * 0.5): `loss` is 0 for one that loses nothing. A move's accuracy is `103.1668 exp(-4.354 loss) - 3.1669`, within 0 to
 * 100, and a side's is the mean of its moves', to a tenth. The curve is Lichess's (lichess.org/page/accuracy).
 */
export const accuracyOf = (losses: readonly number[]): number | null => {
  if (losses.length === 0) return null;
  const accuracies = losses.map((loss) => {
    const accuracy = 103.1668 * Math.exp(-4.354 * Math.max(0, loss)) - 3.1669;
    return Math.max(0, Math.min(100, accuracy));
  });
  return Math.round((10 * accuracies.reduce((sum, one) => sum + one, 0)) / losses.length) / 10;
};

const favouriteOf = (ply: AnalysedPly): number => Math.sign(expectation(ply, 'CHO') - 0.5);

const turningPlyOf = (plies: readonly AnalysedPly[]): number | null => {
  let turning: number | null = null;
  let largest = 0;
  for (const [index, after] of plies.entries()) {
    const before = plies[index - 1];
    if (!before || favouriteOf(after) === 0 || favouriteOf(after) === favouriteOf(before)) continue;
    const swing = Math.abs(expectation(after, 'CHO') - expectation(before, 'CHO'));
    if (swing > largest) [turning, largest] = [after.ply, swing];
  }
  return turning;
};

/** The moves of a game up to its end, or to the first that is not legal. */
const movesToJudge = (
  game: GameSource,
  question: GameQuestion,
  rules: Rules,
  limits: Limits,
): Result<{ moves: Move[]; warnings: readonly Problem[] }, Problem> => {
  // The judge plays the moves on the board that it is given.
  const start = { ...game.start, position: game.start.position.clone() };
  const verdict = judge({ ...game, start }, question, rules);
  if (!verdict.ok) return verdict;
  const { played, warnings } = readMoves(game, question, rules, limits);
  const moves = played.moves.map(({ move }) => move);
  return ok({ moves: moves.slice(0, verdict.value.ply), warnings });
};

/**
 * Looks at every position of a game with the search that is built in, to a depth; the clock is not asked, so that the same
 * game always has the same answer.
 * @returns the analysis; or what of the game, or of the claims in it, cannot be read
 */
export const analyse = (
  game: GameSource,
  question: GameQuestion,
  rules: Rules,
  { depth, nodes }: Pick<EvaluationBounds, 'depth' | 'nodes'>,
  limits: Limits,
): Result<Analysis, Problem> => {
  const read = movesToJudge(game, question, rules, limits);
  if (!read.ok) return read;
  const { moves, warnings } = read.value;
  const { position: start, kind: startKind } = game.start;
  const evaluations = [...moves, null].map((_, ply) =>
    evaluateGame({ start, startKind, moves: moves.slice(0, ply), rules }, { depth, nodes, millis: null, lines: 1 }),
  );
  const plies = evaluations.map(({ score, mateIn, winProbability }, ply) => ({ ply, score, mateIn, winProbability }));
  const missedMates: MissedMate[] = [];
  const losses = { CHO: [] as number[], HAN: [] as number[] };
  for (const ply of moves.keys()) {
    const [before, after] = [plies[ply], plies[ply + 1]] as [AnalysedPly, AnalysedPly];
    const side = sideName(ply % 2 === 0 ? start.turn : opponent(start.turn));
    const sign = side === 'CHO' ? 1 : -1;
    const loss = expectation(before, side) - expectation(after, side);
    losses[side].push(loss);
    const mateIn = sign * (before.mateIn ?? 0);
    const isMate = expectation(after, side) === 1;
    const best = evaluations[ply]?.lines[0]?.moves[0]?.uci;
    if (mateIn > 0 && sign * (after.mateIn ?? 0) <= 0 && !isMate && best !== undefined)
      missedMates.push({ ply: ply + 1, mateIn, best });
  }
  return ok({
    plies,
    missedMates,
    turningPly: turningPlyOf(plies),
    accuracy: { cho: accuracyOf(losses.CHO), han: accuracyOf(losses.HAN) },
    warnings,
  });
};
