import { facing, inCheck } from '../janggi/attack.js';
import { boardPoints, generate, MAX_MOVES, mayPass } from '../janggi/generate.js';
import { isPass, type Move, moveFrom, moveOf, moveTo } from '../janggi/move.js';
import { CANNON, ELEPHANT, EMPTY, kindOf } from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import { countPieces } from '../janggi/setup.js';
import { CHO, HAN, opponent, type SideCode } from '../janggi/side.js';
import { SQUARES } from '../janggi/square.js';
import { type Ending, type EndingReason, endingOf } from '../referee/ending.js';
import { canShuttle, isReversal, type Judged, type StartKind } from '../referee/play.js';
import type { Rules } from '../rulesets/rules.js';

/** A game to ask about: where it began, what was played, and by which rules. */
export interface Game {
  /** Left as it is. */
  readonly start: Position;
  readonly startKind: StartKind;
  /** Legal moves from the start on. */
  readonly moves: readonly Move[];
  readonly rules: Rules;
}

/**
 * What counts of a position that comes back. `SOON`: once within a search is as good as often enough, for who can repeat
 * it once can do so again. `AS_RULED`: as the ruleset has it. `FOR_MATE`: only where it stood in the game, and never in
 * favour of the side that searches: what stays is known by the position, whatever way led there. The shortest mate comes
 * by no position twice.
 */
export type Repeats = 'SOON' | 'AS_RULED' | 'FOR_MATE';
const BY_THE_WAY: ReadonlySet<EndingReason> = new Set(['REPETITION', 'PERPETUAL_CHECK']);

/** What a ply left behind, as bits of one number. */
const CHECKED = 1;
const FACING = 2;
const FACING_COUNTS = 4;
/** Shifted by the side. */
const MADE_FACING = 8;
const PASSED = 32;
const DOUBLE_PASSED = 64;
const CAPTURED = 128;
const ANSWERED_CHECK = 256;
const ANY_CAPTURE = 512;
/** A turn skipped by the search, which no rule knows of. */
const SKIPPED = 1024;
/** What stays true for the rest of the game. */
const LASTING = (MADE_FACING << CHO) | (MADE_FACING << HAN) | ANY_CAPTURE;

/** So close to a limit of plies, positions that differ in the count alone are different positions. */
const NEAR_LIMIT = 40;
const FULL_SET = 32;

/** Scrambles a small number into 32 bits, for hash keys. */
const scramble = (value: number): number => {
  const mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
};

/**
 * A game followed by the moves of a search, which are taken back again: the same knowledge of the past as `Play` has,
 * kept by ply. Endings are judged by the referee; {@link ending} only asks it where there can be one.
 */
export class Path implements Judged {
  readonly rules: Rules;
  readonly position: Position;
  ply = 0;
  /** The plies of the game; later ones belong to the search. */
  readonly rootPly: number;
  private readonly repeats: Repeats;
  /** Taken for granted while it is asked what would be if going back again and again ended the game. */
  private wentBack = false;
  /** Who is to move where the search begins. */
  private readonly rootTurn: SideCode;

  private readonly startKind: StartKind;
  private readonly startedShort: boolean;
  private readonly facingMatters: boolean;
  private readonly repetitionMatters: boolean;
  private readonly shuttleForbids: boolean;
  private readonly highs: Int32Array;
  private readonly lows: Int32Array;
  private readonly moves: Uint16Array;
  private readonly undos: Int32Array;
  private readonly flags: Int32Array;
  private readonly quietFrom: Int32Array;
  /** Reversals in a row by the side that made the ply. */
  private readonly reversals: Int32Array;
  /** Pieces on the board besides generals and guards. */
  private readonly fighters: Uint8Array;
  private readonly scratch = new Uint16Array(MAX_MOVES);

