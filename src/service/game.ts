import type { Move } from '../janggi/move.js';
import type { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { type Side, sideName } from '../janggi/side.js';
import { formatFen } from '../notation/fen.js';
import { placeOf, type RecordTag, startFromSetup } from '../notation/game-record.js';
import { type MoveNotation, parseMove } from '../notation/moves.js';
import type { PlayedGame } from '../notation/played-game.js';
import { type RecordFormat, writeRecord } from '../notation/record.js';
import { explainIllegal } from '../referee/explain.js';
import { Play } from '../referee/play.js';
import { countPoints, type Points } from '../referee/points.js';
import { Referee } from '../referee/referee.js';
import { RULESETS } from '../rulesets/registry.js';
import type { Rules } from '../rulesets/rules.js';
import type { RulesetId } from '../rulesets/ruleset.js';
import { adjudicate } from './adjudicate.js';
import { type GameSource, type GivenMove, gameOf } from './game-source.js';
import { LIMITS, type Limits } from './limits.js';
import { MoveReport } from './move-report.js';
import { PositionReport } from './position-report.js';
import type { GameQuestion, RulesQuestion } from './questions.js';
import { rulesFor } from './rules.js';
import type { Recorded, VerdictReport } from './verdict-report.js';

/** One half-move of a game, and how the board stands after it. */
export interface PlyReport {
  readonly number: number;
  readonly side: Side;
  readonly move: MoveReport;
  readonly fen: string;
  readonly inCheck: boolean;
  readonly facing: boolean;
  readonly points: Points;
  readonly comment: string | null;
  readonly seconds: number | null;
}

/** The verdict under one of several rulesets, or why there is none. */
export interface RulesetVerdict {
  readonly ruleset: RulesetId;
  readonly verdict: VerdictReport | null;
  readonly error: Problem | null;
}

/** A game to step through: every legal ply of it, also after its end. */
export class GameReport {
  constructor(
    private readonly question: GameQuestion,
    private readonly source: GameSource,
    private readonly rules: Rules,
    private readonly moves: readonly Move[],
    /** Why the moves stop before the game did, if so. */
    private readonly stopped: Problem | null,
    readonly warnings: readonly Problem[],
    private readonly limits: Limits,
  ) {}

  get tags(): readonly RecordTag[] {
    return this.source.tags;
  }

  /** What is said before the first move. */
  get comment(): string | null {
    return this.source.comment ?? null;
  }

  get start(): PositionReport {
    return this.positionAt(0);
  }

  get plies(): PlyReport[] {
    const play = this.freshPlay();
    return this.moves.map((move, index) => {
      const given = this.source.moves[index] as GivenMove;
      const side = sideName(play.position.turn);
      // The move is told as it stood before it was played.
      const report = new MoveReport(play.position.clone(), move);
      play.play(move);
      return {
        number: index + 1,
        side,
        move: report,
        fen: formatFen(play.position),
        inCheck: play.checked,
        facing: play.facing,
        points: countPoints(play.position, this.rules),
        comment: given.comment ?? null,
        seconds: given.seconds ?? null,
      };
    });
  }

  /** The position after a ply, the last by default; null where the game has no such ply. */
  position(ply?: number | null): PositionReport | null {
    const wanted = ply ?? this.moves.length;
    return wanted < 0 || wanted > this.moves.length ? null : this.positionAt(wanted);
  }

  /** The verdict under the rules of the question, or under others. */
  verdict(rules: RulesQuestion = {}): Result<VerdictReport, Problem> {
    const named = (rules.ruleset ?? null) !== null;
    const question = {
      ...this.question,
      // House rules belong to the ruleset that they were named with.
      ...(named && { ruleset: rules.ruleset, rules: null }),
      ...((rules.rules ?? null) !== null && { rules: rules.rules }),
    };
    return adjudicate(question, this.limits);
  }

  /** The verdicts under several rulesets, all by default. */
  verdicts(rulesets?: readonly RulesetId[] | null): RulesetVerdict[] {
    return (rulesets ?? RULESETS.map(({ id }) => id)).map((ruleset) => {
      const verdict = this.verdict({ ruleset });
      return verdict.ok
        ? { ruleset, verdict: verdict.value, error: null }
        : { ruleset, verdict: null, error: verdict.error };
    });
  }

  /** What the record says of the result, compared with the verdict under the rules of the question. */
  get recorded(): Recorded | null {
    if (this.source.recorded === null) return null;
    const verdict = this.verdict();
    return verdict.ok ? verdict.value.recorded : null;
  }

  /**
   * The game written down, as far as its moves are legal; what stopped the reading is written in their place. AUTO is
   * the format that the game came in, JSON where it came in none.
   */
  text(format: RecordFormat, notation?: MoveNotation | null): Result<string, Problem> {
    const known = format === 'AUTO' ? (this.source.format ?? 'JSON') : format;
    return writeRecord(this.played, known, notation ?? 'AUTO');
  }

  /** The game as a record holds it. */
  get played(): PlayedGame {
    const { start, tags, comment, recorded, moves } = this.source;
    const position = start.position.clone();
    return {
      tags,
      start: startFromSetup(position.toSetup(), start.kind === 'HANDICAP' ? 'HANDICAP' : 'POSITION'),
      position,
      ...(comment !== undefined && { comment }),
      moves: this.moves.map((move, index) => {
        const { seconds, comment: said } = moves[index] as GivenMove;
        return { move, ...(seconds !== undefined && { seconds }), ...(said !== undefined && { comment: said }) };
      }),
      recorded,
      warnings: this.warnings,
      ...(this.stopped && { stopped: this.stopped }),
    };
  }

  private freshPosition(): Position {
    return this.source.start.position.clone();
  }

  private freshPlay(): Play {
    return new Play(this.freshPosition(), this.source.start.kind, this.rules);
  }

  private positionAt(ply: number): PositionReport {
    const started = Referee.start(this.freshPosition(), this.source.start.kind, this.rules, [], ply);
    if (!started.ok) throw new Error(`no claims, yet: ${started.error.message}`);
    const referee = started.value;
    for (const move of this.moves.slice(0, ply)) {
      if (referee.isOver) referee.playOn(move);
      else referee.move(move, '');
    }
    const judgement = referee.judgement();
    if (!judgement.ok) throw new Error(`no claims, yet: ${judgement.error.message}`);
    return new PositionReport(referee.play, judgement.value, []);
  }
}

/**
 * A game to step through. Its moves are read as far as they are legal by the rules of movement, endings left aside;
 * what stops the reading is a warning with its place.
 * @returns the game, or the first fault of its start, its record or its rules
 */
export const reportGame = (question: GameQuestion, limits: Limits = LIMITS): Result<GameReport, Problem> => {
  const rules = rulesFor(question);
  if (!rules.ok) return rules;
  const source = gameOf(question, rules.value, limits);
  return source.ok ? ok(readMoves(source.value, question, rules.value, limits)) : source;
};

/** Goes through a game's moves as far as they are legal. */
export const readMoves = (source: GameSource, question: GameQuestion, rules: Rules, limits: Limits): GameReport => {
  const { start, moves, notation, game } = source;
  const play = new Play(start.position.clone(), start.kind, rules);
  const read: Move[] = [];
  const warnings: Problem[] = [...start.warnings];
  let stopped: Problem | null = null;
  for (const given of moves) {
    const ply = read.length + 1;
    const place = { ...placeOf(given), ply, ...(game !== undefined && { game }) };
    const parsed = readLegal(play, given.text, notation);
    if (!parsed.ok) {
      stopped = { ...parsed.error, ...place };
      warnings.push(stopped);
      break;
    }
    warnings.push(...parsed.value.warnings.map((warning) => ({ ...warning, ...place })));
    play.play(parsed.value.move);
    read.push(parsed.value.move);
  }
  return new GameReport(question, source, rules, read, stopped, warnings, limits);
};

const readLegal = (play: Play, text: string, notation: GameSource['notation']): ReturnType<typeof parseMove> => {
  const read = parseMove(play.position, text, notation);
  if (!read.ok) return read;
  const illegal = explainIllegal(play, read.value.move);
  return illegal ? err({ code: 'ILLEGAL_MOVE', message: `${text}: ${illegal.message} (${illegal.code})` }) : read;
};
