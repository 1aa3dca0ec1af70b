import { Arg, Query, Resolver } from 'type-graphql';
import { findRuleset, RULESETS } from '../rulesets/registry.js';
import type { Ruleset, RulesetId } from '../rulesets/ruleset.js';
import { RulesetIdEnum } from './enums.js';
import { RulesetType } from './rules-types.js';

@Resolver()
export class RulesetResolver {
  @Query(() => [RulesetType], { description: 'All rulesets, the default first.' })
  rulesets(): readonly Ruleset[] {
    return RULESETS;
  }

  @Query(() => RulesetType, { nullable: true })
  ruleset(@Arg('id', () => RulesetIdEnum) id: RulesetId): Ruleset | undefined {
    return findRuleset(id);
  }
}
