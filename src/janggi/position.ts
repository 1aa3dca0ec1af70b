import { isAttacked } from './attack.js';
import { HASH_HIGH, HASH_LOW, hashOf, hashText, TURN_HIGH, TURN_LOW } from './hash.js';
import type { Move } from './move.js';
import { moveFrom, moveTo } from './move.js';
import type { Movement } from './movement.js';
import { EMPTY, GENERAL, PIECE_CODES, type PieceCode, pieceCode } from './piece.js';
import { err, ok, type Result } from './result.js';
import { type Setup, type SetupProblem, setupProblems } from './setup.js';
import { CHO, HAN, opponent, type SideCode, sideName } from './side.js';
import { NO_SQUARE, SQUARES, type Square, squareName } from './square.js';

/** What {@link Position.make} hands out and {@link Position.unmake} takes back. */
export type Undo = number;

/**
 * A legal position under a set of movement rules: mutable through make and unmake, copied with `clone`.
 *
 * Beside the board it keeps a slot for each piece, grouped by piece code, so that "every Han cannon" is a short
 * walk and make and unmake never move entries: a captured piece's slot holds {@link NO_SQUARE} until it returns.
 */
export class Position {
  /** 90 piece codes; read it, change it only through make and unmake. */
  readonly board: Uint8Array;
  readonly movement: Movement;
  turn: SideCode;
  /** Half-moves since the last capture, passes counted. */
  halfmoveClock: number;
  /** From 1; raised after Han's move. */
  moveNumber: number;
  hashHigh: number;
  hashLow: number;
  /** Squares of the pieces; slots `slotStart[p]` up to `slotStart[p + 1]` are those of piece code `p`. */
  readonly slotSquare: Uint8Array;
  readonly slotStart: Uint8Array;
  /** The slot of the piece on a square; meaningless where the square is empty. */
  readonly slotOn: Uint8Array;

  private constructor(setup: Setup, movement: Movement) {
    this.board = Uint8Array.from(setup.board);
    this.movement = movement;
    this.turn = setup.turn;
    this.halfmoveClock = setup.halfmoveClock;
    this.moveNumber = setup.moveNumber;
    [this.hashHigh, this.hashLow] = hashOf(this.board, this.turn);
    this.slotStart = new Uint8Array(PIECE_CODES + 1);
    this.slotOn = new Uint8Array(SQUARES);
    const squares: Square[] = [];
    for (let piece = 0; piece < PIECE_CODES; piece++) {
      this.slotStart[piece] = squares.length;
      if (piece === EMPTY) continue;
      for (let square = 0; square < SQUARES; square++)
        if (this.board[square] === piece) {
          this.slotOn[square] = squares.length;
          squares.push(square);
        }
    }
    this.slotStart[PIECE_CODES] = squares.length;
    this.slotSquare = Uint8Array.from(squares);
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
  ): Result<{ position: Position; waived: SetupProblem[] }, SetupProblem> {
    const problems = setupProblems(setup.board);
    const refusing = problems.find((problem) => !(lenient && problem.waivable));
    if (refusing) return err(refusing);
    const position = new Position(setup, movement);
    const waiting = opponent(position.turn);
    if (isAttacked(position, position.generalOf(waiting), position.turn))
      return err({
        code: 'OPPONENT_IN_CHECK',
        message: `${sideName(waiting)}'s general on ${squareName(position.generalOf(waiting))} is in check, but ${sideName(position.turn)} is to move: the check could not have been left standing.`,
        waivable: false,
      });
    return ok({ position, waived: problems });
  }

  clone(): Position {
    return new Position(this.toSetup(), this.movement);
  }

  toSetup(): Setup {
    const { board, turn, halfmoveClock, moveNumber } = this;
    return { board: Uint8Array.from(board), turn, halfmoveClock, moveNumber };
  }

  generalOf(side: SideCode): Square {
    return this.slotSquare[this.slotStart[pieceCode(side, GENERAL)] as number] as Square;
  }

  /** 16 hex digits from board and side to move. */
  get key(): string {
    return hashText(this.hashHigh, this.hashLow);
  }

  /** Plays a move or a pass that is known to be legal. */
  make(move: Move): Undo {
    const from = moveFrom(move);
    const to = moveTo(move);
    let undo = this.halfmoveClock << 12;
    this.halfmoveClock++;
    if (from !== to) {
      const { board, slotOn, slotSquare } = this;
      const piece = board[from] as PieceCode;
      const captured = board[to] as PieceCode;
      if (captured !== EMPTY) {
        const slot = slotOn[to] as number;
        undo |= captured | (slot << 4);
        slotSquare[slot] = NO_SQUARE;
        this.toggle(captured, to);
        this.halfmoveClock = 0;
      }
      this.toggle(piece, from);
      this.toggle(piece, to);
      board[from] = EMPTY;
      board[to] = piece;
      const slot = slotOn[from] as number;
      slotSquare[slot] = to;
      slotOn[to] = slot;
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
    const { board, slotOn, slotSquare } = this;
    const piece = board[to] as PieceCode;
    const captured = undo & 15;
    this.toggle(piece, to);
    this.toggle(piece, from);
    board[from] = piece;
    board[to] = captured;
    const slot = slotOn[to] as number;
    slotSquare[slot] = from;
    slotOn[from] = slot;
    if (captured !== EMPTY) {
      const capturedSlot = (undo >> 4) & 255;
      this.toggle(captured, to);
      slotSquare[capturedSlot] = to;
      slotOn[to] = capturedSlot;
    }
  }

  private toggle(piece: PieceCode, square: Square): void {
    this.hashHigh ^= HASH_HIGH[piece * SQUARES + square] as number;
    this.hashLow ^= HASH_LOW[piece * SQUARES + square] as number;
  }

  private switchTurn(): void {
    this.turn = this.turn === CHO ? HAN : CHO;
    this.hashHigh ^= TURN_HIGH;
    this.hashLow ^= TURN_LOW;
  }
}
