import { Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { describeService, type ServiceInfo } from '../service/service-info.js';

@ObjectType('ServiceLimits', { description: 'What one request may ask for.', simpleResolvers: true })
class ServiceLimitsType {
  @Field(() => Int) positionsPerBatch!: number;
  @Field(() => Int) gamesPerBatch!: number;
  @Field(() => Int) pliesPerGame!: number;
  @Field(() => Int, { description: 'A record inside JSON.' }) recordBytes!: number;
  @Field(() => Int, { description: 'A JSON body.' }) jsonBytes!: number;
  @Field(() => Int, { description: 'A file.' }) fileBytes!: number;
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
