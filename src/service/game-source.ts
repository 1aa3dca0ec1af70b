import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { type GameRecord, parseGib, type RecordMove, type RecordTag } from '../notation/gib.js';
import type { MoveNotation } from '../notation/moves.js';
import type { Rules } from '../rulesets/rules.js';
import type { Limits } from './limits.js';
import { checkLength } from './position.js';
import type { GameQuestion } from './questions.js';
import { type Start, startFrom, startOf } from './start.js';

/** A move as it was given; the place is known where it stands in a record. */
export type GivenMove = Pick<RecordMove, 'text'> & Partial<RecordMove>;

/** A game as a question gives it, ready to be gone through. */
export interface GameSource {
  readonly start: Start;
  readonly moves: readonly GivenMove[];
  readonly notation: MoveNotation;
  readonly recorded: string | null;
  readonly tags: readonly RecordTag[];
}

/**
 * The game that a question gives: a start with moves, or one game of a record.
 * @returns it, or the first fault of the question: those of the start and of the record, CONFLICTING_INPUT,
 *   RECORD_TOO_LARGE, EMPTY_RECORD, MANY_GAMES, NO_SUCH_GAME, TOO_MANY_MOVES, TOO_MANY_CLAIMS
 */
export const gameOf = (question: GameQuestion, rules: Rules, limits: Limits): Result<GameSource, Problem> => {
  const claims = question.claims?.length ?? 0;
  if (claims > limits.claimsPerGame)
    return err({
      code: 'TOO_MANY_CLAIMS',
      message: `A game has at most ${limits.claimsPerGame} claims here, this one has ${claims}.`,
    });
  const game =
    question.record === null || question.record === undefined
      ? givenGame(question, rules)
      : recordedGame(question.record, question, rules, limits);
  const tooMany = game.ok ? checkLength(game.value.moves.length, limits) : null;
  return tooMany ? err(tooMany) : game;
};

/** Tags that PGN has and `.gib` has not. */
const PGN_TAG = /^\s*\[(?:Event|Site|Date|Round|White|Black|Result|Variant|SetUp|FEN) "/m;

const givenGame = (question: GameQuestion, rules: Rules): Result<GameSource, Problem> => {
  if ((question.gameNumber ?? null) !== null)
    return err({ code: 'CONFLICTING_INPUT', message: '`gameNumber` chooses a game of a `record`, and none is given.' });
  const start = startOf(question, rules);
  if (!start.ok) return start;
  return ok({
    start: start.value,
    moves: (question.moves ?? []).map((text) => ({ text })),
    notation: question.moveNotation ?? 'AUTO',
    recorded: null,
    tags: [],
  });
};

const recordedGame = (
  record: string,
  question: GameQuestion,
  rules: Rules,
  { recordBytes }: Limits,
): Result<GameSource, Problem> => {
  const instead = (['fen', 'cho', 'han', 'moves'] as const).find((name) => (question[name] ?? null) !== null);
  if (instead)
    return err({
      code: 'CONFLICTING_INPUT',
      message: `\`record\` holds the start and the moves of the game; leave out \`${instead}\`, or \`record\`.`,
    });
  const bytes = new TextEncoder().encode(record).length;
  if (bytes > recordBytes)
    return err({
      code: 'RECORD_TOO_LARGE',
      message: `A record has at most ${recordBytes} bytes here, this one has ${bytes}.`,
    });
  if (PGN_TAG.test(record))
    return err({
      code: 'UNKNOWN_RECORD_FORMAT',
      message:
        'The record looks like PGN, which is not read; send it as `.gib`, or its position as `fen` and its `moves`.',
    });
  const chosen = chooseGame(parseGib(record), question.gameNumber ?? null);
  if (!chosen.ok) return chosen;
  const { setup, startKind, moves, recorded, tags, warnings } = chosen.value;
  const start = startFrom(setup, startKind, warnings, rules, question.lenient ?? false);
  return start.ok ? ok({ start: start.value, moves, notation: 'AUTO', recorded, tags }) : start;
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
