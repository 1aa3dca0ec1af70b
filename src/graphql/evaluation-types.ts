import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { EngineName } from '../service/evaluation.js';
import { EngineEnum } from './enums.js';

@ObjectType('WinProbability', {
  description: 'How a game between people goes on from here; fitted to recorded games. The three add up to 1.',
  simpleResolvers: true,
})
export class WinProbabilityType {
  @Field(() => Float) cho!: number;
  @Field(() => Float) draw!: number;
  @Field(() => Float) han!: number;
}

@ObjectType('LineMove', { description: 'A move of a line, in three spellings.', simpleResolvers: true })
export class LineMoveType {
  @Field(() => String) uci!: string;
  @Field(() => String) korean!: string;
  @Field(() => String) san!: string;
}

@ObjectType('Line', { description: 'A best line of play, as far as it was looked into.', simpleResolvers: true })
export class LineType {
  @Field(() => [LineMoveType]) moves!: LineMoveType[];
  @Field(() => Float, { description: "In points, from Cho's side." }) score!: number;
  @Field(() => Int, { nullable: true, description: 'In moves, positive where Cho mates.' }) mateIn?: number;
}

@ObjectType('EvaluationTerm', {
  description: 'What one thing is worth to either side, in points; the position as it stands, without looking ahead.',
  simpleResolvers: true,
})
export class EvaluationTermType {
  @Field(() => String, { description: 'Stable; new terms may come.' }) term!: string;
  @Field(() => Float) cho!: number;
  @Field(() => Float) han!: number;
}

@ObjectType('Evaluation', { description: 'What a position is worth, looked ahead.', simpleResolvers: true })
export class EvaluationType {
  @Field(() => Float, {
    description:
      "In points of the official scale (a soldier is 2), komi in, from Cho's side. A mate is 300 or almost, another proven win 200 or almost.",
  })
  score!: number;
  @Field(() => Int, { nullable: true, description: 'In moves, positive where Cho mates.' }) mateIn?: number;
  @Field(() => WinProbabilityType) winProbability!: WinProbabilityType;
  @Field(() => [LineType], { description: 'Best first; none where the game is over.' }) lines!: LineType[];
  @Field(() => [EvaluationTermType]) breakdown!: EvaluationTermType[];
  @Field(() => Int, { description: 'The last depth that was finished, in half-moves.' }) depth!: number;
  @Field(() => Int, { description: 'Positions looked at.' }) nodes!: number;
  @Field(() => Boolean, { description: 'Whether it went as far as was asked.' }) complete!: boolean;
  @Field(() => EngineEnum) engine!: EngineName;
}

@ObjectType('MateSearch', {
  description: 'A forced mate by the side to move, or the proof that there is none within the limit.',
  simpleResolvers: true,
})
export class MateSearchType {
  @Field(() => Boolean) found!: boolean;
  @Field(() => Int, { nullable: true, description: 'In moves of the mating side.' }) mateIn?: number;
  @Field(() => [String], { description: 'In UCI, to the mate; the defender holds out as long as it can.' })
  line!: string[];
  @Field(() => Boolean, {
    description: 'Whether it is proven that there is no shorter mate, or none at all within the limit.',
  })
  complete!: boolean;
  @Field(() => Int, { description: 'Positions looked at.' }) nodes!: number;
}
