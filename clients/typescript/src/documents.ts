// Written by scripts/clients.mjs from documents/ and schema/schema.graphql.

/**
 * The text of a GraphQL query that carries the types of its answer and of its variables. To any client of GraphQL it is
 * a text.
 */
export type TypedDocument<Result, Variables extends object> = string & {
  readonly __types?: (variables: Variables) => Result;
};

export interface GameInput {
  /** A FEN or a pasted diagram; the usual start if left out. */
  readonly fen?: string | null | undefined;
  readonly dialect?: FenDialect | null | undefined;
  /** Cho's, instead of `fen`. */
  readonly cho?: Arrangement | null | undefined;
  /** Han's, instead of `fen`. */
  readonly han?: Arrangement | null | undefined;
  /** Played from there. */
  readonly moves?: readonly string[] | null | undefined;
  readonly moveNotation?: MoveNotation | null | undefined;
  /** Accept a board that breaks only "could it come from a game". */
  readonly lenient?: boolean | null | undefined;
  readonly ruleset?: RulesetId | null | undefined;
  /** House rules on top of the ruleset. */
  readonly rules?: RulesetOverrides | null | undefined;
  /** Echoed in the result. */
  readonly ref?: string | null | undefined;
  /** The text of a `.gib`, a PGN, a JSON record or a list of moves, instead of start and moves. */
  readonly record?: string | null | undefined;
  /** That of the record. */
  readonly format?: RecordFormat | null | undefined;
  /** Which game of the record, from 1. */
  readonly gameNumber?: number | null | undefined;
  /** Resignation, time, agreement and disqualification written in the record count as claims. */
  readonly recordedAsClaims?: boolean | null | undefined;
  readonly claims?: readonly ClaimInput[] | null | undefined;
}

/** Spellings of a position. */
export type FenDialect =
  | 'FAIRY_STOCKFISH'
  | 'CHARIOT_HORSE'
  | 'WESTERN_NAMES'
  | 'KOREAN_BOARD';

/** Horses (ma) and elephants (sang) from left to right at the own seat. */
export type Arrangement =
  | 'MA_SANG_SANG_MA'
  | 'SANG_MA_SANG_MA'
  | 'MA_SANG_MA_SANG'
  | 'SANG_MA_MA_SANG';

/** Spellings of a move: UCI `b1c3`, KOREAN `02마83`, SAN `H02-83`, ALGEBRAIC `Hc3`. AUTO recognises these. Squares in letters are read where their count of ranks is named: from 1 or from 0, at the back rank of Cho (LETTERS `b1-c3`, WINBOARD `b0c2`) or of Han (LETTERS_FROM_HAN `b10-c8`, WINBOARD_FROM_HAN `b9c7`). */
export type MoveNotation =
  | 'AUTO'
  | 'UCI'
  | 'KOREAN'
  | 'SAN'
  | 'ALGEBRAIC'
  | 'LETTERS'
  | 'LETTERS_FROM_HAN'
  | 'WINBOARD'
  | 'WINBOARD_FROM_HAN';

/** The games that are served, one document each. */
export type RulesetId =
  | 'TOURNAMENT'
  | 'KJA'
  | 'TTAKJI'
  | 'CHANGGI_RULEBOOK'
  | 'CHESMAYNE'
  | 'MARTIN'
  | 'CAZAUX'
  | 'WIKIPEDIA'
  | 'KAKAO'
  | 'HANGAME'
  | 'FAIRY_JANGGI'
  | 'FAIRY_TRADITIONAL'
  | 'FAIRY_MODERN'
  | 'FAIRY_CASUAL';

