import { Arg, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { adjudicate } from '../service/adjudicate.js';
import type { ScoreScheme, Scores, VerdictReport } from '../service/verdict-report.js';
import { ScoreSchemeEnum } from './enums.js';
import { GameInput } from './inputs.js';
import { ScoresType, VerdictType } from './types.js';
import { unwrap } from './unwrap.js';

@Resolver(() => VerdictType)
export class VerdictResolver {
  @Query(() => VerdictType, { nullable: true, description: 'The verdict on a game, move by move to its first ending.' })
  adjudicate(@Arg('input', () => GameInput) input: GameInput): VerdictReport {
    return unwrap(adjudicate(input));
  }

  @FieldResolver(() => ScoresType)
  scores(
    @Root() verdict: VerdictReport,
    @Arg('scheme', () => ScoreSchemeEnum, { nullable: true, defaultValue: 'WIN_DRAW_LOSS' }) scheme?: ScoreScheme,
  ): Scores {
    return verdict.scores(scheme ?? 'WIN_DRAW_LOSS');
  }
}
