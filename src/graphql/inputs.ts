import { ArgsType, Field, Float, InputType, Int } from 'type-graphql';
import type { Arrangement } from '../janggi/arrangement.js';
import type { Side } from '../janggi/side.js';
import type { FenDialect } from '../notation/fen.js';
import type { MoveNotation } from '../notation/moves.js';
import type { RecordFormat } from '../notation/record.js';
import type { ClaimKind } from '../rulesets/reason.js';
import { DEFAULT_RULESET } from '../rulesets/registry.js';
import type { RulesetId } from '../rulesets/ruleset.js';
import {
  ArrangementEnum,
  ClaimKindEnum,
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