/** House rules: single switches on top of a ruleset. Off is 0 for a number and NONE for a word. */
export interface RulesetOverrides {
  /** How the general steps in its palace. */
  readonly generalSteps?: GeneralStepsSwitch | null | undefined;
  /** How guards step in their palace. */
  readonly guardSteps?: GuardStepsSwitch | null | undefined;
  /** Whether chariot, cannon and soldier may use the diagonals of a palace. */
  readonly palaceDiagonals?: PalaceDiagonalsSwitch | null | undefined;
  /** When a soldier may step sideways. */
  readonly soldierSideways?: SoldierSidewaysSwitch | null | undefined;
  /** When a side that is not in check may pass. */
  readonly pass?: PassSwitch | null | undefined;
  /** Who may bring the generals face to face. */
  readonly facingMake?: FacingMakeSwitch | null | undefined;
  /** What a side may do that finds the generals face to face. */
  readonly facingReply?: FacingReplySwitch | null | undefined;
  /** What happens to a side that is not in check and has no legal move. */
  readonly stalemate?: StalemateSwitch | null | undefined;
  /** Whether a cannon may make the first move of a game. */
  readonly cannonFirstMove?: CannonFirstMoveSwitch | null | undefined;
  /** When facing generals end the game. */
  readonly facingEnds?: FacingEndsSwitch | null | undefined;
  /** What comes of generals that face each other, where that ends the game. */
  readonly facingResult?: FacingResultSwitch | null | undefined;
  /** What the side that made a facing can no longer win. */
  readonly facingForfeitsWin?: FacingForfeitsWinSwitch | null | undefined;
  /** A mate by a piece that the mated general could take, but for the facing that this would make. */
  readonly generalDefendedMate?: GeneralDefendedMateSwitch | null | undefined;
  /** What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends. */
  readonly drawnGame?: DrawnGameSwitch | null | undefined;
  /** What comes of a position that stands `repetitionCount` times. */
  readonly repetitionResult?: RepetitionResultSwitch | null | undefined;
  /** When the side that keeps giving check loses, where a position recurs. */
  readonly perpetualCheck?: PerpetualCheckSwitch | null | undefined;
  /** What comes of moving one piece to and fro more often than `shuttleLimit`. */
  readonly shuttleResult?: ShuttleResultSwitch | null | undefined;
  /** Both sides pass, one after the other. */
  readonly doublePass?: DoublePassSwitch | null | undefined;
  /** What comes of `noProgressPlies` half-moves without a capture. */
  readonly noProgressResult?: NoProgressResultSwitch | null | undefined;
  /** What comes of a game of `maxPlies` half-moves. */
  readonly maxPliesResult?: MaxPliesResultSwitch | null | undefined;
  /** Neither side has anything left but its general and guards. */
  readonly insufficientMaterial?: InsufficientMaterialSwitch | null | undefined;
  /** Which end counts where two come at once. */
  readonly endOrder?: EndOrderSwitch | null | undefined;
  /** What a draw by agreement becomes. */
  readonly agreement?: AgreementSwitch | null | undefined;
  /** A game that the organiser stopped. */
  readonly unfinished?: UnfinishedSwitch | null | undefined;
  /** Who sets up horses and elephants first; told to you, for a single game cannot show it. */
  readonly arrangementOrder?: ArrangementOrderSwitch | null | undefined;
  /** A facing counts only if a piece had been captured by the time it was made. */
  readonly facingNeedsCapture?: boolean | null | undefined;
  /** A mate goes before a facing that the same ply leaves. */
  readonly mateBeforeFacing?: boolean | null | undefined;
  /** The ply limit waits for a ply that is neither a capture nor a check. */
  readonly maxPliesQuiet?: boolean | null | undefined;
  /** Occurrences of a position that end the game. 0 is off. */
  readonly repetitionCount?: number | null | undefined;
  /** Reversals in a row allowed to one piece. 0 is off. */
  readonly shuttleLimit?: number | null | undefined;
  /** Half-moves without a capture, passes counted. 0 is off. */
  readonly noProgressPlies?: number | null | undefined;
  /** Half-moves of the whole game, passes counted. 0 is off. */
  readonly maxPlies?: number | null | undefined;
  /** A side's total, komi in, at or under which the game ends. 0 is off. */
  readonly lowTotal?: number | null | undefined;
  /** Points given to Han. */
  readonly komi?: number | null | undefined;
  /** A draw can be requested while both sides, komi out, are under this. 0 is off. */
  readonly drawRequestBelow?: number | null | undefined;
  /** Points of chariot, cannon, horse, elephant, guard, soldier, in this order. */
  readonly pointValues?: readonly number[] | null | undefined;
}

