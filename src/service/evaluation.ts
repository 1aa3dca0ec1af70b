import type { EngineAnswer, EngineQuestion } from '../engine/engine.js';
import { variantOf } from '../engine/variant.js';
import { evaluationFrom, evaluationOf, type Evaluation as FoundEvaluation } from '../evaluation/evaluation.js';
import { findMate, MAX_MATE } from '../evaluation/mate.js';
import type { Game } from '../evaluation/path.js';
import { type Found, type SearchHooks, type SearchLimits, search } from '../evaluation/search.js';
import type { WinProbability } from '../evaluation/win-probability.js';
import type { Move } from '../janggi/move.js';
import { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { formatFen, parseFen } from '../notation/fen.js';
import { formatKorean, formatSan, formatUci, parseMove } from '../notation/moves.js';
import { Play } from '../referee/play.js';
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

/** An evaluation as it is told. */
export type Evaluation = Omit<FoundEvaluation, 'lines'> & {
  readonly lines: readonly Line[];
  readonly engine: EngineName;
};

export interface MateSearch {
  readonly found: boolean;
  readonly mateIn: number | null;
  readonly line: readonly string[];
  readonly complete: boolean;
  readonly nodes: number;
}

/** Whether the same question could have the same answer tomorrow. */
export const mayLast = ({ millis, engine }: EvaluationQuestion): boolean =>
  (millis ?? null) === null && engine !== 'EXTERNAL';

/** Whether it has. */
export const isLasting = (question: EvaluationQuestion, { complete }: Pick<Evaluation, 'complete'>): boolean =>
  mayLast(question) && complete;

/** How far a search goes at the most. */
export type EvaluationBounds = SearchLimits & { readonly millis: number };

/** The depth where neither depth, nodes nor time is named. */
export const USUAL_DEPTH = 8;
export const MOST_LINES = 10;

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

/** A position of a search for mates takes longer than one of an evaluation: so many of those limits are allowed. */
const MATE_SHARE = 0.4;

/** How many positions a search for a mate looks at. */
export const mateNodes = ({ evaluationNodes }: Limits): number => Math.ceil(evaluationNodes * MATE_SHARE);

/** How many moves a mate is looked for. @returns the number, or BAD_EVALUATION */
export const readMate = (maxMoves: number | null | undefined): Result<number, Problem> => {
  const moves = maxMoves ?? 5;
  return Number.isInteger(moves) && moves >= 1 && moves <= MAX_MATE ? ok(moves) : tooLarge('maxMoves', moves, MAX_MATE);
};

const spell = (from: Position, moves: readonly Move[]): LineMove[] => {
  const position = from.clone();
  return moves.map((move) => {
    const spelled = { uci: formatUci(move), korean: formatKorean(position, move), san: formatSan(position, move) };
    position.make(move);
    return spelled;
  });
};

const round = (value: number, parts: number): number => Math.round(value * parts) / parts;

/** In hundredths of a percent, which is finer than anybody knows; they still add up to 1. */
const rounded = ({ draw, han }: WinProbability): WinProbability => {
  const told = { draw: round(draw, 10_000), han: round(han, 10_000) };
  return { cho: round(1 - told.draw - told.han, 10_000), ...told };
};

/** Tells an evaluation: moves by their names, numbers no finer than they are known. */
const told = (position: Position, evaluation: FoundEvaluation, engine: EngineName): Evaluation => ({
  ...evaluation,
  winProbability: rounded(evaluation.winProbability),
  lines: evaluation.lines.map(({ moves, ...line }) => ({ ...line, moves: spell(position, moves) })),
  breakdown: evaluation.breakdown.map(({ term, cho, han }) => ({ term, cho: round(cho, 100), han: round(han, 100) })),
  engine,
});

/** The position that a game has come to. */
const playOf = ({ start, startKind, moves, rules }: Game): Play => {
  const play = new Play(start.clone(), startKind, rules);
  for (const move of moves) play.play(move);
  return play;
};

/** Looks into a position: the best lines, what they are worth, and how likely either side is to win. */
export const evaluateGame = (
  game: Game,
  limits: SearchLimits,
  { onDepth, ...hooks }: Omit<SearchHooks, 'onDepth'> & { readonly onDepth?: (evaluation: Evaluation) => void } = {},
): Evaluation => {
  const { position } = playOf(game);
  const tell = (found: Found): Evaluation => told(position, evaluationOf(game, found), 'BUILT_IN');
  return tell(search(game, limits, { ...hooks, ...(onDepth && { onDepth: (found) => onDepth(tell(found)) }) }));
};

/** What an outside engine found, told as our own search is; a line ends before a move that these rules do not allow. */
export const reportEngine = (game: Game, { lines, ...answer }: EngineAnswer): Evaluation => {
  const allowed = lines.map((line) => ({ ...line, moves: legalPart(game, line.moves) }));
  const found = { ...answer, lines: allowed.filter(({ moves }) => moves.length > 0), first: null };
  return told(playOf(game).position, evaluationFrom(game, found), 'EXTERNAL');
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
