import { facing } from '../janggi/attack.js';
import type { Problem } from '../janggi/problem.js';
import { assertNever } from '../janggi/result.js';
import { CHO, HAN, type Side, type SideCode, sideName } from '../janggi/side.js';
import { squareName } from '../janggi/square.js';
import { formatFen } from '../notation/fen.js';
import { parseRecorded, type RecordedHow } from '../notation/recorded-result.js';
import { countPoints, type Points } from '../referee/points.js';
import type { Judgement } from '../referee/referee.js';
import { type Language, summarise } from '../referee/summary.js';
import type { Clause } from '../rulesets/clause.js';
import type { VerdictReason } from '../rulesets/reason.js';
import type { RulesetId } from '../rulesets/ruleset.js';
import { switchText } from '../rulesets/switches.js';

export const VERDICT_STATUSES = ['ONGOING', 'FINISHED', 'MUST_DEVIATE', 'ILLEGAL'] as const;
export type VerdictStatus = (typeof VERDICT_STATUSES)[number];

/** Tournament points: 1, 0.5, 0; or 7-0 on the board or by forfeit, 4-2 by points, 3-3 for a draw. */
export const SCORE_SCHEMES = ['WIN_DRAW_LOSS', 'SEVEN_POINTS'] as const;
export type ScoreScheme = (typeof SCORE_SCHEMES)[number];

export interface Scores {
  readonly cho: number | null;
  readonly han: number | null;
}

/** What a tournament gives for each way to end; a win or loss by points counts as any other where it is not named. */
export interface ScoreNumbers {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly pointsWin?: number | null;
  readonly pointsLoss?: number | null;
}

const SCORES: { readonly [S in ScoreScheme]: ScoreNumbers } = {
  WIN_DRAW_LOSS: { win: 1, draw: 0.5, loss: 0 },
  SEVEN_POINTS: { win: 7, draw: 3, loss: 0, pointsWin: 4, pointsLoss: 2 },
};

