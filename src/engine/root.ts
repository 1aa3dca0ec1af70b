import { isLegal } from '../janggi/generate.js';
import { type Move, moveOf } from '../janggi/move.js';
import { createMovement, FREE_MOVEMENT, type Movement } from '../janggi/movement.js';
import { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import type { Setup } from '../janggi/setup.js';
import { parseSquare } from '../janggi/square.js';
import { formatFen, parseFen } from '../notation/fen.js';
import { VARIANTS, type Variant } from './variant.js';

/** Where a search begins, in words that are safe to send. */
export interface Root {
  /** In canonical spelling. */
  readonly fen: string;
  /** Each legal in the variant. */
  readonly moves: readonly string[];
  /** After the moves, with the movement of the variant. */
  readonly position: Position;
}

const UCI_MOVE = /^([a-i](?:10|[1-9]))([a-i](?:10|[1-9]))$/;

/** Reads a move as `formatUci` writes it, null where it is none. */
export const readMove = (text: string): Move | null => {
  const [, from, to] = UCI_MOVE.exec(text) ?? [];
  return from === undefined || to === undefined ? null : moveOf(parseSquare(from), parseSquare(to));
};

/** Lenient: an engine can think of more pieces than a set has. */
const place = (setup: Setup, movement: Movement): Result<Position, Problem> => {
  const placed = Position.from(setup, movement, true);
  return placed.ok ? ok(placed.value.position) : err({ code: placed.error.code, message: placed.error.message });
};

/**
 * Reads where a search begins. An engine plays no further than to a move that its variant forbids, without a word; so
 * the game is told from behind the last such move, and what went before it is lost to the engine.
 * @returns the root, or the codes of `parseFen` and `Position.from`, BAD_MOVE, ILLEGAL_MOVE (not even under the freest rules)
 */
export const rootOf = (variant: Variant, fen: string, moves: readonly string[]): Result<Root, Problem> => {
  const movement = createMovement(VARIANTS[variant]);
  const parsed = parseFen(fen, 'FAIRY_STOCKFISH');
  if (!parsed.ok) return parsed;
  let placed = place(parsed.value.setup, movement);
  if (!placed.ok) return placed;
  let start = formatFen(parsed.value.setup);
  let played: string[] = [];
  let position = placed.value;
  for (const [index, text] of moves.entries()) {
    const ply = index + 1;
    const move = readMove(text);
    if (move === null) return err({ code: 'BAD_MOVE', message: `Half-move ${ply} is not written in UCI.`, ply });
    if (isLegal(position, move)) {
      position.make(move);
      played.push(text);
      continue;
    }
    const free = place(position.toSetup(), FREE_MOVEMENT);
    if (!free.ok) return free;
    if (!isLegal(free.value, move)) return err({ code: 'ILLEGAL_MOVE', message: `${text} cannot be played.`, ply });
    free.value.make(move);
    placed = place(free.value.toSetup(), movement);
    if (!placed.ok) return placed;
    position = placed.value;
    start = formatFen(position.toSetup());
    played = [];
  }
  return ok({ fen: start, moves: played, position });
};

/** The same position as if the game began there: for a game that is over by the variant's rules, though not by those asked for. */
export const begunAnew = ({ position }: Root): Root => ({
  fen: formatFen({ ...position.toSetup(), halfmoveClock: 0 }),
  moves: [],
  position,
});
