import type { HotPosition } from '../service/service-info.js';
import type { AskedPosition } from './known-answers.js';

export interface HotPositions {
  count(position: AskedPosition): void;
  /** The most asked first. */
  top(limit: number): HotPosition[];
}

/** Positions that are kept apart. Those asked about more often than one time in so many are among them for sure. */
const KEPT = 1000;

/**
 * Which positions are asked about most, in bounded room: the least asked of those that are kept gives way to a new one,
 * which takes over its count (Metwally, Agrawal and El Abbadi's Space-Saving).
 * @param every one question in so many is counted, for so many
 */
export const hotPositions = (every = 1, random: () => number = Math.random): HotPositions => {
  const kept = new Map<string, { readonly position: AskedPosition; hits: number }>();
  const leastAsked = (): [string, number] => {
    let least: [string, number] = ['', Number.POSITIVE_INFINITY];
    for (const [key, { hits }] of kept) if (hits < least[1]) least = [key, hits];
    return least;
  };
  return {
    count(position) {
      if (every > 1 && random() * every >= 1) return;
      const key = `${position.ruleset} ${position.fen}`;
      const known = kept.get(key);
      if (known) {
        known.hits += every;
        return;
      }
      let hits = 0;
      if (kept.size === KEPT) {
        const [least, count] = leastAsked();
        kept.delete(least);
        hits = count;
      }
      kept.set(key, { position, hits: hits + every });
    },
    top: (limit) =>
      [...kept.values()]
        .sort((a, b) => b.hits - a.hits)
        .slice(0, limit)
        .map(({ position, hits }) => ({ ...position, hits })),
  };
};
