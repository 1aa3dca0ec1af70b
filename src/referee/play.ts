import { facing, inCheck } from '../janggi/attack.js';
import { hasMoveBesidesPass, isLegal, legalMoves, mayPass } from '../janggi/generate.js';
import { isPass, type Move, moveFrom, moveOf, moveTo } from '../janggi/move.js';
import { CANNON, EMPTY, GENERAL, GUARD, kindOf } from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import type { Setup } from '../janggi/setup.js';
import { countPieces } from '../janggi/setup.js';
import { opponent, type SideCode } from '../janggi/side.js';
import { SQUARES } from '../janggi/square.js';
import type { Rules } from '../rulesets/rules.js';

/**
 * Where a game began: from an arrangement, from a handicap board, or from a position that says nothing of its past.
 * All 32 pieces at home is an arrangement however it was given.
 */
export type StartKind = 'ARRANGEMENT' | 'HANDICAP' | 'POSITION';

/** A whole set of both sides. */
const FULL_SET = 32;

/** What is known of a side's way to and fro with one piece (`shuttleResult: ILLEGAL`). */
interface Shuttle {
  /** Its previous move; a pass, or 0 before its first. */
  lastMove: Move;
  /** Reversals in a row that count towards `shuttleLimit`. */
  reversals: number;
}

/**
 * A game as it is played: a position with the history that rules ask about. It judges no ending; it only knows
 * what happened.
 */
export class Play {
  readonly rules: Rules;
  readonly startKind: StartKind;
  /** Changes with every move played. */
  readonly position: Position;
  /** Half-moves played. */
  ply = 0;
  /** Whether the side to move is in check from a piece. */
  checked: boolean;
  /** Whether the generals face each other now, and whether they did before the last ply. */
  facing: boolean;
  facingBefore = false;
  /** Whether the present facing was made when a facing could count already (`facingNeedsCapture`). */
  facingCounts = false;
  /** By side: whether it ever made a facing. */
  readonly madeFacing: [boolean, boolean] = [false, false];
  /** The last ply: what it was and what it did; meaningless at ply 0. */
  lastPassed = false;
  lastCaptured = false;
  /** The last ply and the one before were both passes. */
  doublePassed = false;
  /** By side, the state of its shuttling. */
  readonly shuttles: readonly [Shuttle, Shuttle] = [newShuttle(), newShuttle()];

  private readonly startedShort: boolean;
  private anyCapture = false;
  /** Board after each ply, and its hash; 90 codes a ply. */
  private boards: Uint8Array;
  private readonly highs: number[] = [];
  private readonly lows: number[] = [];
  /** By ply, the move; index 0 is unused. */
  private readonly moves: Move[] = [0];
  /** By ply: 1 if the move of that ply gave check. Index 0 is unused. */
  private readonly gaveCheck: number[] = [0];
  /** By ply: 1 if the side that made the move of that ply was in check before it. */
  private readonly answeredCheck: number[] = [0];
  /** The first ply of the stretch without captures that the present position ends. */
  private quietFrom = 0;
  private readonly startTurn: SideCode;
  private readonly startClock: number;
  private readonly startNumber: number;

  constructor(position: Position, startKind: StartKind, rules: Rules) {
    this.position = position;
    this.startKind = startKind;
    this.rules = rules;
    this.boards = new Uint8Array(SQUARES * 64);
    this.startedShort = startKind !== 'HANDICAP' && countPieces(position.board) < FULL_SET;
    this.checked = inCheck(position);
    this.facing = facing(position);
    if (this.facing) {
      // A facing that was given counts as made by the side that is not to move.
      this.facingCounts = !rules.switches.facingNeedsCapture || this.startedShort;
      this.madeFacing[opponent(position.turn)] = true;
    }
    this.startTurn = position.turn;
    this.startClock = position.halfmoveClock;
    this.startNumber = position.moveNumber;
    this.remember();
  }