/** Values of the switch generalSteps. */
export type GeneralStepsSwitch =
  | 'LINES'
  | 'ORTHOGONAL';

/** Values of the switch guardSteps. */
export type GuardStepsSwitch =
  | 'LINES'
  | 'ORTHOGONAL';

/** Values of the switch palaceDiagonals. */
export type PalaceDiagonalsSwitch =
  | 'YES'
  | 'NO';

/** Values of the switch soldierSideways. */
export type SoldierSidewaysSwitch =
  | 'ALWAYS'
  | 'LAST_RANK';

/** Values of the switch pass. */
export type PassSwitch =
  | 'FREE'
  | 'FORCED'
  | 'NONE';

/** Values of the switch facingMake. */
export type FacingMakeSwitch =
  | 'FREE'
  | 'WEAKER'
  | 'NOT_IN_CHECK'
  | 'ILLEGAL';

/** Values of the switch facingReply. */
export type FacingReplySwitch =
  | 'ANY'
  | 'MUST_BREAK'
  | 'BREAK_OR_PASS';

/** Values of the switch stalemate. */
export type StalemateSwitch =
  | 'PASS'
  | 'DRAW';

/** Values of the switch cannonFirstMove. */
export type CannonFirstMoveSwitch =
  | 'ALLOWED'
  | 'FORBIDDEN';

/** Values of the switch facingEnds. */
export type FacingEndsSwitch =
  | 'NEVER'
  | 'WHEN_LEFT'
  | 'WHEN_CLAIMED';

/** Values of the switch facingResult. */
export type FacingResultSwitch =
  | 'DRAW'
  | 'POINTS';

/** Values of the switch facingForfeitsWin. */
export type FacingForfeitsWinSwitch =
  | 'NONE'
  | 'MATE'
  | 'ALL';

/** Values of the switch generalDefendedMate. */
export type GeneralDefendedMateSwitch =
  | 'WIN'
  | 'DRAW';

/** Values of the switch drawnGame. */
export type DrawnGameSwitch =
  | 'DRAW'
  | 'POINTS';

/** Values of the switch repetitionResult. */
export type RepetitionResultSwitch =
  | 'DRAW'
  | 'POINTS'
  | 'REFEREE'
  | 'NONE';

/** Values of the switch perpetualCheck. */
export type PerpetualCheckSwitch =
  | 'EVERY_MOVE'
  | 'CHECKING_POSITION'
  | 'SAME';

/** Values of the switch shuttleResult. */
export type ShuttleResultSwitch =
  | 'ILLEGAL'
  | 'LOSES'
  | 'NONE';

/** Values of the switch doublePass. */
export type DoublePassSwitch =
  | 'NONE'
  | 'DRAW'
  | 'POINTS';

/** Values of the switch noProgressResult. */
export type NoProgressResultSwitch =
  | 'DRAW'
  | 'POINTS'
  | 'NONE';

/** Values of the switch maxPliesResult. */
export type MaxPliesResultSwitch =
  | 'DRAW'
  | 'POINTS'
  | 'NONE';

/** Values of the switch insufficientMaterial. */
export type InsufficientMaterialSwitch =
  | 'NONE'
  | 'DRAW'
  | 'POINTS';

/** Values of the switch endOrder. */
export type EndOrderSwitch =
  | 'REPETITION_FIRST'
  | 'NO_PROGRESS_FIRST';

