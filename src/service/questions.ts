import type { Arrangement } from '../janggi/arrangement.js';
import type { Side } from '../janggi/side.js';
import type { DecodedText } from '../notation/decode-text.js';
import type { DiagramStyle } from '../notation/diagram.js';
import type { FenDialect } from '../notation/fen.js';
import type { MoveNotation } from '../notation/moves.js';
import type { RecordFormat } from '../notation/record.js';
import type { Coordinates } from '../notation/svg.js';
import type { ClaimKind } from '../rulesets/reason.js';
import type { RulesetOverrides } from '../rulesets/rules.js';

/** An input that may be left out; an explicit null means the same. */
type Maybe<T> = T | null | undefined;

/** How a caller says which rules to judge by. */
export interface RulesQuestion {
  readonly ruleset?: Maybe<string>;
  readonly rules?: Maybe<RulesetOverrides>;
}

/** A position: given by a FEN or by arrangements (the usual start by default), and the moves played from there. */
export interface PositionQuestion extends RulesQuestion {
  /** Echoed in the answer of a batch. */
  readonly ref?: Maybe<string>;
  readonly fen?: Maybe<string>;
  readonly dialect?: Maybe<FenDialect>;
  readonly cho?: Maybe<Arrangement>;
  readonly han?: Maybe<Arrangement>;
  readonly moves?: Maybe<readonly string[]>;
  readonly moveNotation?: Maybe<MoveNotation>;
  readonly lenient?: Maybe<boolean>;
}

export interface ClaimQuestion {
  readonly kind: ClaimKind;
  readonly by?: Maybe<Side>;
  readonly atPly?: Maybe<number>;
}

/** A game: a position with its moves, or instead of those a whole record; and the claims made in it. */
export interface GameQuestion extends PositionQuestion {
  /** Its text, or a file that was decoded; the limit on a record's length is for texts. */
  readonly record?: Maybe<string | DecodedText>;
  readonly format?: Maybe<RecordFormat>;
  readonly gameNumber?: Maybe<number>;
  /** What the record says of resignation, time, agreement or disqualification counts as a claim. */
  readonly recordedAsClaims?: Maybe<boolean>;
  readonly claims?: Maybe<readonly ClaimQuestion[]>;
}

/** A picture of a position. */
export interface SvgQuestion {
  readonly style?: Maybe<DiagramStyle>;
  /** The side at the bottom. */
  readonly orientation?: Maybe<Side>;
  readonly coordinates?: Maybe<Coordinates>;
  /** In any notation; the last of the moves that led to the position if left out. */
  readonly lastMove?: Maybe<string>;
  /** Squares. */
  readonly marks?: Maybe<readonly string[]>;
  /** From square to square: `b1c3`. */
  readonly arrows?: Maybe<readonly string[]>;
  /** Width in pixels. */
  readonly size?: Maybe<number>;
  readonly title?: Maybe<string>;
}
