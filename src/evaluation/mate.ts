import { inCheck } from '../janggi/attack.js';
import { boardPoints, isLegal } from '../janggi/generate.js';
import { pair } from '../janggi/geometry.js';
import { isPass, type Move, moveFrom, moveOf, moveTo } from '../janggi/move.js';
import { CHO, HAN, opponent, type SideCode } from '../janggi/side.js';
import { fileOf, rankOf, SQUARES } from '../janggi/square.js';
import type { Ending, EndingReason } from '../referee/ending.js';
import { isReversal } from '../referee/play.js';
import { type Game, Path } from './path.js';
import { DECIDED, mateInOf, WIN, WIN_BEYOND_MATE } from './score.js';
import { ALL_SHORTCUTS, type FoundLine, type SearchHooks, type SearchLimits, search } from './search.js';

export interface MateLimits {
  /** Moves of the mating side, from 1 to {@link MAX_MATE}. */
  readonly maxMoves: number;
  /** Moves made on the board. */
  readonly nodes: number;
  /** Needs a clock; null: no limit. */
  readonly millis: number | null;
}

export interface FoundMate {
  /** Half-moves from the mating side's first to the mate, the defender holding out as long as it can; empty where none was found. */
  readonly line: readonly Move[];
  /** Moves of the mating side; null where none was found. */
  readonly mateIn: number | null;
  /** Whether it is proven that there is no shorter mate, or none at all within the limit. */
  readonly complete: boolean;
  readonly nodes: number;
}

/** The longest mate that is looked for, in moves of the mating side. */
export const MAX_MATE = 30;
const ROOM_PER_PLY = 2048;
const LOOK_EVERY = 1024;

/**
 * Which quiet moves the mating side may make, one attempt after the other: none, those that threaten a mate by checks
 * alone, all. The first two find mates fast and far; only the last proves that there is none.
 */
const QUIET_MOVES = ['NONE', 'THREATS', 'ALL'] as const;
type QuietMoves = (typeof QUIET_MOVES)[number];
/** Keeps what the attempts find apart. */
const KEY_OF: { readonly [Q in QuietMoves]: number } = { NONE: 0x1e3779b1, THREATS: 0x3c6ef362, ALL: 0 };
/** Endings by which a side loses through a move of its own. */
const WALKED_INTO: ReadonlySet<EndingReason> = new Set(['DOUBLE_PASS', 'BIKJANG']);
/** What is tried, one after the other, and which part of the nodes and the time is used up to its end. */
const ATTEMPTS: readonly (readonly [QuietMoves | 'SEARCH', number])[] = [
  ['NONE', 0.15],
  ['THREATS', 0.45],
  ['SEARCH', 0.75],
  ['THREATS', 0.85],
  ['ALL', 1],
];

const buffer = new Uint16Array(ROOM_PER_PLY * (2 * MAX_MATE + 2));
const replies = new Int32Array(buffer.length);

/** In how many moves a quiet move has to threaten mate. */
const THREAT = 2;

const TABLE_BITS = 18;

/** By {@link pair}: whether a piece that leaves the one square or comes to it can open a check to a general on the other. */
const LEAVES = new Uint8Array(SQUARES * SQUARES);
const COMES = new Uint8Array(SQUARES * SQUARES);
for (let square = 0; square < SQUARES; square++)
  for (let general = 0; general < SQUARES; general++) {
    const files = Math.abs(fileOf(square) - fileOf(general));
    const ranks = Math.abs(rankOf(square) - rankOf(general));
    // Lines and the palace's diagonals, on the way of horses and elephants; and where those jump from.
    const onWay = files === 0 || ranks === 0 || (files === ranks && files <= 2);
    const jumps = (files === 1 && ranks === 2) || (files === 2 && ranks === 1) || files + ranks === 5;
    if (onWay) LEAVES[pair(square, general)] = 1;
    if (onWay || jumps) COMES[pair(square, general)] = 1;
  }

