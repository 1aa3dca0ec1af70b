import { facing, inCheck } from '../janggi/attack.js';
import { isPass, type Move, moveFrom, moveTo } from '../janggi/move.js';
import { EMPTY, kindName, kindOf, type PieceKind } from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import { squareName } from '../janggi/square.js';
import { formatFen } from '../notation/fen.js';
import { formatKorean, formatSan, formatUci } from '../notation/moves.js';

/**
 * A legal move in every notation, with what it does. What needs the move to be played is worked out when asked for;
 * the position must be as it was when the report was made.
 */
export class MoveReport {
  constructor(
    private readonly position: Position,
    private readonly move: Move,
  ) {}

  get uci(): string {
    return formatUci(this.move);
  }
  get korean(): string {
    return formatKorean(this.position, this.move);
  }
  get san(): string {
    return formatSan(this.position, this.move);
  }
  get from(): string {
    return squareName(moveFrom(this.move));
  }
  get to(): string {
    return squareName(moveTo(this.move));
  }
  get pass(): boolean {
    return isPass(this.move);
  }
  get piece(): PieceKind {
    return kindName(kindOf(this.position.board[moveFrom(this.move)] as number));
  }
  get captures(): PieceKind | null {
    const target = this.position.board[moveTo(this.move)] as number;
    return this.pass || target === EMPTY ? null : kindName(kindOf(target));
  }
  /** A check by a piece; bringing the generals face to face is `facesGenerals`. */
  get givesCheck(): boolean {
    return this.played(inCheck);
  }
  get facesGenerals(): boolean {
    return this.played(facing);
  }
  get fenAfter(): string {
    return this.played(formatFen);
  }

  private played<T>(ask: (position: Position) => T): T {
    const undo = this.position.make(this.move);
    const answer = ask(this.position);
    this.position.unmake(this.move, undo);
    return answer;
  }
}