/** Whether a recorded result is the one on the board; NOT_ON_BOARD where the board cannot tell. */
export const AGREEMENTS = ['AGREES', 'DISAGREES', 'NOT_ON_BOARD'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** What happens to the players, not to the pieces. */
const OFF_BOARD: readonly RecordedHow[] = ['RESIGNATION', 'TIME', 'DISQUALIFICATION', 'DISCONNECTED'];

export interface Recorded {
  readonly text: string;
  readonly winner: Side | null;
  readonly how: RecordedHow | null;
  readonly margin: number | null;
  readonly agreement: Agreement;
}

export interface IllegalMove {
  readonly ply: number;
  readonly move: string;
  readonly code: string;
  readonly message: string;
  readonly squares: readonly string[];
  /** Where it stands in a record. */
  readonly line: number | null;
  readonly column: number | null;
  readonly game: number | null;
}

/** Where the moves of a game stand, by ply from 1. */
export type MovePlaces = (ply: number) => Pick<Problem, 'line' | 'column' | 'game'>;

/** A verdict with the field names of the contract. */
export class VerdictReport {
  constructor(
    private readonly judgement: Judgement,
    readonly warnings: readonly Problem[],
    private readonly resultText: string | null = null,
    private readonly placeOf: MovePlaces = () => ({}),
  ) {}

  get ruleset(): RulesetId {
    return this.judgement.rules.ruleset.id;
  }
  /** The house rules in force, as `switch=value`. */
  get overrides(): string[] {
    const { changed, switches } = this.judgement.rules;
    return changed.map((name) => `${name}=${switchText(switches[name])}`);
  }
  get revision(): string {
    return this.judgement.rules.ruleset.revision;
  }
  get status(): VerdictStatus {
    return this.judgement.outcome.status;
  }
  get result(): string {
    const winner = this.winnerCode;
    if (winner === undefined) return '*';
    return winner === null ? '1/2-1/2' : winner === CHO ? '1-0' : '0-1';
  }
  get winner(): Side | null {
    const winner = this.winnerCode;
    return winner === null || winner === undefined ? null : sideName(winner);
  }
  get reason(): VerdictReason {
    const { outcome } = this.judgement;
    switch (outcome.status) {
      case 'FINISHED':
        return outcome.ending.reason;
      case 'MUST_DEVIATE':
        return 'REPETITION';
      case 'ILLEGAL':
        return 'ILLEGAL_MOVE';
      case 'ONGOING':
        return 'ONGOING';
      default:
        return assertNever(outcome);
    }
  }
  get byPoints(): boolean {
    const { outcome } = this.judgement;
    return outcome.status === 'FINISHED' && outcome.ending.byPoints;
  }
  get clause(): Clause | null {
    const { outcome } = this.judgement;
    return outcome.status === 'ONGOING' ? null : outcome.clause;
  }
  get ply(): number {
    return this.judgement.ply;
  }
  get pliesAfterEnd(): number {
    return this.judgement.pliesAfterEnd;
  }
  get mustDeviate(): Side | null {
    const { outcome } = this.judgement;
    return outcome.status === 'MUST_DEVIATE' && outcome.side !== null ? sideName(outcome.side) : null;
  }
  get illegal(): IllegalMove | null {
    const { outcome, ply } = this.judgement;
    if (outcome.status !== 'ILLEGAL') return null;
    const { code, message, squares } = outcome.explanation;
    const { line = null, column = null, game = null } = this.placeOf(ply);
    return { ply, move: outcome.move, code, message, squares: squares.map(squareName), line, column, game };
  }
  get points(): Points {
    return countPoints(this.judgement.position, this.judgement.rules);
  }
  get finalFen(): string {
    return formatFen(this.judgement.position);
  }
  /** Tournament points by a scheme, or by the organiser's own numbers. */
  scores(scheme: ScoreScheme, numbers?: ScoreNumbers | null): Scores {
    const winner = this.winnerCode;
    if (winner === undefined) return { cho: null, han: null };
    const { win, draw, loss, pointsWin, pointsLoss } = numbers ?? SCORES[scheme];
    if (winner === null) return { cho: draw, han: draw };
    const [won, lost] = this.byPoints ? [pointsWin ?? win, pointsLoss ?? loss] : [win, loss];
    return winner === HAN ? { cho: lost, han: won } : { cho: won, han: lost };
  }

  /** One sentence that a referee can read out. */
  summary(language: Language): string {
    return summarise(this.judgement, language);
  }

  /** What the record says of the result, where a record with one was given. */
  get recorded(): Recorded | null {
    if (this.resultText === null) return null;
    const { text, winner, drawn, how, margin } = parseRecorded(this.resultText);
    return { text, winner, how, margin, agreement: this.agreementWith(winner, drawn, how) };
  }

  /** An ending that is not on the board cannot be judged from it; a game that was stopped and counted can. */
  private agreementWith(winner: Side | null, drawn: boolean, how: RecordedHow | null): Agreement {
    if (this.status === 'ONGOING' && this.isMissing(how, drawn)) return 'DISAGREES';
    if (
      this.status === 'ONGOING' &&
      how === 'POINTS' &&
      winner !== null &&
      this.judgement.rules.switches.unfinished === 'POINTS'
    )
      return this.points.leader === winner ? 'AGREES' : 'DISAGREES';
    if (this.status !== 'FINISHED' || (winner === null && !drawn)) return 'NOT_ON_BOARD';
    if (this.winner === winner) return 'AGREES';
    return how !== null && OFF_BOARD.includes(how) ? 'NOT_ON_BOARD' : 'DISAGREES';
  }

  /** Whether a recorded ending would have to be seen on the board, and is not. */
  private isMissing(how: RecordedHow | null, drawn: boolean): boolean {
    return how === 'CHECKMATE' || (how === 'BIKJANG' && drawn && !facing(this.judgement.position));
  }

  /** Null for a draw, undefined while there is no result. */
  private get winnerCode(): SideCode | null | undefined {
    const { outcome } = this.judgement;
    return outcome.status === 'FINISHED' ? outcome.ending.winner : undefined;
  }
}
