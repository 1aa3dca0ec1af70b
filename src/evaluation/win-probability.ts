import type { Position } from '../janggi/position.js';
import { CHO, type SideCode } from '../janggi/side.js';
import { FULL_PHASE } from './features.js';
import { FITTED } from './fitted-win-probability.js';
import { DECIDED, POINT } from './score.js';

/** The chances that a game between people ends so; they add up to 1. */
export interface WinProbability {
  readonly cho: number;
  readonly draw: number;
  readonly han: number;
}

/** What the chance to win is judged by. */
export interface Standing {
  /** What a search found, in points, from Cho's side. */
  readonly score: number;
  /** The same after depth 1: people do not see much further. */
  readonly first: number;
  /** Cho's points minus Han's, komi in. */
  readonly margin: number;
  /** Half-moves since the start of the game. */
  readonly ply: number;
  readonly turn: SideCode;
  /** 0 to {@link FULL_PHASE}, as `phaseOf` has it. */
  readonly phase: number;
}

/** Scores beyond this many points say no more than this. */
const MOST_POINTS = 40;
/** Where a score begins to count for less; and where a small one does. */
const BEND = 6;
const SHARP_BEND = 2;

/** The inputs of the model, in the order of its weights. */
export const INPUTS = [
  'one',
  'turn',
  'score',
  'score by phase',
  'score by ply',
  'bent score',
  'bent score by phase',
  'bent score by ply',
  'margin',
  'margin by phase',
  'margin by ply',
  'turn by phase',
  'ply',
  'phase',
  'decided',
  'bent first score',
  'bent first score by phase',
  'sharp first score',
  'rise',
  'bent score squared',
] as const;

const limited = (score: number): number => Math.max(-MOST_POINTS, Math.min(MOST_POINTS, score));
const bend = (score: number, at = BEND): number => limited(score) / (1 + Math.abs(limited(score)) / at);

/** The numbers of {@link INPUTS} for a standing. */
export const inputsOf = ({ score, first, margin, ply, turn, phase }: Standing): number[] => {
  const points = limited(score);
  const bent = bend(score);
  const bentFirst = bend(first);
  const late = Math.min(ply, 200) / 100;
  const full = phase / FULL_PHASE;
  const side = turn === CHO ? 1 : -1;
  return [
    1,
    side,
    points / 10,
    (points / 10) * full,
    (points / 10) * late,
    bent,
    bent * full,
    bent * late,
    margin / 10,
    (margin / 10) * full,
    (margin / 10) * late,
    side * full,
    late,
    full,
    Math.abs(score) >= DECIDED / POINT ? Math.sign(score) : 0,
    bentFirst,
    bentFirst * full,
    bend(first, SHARP_BEND),
    // What a longer look has seen beyond the first.
    bend(score - first, SHARP_BEND),
    (bent * Math.abs(bent)) / BEND,
  ];
};

/**
 * How likely a game between people is to end for either side. A proven win is not certain: people do not always find it.
 * @param depth of the search that the score comes from
 */
export const winProbability = (standing: Standing, depth: number): WinProbability => {
  const { draws, weights } = FITTED[Math.max(0, Math.min(depth, FITTED.length) - 1)] as (typeof FITTED)[number];
  const odds = inputsOf(standing).reduce((sum, input, index) => sum + input * (weights[index] as number), 0);
  const chance = 1 / (1 + Math.exp(-odds));
  const draw = draws * 4 * chance * (1 - chance);
  return { cho: chance - draw / 2, draw, han: 1 - chance - draw / 2 };
};

/** Half-moves from the start of the game to a position, by its move number: the ply where no game is known. */
export const plyOf = ({ moveNumber, turn }: Position): number => 2 * (moveNumber - 1) + turn;
