import type { Problem } from '../janggi/problem.js';
import type { Result } from '../janggi/result.js';
import type { Setup } from '../janggi/setup.js';
import { isDiagram, parseDiagram } from './diagram.js';
import { type FenDialect, parseFen } from './fen.js';

/** Reads a position however it is written: a FEN of any dialect, or a pasted diagram where no dialect is named. */
export const parsePosition = (
  text: string,
  dialect: FenDialect | null = null,
): Result<{ setup: Setup; warnings: Problem[] }, Problem> =>
  dialect === null && isDiagram(text) ? parseDiagram(text) : parseFen(text, dialect);
