/** The object types of the contract. Their values are the reports of the service layer; nothing is computed here. */
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { PieceKind } from '../janggi/piece.js';
import type { Side } from '../janggi/side.js';
import type { RecordedHow } from '../notation/recorded-result.js';
import type { ClaimKind, VerdictReason } from '../rulesets/reason.js';
import type { RulesetId } from '../rulesets/ruleset.js';
import type { Agreement, VerdictStatus } from '../service/verdict-report.js';
import {
  AgreementEnum,
  ClaimKindEnum,
  PieceKindEnum,
  RecordedHowEnum,
  RulesetIdEnum,
  SideEnum,
  VerdictReasonEnum,
  VerdictStatusEnum,
} from './enums.js';

@ObjectType('Warning', {
  description: 'Something to tell about an input beside its answer, or what is wrong with it; with its place.',
  simpleResolvers: true,
})
export class WarningType {
  @Field(() => String, { description: 'Stable; new codes may come.' }) code!: string;
  @Field(() => String) message!: string;
  @Field(() => Int, { nullable: true, description: "1 (Cho's back rank) to 10." }) rank?: number;
  @Field(() => String, { nullable: true, description: '`a` to `i`.' }) file?: string;
  @Field(() => Int, { nullable: true, description: 'From 1, in the text given.' }) line?: number;
  @Field(() => Int, { nullable: true, description: 'From 1, in the text given.' }) column?: number;
  @Field(() => Int, { nullable: true, description: 'Half-move, from 1.' }) ply?: number;
  @Field(() => Int, { nullable: true, description: 'Game of a collection, from 1.' }) game?: number;
}

@ObjectType('PlacedPiece', { simpleResolvers: true })
export class PlacedPieceType {
  @Field(() => SideEnum) side!: Side;
  @Field(() => PieceKindEnum) kind!: PieceKind;
  @Field(() => String, { description: '`a1` to `i10`.' }) square!: string;
}

@ObjectType('Move', {
  description: "A legal move. A pass is the general's null move: `from` and `to` are its square.",
  simpleResolvers: true,
})
export class MoveType {
  @Field(() => String, { description: '`b1c3`; a pass is `e2e2`.' }) uci!: string;
  @Field(() => String, { description: '`02마83`; a pass is `한수쉼`.' }) korean!: string;
  @Field(() => String, { description: "Fairy-Stockfish's janggi notation: `H02-83`; a pass is `K95-95`." })
  san!: string;
  @Field(() => String) from!: string;
  @Field(() => String) to!: string;
  @Field(() => Boolean) pass!: boolean;
  @Field(() => PieceKindEnum) piece!: PieceKind;
  @Field(() => PieceKindEnum, { nullable: true }) captures?: PieceKind;
  @Field(() => Boolean, { description: 'Check by a piece.' }) givesCheck!: boolean;
  @Field(() => Boolean, { description: 'After the move the generals face each other (bikjang).' })
  facesGenerals!: boolean;
  @Field(() => String) fenAfter!: string;
}

@ObjectType('Clause', { description: 'A rule of a document, in our own words.', simpleResolvers: true })
export class ClauseType {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'A reading that was taken is marked as one.' }) text!: string;
  @Field(() => String) source!: string;
  @Field(() => String, { nullable: true, description: 'The heading that it stands under.' }) section?: string;
}

@ObjectType('PointsLine', { description: "One kind of piece in a side's points.", simpleResolvers: true })
export class PointsLineType {
  @Field(() => SideEnum) side!: Side;
  @Field(() => PieceKindEnum) kind!: PieceKind;
  @Field(() => Int) count!: number;
  @Field(() => Float) each!: number;
  @Field(() => Float) total!: number;
}

@ObjectType('Points', { description: "The official count. Komi is in Han's total already.", simpleResolvers: true })
export class PointsType {
  @Field(() => Float) cho!: number;
  @Field(() => Float) han!: number;
  @Field(() => Float) komi!: number;
  @Field(() => Float, { description: 'Cho minus Han.' }) margin!: number;
  @Field(() => SideEnum, { nullable: true, description: 'Null while level.' }) leader?: Side;
  @Field(() => [PointsLineType]) breakdown!: PointsLineType[];
  @Field(() => ClauseType, { description: 'What the count is made by.' }) clause!: ClauseType;
}

@ObjectType('IllegalMove', { simpleResolvers: true })
export class IllegalMoveType {
  @Field(() => Int) ply!: number;
  @Field(() => String, { description: 'As it was given.' }) move!: string;
  @Field(() => String) code!: string;
  @Field(() => String) message!: string;
  @Field(() => [String], { description: 'The squares that matter.' }) squares!: string[];
  @Field(() => Int, { nullable: true, description: 'Where it stands in a record.' }) line?: number;
  @Field(() => Int, { nullable: true }) column?: number;
  @Field(() => Int, { nullable: true }) game?: number;
}

@ObjectType('Scores', { description: 'Tournament points; null while there is no result.', simpleResolvers: true })
export class ScoresType {
  @Field(() => Float, { nullable: true }) cho?: number;
  @Field(() => Float, { nullable: true }) han?: number;
}

