/** What one request may ask for; the numbers of the contract. */
export const LIMITS = {
  /** Half-moves of one game. */
  pliesPerGame: 2000,
  /** Bytes of a record sent inside JSON. */
  recordBytes: 1_000_000,
} as const;
