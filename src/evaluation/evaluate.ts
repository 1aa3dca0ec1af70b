import type { Position } from '../janggi/position.js';
import { CHO, HAN, type SideCode } from '../janggi/side.js';
import type { Rules } from '../rulesets/rules.js';
import { collectFeatures, type Features, FULL_PHASE, newFeatures, TERM_OF, TERMS, type Term } from './features.js';
import { POINT } from './score.js';
import { LATE, MIDDLE } from './weights.js';

const features = newFeatures();

const sumOf = (weights: Int16Array, { lists, counts }: Features, side: SideCode): number => {
  const list = lists[side];
  const count = counts[side];
  let sum = 0;
  for (let index = 0; index < count; index++) sum += weights[list[index] as number] as number;
  return sum;
};

/**
 * What a position is worth for Cho, in hundredths of a point, without looking ahead.
 * @param komi points given to Han
 */
export const evaluate = (position: Position, komi: number): number => {
  collectFeatures(position, features);
  const middle = sumOf(MIDDLE, features, CHO) - sumOf(MIDDLE, features, HAN);
  const late = sumOf(LATE, features, CHO) - sumOf(LATE, features, HAN);
  const { phase } = features;
  // Cut towards zero, so that the board seen from the other side gives exactly the negative.
  return Math.trunc((middle * phase + late * (FULL_PHASE - phase)) / FULL_PHASE - komi * POINT);
};

/** How one term adds to each side, in points. */
export interface EvaluationTerm {
  readonly term: Term;
  readonly cho: number;
  readonly han: number;
}

/** The terms of {@link evaluate}; it is the sum of `cho - han`, cut to hundredths. Komi is in Han's material, as in the official count. */
export const explainEvaluation = (position: Position, rules: Rules): EvaluationTerm[] => {
  collectFeatures(position, features);
  const { lists, counts, phase } = features;
  const sums = TERMS.map((): [number, number] => [0, 0]);
  for (const side of [CHO, HAN] as const)
    for (const feature of lists[side].subarray(0, counts[side])) {
      const middle = MIDDLE[feature] as number;
      const late = LATE[feature] as number;
      const sum = sums[TERM_OF[feature] as number] as [number, number];
      sum[side] += (middle * phase + late * (FULL_PHASE - phase)) / FULL_PHASE / POINT;
    }
  return TERMS.map((term, index) => {
    const [cho, han] = sums[index] as [number, number];
    return { term, cho, han: term === 'MATERIAL' ? han + rules.switches.komi : han };
  });
};