/** Values of the switch agreement. */
export type AgreementSwitch =
  | 'DRAW'
  | 'POINTS'
  | 'NOT_ALLOWED';

/** Values of the switch unfinished. */
export type UnfinishedSwitch =
  | 'POINTS'
  | 'NOT_ALLOWED';

/** Values of the switch arrangementOrder. */
export type ArrangementOrderSwitch =
  | 'HAN'
  | 'CHO'
  | 'ANY'
  | 'FIXED';

/** How a game is written down: `.gib`, PGN, a plain list of moves, or JSON; AUTO recognises it. */
export type RecordFormat =
  | 'AUTO'
  | 'GIB'
  | 'PGN'
  | 'MOVES'
  | 'JSON';

export interface ClaimInput {
  readonly kind: ClaimKind;
  /** The side that resigns, ran out of time or is disqualified; for BIKJANG and DRAW_REQUEST the side that asks. */
  readonly by?: Side | null | undefined;
  /** The last ply if left out. */
  readonly atPly?: number | null | undefined;
}

/** Endings that do not follow from the board alone. */
export type ClaimKind =
  | 'RESIGNATION'
  | 'TIME_FORFEIT'
  | 'DISQUALIFICATION'
  | 'DRAW_AGREED'
  | 'DRAW_REQUEST'
  | 'BIKJANG'
  | 'UNFINISHED';

/** CHO (楚) moves first; HAN (漢) receives the komi. */
export type Side =
  | 'CHO'
  | 'HAN';

/** How a game stands. */
export type VerdictStatus =
  | 'ONGOING'
  | 'FINISHED'
  | 'MUST_DEVIATE'
  | 'ILLEGAL';

/** The event that ended the game. */
export type VerdictReason =
  | 'ONGOING'
  | 'CHECKMATE'
  | 'STALEMATE'
  | 'BIKJANG'
  | 'REPETITION'
  | 'PERPETUAL_CHECK'
  | 'DOUBLE_PASS'
  | 'LOW_TOTAL'
  | 'MOVE_LIMIT'
  | 'NO_PROGRESS'
  | 'INSUFFICIENT_MATERIAL'
  | 'DRAW_REQUEST'
  | 'POINTS'
  | 'RESIGNATION'
  | 'TIME_FORFEIT'
  | 'DISQUALIFICATION'
  | 'AGREEMENT'
  | 'FORFEITED_WIN'
  | 'GENERAL_DEFENDED_MATE'
  | 'ILLEGAL_MOVE';

/** Whether a recorded result is the one on the board. */
export type Agreement =
  | 'AGREES'
  | 'DISAGREES'
  | 'NOT_ON_BOARD';

/** English, Korean, Japanese. */
export type Language =
  | 'EN'
  | 'KO'
  | 'JA';

/** How a record says that its game ended. */
export type RecordedHow =
  | 'CHECKMATE'
  | 'COMPLETE'
  | 'RESIGNATION'
  | 'TIME'
  | 'POINTS'
  | 'BIKJANG'
  | 'AGREEMENT'
  | 'AUTOMATIC'
  | 'DISQUALIFICATION'
  | 'DISCONNECTED';

/** The seven kinds of piece. */
export type PieceKind =
  | 'GENERAL'
  | 'GUARD'
  | 'ELEPHANT'
  | 'HORSE'
  | 'CANNON'
  | 'CHARIOT'
  | 'SOLDIER';

export interface AdjudicateManyVariables {
  readonly games: readonly GameInput[];
}

