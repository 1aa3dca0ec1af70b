import { isPass, type Move, moveFrom, moveTo } from '../janggi/move.js';
import { EMPTY, GUARD, kindOf, PIECE_CODES } from '../janggi/piece.js';
import { CHO } from '../janggi/side.js';
import { SQUARES } from '../janggi/square.js';
import { EXCHANGE_VALUES, exchangeValue, generateCaptures, isLegalCapture } from './captures.js';
import { keepQuietChecks } from './checks.js';
import { evaluate } from './evaluate.js';
import { type Game, Path, type Repeats } from './path.js';
import { DECIDED, endingScore, MATE, MAX_HEIGHT, POINT, WIN } from './score.js';
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, NO_EVALUATION, Table } from './table.js';

/** Where a search stops: at the first limit it meets. */
export interface SearchLimits {
  /** In half-moves, from 1. */
  readonly depth: number;
  /** Moves made on the board. */
  readonly nodes: number;
  /** Needs a clock; null: no limit. */
  readonly millis: number | null;
  /** How many best moves to follow. */
  readonly lines: number;
}

/** What a search asks of its surroundings; all of it may be left out. */
export interface SearchHooks {
  /** A clock in milliseconds. */
  readonly now?: () => number;
  /** Asked every few thousand nodes: whether nobody waits any more. */
  readonly cancelled?: () => boolean;
  /** Told of every depth that is finished. */
  readonly onDepth?: (found: Found) => void;
}

/** What makes a search faster without being needed for its result; the tests turn it off. */
export interface Shortcuts {
  readonly nullMove: boolean;
  /** Late moves less deep, and all that is cut off by a guess at its value. */
  readonly reductions: boolean;
  readonly table: boolean;
}
export const ALL_SHORTCUTS: Shortcuts = { nullMove: true, reductions: true, table: true };

/** What a search is for. */
export interface Aim {
  /** What an end of the game other than mate is worth, see `score.ts`. */
  readonly win: number;
  readonly repeats: Repeats;
}
const TO_WIN: Aim = { win: WIN, repeats: 'SOON' };

export interface FoundLine {
  readonly moves: readonly Move[];
  /** In hundredths of a point, for the side to move; see `score.ts` for mates and other ends. */
  readonly score: number;
}

/** What a search found. */
export interface Found {
  /** Best first; empty where the game is over. */
  readonly lines: readonly FoundLine[];
  /** The score after depth 1: how things stand without looking far. 0 where the game is over. */
  readonly first: number;
  /** The last depth that was finished. */
  readonly depth: number;
  readonly nodes: number;
  /** Whether the depth asked for was reached, or a proven end made more depth needless. */
  readonly complete: boolean;
}

const INFINITE = 32_000;
/** The most that a static evaluation says. */
const MOST = DECIDED - 1000;
/** So far into the captures, checks are answered by captures alone: two sides can check each other for long. */
export const EVASION_PLIES = 6;
/** By how many hundredths of a point for each half-move left a capture may lose material. */
const DEBT = 200;
/** Nodes between two looks at the clock. */
const LOOK_EVERY = 1024;
/** A key of the history: a piece and where it goes. */
const PIECE_TO = PIECE_CODES * SQUARES;
const HISTORY_MAX = 16_384;

/** By depth and number of the move, how much less deep a late quiet move is looked at. */
const REDUCTIONS = Uint8Array.from({ length: 64 * 64 }, (_, key) => {
  const depth = key >> 6;
  const number = key & 63;
  return depth === 0 || number === 0 ? 0 : Math.floor(0.6 + (Math.log(depth) * Math.log(number)) / 2);
});

/** Ordering: where each class of moves begins. */
const TABLE_MOVE_FIRST = 1 << 30;
const GOOD_CAPTURE = 1 << 24;
const KILLER = 1 << 22;
const BAD_CAPTURE = -(1 << 24);

/** Memory of searches, taken out of the class so that one allocation serves them all; cleared for each. */
const moveBuffer = new Uint16Array(2048 * (MAX_HEIGHT + 2));
const orderBuffer = new Int32Array(moveBuffer.length);
/** How well a quiet move did as an answer to another, or as a continuation of one. */
const replies = new Int16Array(PIECE_TO * PIECE_TO);

