import { inCheck } from '../janggi/attack.js';
import { isLegal } from '../janggi/generate.js';
import { isPass, type Move, moveFrom, moveOf, moveTo } from '../janggi/move.js';
import type { SideCode } from '../janggi/side.js';
import type { Ending, EndingReason } from '../referee/ending.js';
import { type Game, Path } from './path.js';
import { mateInOf, WIN, WIN_BEYOND_MATE } from './score.js';
import { ALL_SHORTCUTS, type SearchHooks, type SearchLimits, search } from './search.js';

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
/** Endings by which a side loses through a move of its own, not by the count of plies. */
const WALKED_INTO: ReadonlySet<EndingReason> = new Set(['REPETITION', 'PERPETUAL_CHECK', 'DOUBLE_PASS', 'BIKJANG']);
/** Each attempt but the last may use this part of the nodes and the time. */
const SHARE = 0.2;

const buffer = new Uint16Array(ROOM_PER_PLY * (2 * MAX_MATE + 2));
const replies = new Int32Array(buffer.length);

const TABLE_BITS = 18;

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
  /** The earliest ply that a win below the present one relied on repeating; its own ply if on none before it. */
  private repeated = Number.POSITIVE_INFINITY;
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
    game: Game,
    private readonly hooks: SearchHooks,
  ) {
    this.path = new Path(game, 2 * MAX_MATE + 1);
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
    // The last move must be a check whatever is allowed.
    const high = path.keyHigh ^ (left > 1 ? KEY_OF[quiet] : 0);
    const low = path.keyLow;
    const ending = path.ending();
    if (ending) return this.isWon(ending);
    if (proofs.hasMate(high, low, left) || this.endsAtOnce()) return true;
    if (proofs.hasNone(high, low, left) || this.mustStop()) return false;
    const outer = this.repeated;
    this.repeated = path.ply;

    const at = height * ROOM_PER_PLY;
    const end = path.generate(buffer, at);
    let mating: Move = 0;
    const checks = this.checksFirst(at, end, proofs.moveOf(high, low));
    const last = left > 1 && quiet !== 'NONE' ? end : checks;
    for (let index = at; index < last && mating === 0; index++) {
      const move = buffer[index] as Move;
      this.nodes++;
      path.make(move);
      const promises = index < checks || quiet === 'ALL' || this.threatens(left - 1, height + 1);
      if (promises && this.defend(left - 1, quiet, height + 1)) mating = move;
      path.unmake();
      if (this.stopped) return false;
    }
    // What was won by repeating an earlier position is won on this path alone.
    if (mating === 0) proofs.setNone(high, low, left);
    else if (this.repeated === path.ply) proofs.setMate(high, low, left, mating);
    this.repeated = Math.min(this.repeated, outer);
    return mating !== 0;
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

  /** Whether a quiet move just made would be followed by a mate by checks alone, were it not answered. */
  private threatens(left: number, height: number): boolean {
    const { path } = this;
    if (path.ending()) return false;
    path.skip();
    const threat = this.attack(left, 'NONE', height + 1);
    path.unmake();
    return threat;
  }

  private isMate(ending: Ending | null): boolean {
    return ending?.reason === 'CHECKMATE' && ending.winner === this.mating;
  }

  /** Whether an end of the game is one that the mated side walked into: losing it so is no defence. */
  private isWon({ winner, reason }: Ending): boolean {
    if (winner !== this.mating) return false;
    if (reason === 'CHECKMATE') return true;
    if (!WALKED_INTO.has(reason)) return false;
    if (reason === 'REPETITION' || reason === 'PERPETUAL_CHECK')
      this.repeated = Math.min(this.repeated, this.path.occurrences().at(-2) ?? 0);
    return true;
  }

  /** Whether a pass on a pass, or going back to where the position was before, wins the game. */
  private endsAtOnce(): boolean {
    const { path } = this;
    const { position } = path;
    const own = path.ply - path.rootPly;
    const general = position.generalOf(position.turn);
    if (own > 0 && isPass(path.moveAt(path.ply)) && this.endsBy(moveOf(general, general))) return true;
    if (own < 4) return false;
    const previous = path.moveAt(path.ply - 1);
    return !isPass(previous) && this.endsBy(moveOf(moveTo(previous), moveFrom(previous)));
  }

  private endsBy(move: Move): boolean {
    const { path } = this;
    if (!isLegal(path.position, move) || path.historyForbids(move)) return false;
    path.make(move);
    const ending = path.ending();
    path.unmake();
    return ending !== null && this.isWon(ending);
  }

  /**
   * Brings the moves that must be answered to the front, those that leave the fewest replies first, the best of an
   * earlier look before all. @returns the index behind them
   */
  private checksFirst(at: number, end: number, best: Move): number {
    const { path } = this;
    const { position } = path;
    const mustBreak = path.rules.switches.facingReply === 'MUST_BREAK';
    let checks = at;
    for (let index = at; index < end; index++) {
      const move = buffer[index] as Move;
      let forces: boolean;
      if (mustBreak) {
        path.make(move);
        forces = path.checked || path.facing;
        path.unmake();
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

  /** A line that mates, where {@link attack} has found a win; null if the win is never by mate. */
  lineOf(left: number, quiet: QuietMoves, height = 0): Move[] | null {
    const { path } = this;
    const at = height * ROOM_PER_PLY;
    const end = path.generate(buffer, at);
    const checks = this.checksFirst(at, end, 0);
    const last = quiet === 'NONE' ? checks : end;
    for (let index = at; index < last; index++) {
      const move = buffer[index] as Move;
      path.make(move);
      let line: Move[] | null = null;
      const ending = path.ending();
      if (this.isMate(ending)) line = [];
      else if (ending === null && this.defend(left - 1, quiet, height + 1))
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
      const line = path.ending() === null ? this.lineOf(moves, quiet, height + 1) : null;
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
 * a repetition or by a pass that is passed on, is no defence; but the line given always ends in mate.
 */
export const findMate = (game: Game, { maxMoves, nodes, millis }: MateLimits, hooks: SearchHooks = {}): FoundMate => {
  const solver = new Solver(game, hooks);
  const begun = millis !== null && hooks.now ? hooks.now() : 0;
  const time = millis !== null && hooks.now ? millis : Number.POSITIVE_INFINITY;
  let line: readonly Move[] = [];
  let complete = false;
  QUIET_MOVES.forEach((quiet, attempt) => {
    const isLast = attempt === QUIET_MOVES.length - 1;
    if (isLast && line.length === 0) line = mateOfSearch(game, maxMoves, solver, nodes, begun + time, hooks);
    const share = isLast ? 1 : SHARE * (attempt + 1);
    solver.allow(nodes * share, begun + time * share);
    const limit = line.length > 0 ? (line.length - 1) / 2 : Math.min(maxMoves, MAX_MATE);
    for (let moves = 1; moves <= limit; moves++) {
      const wins = solver.attack(moves, quiet, 0);
      if (solver.stopped) return;
      const mates = wins ? solver.lineOf(moves, quiet) : null;
      if (solver.stopped) return;
      if (!mates) continue;
      line = mates;
      break;
    }
    complete = isLast;
  });
  return { line, mateIn: line.length > 0 ? (line.length + 1) / 2 : null, complete, nodes: solver.nodes };
};

/**
 * A mate that the ordinary search comes across; it looks further where quiet moves lead to it. Where the mated side can
 * lose otherwise, it takes a second search to see it mated.
 */
const mateOfSearch = (
  game: Game,
  maxMoves: number,
  solver: Solver,
  nodes: number,
  deadline: number,
  hooks: SearchHooks,
): readonly Move[] => {
  const { now } = hooks;
  for (const win of [WIN, WIN_BEYOND_MATE]) {
    const limits: SearchLimits = {
      depth: 3 * maxMoves,
      nodes: Math.floor((nodes - solver.nodes) / 3),
      millis: now && deadline < Number.POSITIVE_INFINITY ? Math.max(0, (deadline - now()) / 3) : null,
      lines: 1,
    };
    const found = search(game, limits, hooks, ALL_SHORTCUTS, win);
    solver.nodes += found.nodes;
    const best = found.lines[0];
    const mateIn = best ? mateInOf(best.score) : null;
    const mates = mateIn !== null && mateIn > 0 && mateIn <= maxMoves && best?.moves.length === 2 * mateIn - 1;
    if (mates) return best.moves;
  }
  return [];
};
