import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Language } from '../referee/summary.js';
import { adjudicate } from '../service/adjudicate.js';
import { answerEach } from '../service/batch.js';
import type { ScoreScheme, Scores, VerdictReport } from '../service/verdict-report.js';
import type { Asked } from './asked.js';
import { LanguageEnum, ScoreSchemeEnum } from './enums.js';
import { GameInput, ScoreNumbersInput } from './inputs.js';
import { ScoresType, VerdictResultType, VerdictType } from './types.js';
import { resultsOf, unwrap } from './unwrap.js';

@Resolver(() => VerdictType)
export class VerdictResolver {
  @Query(() => VerdictType, { nullable: true, description: 'The verdict on a game, move by move to its first ending.' })
  adjudicate(@Arg('input', () => GameInput) input: GameInput, @Ctx() { limits }: Asked): VerdictReport {
    return unwrap(adjudicate(input, limits));
  }

  @Query(() => [VerdictResultType], { description: 'One verdict an input, in order; a bad input spoils only its own.' })
  adjudications(@Arg('inputs', () => [GameInput]) inputs: GameInput[], @Ctx() { limits, firstInput }: Asked): object[] {
    const judge = (input: GameInput) => adjudicate(input, limits);
    return resultsOf(unwrap(answerEach(inputs, limits.gamesPerBatch, judge, firstInput)), 'verdict');
  }

  @FieldResolver(() => String, { description: 'One sentence that a referee can read out.' })
  summary(
    @Root() verdict: VerdictReport,
    @Arg('language', () => LanguageEnum, { nullable: true, defaultValue: 'EN' }) language?: Language,
  ): string {
    return verdict.summary(language ?? 'EN');
  }

  @FieldResolver(() => ScoresType)
  scores(
    @Root() verdict: VerdictReport,
    @Arg('scheme', () => ScoreSchemeEnum, { nullable: true, defaultValue: 'WIN_DRAW_LOSS' }) scheme?: ScoreScheme,
    @Arg('numbers', () => ScoreNumbersInput, {
      nullable: true,
      description: "The organiser's own, instead of a scheme.",
    })
    numbers?: ScoreNumbersInput,
  ): Scores {
    return verdict.scores(scheme ?? 'WIN_DRAW_LOSS', numbers);
  }
}
