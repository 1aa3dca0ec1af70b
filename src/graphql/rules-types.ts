/** The switches as a GraphQL type to read and one to override with; both made from the list of switches. */
import { Field, Float, InputType, ObjectType } from 'type-graphql';
import type { Clause } from '../rulesets/clause.js';
import type { RulesetId } from '../rulesets/ruleset.js';
import { switchAbout } from '../rulesets/switch-texts.js';
import { FLAG_SWITCHES, NUMBER_SWITCHES, SWITCH_NAMES, type SwitchName, WORD_SWITCHES } from '../rulesets/switches.js';
import { RulesetIdEnum, WORD_SWITCH_ENUMS } from './enums.js';
import { ClauseType } from './types.js';

/** What is to be said of a value beside what the switch decides. */
const valueText = (name: SwitchName): string => {
  if (name === 'pointValues') return ', in this order.';
  return name in NUMBER_SWITCHES && name !== 'komi' ? '. 0 is off.' : '.';
};

const fieldType = (name: SwitchName): object => {
  if (name in WORD_SWITCHES) return WORD_SWITCH_ENUMS[name as keyof typeof WORD_SWITCHES];
  if (name in FLAG_SWITCHES) return Boolean;
  if (name in NUMBER_SWITCHES) return Float;
  return [Float];
};

/** Declares a field for every switch on a class. */
const declareSwitches = (target: object, nullable: boolean): void => {
  for (const name of SWITCH_NAMES)
    Field(() => fieldType(name) as never, { nullable, description: switchAbout(name) + valueText(name) })(target, name);
};

@ObjectType('RulesetSwitches', {
  description: 'Every difference between rulesets. Off is 0 for a number and NONE for a word.',
  simpleResolvers: true,
})
export class RulesetSwitchesType {}
declareSwitches(RulesetSwitchesType.prototype, false);

@InputType('RulesetOverrides', {
  description: 'House rules: single switches on top of a ruleset. Off is 0 for a number and NONE for a word.',
})
export class RulesetOverridesInput {}
declareSwitches(RulesetOverridesInput.prototype, true);

@ObjectType('Ruleset', { description: 'One game, as one document describes it.', simpleResolvers: true })
export class RulesetType {
  @Field(() => RulesetIdEnum) id!: RulesetId;
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'Raised with every change that can change a verdict.' }) revision!: string;
  @Field(() => String, { description: 'The document that it comes from.' }) source!: string;
  @Field(() => RulesetSwitchesType) switches!: RulesetSwitchesType;
  @Field(() => [ClauseType]) clauses!: Clause[];
}
