import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { LIMIT_NAMES, LIMIT_TABLE } from '../service/limits.js';
import { describeService, type ServiceInfo } from '../service/service-info.js';
import type { Asked } from './asked.js';

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

@ObjectType('Service', { simpleResolvers: true })
class ServiceType {
  @Field(() => String) version!: string;
  @Field(() => ServiceLimitsType) limits!: ServiceLimitsType;
}

@Resolver()
export class ServiceResolver {
  @Query(() => ServiceType)
  service(@Ctx() { limits }: Asked): ServiceInfo {
    return describeService(limits);
  }
}