  /** @param depth how many plies a search may go beyond the game */
  constructor({ start, startKind, moves, rules }: Game, depth: number, repeats: Repeats = 'SOON') {
    const capacity = moves.length + depth + 1;
    this.position = start.clone();
    this.startKind = startKind;
    this.rules = rules;
    this.repeats = repeats;
    this.startedShort = startKind !== 'HANDICAP' && countPieces(start.board) < FULL_SET;
    const {
      facingEnds,
      facingForfeitsWin,
      facingMake,
      facingReply,
      repetitionResult,
      perpetualCheck,
      shuttleResult,
      shuttleLimit,
    } = rules.switches;
    this.facingMatters =
      facingEnds !== 'NEVER' || facingForfeitsWin !== 'NONE' || facingMake !== 'FREE' || facingReply !== 'ANY';
    this.repetitionMatters = repetitionResult === 'DRAW' || repetitionResult === 'POINTS' || perpetualCheck !== 'SAME';
    this.shuttleForbids = shuttleResult === 'ILLEGAL' && shuttleLimit > 0;
    this.highs = new Int32Array(capacity);
    this.lows = new Int32Array(capacity);
    this.moves = new Uint16Array(capacity);
    this.undos = new Int32Array(capacity);
    this.flags = new Int32Array(capacity);
    this.quietFrom = new Int32Array(capacity);
    this.reversals = new Int32Array(capacity);
    this.fighters = new Uint8Array(capacity);
    this.fighters[0] = countFighters(start.board);
    this.rootPly = moves.length;
    this.begin();
    for (const move of moves) this.make(move);
    this.rootTurn = this.position.turn;
  }

  private begin(): void {
    const { position } = this;
    let flags = inCheck(position) ? CHECKED : 0;
    if (facing(position)) {
      // A facing that was given counts as made by the side that is not to move.
      flags |= FACING | (MADE_FACING << opponent(position.turn));
      if (!this.rules.switches.facingNeedsCapture || this.startedShort) flags |= FACING_COUNTS;
    }
    this.flags[0] = flags;
    this.highs[0] = position.hashHigh;
    this.lows[0] = position.hashLow;
  }

  /** Plays a move or a pass that is known to be legal. */
  make(move: Move): void {
    const { position } = this;
    const before = this.flags[this.ply] as number;
    const mover = position.turn;
    const pass = isPass(move);
    const kind = kindOf(position.cells[moveFrom(move)] as number);
    const victim = pass ? EMPTY : (position.cells[moveTo(move)] as number);
    this.undos[this.ply + 1] = position.make(move);
    const ply = ++this.ply;

    let flags = before & LASTING;
    if (inCheck(position)) flags |= CHECKED;
    if (before & CHECKED) flags |= ANSWERED_CHECK;
    if (pass) flags |= before & PASSED ? PASSED | DOUBLE_PASSED : PASSED;
    if (victim !== EMPTY) flags |= CAPTURED | ANY_CAPTURE;
    if (this.facingMatters && facing(position)) {
      flags |= FACING | (before & FACING_COUNTS);
      if (!(before & FACING)) {
        flags |= MADE_FACING << mover;
        if (!this.rules.switches.facingNeedsCapture || this.startedShort || flags & ANY_CAPTURE) flags |= FACING_COUNTS;
      }
    }
    this.flags[ply] = flags;
    this.moves[ply] = move;
    this.highs[ply] = position.hashHigh;
    this.lows[ply] = position.hashLow;
    this.quietFrom[ply] = victim !== EMPTY ? ply : (this.quietFrom[ply - 1] as number);
    this.fighters[ply] = (this.fighters[ply - 1] as number) - (kindOf(victim) >= ELEPHANT ? 1 : 0);
    if (this.shuttleForbids) {
      const counted =
        ply > 2 &&
        canShuttle(kind) &&
        isReversal(move, this.moves[ply - 2] as Move) &&
        !(flags & (CAPTURED | ANSWERED_CHECK | CHECKED));
      this.reversals[ply] = counted ? (this.reversals[ply - 2] as number) + 1 : 0;
    }
  }

  unmake(): void {
    this.position.unmake(this.moves[this.ply] as Move, this.undos[this.ply] as number);
    this.ply--;
  }

