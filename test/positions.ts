import fc from 'fast-check';
import { ARRANGEMENTS } from '../src/janggi/arrangement.js';
import { legalMoves } from '../src/janggi/generate.js';
import { type Move, moveFrom, moveOf, moveTo } from '../src/janggi/move.js';
import { createMovement, FREE_MOVEMENT, MOVEMENT_SWITCHES, type Movement } from '../src/janggi/movement.js';
import { Position } from '../src/janggi/position.js';
import { type Setup, startSetup } from '../src/janggi/setup.js';
import { opponent } from '../src/janggi/side.js';
import { mirrorSquare, rotateSquare, SQUARES, type Square } from '../src/janggi/square.js';
import { formatFen, parseFen } from '../src/notation/fen.js';

/** A position that must be one. */
export const positionOf = (setup: Setup, movement: Movement = FREE_MOVEMENT): Position => {
  const made = Position.from(setup, movement);
  if (!made.ok) throw new Error(made.error.message);
  return made.value.position;
};

export const setupOf = (fen: string): Setup => {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.setup;
};

/** Every combination of movement switches that there is, drawn at random. */
export const anyMovement: fc.Arbitrary<Movement> = fc
  .record({
    ...(Object.fromEntries(
      Object.entries(MOVEMENT_SWITCHES).map(([name, words]) => [name, fc.constantFrom<string>(...words)]),
    ) as { [S in keyof typeof MOVEMENT_SWITCHES]: fc.Arbitrary<(typeof MOVEMENT_SWITCHES)[S][number]> }),
    pointValues: fc.constant([13, 7, 5, 3, 3, 2] as const),
  })
  .map(createMovement);

/** Positions of random games from all sixteen starts, up to 150 plies deep. */
export const positionsUnder = (movement: fc.Arbitrary<Movement>): fc.Arbitrary<Position> =>
  fc
    .record({
      movement,
      cho: fc.constantFrom(...ARRANGEMENTS),
      han: fc.constantFrom(...ARRANGEMENTS),
      choices: fc.array(fc.nat(), { maxLength: 150 }),
    })
    .map((game) => {
      const position = positionOf(startSetup(game.cho, game.han), game.movement);
      for (const choice of game.choices) {
        const moves = legalMoves(position);
        if (moves.length === 0) break;
        position.make(moves[choice % moves.length] as Move);
      }
      // A counterexample is read as a FEN with its switches, not as tables.
      const text = `${formatFen(position)} ${JSON.stringify(game.movement.switches)}`;
      return Object.assign(position, { [fc.toStringMethod]: () => text });
    });
export const anyPosition = positionsUnder(fc.constant(FREE_MOVEMENT));

const mapSetup = (setup: Setup, square: (from: Square) => Square, piece: (code: number) => number): Uint8Array => {
  const board = new Uint8Array(SQUARES);
  setup.board.forEach((code, from) => {
    board[square(from)] = piece(code);
  });
  return board;
};

/** The setup seen in a mirror: file a becomes i. */
export const mirrored = (setup: Setup): Setup => ({ ...setup, board: mapSetup(setup, mirrorSquare, (code) => code) });
/** The board turned round and the sides exchanged. */
export const swapped = (setup: Setup): Setup => ({
  ...setup,
  turn: opponent(setup.turn),
  board: mapSetup(setup, rotateSquare, (code) => (code === 0 ? 0 : code ^ 8)),
});

export const mapMoves = (moves: Uint16Array, square: (from: Square) => Square): number[] =>
  Array.from(moves, (move) => moveOf(square(moveFrom(move)), square(moveTo(move)))).sort((a, b) => a - b);
