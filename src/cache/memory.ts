import { LRUCache } from 'lru-cache';

/** Answers that are kept in the process, the least used go first. */
export interface Store<V extends object> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
}

/** @param most how many are kept */
export const memoryStore = <V extends object>(most: number): Store<V> => {
  const cache = new LRUCache<string, V>({ max: most });
  return { get: (key) => cache.get(key), set: (key, value) => void cache.set(key, value) };
};