  /** Lets the side to move skip its turn, as no rule allows: it is no pass, and nothing before it can be repeated. */
  skip(): void {
    const { position } = this;
    const general = position.generalOf(position.turn);
    const move = moveOf(general, general);
    this.undos[this.ply + 1] = position.make(move);
    const ply = ++this.ply;
    this.flags[ply] = ((this.flags[ply - 1] as number) & (LASTING | FACING | FACING_COUNTS)) | SKIPPED;
    this.moves[ply] = move;
    this.highs[ply] = position.hashHigh;
    this.lows[ply] = position.hashLow;
    // A search for mates asks what would follow in the same game.
    this.quietFrom[ply] = this.repeats === 'FOR_MATE' ? (this.quietFrom[ply - 1] as number) : ply;
    this.fighters[ply] = this.fighters[ply - 1] as number;
    this.reversals[ply] = 0;
  }

  get mover(): SideCode {
    return opponent(this.position.turn);
  }
  get checked(): boolean {
    return ((this.flags[this.ply] as number) & CHECKED) !== 0;
  }
  get facing(): boolean {
    return ((this.flags[this.ply] as number) & FACING) !== 0;
  }
  get facingBefore(): boolean {
    return this.ply > 0 && ((this.flags[this.ply - 1] as number) & FACING) !== 0;
  }
  get facingCounts(): boolean {
    return ((this.flags[this.ply] as number) & FACING_COUNTS) !== 0;
  }
  get madeFacing(): [boolean, boolean] {
    const flags = this.flags[this.ply] as number;
    return [(flags & (MADE_FACING << CHO)) !== 0, (flags & (MADE_FACING << HAN)) !== 0];
  }
  get lastCaptured(): boolean {
    return ((this.flags[this.ply] as number) & CAPTURED) !== 0;
  }
  get doublePassed(): boolean {
    return ((this.flags[this.ply] as number) & DOUBLE_PASSED) !== 0;
  }
  /** Whether the last ply was a pass. */
  get passed(): boolean {
    return ((this.flags[this.ply] as number) & PASSED) !== 0;
  }
  /** Whether the last ply was a turn skipped by the search. */
  get skipped(): boolean {
    return ((this.flags[this.ply] as number) & SKIPPED) !== 0;
  }
  get quietSince(): number {
    return this.quietFrom[this.ply] as number;
  }
  moveAt(ply: number): Move {
    return this.moves[ply] as Move;
  }
  answeredCheckAt(ply: number): boolean {
    return ((this.flags[ply] as number) & ANSWERED_CHECK) !== 0;
  }
  checkedThroughout(side: SideCode, from: number): boolean {
    const first = this.mover === side ? this.ply : this.ply - 1;
    for (let ply = first; ply > from; ply -= 2) if (((this.flags[ply] as number) & CHECKED) === 0) return false;
    return true;
  }

  /** Hash of the position and of what else its value depends on, as two signed 32-bit halves. */
  get keyHigh(): number {
    return this.position.hashHigh;
  }
  get keyLow(): number {
    return this.keyNear(NEAR_LIMIT);
  }

  /**
   * As {@link keyLow}, for the side to move to win within `left` moves: with all that this can depend on, and that no
   * position tells.
   * @param goesBack whether it matters that the last move may be taken back
   */
  keyForMate(left: number, goesBack: boolean): number {
    const { shuttleLimit, shuttleResult } = this.rules.switches;
    let key = this.keyNear(2 * left + 1);
    if (goesBack && !this.lastCaptured) key ^= scramble((this.moves[this.ply] as Move) + 0x30001);
    if (shuttleLimit === 0 || shuttleResult === 'NONE') return key;
    key ^= this.shuttling(this.ply - 1, left);
    if (this.shuttleForbids) key ^= Math.imul(this.shuttling(this.ply, left), 0x2545f491);
    return key;
  }

