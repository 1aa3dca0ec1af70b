import type { Move } from '../janggi/move.js';

/** How a stored score bounds the true one. */
export const BOUND_NONE = 0;
export const BOUND_UPPER = 1;
export const BOUND_LOWER = 2;
export const BOUND_EXACT = 3;

/** No static evaluation is stored. */
export const NO_EVALUATION = -32768;

/** Entries a key may stand in. */
const WAYS = 2;

/**
 * A transposition table in typed arrays. {@link find} leaves what it found in the fields; {@link store} writes.
 * An entry keeps 64 bits of hash: 32 and the index bits in the address, the others compared.
 */
export class Table {
  move: Move = 0;
  score = 0;
  depth = 0;
  bound = BOUND_NONE;
  evaluation = NO_EVALUATION;

  private readonly mask: number;
  private readonly highs: Int32Array;
  private readonly lows: Int32Array;
  private readonly moves: Uint16Array;
  private readonly scores: Int16Array;
  private readonly evaluations: Int16Array;
  private readonly depths: Int8Array;
  private readonly bounds: Uint8Array;

  /** @param bits two to the power of this many entries, 16 bytes each */
  constructor(bits: number) {
    const size = 2 ** bits;
    this.mask = size - WAYS;
    this.highs = new Int32Array(size);
    this.lows = new Int32Array(size);
    this.moves = new Uint16Array(size);
    this.scores = new Int16Array(size);
    this.evaluations = new Int16Array(size);
    this.depths = new Int8Array(size);
    this.bounds = new Uint8Array(size);
  }

  /** Looks for an entry. @returns whether there is one; its contents are in the fields then */
  find(high: number, low: number): boolean {
    const first = low & this.mask;
    for (let at = first; at < first + WAYS; at++)
      if (this.lows[at] === low && this.highs[at] === high && this.bounds[at] !== BOUND_NONE) {
        this.move = this.moves[at] as number;
        this.score = this.scores[at] as number;
        this.depth = this.depths[at] as number;
        this.bound = this.bounds[at] as number;
        this.evaluation = this.evaluations[at] as number;
        return true;
      }
    return false;
  }

  /** Replaces the entry of the same position, else an empty one, else the shallower one. */
  store(high: number, low: number, move: Move, score: number, depth: number, bound: number, evaluation: number): void {
    const first = low & this.mask;
    let at = first;
    if (!(this.lows[first] === low && this.highs[first] === high)) {
      const second = first + 1;
      const isSecond = this.lows[second] === low && this.highs[second] === high;
      if (
        isSecond ||
        this.bounds[second] === BOUND_NONE ||
        (this.depths[second] as number) <= (this.depths[first] as number)
      )
        at = second;
    }
    const same = this.lows[at] === low && this.highs[at] === high;
    // A deeper result stays, unless the new one is exact.
    if (same && bound !== BOUND_EXACT && depth < (this.depths[at] as number) - 3) return;
    if (!same || move !== 0) this.moves[at] = move;
    this.highs[at] = high;
    this.lows[at] = low;
    this.scores[at] = score;
    this.evaluations[at] = evaluation;
    this.depths[at] = depth;
    this.bounds[at] = bound;
  }
}
