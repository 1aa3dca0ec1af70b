import { type EvaluationQuestion, MOST_LINES, USUAL_DEPTH } from './evaluation.js';
import type { Limits } from './limits.js';
import type { GameQuestion, PositionQuestion } from './questions.js';

/** Costs are in units of about a microsecond of one core, measured, and known before any work is done. */
export const COSTS = {
  /** Every request: its connection, its headers, its answer. */
  request: 100,
  /** A position or a game, before its moves. */
  question: 30,
  /** A half-move, read and judged. */
  ply: 2,
  /** A position that an evaluation looks at. */
  node: 4,
} as const;

/** How many positions a search of this depth looks at, at the most in almost all positions. */
const nodesOfDepth = (depth: number): number => 200 * 2 ** Math.min(depth, 30);

/** What an evaluation costs at the most, by what it is bounded by; limits bound what is not named. */
export const costOfEvaluation = (
  { depth, nodes, millis, lines }: EvaluationQuestion,
  { evaluationDepth, evaluationNodes, evaluationMillis }: Limits,
): number => {
  const number = (value: unknown, fallback: number, most: number): number =>
    Math.min(typeof value === 'number' && value >= 0 ? value : fallback, most);
  const isBounded = typeof nodes === 'number' || typeof millis === 'number';
  const deepest = number(depth, isBounded ? evaluationDepth : USUAL_DEPTH, evaluationDepth);
  const perDepth = nodesOfDepth(deepest) * number(lines, 1, MOST_LINES);
  const most = Math.min(number(nodes, evaluationNodes, evaluationNodes), perDepth);
  return Math.min(COSTS.node * most, 1000 * number(millis, evaluationMillis, evaluationMillis));
};

/** What a search for a mate costs at the most. */
export const costOfMate = ({ evaluationNodes, evaluationMillis }: Limits): number =>
  Math.min(COSTS.node * evaluationNodes, 1000 * evaluationMillis);

/** The shortest move of a record with its blank: `79졸78 `. */
const SHORTEST_RECORDED_PLY = 6;

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : list == null ? 0 : 1);

/** How many half-moves a record of this length has room for. */
export const pliesIn = (length: number): number => Math.ceil(length / SHORTEST_RECORDED_PLY);

/** How many half-moves a question may hold, read or not: no more than its moves, or than its record has room for. */
export const pliesOf = (question: Partial<Record<keyof GameQuestion, unknown>>): number =>
  lengthOf(question.moves) + (typeof question.record === 'string' ? pliesIn(question.record.length) : 0);

/** What it costs to read and judge a position or a game. */
export const costOfQuestion = (question: PositionQuestion | GameQuestion): number =>
  COSTS.question + COSTS.ply * pliesOf(question);

/** What it costs to read and judge a file of this many bytes. */
export const costOfFile = (bytes: number): number => COSTS.question + COSTS.ply * pliesIn(bytes);
