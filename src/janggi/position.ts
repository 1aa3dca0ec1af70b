import { isAttacked } from './attack.js';
import { copyBytes } from './bytes.js';
import { HASH_HIGH, HASH_LOW, hashText, TURN_HIGH, TURN_LOW } from './hash.js';
import type { Move } from './move.js';
import { moveFrom, moveTo } from './move.js';
import type { Movement } from './movement.js';
import { EMPTY, GENERAL, PIECE_CODES, type PieceCode, pieceCode } from './piece.js';
import { err, ok, type Result } from './result.js';
import { type Setup, type SetupProblem, setupProblems } from './setup.js';
import { HAN, opponent, type SideCode, sideName } from './side.js';
import { type Placement, placePieces, SET_SLOTS, slotsFor } from './slots.js';
import { NO_SQUARE, SQUARES, type Square, squareName } from './square.js';

/** What {@link Position.make} hands out and {@link Position.unmake} takes back. */
export type Undo = number;

const NO_PROBLEMS: readonly SetupProblem[] = [];

/**
 * A legal position under a set of movement rules: mutable through make and unmake, copied with `clone`.
 *
 * Beside the board it keeps a slot for each piece, grouped by piece code, so that "every Han cannon" is a short
 * walk and make and unmake never move entries: a captured piece's slot holds {@link NO_SQUARE} until it returns.
 */
export class Position {
  /**
   * The board, and behind it the squares of the pieces ({@link Placement}); read it, change it only through make and unmake.
   */
  readonly cells: Uint8Array;
  readonly movement: Movement;
  turn: SideCode;
  /** Half-moves since the last capture, passes counted. */
  halfmoveClock: number;
  /** From 1; raised after Han's move. */
  moveNumber: number;
  hashHigh: number;
  hashLow: number;
  /** The cells `slotStart[p]` up to `slotStart[p + 1]` are the slots of piece code `p`. */
  readonly slotStart: Uint8Array;
  private boardOfCells: Uint8Array | null = null;

  private constructor(
    { cells, slotStart, hashHigh, hashLow }: Placement,
    { turn, halfmoveClock, moveNumber }: Omit<Setup, 'board'>,
    movement: Movement,
  ) {
    this.cells = cells;
    this.movement = movement;
    this.turn = turn;
    this.halfmoveClock = halfmoveClock;
    this.moveNumber = moveNumber;
    this.hashHigh = hashHigh;
    this.hashLow = hashLow;
    this.slotStart = slotStart;
  }

  /**
   * The one door from a setup to a position.
   * @param lenient accept faults that break only "could it come from a game" (piece counts, soldiers behind their start)
   * @returns the position with the faults that were waived, or the first fault that refuses it:
   *   those of {@link setupProblems}, or OPPONENT_IN_CHECK
   */
  static from(
    setup: Setup,
    movement: Movement,
    lenient = false,
  ): Result<{ position: Position; waived: readonly SetupProblem[] }, SetupProblem> {
    const usual = placePieces(setup, SET_SLOTS);
    let waived: readonly SetupProblem[] = NO_PROBLEMS;
    if (!usual?.isUsual) {
      waived = setupProblems(setup.board);
      const refusing = waived.find((problem) => !(lenient && problem.waivable));
      if (refusing) return err(refusing);
    }
    const placement = usual ?? (placePieces(setup, slotsFor(setup.board)) as Placement);
    const position = new Position(placement, setup, movement);
    const waiting = opponent(position.turn);
    if (leavesCheck(position))
      return err({
        code: 'OPPONENT_IN_CHECK',
        message: `${sideName(waiting)}'s general on ${squareName(position.generalOf(waiting))} is in check, but ${sideName(position.turn)} is to move: the check could not have been left standing.`,
        waivable: false,
      });
    return ok({ position, waived });
  }

