import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { DiagramStyle } from '../notation/diagram.js';
import type { FenDialect } from '../notation/fen.js';
import { answerEach } from '../service/batch.js';
import { type EngineName, type Evaluation, isLasting, type MateSearch } from '../service/evaluation.js';
import type { MoveReport } from '../service/move-report.js';
import { reportPosition } from '../service/position.js';
import type { MoveExplanation, PositionReport } from '../service/position-report.js';
import type { Asked } from './asked.js';
import { DiagramStyleEnum, EngineEnum, FenDialectEnum } from './enums.js';
import { EvaluationType, MateSearchType } from './evaluation-types.js';
import { PositionArgs, PositionInput, SvgOptionsInput } from './inputs.js';
import { MoveExplanationType, MoveType, PositionResultType, PositionType } from './types.js';
import { resultsOf, unwrap } from './unwrap.js';

@Resolver(() => PositionType)
export class PositionResolver {
  @Query(() => PositionType, {
    nullable: true,
    description: 'A position, given or reached by moves, and what can be said of it.',
  })
  position(@Args(() => PositionArgs) args: PositionArgs, @Ctx() { limits, notes }: Asked): PositionReport {
    const position = unwrap(reportPosition(args, limits));
    notes?.about(position);
    return position;
  }

  @Query(() => [PositionResultType], { description: 'One answer an input, in order; a bad input spoils only its own.' })
  positions(
    @Arg('inputs', () => [PositionInput]) inputs: PositionInput[],
    @Ctx() { limits, firstInput }: Asked,
  ): object[] {
    const report = (input: PositionInput) => reportPosition(input, limits);
    return resultsOf(unwrap(answerEach(inputs, limits.positionsPerBatch, report, firstInput)), 'position');
  }

  @FieldResolver(() => MoveExplanationType, { description: 'Why a move, in any notation, is legal or not.' })
  explainMove(@Root() position: PositionReport, @Arg('move', () => String) move: string): MoveExplanation {
    return position.explainMove(move);
  }

  @FieldResolver(() => String)
  fen(
    @Root() position: PositionReport,
    @Arg('dialect', () => FenDialectEnum, { nullable: true, defaultValue: 'FAIRY_STOCKFISH' }) dialect?: FenDialect,
  ): string {
    return position.fen(dialect ?? 'FAIRY_STOCKFISH');
  }

  @FieldResolver(() => String, {
    description: "A text board. Cho's pieces stand in round brackets and Han's in square ones, unless letters tell.",
  })
  diagram(
    @Root() position: PositionReport,
    @Arg('style', () => DiagramStyleEnum, { nullable: true, defaultValue: 'HANJA' }) style?: DiagramStyle,
  ): string {
    return position.diagram(style ?? 'HANJA');
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'A picture as SVG, of less than 20 KB for a full set, which needs no font and tells the position in words to those who cannot see it. A general in check is lit up, and so is the last move.',
  })
  svg(
    @Root() position: PositionReport,
    @Arg('options', () => SvgOptionsInput, { nullable: true }) options?: SvgOptionsInput,
  ): string {
    return unwrap(position.svg(options));
  }

  @FieldResolver(() => [MoveType], {
    description:
      'Legal by the rules of movement, a pass among them where allowed; `outcome` says whether the game is over.',
  })
  legalMoves(
    @Root() position: PositionReport,
    @Arg('from', () => String, { nullable: true }) from?: string,
  ): MoveReport[] {
    return unwrap(position.legalMoves(from));
  }

  @FieldResolver(() => EvaluationType, {
    nullable: true,
    description:
      'What the position is worth, looked ahead to a depth (8 if nothing is named), a number of positions, or for a time; with the best lines and the chance to win.',
  })
  async evaluation(
    @Root() position: PositionReport,
    @Ctx() { evaluator, signal, notes }: Asked,
    @Arg('depth', () => Int, { nullable: true, description: 'In half-moves.' }) depth?: number,
    @Arg('nodes', () => Int, { nullable: true, description: 'Positions to look at.' }) nodes?: number,
    @Arg('millis', () => Int, { nullable: true, description: 'The answer then depends on how fast the machine is.' })
    millis?: number,
    @Arg('lines', () => Int, { nullable: true, defaultValue: 1, description: 'Best lines to follow.' }) lines?: number,
    @Arg('engine', () => EngineEnum, { nullable: true, defaultValue: 'BUILT_IN' }) engine?: EngineName,
  ): Promise<Evaluation> {
    const question = { depth, nodes, millis, lines, engine };
    const evaluation = unwrap(await evaluator.evaluate(position, question, signal ? { signal } : {}));
    if (!isLasting(question, evaluation)) notes?.fleeting();
    return evaluation;
  }

  @FieldResolver(() => MateSearchType, {
    nullable: true,
    description: 'A forced mate by the side to move, or the proof that there is none within so many of its moves.',
  })
  async mate(
    @Root() position: PositionReport,
    @Ctx() { evaluator, signal, notes }: Asked,
    @Arg('maxMoves', () => Int, { nullable: true, defaultValue: 5 }) maxMoves?: number,
  ): Promise<MateSearch> {
    const mate = unwrap(await evaluator.mate(position, maxMoves ?? null, signal ? { signal } : {}));
    if (!mate.complete) notes?.fleeting();
    return mate;
  }
}