export interface AdjudicateManyAnswer {
  readonly adjudications: readonly ({
    readonly index: number;
    readonly ref: string | null;
    readonly verdict: {
      readonly status: VerdictStatus;
      readonly result: string;
      readonly winner: Side | null;
      readonly reason: VerdictReason;
      readonly byPoints: boolean;
      readonly ply: number;
      readonly clause: {
        readonly id: string;
        readonly text: string;
      } | null;
      readonly points: {
        readonly cho: number;
        readonly han: number;
        readonly komi: number;
      };
      readonly recorded: {
        readonly text: string;
        readonly agreement: Agreement;
      } | null;
    } | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly rank: number | null;
      readonly file: string | null;
      readonly line: number | null;
      readonly column: number | null;
      readonly ply: number | null;
      readonly game: number | null;
    } | null;
  })[];
}

/** The verdicts on many games; a bad one spoils only its own. */
export const ADJUDICATE_MANY: TypedDocument<AdjudicateManyAnswer, AdjudicateManyVariables> = `query AdjudicateMany($games: [GameInput!]!) {
  adjudications(inputs: $games) {
    index
    ref
    verdict {
      status
      result
      winner
      reason
      byPoints
      ply
      clause {
        id
        text
      }
      points {
        cho
        han
        komi
      }
      recorded {
        text
        agreement
      }
    }
    error {
      code
      message
      rank
      file
      line
      column
      ply
      game
    }
  }
}`;

export interface AdjudicateVariables {
  readonly game: GameInput;
  readonly language?: Language | null | undefined;
}

export interface AdjudicateAnswer {
  readonly adjudicate: {
    readonly ruleset: RulesetId;
    readonly overrides: readonly string[];
    readonly revision: string;
    readonly status: VerdictStatus;
    readonly result: string;
    readonly winner: Side | null;
    readonly reason: VerdictReason;
    readonly byPoints: boolean;
    readonly clause: {
      readonly id: string;
      readonly text: string;
      readonly source: string;
      readonly section: string | null;
    } | null;
    readonly ply: number;
    readonly pliesAfterEnd: number;
    readonly mustDeviate: Side | null;
    readonly illegal: {
      readonly ply: number;
      readonly move: string;
      readonly code: string;
      readonly message: string;
      readonly squares: readonly string[];
    } | null;
    readonly points: {
      readonly cho: number;
      readonly han: number;
      readonly komi: number;
      readonly margin: number;
      readonly leader: Side | null;
    };
    readonly finalFen: string;
    readonly scores: {
      readonly cho: number | null;
      readonly han: number | null;
    };
    readonly recorded: {
      readonly text: string;
      readonly winner: Side | null;
      readonly how: RecordedHow | null;
      readonly margin: number | null;
      readonly agreement: Agreement;
    } | null;
    readonly summary: string;
    readonly warnings: readonly ({
      readonly code: string;
      readonly message: string;
      readonly rank: number | null;
      readonly file: string | null;
      readonly line: number | null;
      readonly column: number | null;
      readonly ply: number | null;
      readonly game: number | null;
    })[];
  } | null;
}

/** The verdict on one game. */
export const ADJUDICATE: TypedDocument<AdjudicateAnswer, AdjudicateVariables> = `query Adjudicate($game: GameInput!, $language: Language) {
  adjudicate(input: $game) {
    ruleset
    overrides
    revision
    status
    result
    winner
    reason
    byPoints
    clause {
      id
      text
      source
      section
    }
    ply
    pliesAfterEnd
    mustDeviate
    illegal {
      ply
      move
      code
      message
      squares
    }
    points {
      cho
      han
      komi
      margin
      leader
    }
    finalFen
    scores {
      cho
      han
    }
    recorded {
      text
      winner
      how
      margin
      agreement
    }
    summary(language: $language)
    warnings {
      code
      message
      rank
      file
      line
      column
      ply
      game
    }
  }
}`;

export interface CompareRulesetsVariables {
  readonly game: GameInput;
  readonly rulesets?: readonly RulesetId[] | null | undefined;
}