class Search {
  readonly path: Path;
  nodes = 0;
  stopped = false;
  /** At how many nodes to look at the clock again. */
  private nextLook = LOOK_EVERY;
  /** First moves of the lines found already at this depth. */
  readonly excluded: Move[] = [];

  private readonly table: Table | null;
  private readonly komi: number;
  private readonly maySkip: boolean;
  private readonly deadline: number;
  /** The best line from each height on: `lines[height * MAX_HEIGHT ...]`, with its length. */
  private readonly lines = new Uint16Array((MAX_HEIGHT + 1) * (MAX_HEIGHT + 1));
  private readonly lengths = new Int32Array(MAX_HEIGHT + 2);
  private readonly killers = new Uint16Array((MAX_HEIGHT + 2) * 2);
  private readonly evaluations = new Int32Array(MAX_HEIGHT + 2);
  /** What moved at each height, as a key of the history. */
  private readonly played = new Int32Array(MAX_HEIGHT + 2);
  private readonly history = new Int16Array(PIECE_TO);

  constructor(
    game: Game,
    private readonly limits: SearchLimits,
    private readonly hooks: SearchHooks,
    private readonly shortcuts: Shortcuts,
    private readonly aim: Aim,
  ) {
    this.path = new Path(game, MAX_HEIGHT + 1, aim.repeats);
    replies.fill(0);
    this.komi = game.rules.switches.komi;
    this.maySkip = shortcuts.nullMove;
    this.table = shortcuts.table ? new Table(tableBits(limits)) : null;
    this.deadline = limits.millis === null || !hooks.now ? Number.POSITIVE_INFINITY : hooks.now() + limits.millis;
  }

  line(): Move[] {
    return Array.from(this.lines.subarray(0, this.lengths[0] as number));
  }

  /** Searches the root to a depth, in a window around the score expected that opens until it holds the true one. */
  root(depth: number, expected: number): number {
    let width = depth < 4 || Math.abs(expected) >= DECIDED || !this.shortcuts.reductions ? INFINITE * 2 : 60;
    let alpha = Math.max(expected - width, -INFINITE);
    let beta = Math.min(expected + width, INFINITE);
    for (;;) {
      const score = this.search(alpha, beta, depth, 0, 0, false);
      if (this.stopped || (score > alpha && score < beta)) return score;
      width *= 3;
      if (score <= alpha) alpha = width > 2000 ? -INFINITE : Math.max(score - width, -INFINITE);
      else beta = width > 2000 ? INFINITE : Math.min(score + width, INFINITE);
    }
  }

  private make(move: Move, height: number): void {
    this.played[height] = (this.path.position.cells[moveFrom(move)] as number) * SQUARES + moveTo(move);
    this.path.make(move);
  }

  /** Whether to give up: an answer is not to be used then. */
  private mustStop(): boolean {
    if (this.stopped) return true;
    if (this.nodes >= this.limits.nodes) this.stopped = true;
    else if (this.nodes >= this.nextLook) {
      this.nextLook = this.nodes + LOOK_EVERY;
      const { now, cancelled } = this.hooks;
      if ((now && now() >= this.deadline) || cancelled?.()) this.stopped = true;
    }
    return this.stopped;
  }

  private evaluate(): number {
    const { position } = this.path;
    // Boards of many more pieces than a set has must not look like won games.
    const score = Math.max(-MOST, Math.min(MOST, evaluate(position, this.komi)));
    return position.turn === CHO ? score : -score;
  }

  private keepLine(height: number, move: Move): void {
    const { lines, lengths } = this;
    const own = height * (MAX_HEIGHT + 1);
    const next = own + MAX_HEIGHT + 1;
    const length = lengths[height + 1] as number;
    lines[own] = move;
    for (let index = 0; index < length; index++) lines[own + 1 + index] = lines[next + index] as number;
    lengths[height] = length + 1;
  }

