import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import type { Setup } from '../janggi/setup.js';
import { placeOf, type RecordTag } from './game-record.js';
import { parsePosition } from './position-text.js';

/** The position that a tag of a record tells; what is odd about it is added to the warnings, with its place in the file. */
export const readFenTag = (tag: RecordTag, warnings: Problem[], game: number): Result<Setup, Problem> => {
  const placed = (problem: Problem): Problem => ({
    ...problem,
    ...placeOf(tag),
    ...(problem.column !== undefined && { column: (tag.column ?? 1) + problem.column - 1 }),
  });
  const read = parsePosition(tag.value);
  if (!read.ok) return err(placed(read.error));
  warnings.push(...read.value.warnings.map((warning) => ({ ...placed(warning), game })));
  return ok(read.value.setup);
};