  /** Tells apart how a side has moved to and fro until `last`, where a rule about it can come to bear within `left` moves. */
  private shuttling(last: number, left: number): number {
    const { moves } = this;
    let key = 0;
    let reversals = 0;
    let later: Move = 0;
    for (let ply = last; ply > this.quietSince; ply -= 2) {
      const move = moves[ply] as Move;
      key = scramble(key ^ (move << 1) ^ (this.answeredCheckAt(ply) ? 1 : 0)) ^ (last - ply);
      if (isPass(move)) continue;
      if (later !== 0 && !isReversal(later, move)) break;
      if (later !== 0) reversals++;
      else if (!canShuttle(kindOf(this.position.cells[moveTo(move)] as number))) return 0;
      later = move;
    }
    return reversals + left < this.rules.switches.shuttleLimit ? 0 : key;
  }

  private keyNear(near: number): number {
    const { switches } = this.rules;
    const flags = this.flags[this.ply] as number;
    let extra = 0;
    if (switches.doublePass !== 'NONE') extra |= flags & PASSED;
    if (switches.facingForfeitsWin !== 'NONE') extra |= flags & (LASTING & ~ANY_CAPTURE);
    if (switches.facingNeedsCapture) extra |= flags & (FACING | FACING_COUNTS);
    if (this.shuttleForbids && this.ply > 0 && (this.reversals[this.ply - 1] as number) > 0)
      extra |= ((this.reversals[this.ply - 1] as number) << 25) ^ ((this.moves[this.ply - 1] as number) << 11);
    let key = this.position.hashLow ^ (extra === 0 ? 0 : scramble(extra));
    if (switches.maxPlies > 0 && this.ply > switches.maxPlies - near) key ^= scramble(this.ply + 0x10001);
    const clock = this.position.halfmoveClock;
    if (switches.noProgressPlies > 0 && clock > switches.noProgressPlies - near) key ^= scramble(clock + 0x20001);
    return key;
  }

  /** Writes the legal moves into `out` from `at` on, history looked at. @returns the index behind the last */
  generate(out: Uint16Array, at: number): number {
    const end = generate(this.position, out, at);
    if (!this.historyMatters()) return end;
    let kept = at;
    for (let index = at; index < end; index++)
      if (!this.historyForbids(out[index] as Move)) out[kept++] = out[index] as Move;
    const { position } = this;
    if (kept === at && end > at && mayPass(position.movement.switches, false, this.checked, this.facing)) {
      // The last move was forbidden by the game's history: who may pass without a move may do so now.
      const general = position.generalOf(position.turn);
      out[kept++] = moveOf(general, general);
    }
    return kept;
  }

  hasMove(): boolean {
    const end = this.generate(this.scratch, 0);
    for (let index = 0; index < end; index++) if (!isPass(this.scratch[index] as Move)) return true;
    return false;
  }

  /** How many moves the side to move has by the position alone. */
  countMoves(): number {
    return generate(this.position, this.scratch, 0);
  }

  private historyMatters(): boolean {
    return this.shuttleForbids || (this.ply === 0 && this.rules.switches.cannonFirstMove === 'FORBIDDEN');
  }

  /** Whether a rule about the game's past forbids a move that the position allows. */
  historyForbids(move: Move): boolean {
    const { switches } = this.rules;
    const { cells: board } = this.position;
    const kind = kindOf(board[moveFrom(move)] as number);
    if (switches.cannonFirstMove === 'FORBIDDEN' && this.ply === 0 && this.startKind !== 'POSITION' && kind === CANNON)
      return true;
    if (!this.shuttleForbids || this.ply < 2 || (this.reversals[this.ply - 1] as number) < switches.shuttleLimit)
      return false;
    if (!isReversal(move, this.moves[this.ply - 1] as Move) || this.checked || board[moveTo(move)] !== EMPTY)
      return false;
    if (!canShuttle(kind)) return false;
    const undo = this.position.make(move);
    const givesCheck = inCheck(this.position);
    this.position.unmake(move, undo);
    return !givesCheck;
  }