  /**
   * The value of the present position for the side to move, exact within the window and a bound outside.
   * @param at where in the move buffer there is room
   * @param cut whether a value at or above beta is expected
   */
  private search(
    alphaGiven: number,
    betaGiven: number,
    depthGiven: number,
    height: number,
    at: number,
    cut: boolean,
  ): number {
    const { path, shortcuts } = this;
    const { position } = path;
    let alpha = alphaGiven;
    let beta = betaGiven;
    let depth = depthGiven;
    this.lengths[height] = 0;
    const checked = path.checked;
    if (checked && height > 0) depth++;
    if (depth <= 0) return this.quiesce(alpha, beta, 0, height, at);
    if (this.mustStop()) return 0;
    const exact = beta - alpha > 1;
    const { turn } = position;
    if (height > 0) {
      const ending = path.ending();
      if (ending) return endingScore(ending, turn, height, this.aim.win);
      if (height >= MAX_HEIGHT) return this.evaluate();
      // Nothing here can be better than a mate by the next move, or worse than being mated now.
      const most = Math.max(this.aim.win, MATE) - height;
      alpha = Math.max(alpha, -most);
      beta = Math.min(beta, most - 1);
      if (alpha >= beta) return alpha;
    }

    const { table } = this;
    const keyHigh = path.keyHigh;
    const keyLow = path.keyLow;
    let tableMove: Move = 0;
    let evaluation = NO_EVALUATION;
    if (table?.find(keyHigh, keyLow)) {
      tableMove = table.move;
      evaluation = table.evaluation;
      if (!exact && table.depth >= depth) {
        const score = fromTable(table.score, height);
        if (table.bound & (score >= beta ? BOUND_LOWER : BOUND_UPPER)) return score;
      }
    }
    if (height === 0 && tableMove === 0) tableMove = this.lines[0] as number;

    if (evaluation === NO_EVALUATION && !checked) evaluation = this.evaluate();
    this.evaluations[height] = checked ? NO_EVALUATION : evaluation;
    const improving = !checked && (height < 2 || evaluation > (this.evaluations[height - 2] as number));

    if (!exact && !checked && Math.abs(beta) < DECIDED) {
      if (shortcuts.reductions) {
        if (depth <= 7 && evaluation - 170 * (depth - (improving ? 1 : 0)) >= beta) return evaluation;
        if (depth <= 3 && evaluation + 250 + 350 * depth <= alpha) {
          const score = this.quiesce(alpha, beta, 0, height, at);
          if (score <= alpha || this.stopped) return score;
        }
      }
      if (this.maySkip && depth >= 2 && evaluation >= beta && !path.skipped && this.hasOfficers()) {
        const less = 3 + Math.floor(depth / 4) + Math.min(Math.floor((evaluation - beta) / 250), 3);
        this.played[height] = 0;
        path.skip();
        const score = -this.search(-beta, 1 - beta, depth - 1 - less, height + 1, at, !cut);
        path.unmake();
        if (this.stopped) return 0;
        if (score >= beta) return score >= DECIDED ? beta : score;
        this.lengths[height] = 0;
      }
    }
    if (shortcuts.reductions && tableMove === 0 && depth >= 4 && height > 0) depth--;

    const end = path.generate(moveBuffer, at);
    if (end === at) {
      const ending = path.endingWithoutMoves();
      return ending ? endingScore(ending, turn, height, this.aim.win) : 0;
    }
    this.order(at, end, tableMove, height);

    let best = -INFINITE;
    let bestMove: Move = 0;
    let number = 0;
    for (let index = at; index < end; index++) {
      const move = pick(index, end);
      if (height === 0 && this.excluded.includes(move)) continue;
      number++;
      const victim = isPass(move) ? EMPTY : (position.cells[moveTo(move)] as number);
      const quiet = victim === EMPTY;
      const order = orderBuffer[index] as number;
      const killer = order >= KILLER && order < GOOD_CAPTURE;
      const prunable = shortcuts.reductions && height > 0 && best > -DECIDED && !checked;
      const reduced = quiet ? (REDUCTIONS[(Math.min(depth, 63) << 6) | Math.min(number, 63)] as number) : 0;
      const left = depth - reduced;
      // A capture that loses material, too deep in debt for what is left to look at.
      const poor =
        prunable && !quiet && order < 0 && depth <= 6 && exchangeValue(position, move) * POINT < -DEBT * depth;
      this.make(move, height);
      const gives = path.checked;
      if (prunable && !gives && (poor || (quiet && !killer))) {
        const tooMany = depth <= 8 && number > (4 + depth * depth) / (improving ? 1 : 2);
        const hopeless = left <= 6 && evaluation + 220 + 170 * Math.max(left, 0) <= alpha;
        const unwanted = !exact && left <= 4 && order < -3000 * depth;
        if (poor || tooMany || hopeless || unwanted) {
          path.unmake();
          continue;
        }
      }
      // A move that was made only to see whether it gives check is no node.
      this.nodes++;
      let score: number;
      if (number === 1) score = -this.search(-beta, -alpha, depth - 1, height + 1, end, !exact && !cut);
      else {
        let less = 0;
        if (shortcuts.reductions && depth >= 3 && number > 2) {
          if (quiet) {
            less = reduced;
            if (exact) less--;
            if (cut) less++;
            if (!improving) less++;
            if (killer) less--;
            if (gives || checked) less--;
            less -= Math.trunc(killer ? 0 : order / 8000);
          } else if (order < 0) less = 1;
          less = Math.max(0, Math.min(less, depth - 2));
        }
        score = -this.search(-alpha - 1, -alpha, depth - 1 - less, height + 1, end, true);
        if (score > alpha && less > 0 && !this.stopped)
          score = -this.search(-alpha - 1, -alpha, depth - 1, height + 1, end, !cut);
        if (score > alpha && exact && !this.stopped)
          score = -this.search(-beta, -alpha, depth - 1, height + 1, end, false);
      }
      path.unmake();
      if (this.stopped) return best;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      bestMove = move;
      alpha = score;
      if (exact) this.keepLine(height, move);
      if (score < beta) continue;
      if (quiet) this.reward(move, at, index, depth, height);
      break;
    }
    if (number === 0) return alpha;
    const bound = best >= beta ? BOUND_LOWER : exact && bestMove !== 0 ? BOUND_EXACT : BOUND_UPPER;
    if (table && !(height === 0 && this.excluded.length > 0))
      table.store(keyHigh, keyLow, bestMove, toTable(best, height), depth, bound, evaluation);
    return best;
  }