/** What is known of positions with the mating side to move: within how many moves there is a mate, and within how many there is none. */
class Proofs {
  private readonly highs = new Int32Array(2 ** TABLE_BITS);
  private readonly lows = new Int32Array(2 ** TABLE_BITS);
  private readonly mates = new Uint8Array(2 ** TABLE_BITS);
  private readonly failures = new Uint8Array(2 ** TABLE_BITS);
  private readonly moves = new Uint16Array(2 ** TABLE_BITS);

  private at(low: number): number {
    return low & (2 ** TABLE_BITS - 1);
  }
  private stands(high: number, low: number): boolean {
    return this.lows[this.at(low)] === low && this.highs[this.at(low)] === high;
  }
  hasMate(high: number, low: number, left: number): boolean {
    const mate = this.mates[this.at(low)] as number;
    return mate !== 0 && mate <= left && this.stands(high, low);
  }
  hasNone(high: number, low: number, left: number): boolean {
    return (this.failures[this.at(low)] as number) >= left && this.stands(high, low);
  }
  /** The move that mated, or that came closest. */
  moveOf(high: number, low: number): Move {
    return this.stands(high, low) ? (this.moves[this.at(low)] as Move) : 0;
  }
  setMate(high: number, low: number, left: number, move: Move): void {
    const at = this.take(high, low);
    this.mates[at] = left;
    this.moves[at] = move;
  }
  setNone(high: number, low: number, left: number): void {
    this.failures[this.take(high, low)] = left;
  }
  private take(high: number, low: number): number {
    const at = this.at(low);
    if (!this.stands(high, low)) {
      this.highs[at] = high;
      this.lows[at] = low;
      this.mates[at] = 0;
      this.failures[at] = 0;
      this.moves[at] = 0;
    }
    return at;
  }
}

class Solver {
  nodes = 0;
  stopped = false;
  /** Whether nothing has been met that depends on the way to a position. */
  exact = true;
  /** Where the present attempt has to stop. */
  private nodeLimit = 0;
  private deadline = 0;
  /** At how many nodes to look at the clock again. */
  private nextLook = 0;
  private readonly path: Path;
  private readonly mating: SideCode;
  private readonly proofs = new Proofs();
  /** By half-move, the reply that last refuted an attempt. */
  private readonly refutations = new Uint16Array(2 * MAX_MATE + 2);

  constructor(
    private readonly game: Game,
    private readonly hooks: SearchHooks,
  ) {
    this.path = new Path(game, 2 * MAX_MATE + 1, 'FOR_MATE');
    this.mating = this.path.position.turn;
  }

  /** Starts an attempt. */
  allow(nodeLimit: number, deadline: number): void {
    this.nodeLimit = nodeLimit;
    this.deadline = deadline;
    this.stopped = false;
  }

  private mustStop(): boolean {
    if (this.stopped) return true;
    if (this.nodes >= this.nodeLimit) this.stopped = true;
    else if (this.nodes >= this.nextLook) {
      this.nextLook = this.nodes + LOOK_EVERY;
      const { now, cancelled } = this.hooks;
      if ((now && now() >= this.deadline) || cancelled?.()) this.stopped = true;
    }
    return this.stopped;
  }

  /**
   * Whether the mating side, to move, wins within `left` moves.
   * A search that was stopped says no.
   */
  attack(left: number, quiet: QuietMoves, height: number): boolean {
    const { path, proofs } = this;
    const [high, low] = this.keyOf(left, quiet);
    const ending = path.ending();
    if (ending) return this.isWon(ending);
    if (proofs.hasMate(high, low, left) || this.endsAtOnce()) return true;
    if (proofs.hasNone(high, low, left) || this.mustStop()) return false;
    const at = height * ROOM_PER_PLY;
    const end = path.generate(buffer, at);
    let mating: Move = 0;
    const checks = this.checksFirst(at, end, left, proofs.moveOf(high, low));
    const last = left > 1 && quiet !== 'NONE' ? end : checks;
    for (let index = at; index < last && mating === 0; index++) {
      const move = buffer[index] as Move;
      this.nodes++;
      path.make(move);
      if (this.promises(index < checks, left, quiet, height) && this.defend(left - 1, quiet, height + 1)) mating = move;
      path.unmake();
      if (this.stopped) return false;
    }
    if (height === 0) this.firstMove = mating;
    // The first move has to lead to mate, where the same position later may be won otherwise.
    else if (mating === 0) proofs.setNone(high, low, left);
    else proofs.setMate(high, low, left, mating);
    return mating !== 0;
  }

