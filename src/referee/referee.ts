import type { Move } from '../janggi/move.js';
import type { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { type SideCode, sideName } from '../janggi/side.js';
import type { Clause } from '../rulesets/clause.js';
import { clauseFor, type Rules, writtenClause } from '../rulesets/rules.js';
import { type Claim, type ClaimInput, endingByClaim, readClaims } from './claims.js';
import { type Ending, endingOf, mustDeviate } from './ending.js';
import { type Explanation, explainIllegal, isSwitchable } from './explain.js';
import { Play, type StartKind } from './play.js';

/** How a game stands: one of four, never two at once. */
export type Outcome =
  | { readonly status: 'ONGOING' }
  | { readonly status: 'FINISHED'; readonly ending: Ending; readonly clause: Clause }
  | { readonly status: 'MUST_DEVIATE'; readonly side: SideCode | null; readonly clause: Clause }
  | {
      readonly status: 'ILLEGAL';
      /** As the caller wrote it. */
      readonly move: string;
      readonly explanation: Explanation;
      readonly clause: Clause;
    };

/** What the referee says of a game. */
export interface Judgement {
  readonly outcome: Outcome;
  readonly rules: Rules;
  /** The half-move after which it was so; for an illegal move, its own number. */
  readonly ply: number;
  readonly pliesAfterEnd: number;
  /** The position at `ply`, or before the illegal move. */
  readonly position: Position;
  readonly warnings: readonly Problem[];
}

/**
 * Goes through a game ply by ply and stops at the first ending. Moves that come later are counted, not judged.
 */
export class Referee {
  readonly play: Play;
  private readonly claims: readonly Claim[];
  private ended: Outcome | null = null;
  private endPly = 0;
  private pliesAfterEnd = 0;
  private endPosition: Position | null = null;
  private problem: Problem | null = null;
  /** The claim that ended the game, if one did. */
  private decidedBy: Claim | null = null;

  private constructor(play: Play, claims: readonly Claim[]) {
    this.play = play;
    this.claims = claims;
    this.judgePly();
  }

  /**
   * @param plies how many moves the game has: a claim without `atPly` is made after the last of them
   * @returns a referee at ply 0, or what is wrong with the claims (see {@link readClaims})
   */
  static start(
    position: Position,
    startKind: StartKind,
    rules: Rules,
    claims: readonly ClaimInput[],
    plies: number,
  ): Result<Referee, Problem> {
    const read = readClaims(claims, plies, rules);
    return read.ok ? ok(new Referee(new Play(position, startKind, rules), read.value)) : read;
  }

  /** Whether judging has stopped: the game ended, a move was illegal, or a claim was refused. */
  get isOver(): boolean {
    return this.ended !== null || this.problem !== null;
  }

  /** Judges the next move. @param text the move as the caller wrote it */
  move(move: Move, text: string): void {
    if (this.isOver) {
      this.countAfterEnd();
      return;
    }
    const explanation = explainIllegal(this.play, move);
    if (explanation) {
      this.reject(text, explanation);
      return;
    }
    this.play.play(move);
    this.judgePly();
  }

  /** Counts a move that comes after the end; it is not even read. */
  countAfterEnd(): void {
    this.pliesAfterEnd++;
  }

  /** Plays a legal move that comes after the end, for who asks about the last position; it is counted, not judged. */
  playOn(move: Move): void {
    this.countAfterEnd();
    this.play.play(move);
  }

  /** Stops the judging at a move that is not legal. */
  reject(text: string, explanation: Explanation): void {
    const { rules } = this.play;
    const clause = isSwitchable(explanation.code)
      ? clauseFor(rules, explanation.topic)
      : writtenClause(rules, explanation.topic);
    this.stop({ status: 'ILLEGAL', move: text, explanation, clause }, this.play.ply + 1);
  }

  /** The verdict on all that was given; or CLAIM_NOT_ALLOWED. */
  judgement(): Result<Judgement, Problem> {
    if (this.problem) return err(this.problem);
    const { play } = this;
    const outcome = this.ended ?? this.stillGoingOn();
    return ok({
      outcome,
      rules: play.rules,
      ply: this.ended ? this.endPly : play.ply,
      pliesAfterEnd: this.pliesAfterEnd,
      position: this.endPosition ?? play.position,
      warnings: this.lateClaims(),
    });
  }

  private stillGoingOn(): Outcome {
    const side = mustDeviate(this.play);
    if (side === undefined) return { status: 'ONGOING' };
    return { status: 'MUST_DEVIATE', side, clause: clauseFor(this.play.rules, 'REPETITION') };
  }

  /** An ending on the board goes before the claims made at the same ply, and those go in the order given. */
  private judgePly(): void {
    const ending = endingOf(this.play);
    if (ending) {
      this.finish(ending);
      return;
    }
    const claim = this.claims.find(({ atPly }) => atPly === this.play.ply);
    if (!claim) return;
    this.decidedBy = claim;
    const claimed = endingByClaim(this.play, claim);
    if (claimed.ok) this.finish(claimed.value);
    else this.problem = claimed.error;
  }

  private finish(ending: Ending): void {
    this.stop({ status: 'FINISHED', ending, clause: clauseFor(this.play.rules, ending.topic) }, this.play.ply);
  }

  private stop(outcome: Outcome, ply: number): void {
    this.ended = outcome;
    this.endPly = ply;
    this.endPosition = this.play.position.clone();
  }

  private lateClaims(): Problem[] {
    if (!this.ended) return [];
    return this.claims
      .filter((claim) => claim !== this.decidedBy)
      .map(({ kind, by, atPly }) => ({
        code: 'CLAIM_AFTER_END',
        message: `The claim ${kind}${by === null ? '' : ` by ${sideName(by)}`} at ply ${atPly} changes nothing: the judging had stopped at ply ${this.endPly}.`,
        ply: atPly,
      }));
  }
}