  /**
   * Captures, at first also checks, and every answer to check, until nothing is left to take: the value of a position
   * at rest.
   * @param rest half-moves since the search proper
   */
  private quiesce(alphaGiven: number, beta: number, rest: number, height: number, at: number): number {
    const { path, shortcuts, table } = this;
    const { position } = path;
    const { turn } = position;
    let alpha = alphaGiven;
    this.lengths[height] = 0;
    if (this.mustStop()) return 0;
    const ending = height > 0 ? path.ending() : null;
    if (ending) return endingScore(ending, turn, height, this.aim.win);
    if (height >= MAX_HEIGHT) return this.evaluate();

    const exact = beta - alpha > 1;
    // Checks are looked at in the first half-move only, and answered in the first few.
    const depth = -Math.min(rest, EVASION_PLIES);
    const keyHigh = path.keyHigh;
    const keyLow = path.keyLow;
    let tableMove: Move = 0;
    let evaluation = NO_EVALUATION;
    if (table?.find(keyHigh, keyLow)) {
      tableMove = table.move;
      evaluation = table.evaluation;
      if (!exact && table.depth >= depth) {
        const score = fromTable(table.score, height);
        if (table.bound & (score >= beta ? BOUND_LOWER : BOUND_UPPER)) return score;
      }
    }

    const checked = path.checked && rest < EVASION_PLIES;
    let best = -INFINITE;
    let end: number;
    if (checked) {
      end = path.generate(moveBuffer, at);
      if (end === at) {
        const mate = path.endingWithoutMoves();
        return mate ? endingScore(mate, turn, height, this.aim.win) : 0;
      }
      this.order(at, end, tableMove, height);
    } else {
      if (evaluation === NO_EVALUATION) evaluation = this.evaluate();
      best = evaluation;
      if (best >= beta) {
        table?.store(keyHigh, keyLow, 0, best, depth, BOUND_LOWER, evaluation);
        return best;
      }
      if (best > alpha) alpha = best;
      end = generateCaptures(position, moveBuffer, at);
      this.orderCaptures(at, end, tableMove);
      if (rest === 0) {
        const captures = end;
        end = keepQuietChecks(position, moveBuffer, captures, path.generate(moveBuffer, captures));
        for (let index = captures; index < end; index++)
          orderBuffer[index] = moveBuffer[index] === tableMove ? TABLE_MOVE_FIRST : 0;
      }
    }

    let bestMove: Move = 0;
    for (let index = at; index < end; index++) {
      const move = pick(index, end);
      if (!checked && position.cells[moveTo(move)] !== EMPTY) {
        const mover = EXCHANGE_VALUES[kindOf(position.cells[moveFrom(move)] as number)] as number;
        const victim = EXCHANGE_VALUES[kindOf(position.cells[moveTo(move)] as number)] as number;
        if (shortcuts.reductions && evaluation + (victim + 2) * 1.2 * POINT <= alpha && alpha > -DECIDED) {
          const hoped = evaluation + Math.trunc((victim + 2) * 1.2 * POINT);
          if (hoped > best) best = hoped;
          continue;
        }
        if (victim < mover && exchangeValue(position, move) < 0) continue;
        if (!isLegalCapture(position, move)) continue;
      }
      this.make(move, height);
      this.nodes++;
      const score = -this.quiesce(-beta, -alpha, rest + 1, height + 1, end);
      path.unmake();
      if (this.stopped) return best;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      bestMove = move;
      alpha = score;
      if (exact) this.keepLine(height, move);
      if (score >= beta) break;
    }
    table?.store(
      keyHigh,
      keyLow,
      bestMove,
      toTable(best, height),
      depth,
      best >= beta ? BOUND_LOWER : exact && bestMove !== 0 ? BOUND_EXACT : BOUND_UPPER,
      evaluation,
    );
    return best;
  }

