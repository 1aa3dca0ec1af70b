/** Keeps bytes by key. Never rejects: what goes wrong is a miss, or is not kept. */
export interface Cache {
  get(key: string): Promise<Uint8Array | null>;
  /** Not waited for; what cannot be kept is let go. */
  set(key: string, value: Uint8Array): void;
}

/** What became of questions to a tier, since the process began. */
export interface TierCounts {
  hits: number;
  misses: number;
  /** Questions that went unanswered, and answers that were junk: misses as well. */
  errors: number;
}

export const newCounts = (): TierCounts => ({ hits: 0, misses: 0, errors: 0 });
