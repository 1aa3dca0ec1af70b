import type { BreakerState } from '../cache/breaker.js';
import type { TierCounts } from '../cache/cache.js';
import type { CacheState } from '../service/service-info.js';

interface Tier {
  readonly counts: TierCounts;
}

/** How the tiers are, in a word each, and what they had. */
export const cacheState = (
  near: readonly Tier[],
  far: (Tier & { readonly breaker: BreakerState; readonly isReached: boolean }) | null,
): CacheState => {
  const sum = (what: 'hits' | 'misses'): number => near.reduce((total, { counts }) => total + counts[what], 0);
  const farHits = far?.counts.hits ?? 0;
  return {
    tier1: 'WELL',
    tier2: far === null ? 'OFF' : far.isReached && far.breaker === 'CLOSED' ? 'WELL' : 'FAILING',
    hits: sum('hits') + farHits,
    // What the near tier has not is asked of the far one.
    misses: sum('misses') - farHits,
  };
};