  /** Whether the side to move has more than soldiers and guards: with those alone, having to move may be what hurts. */
  private hasOfficers(): boolean {
    const { cells: slotSquare, slotStart, turn } = this.path.position;
    const base = turn << 3;
    for (let slot = slotStart[base + GUARD + 1] as number; slot < (slotStart[base + 7] as number); slot++)
      if ((slotSquare[slot] as number) < SQUARES) return true;
    return false;
  }

  /** Gives each move a number to be tried by, the highest first. */
  private order(at: number, end: number, tableMove: Move, height: number): void {
    const { path } = this;
    const { cells: board } = path.position;
    const killer1 = this.killers[height * 2];
    const killer2 = this.killers[height * 2 + 1];
    const before = (height > 0 ? (this.played[height - 1] as number) : 0) * PIECE_TO;
    const earlier = (height > 1 ? (this.played[height - 2] as number) : 0) * PIECE_TO;
    for (let index = at; index < end; index++) {
      const move = moveBuffer[index] as Move;
      const piece = board[moveFrom(move)] as number;
      const victim = board[moveTo(move)] as number;
      if (move === tableMove) orderBuffer[index] = TABLE_MOVE_FIRST;
      // A pass on a pass ends the game: that is soon known.
      else if (isPass(move) && path.passed) orderBuffer[index] = KILLER + 2;
      else if (victim !== EMPTY && !isPass(move)) {
        const gain = EXCHANGE_VALUES[kindOf(victim)] as number;
        const cost = EXCHANGE_VALUES[kindOf(piece)] as number;
        const loses = gain < cost && exchangeValue(path.position, move) < 0;
        orderBuffer[index] = (loses ? BAD_CAPTURE : GOOD_CAPTURE) + gain * 128 - Math.min(cost, 100);
      } else if (move === killer1) orderBuffer[index] = KILLER + 1;
      else if (move === killer2) orderBuffer[index] = KILLER;
      else {
        const key = piece * SQUARES + moveTo(move);
        orderBuffer[index] =
          (this.history[key] as number) + (replies[before + key] as number) + (replies[earlier + key] as number);
      }
    }
  }

  private orderCaptures(at: number, end: number, tableMove: Move): void {
    const { cells: board } = this.path.position;
    for (let index = at; index < end; index++) {
      const move = moveBuffer[index] as Move;
      const gain = EXCHANGE_VALUES[kindOf(board[moveTo(move)] as number)] as number;
      const cost = EXCHANGE_VALUES[kindOf(board[moveFrom(move)] as number)] as number;
      orderBuffer[index] = move === tableMove ? TABLE_MOVE_FIRST : gain * 128 - Math.min(cost, 100);
    }
  }

  /** Remembers a quiet move that was too good for the opponent, and that those tried before it were not. */
  private reward(move: Move, at: number, index: number, depth: number, height: number): void {
    const { killers } = this;
    if (killers[height * 2] !== move) {
      killers[height * 2 + 1] = killers[height * 2] as number;
      killers[height * 2] = move;
    }
    const bonus = Math.min(depth * depth * 16 + 64 * depth, 1600);
    this.learn(move, bonus, height);
    for (let tried = at; tried < index; tried++) {
      const other = moveBuffer[tried] as Move;
      if (isPass(other) || this.path.position.cells[moveTo(other)] === EMPTY) this.learn(other, -bonus, height);
    }
  }

