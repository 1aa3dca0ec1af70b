import { Arg, Ctx, Field, FieldResolver, Float, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { RulesetId } from '../rulesets/ruleset.js';
import { LIMIT_NAMES, LIMIT_TABLE } from '../service/limits.js';
import {
  describeService,
  firstHotPositions,
  type HotPosition,
  type ServiceInfo,
  type TierState,
} from '../service/service-info.js';
import type { Asked } from './asked.js';
import { RulesetIdEnum, TierStateEnum } from './enums.js';
import { unwrap } from './unwrap.js';

@ObjectType('Range', { simpleResolvers: true })
class RangeType {
  @Field(() => Int) least!: number;
  @Field(() => Int) most!: number;
}

@ObjectType('ServiceLimits', { description: 'What one request may ask for, and one client.', simpleResolvers: true })
class ServiceLimitsType {
  @Field(() => Int, { description: 'Marks of a picture.' }) svgMarks!: number;
  @Field(() => Int, { description: 'Arrows of a picture.' }) svgArrows!: number;
  @Field(() => Int, { description: "Characters of a picture's title." }) svgTitle!: number;
  @Field(() => RangeType, { description: 'Width of a picture in pixels.' }) svgSize!: RangeType;
}
for (const name of LIMIT_NAMES)
  Field(() => Int, { description: LIMIT_TABLE[name].doc })(ServiceLimitsType.prototype, name);

@ObjectType('ServiceCache', {
  description: 'Answers that are kept; every answer is the same without them.',
  simpleResolvers: true,
})
class ServiceCacheType {
  @Field(() => TierStateEnum, { description: 'In the process.' }) tier1!: TierState;
  @Field(() => TierStateEnum, { description: 'Shared by processes.' }) tier2!: TierState;
  @Field(() => Float, { description: 'Questions that either had an answer to, since the process began.' })
  hits!: number;
  @Field(() => Float, { description: 'Questions that neither had an answer to.' }) misses!: number;
}

@ObjectType('HotPosition', { simpleResolvers: true })
class HotPositionType {
  @Field(() => String) fen!: string;
  @Field(() => RulesetIdEnum) ruleset!: RulesetId;
  @Field(() => Float, { description: 'About how often it was asked about, of this process.' }) hits!: number;
}

@ObjectType('Service', { simpleResolvers: true })
class ServiceType {
  @Field(() => String) version!: string;
  @Field(() => ServiceLimitsType) limits!: ServiceLimitsType;
  @Field(() => ServiceCacheType) cache!: ServiceCacheType;
}

@Resolver(() => ServiceType)
export class ServiceResolver {
  @Query(() => ServiceType)
  service(@Ctx() { limits, notes, state }: Asked): ServiceInfo {
    notes?.fleeting();
    return describeService(limits, state);
  }

  @FieldResolver(() => [HotPositionType], {
    nullable: true,
    description: 'The positions that are asked about most, for the operator; null for all others.',
  })
  hotPositions(
    @Root() service: ServiceInfo,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 10, description: 'From 1 to 100.' }) limit?: number,
  ): readonly HotPosition[] | null {
    return unwrap(firstHotPositions(service, limit));
  }
}