  private keyOf(left: number, quiet: QuietMoves): [high: number, low: number] {
    const { path } = this;
    // The last move must be a check whatever is allowed.
    const high = path.keyHigh ^ (left > 1 ? KEY_OF[quiet] : 0);
    return [high, path.keyForMate(left, left > 1 && (path.checked || this.leads()))];
  }

  /** Whether every reply of the side to be mated loses within `left` further moves. */
  private defend(left: number, quiet: QuietMoves, height: number): boolean {
    const { path, refutations } = this;
    const ending = path.ending();
    if (ending) return this.isWon(ending);
    const at = height * ROOM_PER_PLY;
    const end = path.generate(buffer, at);
    if (end === at) return this.isMate(path.endingWithoutMoves());
    if (left === 0) return false;
    toFront(at, end, (move) => move === refutations[height] || (refutations[height] === 0 && isPass(move)));
    for (let index = at; index < end; index++) {
      const move = buffer[index] as Move;
      this.nodes++;
      path.make(move);
      const loses = this.attack(left, quiet, height + 1);
      path.unmake();
      if (!loses) {
        refutations[height] = move;
        return false;
      }
    }
    return true;
  }

  /** Whether a move just made is one to look at: quiet ones may have to threaten a mate by checks alone. */
  private promises(checks: boolean, left: number, quiet: QuietMoves, height: number): boolean {
    const { path } = this;
    if (checks || quiet === 'ALL') return true;
    // What threatens to mate with the move after the last does not mate in time.
    if (left === 1 || path.ending()) return false;
    path.skip();
    const threat = this.attack(Math.min(left - 1, THREAT), 'NONE', height + 2);
    path.unmake();
    return threat;
  }

  /** Whether the game has ended before the first move. */
  isOver(): boolean {
    return this.path.ending() !== null;
  }

  /** A mate in as few moves as there is one, tried from 1 to `limit`; null where there is none or it had to stop. */
  shortest(limit: number, quiet: QuietMoves): Move[] | null {
    for (let moves = 1; moves <= limit; moves++) {
      const wins = this.attack(moves, quiet, 0);
      const line = wins && !this.stopped ? this.lineOf(moves, quiet) : null;
      if (this.stopped) return null;
      if (line) return line;
    }
    return null;
  }

  /**
   * A mate that the ordinary search comes across; it looks further where quiet moves lead to it. Where the mated side
   * can lose otherwise, it takes a second search to see it mated.
   */
  searchFor(maxMoves: number): readonly Move[] | null {
    const { now, cancelled } = this.hooks;
    for (const win of [WIN, WIN_BEYOND_MATE]) {
      let otherwise = false;
      const limits: SearchLimits = {
        depth: 3 * maxMoves,
        nodes: Math.max(0, Math.floor(this.nodeLimit - this.nodes)),
        millis: now && this.deadline < Number.POSITIVE_INFINITY ? Math.max(0, this.deadline - now()) : null,
        lines: 1,
      };
      const hooks: SearchHooks = {
        ...(now && { now }),
        cancelled: () => otherwise || cancelled?.() === true,
        onDepth: ({ lines }) => {
          const score = (lines[0] as FoundLine).score;
          otherwise = win === WIN && score >= DECIDED && mateInOf(score) === null;
        },
      };
      const found = search(this.game, limits, hooks, ALL_SHORTCUTS, { win, repeats: 'FOR_MATE' });
      this.nodes += found.nodes;
      const best = found.lines[0];
      const mateIn = best ? mateInOf(best.score) : null;
      if (best && mateIn !== null && mateIn > 0 && mateIn <= maxMoves && best.moves.length === 2 * mateIn - 1)
        return best.moves;
      if (!otherwise) return null;
    }
    return null;
  }

