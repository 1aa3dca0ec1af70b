import { LRUCache } from 'lru-cache';
import { type Cache, newCounts, type TierCounts } from './cache.js';

/** The tier in the process: as many bytes as it may have, those go first that were used longest ago. */
export interface MemoryCache extends Cache {
  readonly counts: TierCounts;
  readonly entries: number;
  readonly bytes: number;
}

/** What an entry takes besides its value and its key. */
const OVERHEAD = 200;

/** @param mostBytes of all entries together */
export const memoryCache = (mostBytes: number): MemoryCache => {
  const counts = newCounts();
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: mostBytes,
    // One entry must not push out all others.
    maxEntrySize: Math.max(1, Math.floor(mostBytes / 8)),
    sizeCalculation: (value, key) => value.length + 2 * key.length + OVERHEAD,
  });
  return {
    counts,
    async get(key) {
      const value = cache.get(key) ?? null;
      if (value) counts.hits++;
      else counts.misses++;
      return value;
    },
    set: (key, value) => void cache.set(key, value),
    get entries() {
      return cache.size;
    },
    get bytes() {
      return cache.calculatedSize;
    },
  };
};
