import type { Game } from '../evaluation/path.js';
import { checkers } from '../janggi/attack.js';
import { moveFrom } from '../janggi/move.js';
import { EMPTY, kindName, kindOf, type PieceKind, sideOf } from '../janggi/piece.js';
import { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { type Side, sideName } from '../janggi/side.js';
import { NO_SQUARE, parseSquare, SQUARES, squareName } from '../janggi/square.js';
import { type DiagramStyle, formatDiagram } from '../notation/diagram.js';
import { type FenDialect, formatFen } from '../notation/fen.js';
import { formatUci, parseMove } from '../notation/moves.js';
import { possibleClaims } from '../referee/claims.js';
import { explainIllegal } from '../referee/explain.js';
import type { Play } from '../referee/play.js';
import { countPoints, type Points } from '../referee/points.js';
import type { Judgement } from '../referee/referee.js';
import type { ClaimKind } from '../rulesets/reason.js';
import { rulesKey } from '../rulesets/rules.js';
import type { RulesetId } from '../rulesets/ruleset.js';
import { badSquare, boardSvg } from './board-svg.js';
import { MoveReport } from './move-report.js';
import type { SvgQuestion } from './questions.js';
import { VerdictReport } from './verdict-report.js';

export interface PlacedPiece {
  readonly side: Side;
  readonly kind: PieceKind;
  readonly square: string;
}

/** Endings seen coming; a limit is null where the rules have none. */
export interface Counters {
  readonly plies: number;
  readonly pliesLimit: number | null;
  readonly noProgress: number;
  readonly noProgressLimit: number | null;
  readonly repetitions: number;
  readonly repetitionLimit: number | null;
}

/** `code` is LEGAL, GAME_OVER (a legal move after the end), or what makes the move illegal. */
export interface MoveExplanation {
  readonly legal: boolean;
  readonly code: string;
  readonly message: string;
  /** The squares that matter: what blocks, what checks. */
  readonly squares: readonly string[];
}

const limit = (count: number, result: string): number | null => (count === 0 || result === 'NONE' ? null : count);

/** Everything that can be said of a position, each part worked out when asked for. */
export class PositionReport {
  constructor(
    private readonly play: Play,
    private readonly judgement: Judgement,
    readonly warnings: readonly Problem[],
  ) {}

  /**
   * Everything that an answer about this position depends on but its warnings: the rules, the start, and the moves. Two
   * spellings of one question have the same.
   */
  get identity(): string {
    const { play } = this;
    const moves = Array.from({ length: play.ply }, (_, index) => formatUci(play.moveAt(index + 1)));
    return [rulesKey(play.rules), play.startKind, formatFen(play.start), ...moves].join(' ');
  }

  get ruleset(): RulesetId {
    return this.play.rules.ruleset.id;
  }

  /** The game that led here, for who looks further. */
  get game(): Game {
    const { play } = this;
    const made = Position.from(play.start, play.rules.movement, true);
    if (!made.ok) throw new Error(`a game began from what is no position: ${made.error.message}`);
    const moves = Array.from({ length: play.ply }, (_, index) => play.moveAt(index + 1));
    return { start: made.value.position, startKind: play.startKind, moves, rules: play.rules };
  }

  /** The position itself, to be played on. */
  get position(): Position {
    return this.play.position.clone();
  }

  fen(dialect: FenDialect): string {
    return formatFen(this.play.position, dialect);
  }
  diagram(style: DiagramStyle): string {
    return formatDiagram(this.play.position, style);
  }
  /** A picture, with the move that led here lit up if no other is named; or what is wrong with the question. */
  svg(question?: SvgQuestion | null): Result<string, Problem> {
    const { play } = this;
    return boardSvg(play.position, play.ply === 0 ? null : play.moveAt(play.ply), question ?? {});
  }
  get turn(): Side {
    return sideName(this.play.position.turn);
  }
  get pieces(): PlacedPiece[] {
    const { board } = this.play.position;
    const placed: PlacedPiece[] = [];
    for (let square = 0; square < SQUARES; square++) {
      const piece = board[square] as number;
      if (piece !== EMPTY)
        placed.push({ side: sideName(sideOf(piece)), kind: kindName(kindOf(piece)), square: squareName(square) });
    }
    return placed;
  }
  /** The legal moves, of one piece if `from` is given; BAD_SQUARE if that names no square. */
  legalMoves(from?: string | null): Result<MoveReport[], Problem> {
    const square = from === null || from === undefined ? null : parseSquare(from);
    if (square === NO_SQUARE) return err(badSquare(from ?? ''));
    const moves = this.play.legalMoves();
    const chosen = square === null ? moves : moves.filter((move) => moveFrom(move) === square);
    return ok(Array.from(chosen, (move) => new MoveReport(this.play.position, move)));
  }
  /** Why a move is legal or not. Text that is no move is told as such, with the code that reading it gave. */
  explainMove(text: string): MoveExplanation {
    const { play } = this;
    const read = parseMove(play.position, text);
    if (!read.ok) return { legal: false, code: read.error.code, message: read.error.message, squares: [] };
    const illegal = explainIllegal(play, read.value.move);
    if (illegal)
      return { legal: false, code: illegal.code, message: illegal.message, squares: illegal.squares.map(squareName) };
    const over = this.judgement.outcome.status === 'FINISHED';
    return over
      ? { legal: true, code: 'GAME_OVER', message: 'The pieces may move so, but the game is over.', squares: [] }
      : { legal: true, code: 'LEGAL', message: 'The move is legal.', squares: [] };
  }
  get inCheck(): boolean {
    return this.play.checked;
  }
  get checkers(): string[] {
    return this.play.checked ? checkers(this.play.position).map(squareName) : [];
  }
  get facing(): boolean {
    return this.play.facing;
  }
  get points(): Points {
    return countPoints(this.play.position, this.play.rules);
  }
  get outcome(): VerdictReport {
    return new VerdictReport(this.judgement, this.judgement.warnings);
  }
  get claims(): ClaimKind[] {
    return this.judgement.outcome.status === 'FINISHED' ? [] : possibleClaims(this.play);
  }
  get counters(): Counters {
    const { switches } = this.play.rules;
    return {
      plies: this.play.ply,
      pliesLimit: limit(switches.maxPlies, switches.maxPliesResult),
      noProgress: this.play.position.halfmoveClock,
      noProgressLimit: limit(switches.noProgressPlies, switches.noProgressResult),
      repetitions: this.play.occurrences().length,
      repetitionLimit: limit(switches.repetitionCount, switches.repetitionResult),
    };
  }
  get key(): string {
    return this.play.position.key;
  }
}