  private isMate(ending: Ending | null): boolean {
    return ending?.reason === 'CHECKMATE' && ending.winner === this.mating;
  }

  /** Whether an end of the game is one that the mated side walked into: losing it so is no defence. */
  private isWon({ winner, reason }: Ending): boolean {
    // Whether it was perpetual check that ended the game, only the way tells.
    if (reason === 'PERPETUAL_CHECK') this.exact = false;
    return winner === this.mating && (reason === 'CHECKMATE' || WALKED_INTO.has(reason));
  }

  /** Whether a pass on a pass wins the game, or going back where the other side has just gone back. */
  private endsAtOnce(): boolean {
    const { path } = this;
    const { position, ply } = path;
    const own = ply - path.rootPly;
    if (own === 0) return false;
    const last = path.moveAt(ply);
    const general = position.generalOf(position.turn);
    if (isPass(last)) return this.endsBy(moveOf(general, general), false);
    if (own < 4 || !isReversal(last, path.moveAt(ply - 2))) return false;
    const previous = path.moveAt(ply - 1);
    return !isPass(previous) && this.endsBy(moveOf(moveTo(previous), moveFrom(previous)), true);
  }

  private endsBy(move: Move, goesBack: boolean): boolean {
    const { path } = this;
    if (!isLegal(path.position, move) || path.historyForbids(move)) return false;
    path.make(move);
    const ending = goesBack ? path.endingByGoingBack() : path.ending();
    path.unmake();
    return ending?.winner === this.mating;
  }

  /** Whether points are in favour of the mating side, so that a repetition may be too. */
  private leads(): boolean {
    const { position, rules } = this.path;
    const margin = boardPoints(position, CHO) - boardPoints(position, HAN) - rules.switches.komi;
    return this.mating === CHO ? margin > 0 : margin < 0;
  }

  /**
   * Brings the moves that must be answered to the front, those that leave the fewest replies first, the best of an
   * earlier look before all. @returns the index behind them
   */
  private checksFirst(at: number, end: number, left: number, best: Move): number {
    const { path } = this;
    const { position } = path;
    const general = position.generalOf(opponent(position.turn));
    const mustBreak = path.rules.switches.facingReply === 'MUST_BREAK';
    let checks = at;
    for (let index = at; index < end; index++) {
      const move = buffer[index] as Move;
      let forces: boolean;
      if (mustBreak) {
        path.make(move);
        forces = path.checked || path.facing;
        path.unmake();
      } else if (!LEAVES[pair(moveFrom(move), general)] && !COMES[pair(moveTo(move), general)]) {
        forces = false;
      } else {
        const undo = position.make(move);
        forces = inCheck(position);
        position.unmake(move, undo);
      }
      if (!forces) {
        if (move === best && index > checks) {
          // A quiet move that was best before is the first of the quiet ones.
          buffer[index] = buffer[checks] as Move;
          buffer[checks] = move;
        }
        continue;
      }
      const first = buffer[checks] as Move;
      buffer[checks] = move;
      buffer[index] = first;
      checks++;
    }
    // What does not mate at once is of no use with the last move.
    if (left === 1) return checks;
    // Fewest replies first: a short insertion sort, for checks are few.
    for (let index = at; index < checks; index++) {
      const move = buffer[index] as Move;
      const undo = position.make(move);
      const count = move === best ? -1 : path.countMoves();
      position.unmake(move, undo);
      let to = index;
      while (to > at && (replies[to - 1] as number) > count) {
        buffer[to] = buffer[to - 1] as Move;
        replies[to] = replies[to - 1] as number;
        to--;
      }
      buffer[to] = move;
      replies[to] = count;
    }
    return checks;
  }

  /** The move with which {@link attack} found a win at the root. */
  private firstMove: Move = 0;