  private learn(move: Move, bonus: number, height: number): void {
    const key = (this.path.position.cells[moveFrom(move)] as number) * SQUARES + moveTo(move);
    shift(this.history, key, bonus);
    if (height > 0) shift(replies, (this.played[height - 1] as number) * PIECE_TO + key, bonus);
    if (height > 1) shift(replies, (this.played[height - 2] as number) * PIECE_TO + key, bonus);
  }
}

/** Moves a number towards a bonus, and never beyond its bounds. */
const shift = (table: Int16Array, key: number, bonus: number): void => {
  const old = table[key] as number;
  table[key] = old + bonus - Math.trunc((old * Math.abs(bonus)) / HISTORY_MAX);
};

/** Brings the best of the moves from `index` on to `index`. */
const pick = (index: number, end: number): Move => {
  let best = index;
  for (let other = index + 1; other < end; other++)
    if ((orderBuffer[other] as number) > (orderBuffer[best] as number)) best = other;
  const move = moveBuffer[best] as Move;
  const order = orderBuffer[best] as number;
  moveBuffer[best] = moveBuffer[index] as Move;
  orderBuffer[best] = orderBuffer[index] as number;
  moveBuffer[index] = move;
  orderBuffer[index] = order;
  return move;
};

/** Ends of the game are stored by their distance from the position, not from the root. */
const toTable = (score: number, height: number): number =>
  score >= DECIDED ? score + height : score <= -DECIDED ? score - height : score;
const fromTable = (score: number, height: number): number =>
  score >= DECIDED ? score - height : score <= -DECIDED ? score + height : score;

/** Room for the nodes asked for: 4,096 to 524,288 entries. */
const tableBits = ({ depth, nodes }: SearchLimits): number => {
  const expected = Math.min(nodes, 300 * 3 ** Math.min(depth, 12));
  return Math.max(12, Math.min(19, Math.ceil(Math.log2(expected)) + 1));
};

/**
 * Looks for the best moves of the side to move, one depth after the other. For the same game, depth, nodes and lines
 * the answer is always the same; with `millis` it depends on the machine.
 */
export const search = (
  game: Game,
  limits: SearchLimits,
  hooks: SearchHooks = {},
  shortcuts: Shortcuts = ALL_SHORTCUTS,
  aim: Aim = TO_WIN,
): Found => {
  const work = new Search(game, limits, hooks, shortcuts, aim);
  const moves = new Uint16Array(2048);
  const over = work.path.ending() !== null;
  const choices = over ? 0 : work.path.generate(moves, 0);
  const wanted = Math.min(limits.lines, choices);
  let found: Found = { lines: [], first: 0, depth: 0, nodes: 0, complete: choices === 0 };
  for (let depth = 1; depth <= limits.depth && wanted > 0; depth++) {
    const lines: FoundLine[] = [];
    work.excluded.length = 0;
    for (let number = 0; number < wanted; number++) {
      const score = work.root(depth, found.lines[number]?.score ?? 0);
      const line = work.line();
      if (line.length > 0 && (!work.stopped || score > -INFINITE)) lines.push({ moves: line, score });
      if (work.stopped) break;
      work.excluded.push(line[0] as Move);
    }
    if (work.stopped) {
      // A depth cut short has looked at the best move of the last one first: what it found is as good or better.
      const kept = lines.length > 0 && lines[0] ? mergeLines(lines, found.lines) : found.lines;
      return { ...found, lines: kept, nodes: work.nodes, complete: false };
    }
    lines.sort((a, b) => b.score - a.score);
    const first = depth === 1 ? (lines[0] as FoundLine).score : found.first;
    found = { lines, first, depth, nodes: work.nodes, complete: depth === limits.depth };
    hooks.onDepth?.(found);
    if (lines.every(({ score }) => MATE - Math.abs(score) <= depth)) return { ...found, complete: true };
  }
  return found;
};

/** The lines of a depth cut short, then those of the last depth that begin otherwise. */
const mergeLines = (newer: readonly FoundLine[], older: readonly FoundLine[]): FoundLine[] => {
  const first = new Set(newer.map(({ moves }) => moves[0]));
  return [...newer, ...older.filter(({ moves }) => !first.has(moves[0]))].slice(0, Math.max(older.length, 1));
};
