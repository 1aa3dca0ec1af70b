import type { PositionReport } from './position-report.js';

/** Takes down what is worth knowing of an answer while it is made. */
export interface Notes {
  /** It depends on more than the question. */
  fleeting(): void;
  /** A position that it is about. */
  about(position: PositionReport): void;
}
