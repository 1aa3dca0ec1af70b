import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { sideCode } from '../janggi/side.js';
import { type GameRecord, parseGib, type RecordMove } from '../notation/gib.js';
import { type MoveNotation, parseMove } from '../notation/moves.js';
import { parseRecorded, type RecordedHow } from '../notation/recorded-result.js';
import { Referee } from '../referee/referee.js';
import type { ClaimKind } from '../rulesets/reason.js';
import type { Rules } from '../rulesets/rules.js';
import { LIMITS } from './limits.js';
import { checkLength } from './position.js';
import type { ClaimQuestion, GameQuestion } from './questions.js';
import { rulesFor } from './rules.js';
import { type Start, startFrom, startOf } from './start.js';
import { VerdictReport } from './verdict-report.js';

/** A game ready to be judged. */
interface Game {
  readonly start: Start;
  readonly moves: readonly (string | RecordMove)[];
  readonly notation: MoveNotation;
  readonly recorded: string | null;
}

/**
 * The verdict on a game: given as a start with moves, or as a record.
 * A move that is not legal is a verdict (ILLEGAL); text that is no move at all is the error BAD_MOVE with its place.
 * @returns the verdict, or the first fault of the question with its place
 */
export const adjudicate = (question: GameQuestion): Result<VerdictReport, Problem> => {
  const rules = rulesFor(question);
  if (!rules.ok) return rules;
  const game = gameOf(question, rules.value);
  return game.ok ? judge(game.value, question, rules.value) : game;
};

const judge = (
  { start, moves, notation, recorded }: Game,
  question: GameQuestion,
  rules: Rules,
): Result<VerdictReport, Problem> => {
  const tooMany = checkLength(moves.length);
  if (tooMany) return err(tooMany);
  const claimed = question.recordedAsClaims && recorded !== null ? recordedClaims(recorded) : [];
  const claims = [...(question.claims ?? []), ...claimed].map(({ kind, by, atPly }) => ({
    kind,
    by: by ? sideCode(by) : null,
    atPly: atPly ?? null,
  }));
  const started = Referee.start(start.position, start.kind, rules, claims, moves.length);
  if (!started.ok) return started;
  const referee = started.value;
  const spelling: Problem[] = [];
  for (const [index, given] of moves.entries()) {
    if (referee.isOver) {
      referee.countAfterEnd();
      continue;
    }
    const place = typeof given === 'string' ? {} : { line: given.line, column: given.column };
    const text = typeof given === 'string' ? given : given.text;
    const ply = index + 1;
    const read = parseMove(referee.play.position, text, notation);
    if (read.ok) {
      spelling.push(...read.value.warnings.map((warning) => ({ ...warning, ...place, ply })));
      referee.move(read.value.move, text);
    } else if (read.error.code === 'WRONG_PIECE')
      referee.reject(text, { code: 'WRONG_PIECE', message: read.error.message, squares: [], topic: 'TURN' });
    else return err({ ...read.error, ...place, ply });
  }
  const judgement = referee.judgement();
  if (!judgement.ok) return judgement;
  const warnings = [...start.warnings, ...spelling, ...judgement.value.warnings];
  return ok(new VerdictReport(judgement.value, warnings, recorded));
};

/** The claims that a recorded result amounts to; the loser is the side that resigned or ran out of time. */
const CLAIM_OF_HOW: { readonly [H in RecordedHow]?: ClaimKind } = {
  RESIGNATION: 'RESIGNATION',
  TIME: 'TIME_FORFEIT',
  DISQUALIFICATION: 'DISQUALIFICATION',
  AGREEMENT: 'DRAW_AGREED',
};

const recordedClaims = (text: string): ClaimQuestion[] => {
  const { how, winner, drawn } = parseRecorded(text);
  const kind = how === null ? undefined : CLAIM_OF_HOW[how];
  if (kind === undefined || (winner === null && !drawn)) return [];
  return [{ kind, by: winner === null ? null : winner === 'CHO' ? 'HAN' : 'CHO' }];
};

const gameOf = (question: GameQuestion, rules: Rules): Result<Game, Problem> => {
  if (question.record !== null && question.record !== undefined) return recordedGame(question.record, question, rules);
  const start = startOf(question, rules);
  if (!start.ok) return start;
  return ok({
    start: start.value,
    moves: question.moves ?? [],
    notation: question.moveNotation ?? 'AUTO',
    recorded: null,
  });
};

const recordedGame = (record: string, question: GameQuestion, rules: Rules): Result<Game, Problem> => {
  const instead = (['fen', 'cho', 'han', 'moves'] as const).find((name) => (question[name] ?? null) !== null);
  if (instead)
    return err({
      code: 'CONFLICTING_INPUT',
      message: `\`record\` holds the start and the moves of the game; leave out \`${instead}\`, or \`record\`.`,
    });
  const bytes = new TextEncoder().encode(record).length;
  if (bytes > LIMITS.recordBytes)
    return err({
      code: 'RECORD_TOO_LARGE',
      message: `A record has at most ${LIMITS.recordBytes} bytes here, this one has ${bytes}.`,
    });
  const chosen = chooseGame(parseGib(record), question.gameNumber ?? null);
  if (!chosen.ok) return chosen;
  const { setup, startKind, moves, recorded, warnings } = chosen.value;
  const start = startFrom(setup, startKind, warnings, rules, question.lenient ?? false);
  return start.ok ? ok({ start: start.value, moves, notation: 'AUTO', recorded }) : start;
};

const chooseGame = (
  games: readonly Result<GameRecord, Problem>[],
  number: number | null,
): Result<GameRecord, Problem> => {
  if (games.length === 0)
    return err({ code: 'EMPTY_RECORD', message: 'The record holds no game: no tag and no move was found.' });
  if (number === null && games.length > 1)
    return err({
      code: 'MANY_GAMES',
      message: `The record holds ${games.length} games; say which with \`gameNumber\`, 1 to ${games.length}.`,
    });
  const game = games[(number ?? 1) - 1];
  if (!game)
    return err({
      code: 'NO_SUCH_GAME',
      message: `The record holds ${games.length === 1 ? 'one game' : `games 1 to ${games.length}`}, and ${number} was asked for.`,
    });
  return game;
};
