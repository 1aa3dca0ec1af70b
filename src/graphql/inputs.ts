import { ArgsType, Field, Float, InputType, Int } from 'type-graphql';
import type { Arrangement } from '../janggi/arrangement.js';
import type { Side } from '../janggi/side.js';
import type { DiagramStyle } from '../notation/diagram.js';
import type { FenDialect } from '../notation/fen.js';
import type { MoveNotation } from '../notation/moves.js';
import type { RecordFormat } from '../notation/record.js';
import { type Coordinates, SVG_DEFAULTS } from '../notation/svg.js';
import type { ClaimKind } from '../rulesets/reason.js';
import { DEFAULT_RULESET } from '../rulesets/registry.js';
import type { RulesetId } from '../rulesets/ruleset.js';
import { SVG_LIMITS } from '../service/limits.js';
import {
  ArrangementEnum,
  ClaimKindEnum,
  CoordinatesEnum,
  DiagramStyleEnum,
  FenDialectEnum,
  MoveNotationEnum,
  RecordFormatEnum,
  RulesetIdEnum,
  SideEnum,
} from './enums.js';
import { RulesetOverridesInput } from './rules-types.js';

@ArgsType()
@InputType()
export class PositionArgs {
  @Field(() => String, { nullable: true, description: 'A FEN or a pasted diagram; the usual start if left out.' })
  fen?: string;
  @Field(() => FenDialectEnum, { nullable: true }) dialect?: FenDialect;
  @Field(() => ArrangementEnum, { nullable: true, description: "Cho's, instead of `fen`." }) cho?: Arrangement;
  @Field(() => ArrangementEnum, { nullable: true, description: "Han's, instead of `fen`." }) han?: Arrangement;
  @Field(() => [String], { nullable: true, description: 'Played from there.' }) moves?: string[];
  @Field(() => MoveNotationEnum, { nullable: true, defaultValue: 'AUTO' }) moveNotation?: MoveNotation;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Accept a board that breaks only "could it come from a game".',
  })
  lenient?: boolean;
  @Field(() => RulesetIdEnum, { nullable: true, defaultValue: DEFAULT_RULESET.id }) ruleset?: RulesetId;
  @Field(() => RulesetOverridesInput, { nullable: true, description: 'House rules on top of the ruleset.' })
  rules?: RulesetOverridesInput;
}

@InputType('PositionInput')
export class PositionInput extends PositionArgs {
  @Field(() => String, { nullable: true, description: 'Echoed in the result.' }) ref?: string;
}

@InputType('ScoreNumbers', { description: 'What a tournament gives for each way to end.' })
export class ScoreNumbersInput {
  @Field(() => Float) win!: number;
  @Field(() => Float) draw!: number;
  @Field(() => Float) loss!: number;
  @Field(() => Float, { nullable: true, description: 'A win by points; as any other win if left out.' })
  pointsWin?: number;
  @Field(() => Float, { nullable: true, description: 'A loss by points; as any other loss if left out.' })
  pointsLoss?: number;
}

@InputType('ClaimInput')
export class ClaimInput {
  @Field(() => ClaimKindEnum) kind!: ClaimKind;
  @Field(() => SideEnum, {
    nullable: true,
    description:
      'The side that resigns, ran out of time or is disqualified; for BIKJANG and DRAW_REQUEST the side that asks.',
  })
  by?: Side;
  @Field(() => Int, { nullable: true, description: 'The last ply if left out.' }) atPly?: number;
}

@InputType('GameInput')
export class GameInput extends PositionInput {
  @Field(() => String, {
    nullable: true,
    description: 'The text of a `.gib`, a PGN, a JSON record or a list of moves, instead of start and moves.',
  })
  record?: string;
  @Field(() => RecordFormatEnum, { nullable: true, defaultValue: 'AUTO', description: 'That of the record.' })
  format?: RecordFormat;
  @Field(() => Int, { nullable: true, description: 'Which game of the record, from 1.' }) gameNumber?: number;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Resignation, time, agreement and disqualification written in the record count as claims.',
  })
  recordedAsClaims?: boolean;
  @Field(() => [ClaimInput], { nullable: true }) claims?: ClaimInput[];
}

const { least, most } = SVG_LIMITS.svgSize;

@InputType('SvgOptions', { description: 'How a position is pictured; what is left out is as most want it.' })
export class SvgOptionsInput {
  @Field(() => DiagramStyleEnum, {
    nullable: true,
    defaultValue: SVG_DEFAULTS.style,
    description: "What stands on the pieces. In HANJA Cho's are in cursive, as on real sets.",
  })
  style?: DiagramStyle;
  @Field(() => SideEnum, {
    nullable: true,
    defaultValue: SVG_DEFAULTS.orientation,
    description: 'The side at the bottom.',
  })
  orientation?: Side;
  @Field(() => CoordinatesEnum, { nullable: true, defaultValue: SVG_DEFAULTS.coordinates }) coordinates?: Coordinates;
  @Field(() => String, {
    nullable: true,
    description: 'In any notation; the last of the moves that led to the position if left out.',
  })
  lastMove?: string;
  @Field(() => [String], {
    nullable: true,
    description: `Squares with a ring, \`a1\` to \`i10\`; at most ${SVG_LIMITS.svgMarks}.`,
  })
  marks?: string[];
  @Field(() => [String], {
    nullable: true,
    description: `From square to square, \`b1c3\`; at most ${SVG_LIMITS.svgArrows}.`,
  })
  arrows?: string[];
  @Field(() => Int, {
    nullable: true,
    defaultValue: SVG_DEFAULTS.size,
    description: `Width in pixels, ${least} to ${most}; the height follows.`,
  })
  size?: number;
  @Field(() => String, {
    nullable: true,
    description: `The name of the picture, of at most ${SVG_LIMITS.svgTitle} characters; whose turn it is if left out.`,
  })
  title?: string;
}