  /** The plies at which the present position stood, the present one last; one that counts as often enough stands there more than once. */
  occurrences(): number[] {
    const { ply } = this;
    const found = [ply];
    for (let earlier = this.repeatOf(ply); earlier >= 0; earlier = this.repeatOf(earlier)) found.unshift(earlier);
    const inSearch = found.length > 1 ? (found.at(-2) as number) : -1;
    if (this.wentBack)
      return [...new Array<number>(this.rules.switches.repetitionCount || USUAL_COUNT).fill(ply - 4), ply];
    if (this.repeats === 'SOON' && inSearch > this.rootPly) {
      const missing = (this.rules.switches.repetitionCount || USUAL_COUNT) - found.length;
      // Beside the latest earlier one, so that only what lies between it and now is judged.
      return [...new Array<number>(Math.max(missing, 0) + found.length - 1).fill(inSearch), ply];
    }
    return found;
  }

  /** The last ply before `ply` with the same position as the present one; -1 if there is none. */
  private repeatOf(ply: number): number {
    const { highs, lows, position } = this;
    const first = this.quietSince;
    let latest = ply - 2;
    if (this.repeats === 'FOR_MATE' && latest > this.rootPly) latest -= (latest - this.rootPly + 1) & ~1;
    for (let earlier = latest; earlier >= first; earlier -= 2)
      if (lows[earlier] === position.hashLow && highs[earlier] === position.hashHigh) return earlier;
    return -1;
  }

  /** How the game ended by the last ply, mates left out: those show when there is no legal move. Null while it goes on. */
  ending(): Ending | null {
    if (!this.mayHaveEnded()) return null;
    const ending = endingOf(this);
    const goesOn =
      this.repeats === 'FOR_MATE' &&
      ending !== null &&
      ending.winner === this.rootTurn &&
      this.ply > this.rootPly &&
      BY_THE_WAY.has(ending.reason);
    return goesOn ? null : ending;
  }

  /** How the game would end if both sides went on going back as they did in the last four half-moves. */
  endingByGoingBack(): Ending | null {
    if (this.ply - this.quietSince < 4) return null;
    this.wentBack = true;
    const ending = endingOf(this);
    this.wentBack = false;
    return ending;
  }

  /** How a game without a legal move has ended. */
  endingWithoutMoves(): Ending | null {
    return endingOf(this);
  }

  private mayHaveEnded(): boolean {
    const { switches } = this.rules;
    const { ply, position } = this;
    const flags = this.flags[ply] as number;
    if (flags & SKIPPED) return false;
    if (flags & DOUBLE_PASSED && switches.doublePass !== 'NONE') return true;
    if (flags & FACING && switches.facingEnds === 'WHEN_LEFT' && this.facingBefore) return true;
    if (this.repetitionMatters && this.repeatOf(ply) >= 0) return true;
    const clock = position.halfmoveClock;
    if (switches.noProgressPlies > 0 && clock >= switches.noProgressPlies) return true;
    if (switches.maxPlies > 0 && ply >= switches.maxPlies) return true;
    if (switches.insufficientMaterial !== 'NONE' && this.fighters[ply] === 0) return true;
    if (
      switches.shuttleResult === 'LOSES' &&
      switches.shuttleLimit > 0 &&
      ply - this.quietSince > 2 * switches.shuttleLimit &&
      (isPass(this.moves[ply - 2] as Move) || isReversal(this.moves[ply] as Move, this.moves[ply - 2] as Move))
    )
      return true;
    if (switches.lowTotal > 0 && !(flags & (CHECKED | CAPTURED))) {
      const { lowTotal, komi } = switches;
      return boardPoints(position, CHO) <= lowTotal || boardPoints(position, HAN) + komi <= lowTotal;
    }
    return false;
  }
}

/** Where repetition itself ends nothing, perpetual check is still judged by the third occurrence. */
const USUAL_COUNT = 3;

const countFighters = (board: ArrayLike<number>): number => {
  let count = 0;
  for (let square = 0; square < SQUARES; square++) if (kindOf(board[square] as number) >= ELEPHANT) count++;
  return count;
};