  /** The position that the game began from. */
  get start(): Setup {
    return {
      board: this.boards.slice(0, SQUARES),
      turn: this.startTurn,
      halfmoveClock: this.startClock,
      moveNumber: this.startNumber,
    };
  }

  /** The side that made the last ply. */
  get mover(): SideCode {
    return opponent(this.position.turn);
  }

  /** Half-moves since the last capture or, before the first, since the start. */
  get quietSince(): number {
    return this.quietFrom;
  }

  /** Whether a move or a pass is legal here, history looked at. */
  isLegal(move: Move): boolean {
    if (isLegal(this.position, move)) return this.historyForbids(move) === null;
    return isPass(move) && this.historyMatters() && this.legalMoves().includes(move);
  }

  /** The legal moves, history looked at, in ascending order. */
  legalMoves(): Uint16Array {
    const moves = legalMoves(this.position);
    if (!this.historyMatters()) return moves;
    const left = moves.filter((move) => this.historyForbids(move) === null);
    if (left.length > 0) return left;
    // The last move was forbidden by the game's history: who may pass without a move may do so now.
    const { position, checked } = this;
    const general = position.generalOf(position.turn);
    const passes = mayPass(position.movement.switches, false, checked, this.facing);
    return passes ? Uint16Array.of(moveOf(general, general)) : left;
  }

  /** Whether the side to move has a legal move, a pass left out of account. */
  hasMove(): boolean {
    if (!this.historyMatters()) return hasMoveBesidesPass(this.position);
    return this.legalMoves().some((move) => !isPass(move));
  }

  /** Which rule about a game's history forbids a move that the position allows; null if none does. */
  historyForbids(move: Move): 'CANNON_FIRST_MOVE' | 'SHUTTLE_LIMIT' | null {
    const { cannonFirstMove, shuttleLimit, shuttleResult } = this.rules.switches;
    if (
      cannonFirstMove === 'FORBIDDEN' &&
      this.ply === 0 &&
      this.startKind !== 'POSITION' &&
      kindOf(this.position.board[moveFrom(move)] as number) === CANNON
    )
      return 'CANNON_FIRST_MOVE';
    if (shuttleResult !== 'ILLEGAL' || shuttleLimit === 0) return null;
    const shuttle = this.shuttles[this.position.turn];
    return shuttle.reversals >= shuttleLimit && this.isCountedReversal(move, shuttle) ? 'SHUTTLE_LIMIT' : null;
  }

  private historyMatters(): boolean {
    const { cannonFirstMove, shuttleLimit, shuttleResult } = this.rules.switches;
    return (cannonFirstMove === 'FORBIDDEN' && this.ply === 0) || (shuttleResult === 'ILLEGAL' && shuttleLimit > 0);
  }

  /** Plays a move or a pass that is known to be legal. */
  play(move: Move): void {
    const { position } = this;
    const mover = position.turn;
    const pass = isPass(move);
    const wasChecked = this.checked;
    const kind = kindOf(position.board[moveFrom(move)] as number);
    const captured = !pass && position.board[moveTo(move)] !== EMPTY;

    position.make(move);
    this.ply++;
    this.checked = inCheck(position);
    this.facingBefore = this.facing;
    this.facing = facing(position);
    this.doublePassed = pass && this.lastPassed;
    this.lastPassed = pass;
    this.lastCaptured = captured;
    this.anyCapture ||= captured;
    if (this.facing && !this.facingBefore) {
      this.facingCounts = !this.rules.switches.facingNeedsCapture || this.anyCapture || this.startedShort;
      this.madeFacing[mover] = true;
    }
    this.moves.push(move);
    this.gaveCheck.push(this.checked ? 1 : 0);
    this.answeredCheck.push(wasChecked ? 1 : 0);
    if (captured) this.quietFrom = this.ply;
    this.noteShuttle(this.shuttles[mover], move, kind, captured, wasChecked);
    this.remember();
  }

