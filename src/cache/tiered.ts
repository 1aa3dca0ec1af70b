import type { Cache } from './cache.js';

/** The near tier before the far one; what the far one has the near one has from then on. */
export const tieredCache = (near: Cache, far: Cache | null): Cache => ({
  async get(key) {
    const known = await near.get(key);
    if (known || far === null) return known;
    const value = await far.get(key);
    if (value) near.set(key, value);
    return value;
  },
  set(key, value) {
    near.set(key, value);
    far?.set(key, value);
  },
});
