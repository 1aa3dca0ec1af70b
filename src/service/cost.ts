import type { GameQuestion, PositionQuestion } from './questions.js';

/** Costs are in units of about a microsecond of one core, measured, and known before any work is done. */
export const COSTS = {
  /** Every request: its connection, its headers, its answer. */
  request: 100,
  /** A position or a game, before its moves. */
  question: 30,
  /** A half-move, read and judged. */
  ply: 2,
} as const;

/** The shortest move of a record with its blank: `79졸78 `. */
const SHORTEST_RECORDED_PLY = 6;

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : list == null ? 0 : 1);

/** How many half-moves a record of this length has room for. */
const pliesIn = (length: number): number => Math.ceil(length / SHORTEST_RECORDED_PLY);

/** How many half-moves a question may hold, read or not: no more than its moves, or than its record has room for. */
export const pliesOf = (question: Partial<Record<keyof GameQuestion, unknown>>): number =>
  lengthOf(question.moves) + (typeof question.record === 'string' ? pliesIn(question.record.length) : 0);

/** What it costs to read and judge a position or a game. */
export const costOfQuestion = (question: PositionQuestion | GameQuestion): number =>
  COSTS.question + COSTS.ply * pliesOf(question);

/** What it costs to read and judge a file of this many bytes. */
export const costOfFile = (bytes: number): number => COSTS.question + COSTS.ply * pliesIn(bytes);
