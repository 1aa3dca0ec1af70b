import { isLegal } from '../janggi/generate.js';
import type { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { formatUci, isLettered, LETTER_NOTATIONS, type MoveNotation, parseMove } from './moves.js';

/** How a record that names squares by letters counts its ranks, told by its first move. */
export interface LetterCount {
  readonly notation: MoveNotation;
  readonly warnings: readonly Problem[];
}

const AUTO: LetterCount = { notation: 'AUTO', warnings: [] };

/**
 * Tells how a record counts ranks where its moves are written in letters (`b9馬c7`): the way in which its first move is
 * legal from the start. The side to move and the piece named leave hardly ever two.
 * @param first the first move that is no pass
 * @returns AUTO where the move is not in letters or legal in no way; the count with the warning LETTERS_READ; or
 *   AMBIGUOUS_MOVE, naming the counts that are possible
 */
export const letterCountOf = (position: Position, first: string): Result<LetterCount, Problem> => {
  if (!isLettered(first)) return ok(AUTO);
  const readings = LETTER_NOTATIONS.flatMap((notation) => {
    const read = parseMove(position, first, notation);
    return read.ok && isLegal(position, read.value.move) ? [{ notation, move: formatUci(read.value.move) }] : [];
  });
  const [only, another] = readings;
  if (only === undefined) return ok(AUTO);
  const { notation } = only;
  if (another === undefined)
    return ok({
      notation,
      warnings: [
        {
          code: 'LETTERS_READ',
          message: `Squares in letters were read as ${notation}, the only count of ranks in which ${first} is legal.`,
        },
      ],
    });
  return err({
    code: 'AMBIGUOUS_MOVE',
    message: `${first} may be ${readings.map((reading) => `${reading.move} (${reading.notation})`).join(' or ')}; say which by \`moveNotation\`.`,
  });
};
