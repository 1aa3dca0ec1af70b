import { type Move, moveOf } from '../janggi/move.js';
import type { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { opponent } from '../janggi/side.js';
import { NO_SQUARE, parseSquare, type Square } from '../janggi/square.js';
import { parseMove } from '../notation/moves.js';
import { SVG_DEFAULTS, svg } from '../notation/svg.js';
import { SVG_LIMITS } from './limits.js';
import type { SvgQuestion } from './questions.js';

const fault = (code: string, message: string, column?: number): { ok: false; error: Problem } =>
  err({ code, message, ...(column !== undefined && { column }) });

/** BAD_SQUARE, for a text that names no square. */
export const badSquare = (text: string): Problem => ({
  code: 'BAD_SQUARE',
  message: `${text.slice(0, 20)} is no square; squares are a1 to i10.`,
});

/**
 * A picture of a position as SVG.
 * @param played the move that led to the position, lit up where the question names none
 * @returns the picture, or the first fault of the question: BAD_SIZE, TITLE_TOO_LONG, TOO_MANY_MARKS, BAD_SQUARE,
 *   TOO_MANY_ARROWS, BAD_ARROW, and those of reading a move
 */
export const boardSvg = (
  position: Position,
  played: Move | null,
  question: SvgQuestion = {},
): Result<string, Problem> => {
  const { style, orientation, coordinates } = SVG_DEFAULTS;
  const size = question.size ?? SVG_DEFAULTS.size;
  const title = question.title || null;
  const { least, most } = SVG_LIMITS.svgSize;
  if (!(Number.isInteger(size) && size >= least && size <= most))
    return fault('BAD_SIZE', `A picture is ${least} to ${most} pixels wide, a whole number, and not ${size}.`);
  if (title !== null && title.length > SVG_LIMITS.svgTitle)
    return fault(
      'TITLE_TOO_LONG',
      `A title has at most ${SVG_LIMITS.svgTitle} characters, this one has ${title.length}.`,
      SVG_LIMITS.svgTitle + 1,
    );
  const lastMove = readLastMove(position, question.lastMove ?? null, played);
  if (!lastMove.ok) return lastMove;
  const marks = readMarks(question.marks ?? []);
  if (!marks.ok) return marks;
  const arrows = readArrows(question.arrows ?? []);
  if (!arrows.ok) return arrows;
  return ok(
    svg(position, {
      style: question.style ?? style,
      orientation: question.orientation ?? orientation,
      coordinates: question.coordinates ?? coordinates,
      lastMove: lastMove.value,
      marks: marks.value,
      arrows: arrows.value,
      size,
      title,
    }),
  );
};

const readLastMove = (position: Position, text: string | null, played: Move | null): Result<Move | null, Problem> => {
  if (text === null) return ok(played);
  // It was the other side's: a pass is that side's general's.
  const before = position.clone();
  before.turn = opponent(position.turn);
  const read = parseMove(before, text);
  return read.ok ? ok(read.value.move) : read;
};

const readMarks = (names: readonly string[]): Result<Square[], Problem> => {
  if (names.length > SVG_LIMITS.svgMarks)
    return fault(
      'TOO_MANY_MARKS',
      `A picture has at most ${SVG_LIMITS.svgMarks} marks, and ${names.length} were asked for.`,
    );
  const squares = names.map(parseSquare);
  const bad = squares.indexOf(NO_SQUARE);
  return bad < 0 ? ok(squares) : err(badSquare(names[bad] as string));
};

const ARROW = /^([a-i]\d{1,2})([a-i]\d{1,2})$/;

const readArrows = (texts: readonly string[]): Result<Move[], Problem> => {
  if (texts.length > SVG_LIMITS.svgArrows)
    return fault(
      'TOO_MANY_ARROWS',
      `A picture has at most ${SVG_LIMITS.svgArrows} arrows, and ${texts.length} were asked for.`,
    );
  const arrows: Move[] = [];
  for (const text of texts) {
    const [, from = '', to = ''] = ARROW.exec(text) ?? [];
    const [tail, head] = [parseSquare(from), parseSquare(to)];
    if (tail === NO_SQUARE || head === NO_SQUARE || tail === head)
      return fault('BAD_ARROW', `${text.slice(0, 20)} is no arrow; write two squares, as in b1c3.`);
    arrows.push(moveOf(tail, head));
  }
  return ok(arrows);
};
