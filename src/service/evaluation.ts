import type { EngineAnswer, EngineQuestion } from '../engine/engine.js';
import { variantOf } from '../engine/variant.js';
import { type EvaluationTerm, evaluate, explainEvaluation } from '../evaluation/evaluate.js';
import { phaseOf } from '../evaluation/features.js';
import { findMate, MAX_MATE } from '../evaluation/mate.js';
import type { Game } from '../evaluation/path.js';
import { mateInOf, POINT } from '../evaluation/score.js';
import { type Found, type SearchHooks, type SearchLimits, search } from '../evaluation/search.js';
import { plyOf, type WinProbability, winProbability } from '../evaluation/win-probability.js';
import type { Move } from '../janggi/move.js';
import { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { CHO, sideName } from '../janggi/side.js';
import { formatFen, parseFen } from '../notation/fen.js';
import { formatKorean, formatSan, formatUci, parseMove } from '../notation/moves.js';
import { endingOf } from '../referee/ending.js';
import { Play } from '../referee/play.js';
import { countPoints } from '../referee/points.js';
import type { Rules } from '../rulesets/rules.js';
import type { Limits } from './limits.js';
import { rulesFor } from './rules.js';

/** Who evaluates: the search that is built in, or the engine that the operator set up. */
export const ENGINES = ['BUILT_IN', 'EXTERNAL'] as const;
export type EngineName = (typeof ENGINES)[number];

/** How far a position is to be looked into. */
export interface EvaluationQuestion {
  readonly depth?: number | null | undefined;
  readonly nodes?: number | null | undefined;
  readonly millis?: number | null | undefined;
  readonly lines?: number | null | undefined;
  readonly engine?: EngineName | null | undefined;
}

export interface LineMove {
  readonly uci: string;
  readonly korean: string;
  readonly san: string;
}
export interface Line {
  readonly moves: readonly LineMove[];
  /** In points, from Cho's side. */
  readonly score: number;
  /** In moves, positive where Cho mates. */
  readonly mateIn: number | null;
}

export interface Evaluation {
  /** In points of the official scale, from Cho's side; 300 less a hundredth for each half-move is a mate. */
  readonly score: number;
  readonly mateIn: number | null;
  readonly winProbability: WinProbability;
  readonly lines: readonly Line[];
  /** Of the position as it stands, without looking ahead. */
  readonly breakdown: readonly EvaluationTerm[];
  readonly depth: number;
  readonly nodes: number;
  readonly complete: boolean;
  readonly engine: EngineName;
}

export interface MateSearch {
  readonly found: boolean;
  readonly mateIn: number | null;
  readonly line: readonly string[];
  readonly complete: boolean;
  readonly nodes: number;
}

/** How far a search goes at the most. */
export type EvaluationBounds = SearchLimits & { readonly millis: number };

/** The depth where neither depth, nodes nor time is named. */
export const USUAL_DEPTH = 8;
const MOST_LINES = 10;

const tooLarge = (name: string, value: number, most: number): { ok: false; error: Problem } =>
  err({ code: 'BAD_EVALUATION', message: `\`${name}\` is a whole number from 1 to ${most} here, and not ${value}.` });

/**
 * How far a search is to go. What is not named is bounded by the limits alone, and the depth by the usual one where
 * nothing else is named.
 * @returns the bounds, or BAD_EVALUATION for one that is beyond the limits
 */
export const readEvaluation = (
  { depth, nodes, millis, lines }: EvaluationQuestion,
  { evaluationDepth, evaluationNodes, evaluationMillis }: Limits,
): Result<EvaluationBounds, Problem> => {
  const bounds = { depth: evaluationDepth, nodes: evaluationNodes, millis: evaluationMillis, lines: MOST_LINES };
  const given = { depth, nodes, millis, lines };
  for (const name of ['depth', 'nodes', 'millis', 'lines'] as const) {
    const value = given[name] ?? 1;
    if (!(Number.isInteger(value) && value >= 1 && value <= bounds[name])) return tooLarge(name, value, bounds[name]);
  }
  const isBounded = (nodes ?? millis ?? null) !== null;
  return ok({
    depth: depth ?? (isBounded ? evaluationDepth : Math.min(USUAL_DEPTH, evaluationDepth)),
    nodes: nodes ?? evaluationNodes,
    millis: millis ?? evaluationMillis,
    lines: lines ?? 1,
  });
};

/** How many moves a mate is looked for. @returns the number, or BAD_EVALUATION */
export const readMate = (maxMoves: number | null | undefined): Result<number, Problem> => {
  const moves = maxMoves ?? 5;
  return Number.isInteger(moves) && moves >= 1 && moves <= MAX_MATE ? ok(moves) : tooLarge('maxMoves', moves, MAX_MATE);
};

/** The position that a game has come to, with its past. */
const playOf = ({ start, startKind, moves, rules }: Game): Play => {
  const play = new Play(start.clone(), startKind, rules);
  for (const move of moves) play.play(move);
  return play;
};

const spell = (from: Position, moves: readonly Move[]): LineMove[] => {
  const position = from.clone();
  return moves.map((move) => {
    const spelled = { uci: formatUci(move), korean: formatKorean(position, move), san: formatSan(position, move) };
    position.make(move);
    return spelled;
  });
};

const positive = (side: 1 | -1, mateIn: number | null): number | null => (mateIn === null ? null : mateIn * side);

/** What was found of a game, told from Cho's side. */
const report = (game: Game, play: Play, { lines, depth, nodes, complete }: Found): Evaluation => {
  const { position, rules } = play;
  const side = position.turn === CHO ? 1 : -1;
  const told = lines.map(
    ({ moves, score }): Line => ({
      moves: spell(position, moves),
      score: (side * score) / POINT,
      mateIn: positive(side, mateInOf(score)),
    }),
  );
  const best = told[0];
  const score = best?.score ?? evaluate(position, rules.switches.komi) / POINT;
  return {
    score,
    mateIn: best?.mateIn ?? null,
    winProbability: rounded(chances(game, play, score, depth)),
    lines: told,
    breakdown: roundedTerms(position, rules),
    depth,
    nodes,
    complete,
    engine: 'BUILT_IN',
  };
};

const round = (value: number, parts: number): number => Math.round(value * parts) / parts;

const roundedTerms = (position: Position, rules: Rules): EvaluationTerm[] =>
  explainEvaluation(position, rules).map(({ term, cho, han }) => ({
    term,
    cho: round(cho, 100),
    han: round(han, 100),
  }));

/** In hundredths of a percent, which is finer than anybody knows; they still add up to 1. */
const rounded = ({ draw, han }: WinProbability): WinProbability => {
  const told = { draw: round(draw, 10_000), han: round(han, 10_000) };
  return { cho: round(1 - told.draw - told.han, 10_000), ...told };
};

/** What an outside engine found, told as our own search is; a line ends before a move that these rules do not allow. */
export const reportEngine = (game: Game, { lines, depth, nodes, complete }: EngineAnswer): Evaluation => {
  const play = playOf(game);
  const { position, rules } = play;
  const told = lines.flatMap(({ moves, score, mateIn }): Line[] => {
    const legal = legalPart(game, moves);
    return legal.length === 0 ? [] : [{ moves: spell(position, legal), score, mateIn }];
  });
  const score = told[0]?.score ?? evaluate(position, rules.switches.komi) / POINT;
  return {
    score,
    mateIn: told[0]?.mateIn ?? null,
    winProbability: rounded(chances(game, play, score, depth)),
    lines: told,
    breakdown: roundedTerms(position, rules),
    depth,
    nodes,
    complete,
    engine: 'EXTERNAL',
  };
};

const legalPart = (game: Game, line: readonly string[]): Move[] => {
  const play = playOf(game);
  const legal: Move[] = [];
  for (const text of line) {
    const read = parseMove(play.position, text, 'UCI');
    if (!read.ok || !play.isLegal(read.value.move)) break;
    legal.push(read.value.move);
    play.play(read.value.move);
  }
  return legal;
};

/** What an outside engine is asked; what bounds nothing is left to it. */
export const engineQuestion = (
  { start, moves, rules }: Game,
  { depth, nodes }: EvaluationQuestion,
  bounds: EvaluationBounds,
): EngineQuestion => ({
  variant: variantOf(rules),
  fen: formatFen(start),
  moves: moves.map(formatUci),
  depth: (depth ?? null) === null && (nodes ?? null) !== null ? null : bounds.depth,
  nodes: nodes ?? null,
  millis: bounds.millis,
  lines: bounds.lines,
});

/** A game that is over is certain. */
const chances = (game: Game, play: Play, score: number, depth: number): WinProbability => {
  const ending = endingOf(play);
  const { position } = play;
  if (ending) {
    const winner = ending.winner === null ? null : sideName(ending.winner);
    return { cho: winner === 'CHO' ? 1 : 0, draw: winner === null ? 1 : 0, han: winner === 'HAN' ? 1 : 0 };
  }
  const { margin } = countPoints(position, play.rules);
  const ply = plyOf(game.start) + play.ply;
  return winProbability({ score, margin, ply, turn: position.turn, phase: phaseOf(position) }, depth);
};

/** Looks into a position: the best lines, what they are worth, and how likely either side is to win. */
export const evaluateGame = (
  game: Game,
  limits: SearchLimits,
  { onDepth, ...hooks }: Omit<SearchHooks, 'onDepth'> & { readonly onDepth?: (evaluation: Evaluation) => void } = {},
): Evaluation => {
  const play = playOf(game);
  const found = search(game, limits, {
    ...hooks,
    ...(onDepth && { onDepth: (soFar: Found) => onDepth(report(game, play, soFar)) }),
  });
  return report(game, play, found);
};

/** Looks for a forced mate by the side to move, or proves that there is none within so many of its moves. */
export const mateOf = (
  game: Game,
  limits: { readonly maxMoves: number; readonly nodes: number; readonly millis: number },
  hooks: SearchHooks = {},
): MateSearch => {
  const { line, mateIn, complete, nodes } = findMate(game, limits, hooks);
  return { found: mateIn !== null, mateIn, line: line.map(formatUci), complete, nodes };
};

/** A game in plain data, to be sent elsewhere. */
export interface PortableGame {
  readonly ruleset: string;
  readonly overrides: object;
  readonly fen: string;
  readonly startKind: Game['startKind'];
  readonly moves: readonly Move[];
}

export const packGame = ({ start, startKind, moves, rules }: Game): PortableGame => ({
  ruleset: rules.ruleset.id,
  overrides: Object.fromEntries(rules.changed.map((name) => [name, rules.switches[name]])),
  fen: formatFen(start),
  startKind,
  moves,
});

/** The game again; it was one before. */
export const unpackGame = ({ ruleset, overrides, fen, startKind, moves }: PortableGame): Game => {
  const rules = rulesFor({ ruleset, rules: overrides });
  const parsed = parseFen(fen);
  if (!rules.ok || !parsed.ok) throw new Error(`no game: ${ruleset} ${fen}`);
  const made = Position.from(parsed.value.setup, rules.value.movement, true);
  if (!made.ok) throw new Error(`no position: ${fen}`);
  return { start: made.value.position, startKind, moves, rules: rules.value };
};
