import { Arg, Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { Side } from '../janggi/side.js';
import type { MoveNotation } from '../notation/moves.js';
import type { RecordFormat } from '../notation/record.js';
import type { RulesetId } from '../rulesets/ruleset.js';
import { type GameReport, type RulesetVerdict, reportGame } from '../service/game.js';
import type { PositionReport } from '../service/position-report.js';
import type { RulesQuestion } from '../service/questions.js';
import type { VerdictReport } from '../service/verdict-report.js';
import type { Asked } from './asked.js';
import { MoveNotationEnum, RecordFormatEnum, RulesetIdEnum, SideEnum } from './enums.js';
import { GameInput } from './inputs.js';
import { RulesetOverridesInput } from './rules-types.js';
import { MoveType, PointsType, PositionType, RecordedType, VerdictType, WarningType } from './types.js';
import { unwrap } from './unwrap.js';

@ObjectType('Tag', { description: 'A tag of a record, as written.', simpleResolvers: true })
class TagType {
  @Field(() => String) name!: string;
  @Field(() => String) value!: string;
}

@ObjectType('Ply', { description: 'A half-move, and how the board stands after it.', simpleResolvers: true })
class PlyType {
  @Field(() => Int, { description: 'From 1.' }) number!: number;
  @Field(() => SideEnum) side!: Side;
  @Field(() => MoveType) move!: MoveType;
  @Field(() => String) fen!: string;
  @Field(() => Boolean, { description: 'Whether the move gave check.' }) inCheck!: boolean;
  @Field(() => Boolean) facing!: boolean;
  @Field(() => PointsType) points!: PointsType;
  @Field(() => String, { nullable: true }) comment?: string;
  @Field(() => Int, { nullable: true, description: 'Thinking time.' }) seconds?: number;
}

@ObjectType('RulesetVerdict', {
  description: 'The verdict under one ruleset, or why there is none.',
  simpleResolvers: true,
})
class RulesetVerdictType {
  @Field(() => RulesetIdEnum) ruleset!: RulesetId;
  @Field(() => VerdictType, { nullable: true }) verdict?: VerdictType;
  @Field(() => WarningType, { nullable: true }) error?: WarningType;
}

@ObjectType('Game', {
  description: 'A game to step through, as far as its moves are legal; endings are left to the verdicts.',
  simpleResolvers: true,
})
class GameType {
  @Field(() => [TagType]) tags!: TagType[];
  @Field(() => PositionType) start!: PositionType;
  @Field(() => String, { nullable: true, description: 'What is said before the first move.' }) comment?: string;
  @Field(() => [PlyType]) plies!: PlyType[];
  @Field(() => RecordedType, { nullable: true }) recorded?: RecordedType;
  @Field(() => [WarningType], { description: 'What was assumed, and what stopped the reading.' })
  warnings!: WarningType[];
}

@Resolver(() => GameType)
export class GameResolver {
  @Query(() => GameType, { nullable: true, description: 'A game, given or recorded, ply by ply.' })
  game(@Arg('input', () => GameInput) input: GameInput, @Ctx() { limits }: Asked): GameReport {
    return unwrap(reportGame(input, limits));
  }

  @FieldResolver(() => PositionType, {
    nullable: true,
    description: 'After a ply, the last by default; null if there is none such.',
  })
  position(@Root() game: GameReport, @Arg('ply', () => Int, { nullable: true }) ply?: number): PositionReport | null {
    return game.position(ply);
  }

  @FieldResolver(() => VerdictType, { description: 'Under the rules of the question, or under others.' })
  verdict(
    @Root() game: GameReport,
    @Arg('ruleset', () => RulesetIdEnum, { nullable: true }) ruleset?: RulesetId,
    @Arg('rules', () => RulesetOverridesInput, { nullable: true }) rules?: RulesetOverridesInput,
  ): VerdictReport {
    return unwrap(game.verdict({ ruleset, rules } as RulesQuestion));
  }

  @FieldResolver(() => String, {
    description:
      'The game written down, as far as its moves are legal. AUTO is the format of the record. The notation is that of the moves, in PGN, MOVES and JSON.',
  })
  text(
    @Root() game: GameReport,
    @Arg('format', () => RecordFormatEnum) format: RecordFormat,
    @Arg('notation', () => MoveNotationEnum, { nullable: true, defaultValue: 'AUTO' }) notation?: MoveNotation,
  ): string {
    return unwrap(game.text(format, notation));
  }

  @FieldResolver(() => [RulesetVerdictType], {
    description: 'How the same game ends under several rulesets; all if none is named.',
  })
  verdicts(
    @Root() game: GameReport,
    @Arg('rulesets', () => [RulesetIdEnum], { nullable: true }) rulesets?: RulesetId[],
  ): RulesetVerdict[] {
    return game.verdicts(rulesets);
  }
}
