import { Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { describeService, type ServiceInfo } from '../service/service-info.js';

@ObjectType('Range', { simpleResolvers: true })
class RangeType {
  @Field(() => Int) least!: number;
  @Field(() => Int) most!: number;
}

@ObjectType('ServiceLimits', { description: 'What one request may ask for.', simpleResolvers: true })
class ServiceLimitsType {
  @Field(() => Int) positionsPerBatch!: number;
  @Field(() => Int) gamesPerBatch!: number;
  @Field(() => Int) pliesPerGame!: number;
  @Field(() => Int, { description: 'A record inside JSON.' }) recordBytes!: number;
  @Field(() => Int, { description: 'A JSON body.' }) jsonBytes!: number;
  @Field(() => Int, { description: 'A file.' }) fileBytes!: number;
  @Field(() => Int, { description: 'Marks of a picture.' }) svgMarks!: number;
  @Field(() => Int, { description: 'Arrows of a picture.' }) svgArrows!: number;
  @Field(() => Int, { description: "Characters of a picture's title." }) svgTitle!: number;
  @Field(() => RangeType, { description: 'Width of a picture in pixels.' }) svgSize!: RangeType;
}

@ObjectType('Service', { simpleResolvers: true })
class ServiceType {
  @Field(() => String) version!: string;
  @Field(() => ServiceLimitsType) limits!: ServiceLimitsType;
}

@Resolver()
export class ServiceResolver {
  @Query(() => ServiceType)
  service(): ServiceInfo {
    return describeService();
  }
}
