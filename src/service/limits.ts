/** What one request may ask for; the numbers of the contract. */
export const LIMITS = {
  /** Positions, and games, of one batch. */
  positionsPerBatch: 10_000,
  gamesPerBatch: 1000,
  /** Half-moves of one game. */
  pliesPerGame: 2000,
  /** Bytes of a record sent inside JSON. */
  recordBytes: 1_000_000,
  /** Bytes of a JSON body, and of a file. */
  jsonBytes: 8_000_000,
  fileBytes: 20_000_000,
  /** What a picture may hold, so that it stays small: marks, arrows, characters of its title; and its width in pixels. */
  svgMarks: 32,
  svgArrows: 32,
  svgTitle: 100,
  svgSize: { least: 50, most: 2000 },
} as const;