@ObjectType('Recorded', { description: 'What a record says of its result.', simpleResolvers: true })
export class RecordedType {
  @Field(() => String, { description: 'As written.' }) text!: string;
  @Field(() => SideEnum, { nullable: true }) winner?: Side;
  @Field(() => RecordedHowEnum, { nullable: true }) how?: RecordedHow;
  @Field(() => Float, { nullable: true }) margin?: number;
  @Field(() => AgreementEnum) agreement!: Agreement;
}

@ObjectType('Verdict', {
  description: 'How a game or a position ended, why, and by which clause.',
  simpleResolvers: true,
})
export class VerdictType {
  @Field(() => RulesetIdEnum) ruleset!: RulesetId;
  @Field(() => [String], { description: 'House rules in force, as `switch=value`.' }) overrides!: string[];
  @Field(() => String, { description: 'Of the ruleset: file it with the verdict.' }) revision!: string;
  @Field(() => VerdictStatusEnum) status!: VerdictStatus;
  @Field(() => String, { description: '"1-0" Cho wins, "0-1" Han wins, "1/2-1/2", "*".' }) result!: string;
  @Field(() => SideEnum, { nullable: true }) winner?: Side;
  @Field(() => VerdictReasonEnum) reason!: VerdictReason;
  @Field(() => Boolean, { description: 'Points decided after the event.' }) byPoints!: boolean;
  @Field(() => ClauseType, { nullable: true, description: 'The rule that decided; null while ONGOING.' })
  clause?: ClauseType;
  @Field(() => Int, { description: 'The half-move after which it was so; for an illegal move its own number.' })
  ply!: number;
  @Field(() => Int, { description: 'Moves given after the end; they are counted, not judged.' }) pliesAfterEnd!: number;
  @Field(() => SideEnum, { nullable: true }) mustDeviate?: Side;
  @Field(() => IllegalMoveType, { nullable: true }) illegal?: IllegalMoveType;
  @Field(() => PointsType, { description: 'At `ply`; for an illegal move, before it.' }) points!: PointsType;
  @Field(() => String, { description: 'At `ply`; for an illegal move, before it.' }) finalFen!: string;
  @Field(() => RecordedType, { nullable: true }) recorded?: RecordedType;
  @Field(() => [WarningType]) warnings!: WarningType[];
}

@ObjectType('Counters', {
  description: 'Endings seen coming; a limit is null where there is none.',
  simpleResolvers: true,
})
export class CountersType {
  @Field(() => Int) plies!: number;
  @Field(() => Int, { nullable: true }) pliesLimit?: number;
  @Field(() => Int) noProgress!: number;
  @Field(() => Int, { nullable: true }) noProgressLimit?: number;
  @Field(() => Int) repetitions!: number;
  @Field(() => Int, { nullable: true }) repetitionLimit?: number;
}

@ObjectType('Position', { simpleResolvers: true })
export class PositionType {
  @Field(() => SideEnum) turn!: Side;
  @Field(() => [PlacedPieceType]) pieces!: PlacedPieceType[];
  @Field(() => Boolean, { description: 'Whether the side to move is in check from a piece.' }) inCheck!: boolean;
  @Field(() => [String]) checkers!: string[];
  @Field(() => Boolean, { description: 'The generals face each other on an open file (bikjang).' }) facing!: boolean;
  @Field(() => PointsType) points!: PointsType;
  @Field(() => VerdictType, { description: 'Of this position, with the moves given as its history.' })
  outcome!: VerdictType;
  @Field(() => [ClaimKindEnum], { description: 'What could be claimed now.' }) claims!: ClaimKind[];
  @Field(() => CountersType) counters!: CountersType;
  @Field(() => String, {
    description: 'Hash of board and side to move, 16 hex digits; for grouping, never an identity.',
  })
  key!: string;
  @Field(() => [WarningType]) warnings!: WarningType[];
}

@ObjectType('MoveExplanation', { description: 'Why a move is legal or not.', simpleResolvers: true })
export class MoveExplanationType {
  @Field(() => Boolean, { description: 'By the rules of movement; endings are not looked at.' }) legal!: boolean;
  @Field(() => String, { description: 'LEGAL, GAME_OVER (legal, but the game has ended), or what makes it illegal.' })
  code!: string;
  @Field(() => String) message!: string;
  @Field(() => [String], { description: 'The squares that matter: what blocks, what checks.' }) squares!: string[];
}

@ObjectType('PositionResult', { description: 'One answer of a batch: a position or an error.', simpleResolvers: true })
export class PositionResultType {
  @Field(() => Int, { description: 'Of the input, from 0.' }) index!: number;
  @Field(() => String, { nullable: true, description: 'Of the input, echoed.' }) ref?: string;
  @Field(() => PositionType, { nullable: true }) position?: PositionType;
  @Field(() => WarningType, { nullable: true }) error?: WarningType;
}

@ObjectType('VerdictResult', { description: 'One answer of a batch: a verdict or an error.', simpleResolvers: true })
export class VerdictResultType {
  @Field(() => Int, { description: 'Of the input, from 0.' }) index!: number;
  @Field(() => String, { nullable: true, description: 'Of the input, echoed.' }) ref?: string;
  @Field(() => VerdictType, { nullable: true }) verdict?: VerdictType;
  @Field(() => WarningType, { nullable: true }) error?: WarningType;
}
