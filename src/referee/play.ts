import { facing, gaveCheck, inCheck } from '../janggi/attack.js';
import { copyBytes } from '../janggi/bytes.js';
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

/** How many chains of plies with alike hashes a game has: a power of two, of about as many as a game has plies. */
const CHAINS = 128;

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
  /** By ply, the hash of the position after it. */
  private readonly highs: number[] = [];
  private readonly lows: number[] = [];
  /**
   * Plies whose positions have the same last bits in their hash, as chains: by those bits the last such ply, by ply the one
   * before it, -1 where there is none. Looking for a repetition takes no longer in a long game.
   */
  private readonly lastAlike: number[] = new Array(CHAINS).fill(-1);
  private readonly alikeBefore: number[] = [];
  /** By ply, the last ply before it at which the same position stood, -1 if it stood at none. */
  private readonly sameBefore: number[] = [];
  /** By ply, the move; index 0 is unused. */
  private readonly moves: Move[] = [0];
  /** By ply: 1 if the move of that ply gave check. Index 0 is unused. */
  private readonly checks: number[] = [0];
  /** By ply: 1 if the side that made the move of that ply was in check before it. */
  private readonly answeredCheck: number[] = [0];
  /** The first ply of the stretch without captures that the present position ends. */
  private quietFrom = 0;
  private readonly startBoard: Uint8Array;
  private readonly startTurn: SideCode;
  private readonly startClock: number;
  private readonly startNumber: number;

  constructor(position: Position, startKind: StartKind, rules: Rules) {
    this.position = position;
    this.startKind = startKind;
    this.rules = rules;
    this.startedShort = startKind !== 'HANDICAP' && countPieces(position.board) < FULL_SET;
    this.checked = inCheck(position);
    this.facing = facing(position);
    if (this.facing) {
      // A facing that was given counts as made by the side that is not to move.
      this.facingCounts = !rules.switches.facingNeedsCapture || this.startedShort;
      this.madeFacing[opponent(position.turn)] = true;
    }
    this.startBoard = copyBytes(position.board);
    this.startTurn = position.turn;
    this.startClock = position.halfmoveClock;
    this.startNumber = position.moveNumber;
    this.remember();
  }

  /** The position that the game began from. */
  get start(): Setup {
    return {
      board: copyBytes(this.startBoard),
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
    if (isLegal(this.position, move, this)) return this.historyForbids(move) === null;
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
    this.checked = gaveCheck(position, move);
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
    this.checks.push(this.checked ? 1 : 0);
    this.answeredCheck.push(wasChecked ? 1 : 0);
    if (captured) this.quietFrom = this.ply;
    this.noteShuttle(this.shuttles[mover], move, kind, captured, wasChecked);
    this.remember();
  }

  /**
   * The plies at which the present position (board and side to move) stood, the present one last.
   * @param most only so many of them, the last ones
   */
  occurrences(most = Number.POSITIVE_INFINITY): number[] {
    const { ply, sameBefore } = this;
    const found = [ply];
    for (let at = sameBefore[ply] as number; at >= 0 && found.length < most; at = sameBefore[at] as number)
      found.push(at);
    return found.length === 1 ? found : found.reverse();
  }

  /** Whether every move of one side in the plies after `from` gave check; a pass gives none. */
  checkedThroughout(side: SideCode, from: number): boolean {
    const first = this.mover === side ? this.ply : this.ply - 1;
    for (let ply = first; ply > from; ply -= 2) if (this.checks[ply] !== 1) return false;
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

  /** Notes the position of the present ply, and where it stood before. */
  private remember(): void {
    const { ply, highs, lows, lastAlike, alikeBefore } = this;
    const { hashHigh, hashLow } = this.position;
    const chain = hashLow & (CHAINS - 1);
    const alike = lastAlike[chain] as number;
    highs.push(hashHigh);
    lows.push(hashLow);
    alikeBefore.push(alike);
    lastAlike[chain] = ply;
    let same = alike;
    // A capture is never undone, so nothing before the last one can be the same.
    while (same >= this.quietFrom && !(highs[same] === hashHigh && lows[same] === hashLow && this.stoodAt(same)))
      same = alikeBefore[same] as number;
    this.sameBefore.push(same >= this.quietFrom ? same : -1);
  }

  /**
   * Whether the present position stood at a ply since the last capture: equal hashes are a hint; only equal boards with
   * the same side to move are the same position. The moves since then are taken back on a board of its own.
   */
  private stoodAt(earlier: number): boolean {
    const { board } = this.position;
    if ((this.ply - earlier) % 2 !== 0) return false;
    past.set(board);
    for (let ply = this.ply; ply > earlier; ply--) {
      const move = this.moveAt(ply);
      const piece = past[moveTo(move)] as number;
      past[moveTo(move)] = EMPTY;
      past[moveFrom(move)] = piece;
    }
    for (let square = 0; square < SQUARES; square++) if (past[square] !== board[square]) return false;
    return true;
  }
}

/** Scratch: a board as it stood before. */
const past = new Uint8Array(SQUARES);

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