  /**
   * The position of a setup that has no fault of its own ({@link setupProblems}), its pieces placed already.
   * @param placed its cells become the position's own
   * @returns null for OPPONENT_IN_CHECK
   */
  static placed(placed: Placement & Omit<Setup, 'board'>, movement: Movement): Position | null {
    const position = new Position(placed, placed, movement);
    return leavesCheck(position) ? null : position;
  }

  /** 90 piece codes, `a1` first, as they stand now and after each move; not to be changed. */
  get board(): Uint8Array {
    const { cells } = this;
    this.boardOfCells ??= new Uint8Array(cells.buffer, cells.byteOffset, SQUARES);
    return this.boardOfCells;
  }

  clone(): Position {
    const { slotStart, hashHigh, hashLow, movement } = this;
    return new Position({ cells: copyBytes(this.cells), slotStart, hashHigh, hashLow }, this, movement);
  }

  toSetup(): Setup {
    const { board, turn, halfmoveClock, moveNumber } = this;
    return { board: copyBytes(board), turn, halfmoveClock, moveNumber };
  }

  generalOf(side: SideCode): Square {
    return this.cells[this.slotStart[pieceCode(side, GENERAL)] as number] as Square;
  }

  /** 16 hex digits from board and side to move. */
  get key(): string {
    return hashText(this.hashHigh, this.hashLow);
  }

  /** The slot of the piece on a square that is not empty. */
  slotOf(square: Square): number {
    const { cells } = this;
    let slot = this.slotStart[cells[square] as PieceCode] as number;
    while (cells[slot] !== square)
      if (++slot >= (this.slotStart[PIECE_CODES] as number)) throw new RangeError(`no piece on ${squareName(square)}`);
    return slot;
  }

  /** Plays a move or a pass that is known to be legal. */
  make(move: Move): Undo {
    const from = moveFrom(move);
    const to = moveTo(move);
    let undo = this.halfmoveClock << 12;
    this.halfmoveClock++;
    if (from !== to) {
      const { cells: board, cells: slotSquare } = this;
      const piece = board[from] as PieceCode;
      const captured = board[to] as PieceCode;
      if (captured !== EMPTY) {
        const slot = this.slotOf(to);
        undo |= captured | (slot << 4);
        slotSquare[slot] = NO_SQUARE;
        this.toggle(captured, to);
        this.halfmoveClock = 0;
      }
      this.toggle(piece, from);
      this.toggle(piece, to);
      slotSquare[this.slotOf(from)] = to;
      board[from] = EMPTY;
      board[to] = piece;
    }
    if (this.turn === HAN) this.moveNumber++;
    this.switchTurn();
    return undo;
  }

  /** Takes back the last move made. */
  unmake(move: Move, undo: Undo): void {
    const from = moveFrom(move);
    const to = moveTo(move);
    this.switchTurn();
    if (this.turn === HAN) this.moveNumber--;
    this.halfmoveClock = undo >>> 12;
    if (from === to) return;
    const { cells: board, cells: slotSquare } = this;
    const piece = board[to] as PieceCode;
    const captured = undo & 15;
    this.toggle(piece, to);
    this.toggle(piece, from);
    slotSquare[this.slotOf(to)] = from;
    board[from] = piece;
    board[to] = captured;
    if (captured !== EMPTY) {
      this.toggle(captured, to);
      slotSquare[(undo >> 4) & 255] = to;
    }
  }

  private toggle(piece: PieceCode, square: Square): void {
    this.hashHigh ^= HASH_HIGH[piece * SQUARES + square] as number;
    this.hashLow ^= HASH_LOW[piece * SQUARES + square] as number;
  }

  private switchTurn(): void {
    this.turn = opponent(this.turn);
    this.hashHigh ^= TURN_HIGH;
    this.hashLow ^= TURN_LOW;
  }
}

/** Whether the side that is not to move is in check. */
const leavesCheck = (position: Position): boolean =>
  isAttacked(position, position.generalOf(opponent(position.turn)), position.turn);