export interface CompareRulesetsAnswer {
  readonly game: {
    readonly verdicts: readonly ({
      readonly ruleset: RulesetId;
      readonly verdict: {
        readonly status: VerdictStatus;
        readonly result: string;
        readonly reason: VerdictReason;
        readonly byPoints: boolean;
        readonly ply: number;
        readonly clause: {
          readonly id: string;
          readonly text: string;
        } | null;
      } | null;
      readonly error: {
        readonly code: string;
        readonly message: string;
      } | null;
    })[];
  } | null;
}

/** What each ruleset makes of the same game. */
export const COMPARE_RULESETS: TypedDocument<CompareRulesetsAnswer, CompareRulesetsVariables> = `query CompareRulesets($game: GameInput!, $rulesets: [RulesetId!]) {
  game(input: $game) {
    verdicts(rulesets: $rulesets) {
      ruleset
      verdict {
        status
        result
        reason
        byPoints
        ply
        clause {
          id
          text
        }
      }
      error {
        code
        message
      }
    }
  }
}`;

export interface EvaluateVariables {
  readonly fen?: string | null | undefined;
  readonly moves?: readonly string[] | null | undefined;
  readonly depth?: number | null | undefined;
  readonly lines?: number | null | undefined;
  readonly ruleset?: RulesetId | null | undefined;
  readonly rules?: RulesetOverrides | null | undefined;
}

export interface EvaluateAnswer {
  readonly position: {
    readonly evaluation: {
      readonly score: number;
      readonly mateIn: number | null;
      readonly winProbability: {
        readonly cho: number;
        readonly draw: number;
        readonly han: number;
      };
      readonly lines: readonly ({
        readonly score: number;
        readonly mateIn: number | null;
        readonly moves: readonly ({
          readonly uci: string;
          readonly korean: string;
          readonly san: string;
        })[];
      })[];
      readonly depth: number;
      readonly nodes: number;
      readonly complete: boolean;
    } | null;
  } | null;
}

/** What a position is worth, with its best lines. */
export const EVALUATE: TypedDocument<EvaluateAnswer, EvaluateVariables> = `query Evaluate(
  $fen: String
  $moves: [String!]
  $depth: Int
  $lines: Int
  $ruleset: RulesetId
  $rules: RulesetOverrides
) {
  position(fen: $fen, moves: $moves, ruleset: $ruleset, rules: $rules) {
    evaluation(depth: $depth, lines: $lines) {
      score
      mateIn
      winProbability {
        cho
        draw
        han
      }
      lines {
        score
        mateIn
        moves {
          uci
          korean
          san
        }
      }
      depth
      nodes
      complete
    }
  }
}`;

export interface ExplainMoveVariables {
  readonly fen?: string | null | undefined;
  readonly moves?: readonly string[] | null | undefined;
  readonly move: string;
  readonly ruleset?: RulesetId | null | undefined;
  readonly rules?: RulesetOverrides | null | undefined;
}

export interface ExplainMoveAnswer {
  readonly position: {
    readonly explainMove: {
      readonly legal: boolean;
      readonly code: string;
      readonly message: string;
      readonly squares: readonly string[];
    };
  } | null;
}

/** Why a move is legal or not. */
export const EXPLAIN_MOVE: TypedDocument<ExplainMoveAnswer, ExplainMoveVariables> = `query ExplainMove($fen: String, $moves: [String!], $move: String!, $ruleset: RulesetId, $rules: RulesetOverrides) {
  position(fen: $fen, moves: $moves, ruleset: $ruleset, rules: $rules) {
    explainMove(move: $move) {
      legal
      code
      message
      squares
    }
  }
}`;

export interface LegalMovesVariables {
  readonly fen?: string | null | undefined;
  readonly moves?: readonly string[] | null | undefined;
  readonly ruleset?: RulesetId | null | undefined;
  readonly rules?: RulesetOverrides | null | undefined;
}

