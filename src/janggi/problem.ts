/**
 * Something to tell a person about their input: an error that refuses it, or a warning beside an answer.
 * Codes are stable; places are given as far as they are known.
 */
export interface Problem {
  readonly code: string;
  readonly message: string;
  /** Rank 1 (Cho's back rank) to 10. */
  readonly rank?: number;
  /** File `a` to `i`. */
  readonly file?: string;
  /** 1-based line in the text given. */
  readonly line?: number;
  /** 1-based column in the text given. */
  readonly column?: number;
  /** 1-based half-move. */
  readonly ply?: number;
  /** 1-based game of a collection. */
  readonly game?: number;
}