  /** The plies at which the present position (board and side to move) stood, the present one last. */
  occurrences(): number[] {
    const { highs, lows, ply, position } = this;
    const found = [ply];
    // A capture is never undone, so nothing before the last one can be the same.
    for (let earlier = ply - 2; earlier >= this.quietFrom; earlier -= 2)
      if (highs[earlier] === position.hashHigh && lows[earlier] === position.hashLow && this.stoodAt(earlier))
        found.push(earlier);
    return found.reverse();
  }

  /** Whether every move of one side in the plies after `from` gave check; a pass gives none. */
  checkedThroughout(side: SideCode, from: number): boolean {
    const first = this.mover === side ? this.ply : this.ply - 1;
    for (let ply = first; ply > from; ply -= 2) if (this.gaveCheck[ply] !== 1) return false;
    return true;
  }

  /** The move of a ply, from 1. */
  moveAt(ply: number): Move {
    return this.moves[ply] as Move;
  }

  /** Whether the side that made ply `ply` was in check before it. */
  answeredCheckAt(ply: number): boolean {
    return this.answeredCheck[ply] === 1;
  }

  /**
   * A reversal returns a piece to the point that it left on its side's previous move. Those of generals and guards,
   * captures, checks and answers to check do not count.
   */
  private isCountedReversal(move: Move, shuttle: Shuttle): boolean {
    const { board } = this.position;
    if (!isReversal(move, shuttle.lastMove) || this.checked || board[moveTo(move)] !== EMPTY) return false;
    if (!canShuttle(kindOf(board[moveFrom(move)] as number))) return false;
    const undo = this.position.make(move);
    const givesCheck = inCheck(this.position);
    this.position.unmake(move, undo);
    return !givesCheck;
  }

  private noteShuttle(shuttle: Shuttle, move: Move, kind: number, captured: boolean, wasChecked: boolean): void {
    const counts = canShuttle(kind) && isReversal(move, shuttle.lastMove);
    shuttle.reversals = counts && !captured && !wasChecked && !this.checked ? shuttle.reversals + 1 : 0;
    shuttle.lastMove = move;
  }

  private remember(): void {
    const at = this.ply * SQUARES;
    if (at + SQUARES > this.boards.length) {
      const larger = new Uint8Array(this.boards.length * 2);
      larger.set(this.boards);
      this.boards = larger;
    }
    this.boards.set(this.position.board, at);
    this.highs.push(this.position.hashHigh);
    this.lows.push(this.position.hashLow);
  }

  /** Equal hashes are a hint; only equal boards are the same position. */
  private stoodAt(ply: number): boolean {
    const { board } = this.position;
    for (let square = 0, at = ply * SQUARES; square < SQUARES; square++, at++)
      if (board[square] !== this.boards[at]) return false;
    return true;
  }
}

const newShuttle = (): Shuttle => ({ lastMove: 0, reversals: 0 });

/** Generals and guards may go to and fro as they like. */
export const canShuttle = (kind: number): boolean => kind !== GENERAL && kind !== GUARD;

/** Whether a move takes a piece back to where the previous one took it from. */
export const isReversal = (move: Move, previous: Move): boolean =>
  !isPass(move) && previous !== 0 && moveOf(moveTo(move), moveFrom(move)) === previous;

/** What an ending is judged by: a game as it is played here, or a line that a search follows. */
export type Judged = Pick<
  Play,
  | 'rules'
  | 'position'
  | 'ply'
  | 'mover'
  | 'checked'
  | 'facing'
  | 'facingBefore'
  | 'facingCounts'
  | 'madeFacing'
  | 'lastCaptured'
  | 'doublePassed'
  | 'quietSince'
  | 'hasMove'
  | 'occurrences'
  | 'checkedThroughout'
  | 'moveAt'
  | 'answeredCheckAt'
>;