export interface LegalMovesAnswer {
  readonly position: {
    readonly fen: string;
    readonly turn: Side;
    readonly inCheck: boolean;
    readonly legalMoves: readonly ({
      readonly uci: string;
      readonly korean: string;
      readonly san: string;
      readonly from: string;
      readonly to: string;
      readonly pass: boolean;
      readonly piece: PieceKind;
      readonly captures: PieceKind | null;
      readonly givesCheck: boolean;
      readonly facesGenerals: boolean;
      readonly fenAfter: string;
    })[];
    readonly warnings: readonly ({
      readonly code: string;
      readonly message: string;
      readonly rank: number | null;
      readonly file: string | null;
      readonly line: number | null;
      readonly column: number | null;
      readonly ply: number | null;
      readonly game: number | null;
    })[];
  } | null;
}

/** The legal moves of a position, with what they do. */
export const LEGAL_MOVES: TypedDocument<LegalMovesAnswer, LegalMovesVariables> = `query LegalMoves($fen: String, $moves: [String!], $ruleset: RulesetId, $rules: RulesetOverrides) {
  position(fen: $fen, moves: $moves, ruleset: $ruleset, rules: $rules) {
    fen
    turn
    inCheck
    legalMoves {
      uci
      korean
      san
      from
      to
      pass
      piece
      captures
      givesCheck
      facesGenerals
      fenAfter
    }
    warnings {
      code
      message
      rank
      file
      line
      column
      ply
      game
    }
  }
}`;

export interface RulesetsVariables {}

export interface RulesetsAnswer {
  readonly rulesets: readonly ({
    readonly id: RulesetId;
    readonly name: string;
    readonly revision: string;
    readonly source: string;
    readonly clauses: readonly ({
      readonly id: string;
      readonly text: string;
      readonly source: string;
      readonly section: string | null;
    })[];
  })[];
}

/** All rulesets with their clauses. */
export const RULESETS: TypedDocument<RulesetsAnswer, RulesetsVariables> = `query Rulesets {
  rulesets {
    id
    name
    revision
    source
    clauses {
      id
      text
      source
      section
    }
  }
}`;

export interface StandingVariables {
  readonly fen?: string | null | undefined;
  readonly moves?: readonly string[] | null | undefined;
  readonly ruleset?: RulesetId | null | undefined;
  readonly rules?: RulesetOverrides | null | undefined;
}

export interface StandingAnswer {
  readonly position: {
    readonly fen: string;
    readonly turn: Side;
    readonly inCheck: boolean;
    readonly checkers: readonly string[];
    readonly facing: boolean;
    readonly points: {
      readonly cho: number;
      readonly han: number;
      readonly komi: number;
      readonly margin: number;
      readonly leader: Side | null;
    };
    readonly claims: readonly ClaimKind[];
    readonly counters: {
      readonly plies: number;
      readonly pliesLimit: number | null;
      readonly noProgress: number;
      readonly noProgressLimit: number | null;
      readonly repetitions: number;
      readonly repetitionLimit: number | null;
    };
    readonly outcome: {
      readonly status: VerdictStatus;
      readonly result: string;
      readonly reason: VerdictReason;
      readonly winner: Side | null;
      readonly byPoints: boolean;
      readonly clause: {
        readonly id: string;
        readonly text: string;
      } | null;
    };
  } | null;
}

/** How a game stands: points, check, what could be claimed, and which endings come near. */
export const STANDING: TypedDocument<StandingAnswer, StandingVariables> = `query Standing($fen: String, $moves: [String!], $ruleset: RulesetId, $rules: RulesetOverrides) {
  position(fen: $fen, moves: $moves, ruleset: $ruleset, rules: $rules) {
    fen
    turn
    inCheck
    checkers
    facing
    points {
      cho
      han
      komi
      margin
      leader
    }
    claims
    counters {
      plies
      pliesLimit
      noProgress
      noProgressLimit
      repetitions
      repetitionLimit
    }
    outcome {
      status
      result
      reason
      winner
      byPoints
      clause {
        id
        text
      }
    }
  }
}`;