  /** A line that mates, where {@link attack} has found a win; null if the win is never by mate. */
  lineOf(left: number, quiet: QuietMoves, height = 0): Move[] | null {
    const { path } = this;
    const at = height * ROOM_PER_PLY;
    const end = path.generate(buffer, at);
    const checks = this.checksFirst(at, end, left, 0);
    const known = height === 0 ? this.firstMove : this.proofs.moveOf(...this.keyOf(left, quiet));
    toFront(at, checks, (move) => move === known);
    toFront(checks, end, (move) => move === known);
    const last = quiet === 'NONE' ? checks : end;
    for (let index = at; index < last; index++) {
      const move = buffer[index] as Move;
      path.make(move);
      let line: Move[] | null = null;
      const ending = path.ending();
      if (this.isMate(ending)) line = [];
      else if (
        ending === null &&
        this.promises(index < checks, left, quiet, height) &&
        this.defend(left - 1, quiet, height + 1)
      )
        line = this.replyOf(left - 1, quiet, height + 1);
      path.unmake();
      if (line) return [move, ...line];
    }
    return null;
  }

  /** The reply that holds out longest among those that end in mate, and what follows. */
  private replyOf(left: number, quiet: QuietMoves, height: number): Move[] | null {
    const { path } = this;
    const at = height * ROOM_PER_PLY;
    const end = path.generate(buffer, at);
    if (end === at) return this.isMate(path.endingWithoutMoves()) ? [] : null;
    const held: { reply: Move; moves: number }[] = [];
    for (let index = at; index < end; index++) {
      const reply = buffer[index] as Move;
      path.make(reply);
      let moves = 1;
      while (moves < left && !this.attack(moves, quiet, height + 1)) moves++;
      path.unmake();
      held.push({ reply, moves });
    }
    held.sort((a, b) => b.moves - a.moves);
    for (const { reply, moves } of held) {
      path.make(reply);
      // One that could be won otherwise at once may be mated later.
      let line: Move[] | null = null;
      for (let longer = moves; longer <= left && line === null && path.ending() === null; longer++)
        line = this.lineOf(longer, quiet, height + 1);
      path.unmake();
      if (line) return [reply, ...line];
    }
    return null;
  }
}

/** Brings the first move that is wanted to the front. */
const toFront = (at: number, end: number, wanted: (move: Move) => boolean): void => {
  for (let index = at; index < end; index++) {
    const move = buffer[index] as Move;
    if (!wanted(move)) continue;
    buffer[index] = buffer[at] as Move;
    buffer[at] = move;
    return;
  }
};

/**
 * Looks for the shortest forced mate by the side to move, or proves that there is none within the limit. Replies may be
 * anything that the rules allow, passes too. A reply by which the mated side walks into losing the game otherwise, by
 * a pass that is passed on or by going back where going back in turn makes a repetition that it loses, is no defence;
 * but the line given always ends in mate. A mate in as many moves as that is found or denied by the position alone: no
 * other repetition within the moves ahead counts, as the shortest way comes by no position twice.
 */
export const findMate = (game: Game, { maxMoves, nodes, millis }: MateLimits, hooks: SearchHooks = {}): FoundMate => {
  const solver = new Solver(game, hooks);
  const begun = millis !== null && hooks.now ? hooks.now() : 0;
  const time = millis !== null && hooks.now ? millis : Number.POSITIVE_INFINITY;
  let line: readonly Move[] = [];
  let complete = solver.isOver();
  for (const [attempt, share] of complete ? [] : ATTEMPTS) {
    if (attempt !== 'ALL' && line.length > 0) continue;
    const limit = line.length > 0 ? (line.length - 1) / 2 : Math.min(maxMoves, MAX_MATE);
    solver.allow(nodes * share, begun + time * share);
    const found = attempt === 'SEARCH' ? solver.searchFor(limit) : solver.shortest(limit, attempt);
    line = found ?? line;
    complete = attempt === 'ALL' && !solver.stopped && solver.exact;
  }
  return { line, mateIn: line.length > 0 ? (line.length + 1) / 2 : null, complete, nodes: solver.nodes };
};
