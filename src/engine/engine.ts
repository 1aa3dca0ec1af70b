import type { Problem } from '../janggi/problem.js';
import type { Result } from '../janggi/result.js';

/** What an engine is asked: the best moves in one position of a game. */
export interface EngineQuestion {
  /** See `variantOf`. */
  readonly variant: string;
  /** Where the moves begin, as `formatFen` writes it. */
  readonly fen: string;
  /** As `formatUci` writes them. */
  readonly moves: readonly string[];
  /** In half-moves, from 1; null: no limit. */
  readonly depth: number | null;
  /** Positions, from 1; null: no limit. */
  readonly nodes: number | null;
  /** The search is stopped after so many milliseconds, whatever it has found. */
  readonly millis: number;
  /** How many best moves to follow, from 1. */
  readonly lines: number;
}

export interface EngineLine {
  /** As `formatUci` writes them; each is legal in the variant asked for. */
  readonly moves: string[];
  /**
   * From Cho's side, in points of the official count, cut to hundredths: 60 of the engine's centipawns make a point (see
   * `points.ts`). Within 190, but for an end of the game: 300 for a mate, 200 for a win on points, less 0.01 for each
   * half-move until it.
   */
  readonly score: number;
  /** Moves until the mate, positive if Cho mates; null where none is in sight. */
  readonly mateIn: number | null;
}

export interface EngineAnswer {
  /** As the engine calls itself. */
  readonly name: string;
  /** Best first. Empty where the side to move has no move, or where the time was too short to find one. */
  readonly lines: EngineLine[];
  /** The last depth that the first line was found at, in half-moves. */
  readonly depth: number;
  readonly nodes: number;
  /** Whether the engine came to an end by itself, at the depth or nodes asked for, before the time was over. */
  readonly complete: boolean;
}

/** An outside program that plays janggi. */
export interface Engine {
  /**
   * Asks one question; an answer depends on nothing that was asked before.
   * @param signal stops the search, or takes the question out of the queue; the promise rejects with its reason
   * @returns the answer; or ENGINE_MISSING (there is no such program, or it may not be started), ENGINE_FAILED (it speaks
   *   no UCI, does not know the variant, died, or did not answer in time), OVERLOADED (too many questions wait already);
   *   or what is wrong with the question: the codes of `parseFen` and of `Position.from`, BAD_MOVE, ILLEGAL_MOVE, BAD_INPUT
   */
  analyse(question: EngineQuestion, signal?: AbortSignal): Promise<Result<EngineAnswer, Problem>>;
  /** Ends every process; questions that are open are answered ENGINE_FAILED. */
  stop(): Promise<void>;
}
