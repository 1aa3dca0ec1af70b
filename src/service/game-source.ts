import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import type { DecodedText } from '../notation/decode-text.js';
import {
  type GameRecord,
  placeOf,
  type RecordedGame,
  type RecordMove,
  type RecordTag,
  setupOf,
} from '../notation/game-record.js';
import { letterCountOf } from '../notation/letter-count.js';
import { isPassText, type MoveNotation } from '../notation/moves.js';
import { formatOf, type KnownFormat, notText, readRecord, recordsStart } from '../notation/record.js';
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
  /** What is said before the first move. */
  readonly comment?: string;
  /** That of the record; null where none was given. */
  readonly format: KnownFormat | null;
  /** Its place in the record, from 1. */
  readonly game?: number;
}

/**
 * The game that a question gives: a start with moves, or one game of a record.
 * @returns it, or the first fault of the question: those of the start and of the record, CONFLICTING_INPUT,
 *   RECORD_TOO_LARGE, EMPTY_RECORD, MANY_GAMES, NO_SUCH_GAME, TOO_MANY_MOVES, TOO_MANY_CLAIMS, AMBIGUOUS_MOVE
 */
export const gameOf = (question: GameQuestion, rules: Rules, limits: Limits): Result<GameSource, Problem> => {
  const problem = checkClaims(question, limits);
  if (problem) return err(problem);
  const game =
    question.record === null || question.record === undefined
      ? givenGame(question, rules)
      : recordedGame(question.record, question, rules, limits);
  const tooMany = game.ok ? checkLength(game.value.moves.length, limits) : null;
  return tooMany ? err(tooMany) : game;
};

/** TOO_MANY_CLAIMS where a game has more than it may have. */
export const checkClaims = ({ claims }: GameQuestion, { claimsPerGame }: Limits): Problem | null =>
  (claims?.length ?? 0) > claimsPerGame
    ? {
        code: 'TOO_MANY_CLAIMS',
        message: `A game has at most ${claimsPerGame} claims here, this one has ${claims?.length}.`,
      }
    : null;

const givenGame = (question: GameQuestion, rules: Rules): Result<GameSource, Problem> => {
  const needless = (['gameNumber', 'format'] as const).find((name) => isGiven(question, name));
  if (needless)
    return err({
      code: 'CONFLICTING_INPUT',
      message: `\`${needless}\` says how to read a \`record\`, and none is given.`,
    });
  const start = startOf(question, rules);
  if (!start.ok) return start;
  return ok({
    start: start.value,
    moves: (question.moves ?? []).map((text) => ({ text })),
    notation: question.moveNotation ?? 'AUTO',
    recorded: null,
    tags: [],
    format: null,
  });
};

const isGiven = (question: GameQuestion, name: keyof GameQuestion): boolean =>
  (question[name] ?? null) !== null && question[name] !== 'AUTO';

const START_INPUTS = ['fen', 'cho', 'han'] as const;

const recordedGame = (
  record: string | DecodedText,
  question: GameQuestion,
  rules: Rules,
  limits: Limits,
): Result<GameSource, Problem> => {
  const decoded = recordFile(record, question, limits);
  if (!decoded.ok) return decoded;
  const { text, warnings } = decoded.value;
  const format = formatAsked(question, text);
  const conflict = conflictWith(question, format === 'MOVES' ? ['moves'] : ['moves', ...START_INPUTS]);
  if (conflict) return err(conflict);
  const chosen = chooseGame(readRecord(text, format), question.gameNumber ?? null);
  return chosen.ok ? sourceOf(chosen.value.record, chosen.value.number, format, warnings, question, rules) : chosen;
};

const conflictWith = (question: GameQuestion, names: readonly (keyof GameQuestion)[]): Problem | null => {
  const given = names.find((name) => isGiven(question, name));
  if (given === undefined) return null;
  const message = `\`record\` holds the start and the moves of the game; leave out \`${given}\`, or \`record\`.`;
  return { code: 'CONFLICTING_INPUT', message };
};

/** What is wrong with a file as a whole: NOT_TEXT, or RECORD_TOO_LARGE for JSON, all of which is in memory at once. */
export const fileProblem = (text: string, question: GameQuestion, { jsonBytes }: Limits): Problem | null =>
  formatAsked(question, text) === 'JSON' && text.length > jsonBytes
    ? {
        code: 'RECORD_TOO_LARGE',
        message: `Records in JSON have at most ${jsonBytes} characters here, these have ${text.length}; a game a line (ndjson), .gib and PGN may be longer.`,
      }
    : notText(text);

/**
 * A record's file; or what is wrong with it as a whole ({@link fileProblem}), and RECORD_TOO_LARGE where a text is longer
 * than one inside JSON may be.
 */
export const recordFile = (
  record: string | DecodedText,
  question: GameQuestion,
  limits: Limits,
): Result<DecodedText, Problem> => {
  const { recordBytes } = limits;
  if (typeof record !== 'string') {
    const problem = fileProblem(record.text, question, limits);
    return problem ? err(problem) : ok(record);
  }
  const bytes = new TextEncoder().encode(record).length;
  return bytes <= recordBytes
    ? ok({ text: record, encoding: 'UTF-8', warnings: [] })
    : err({
        code: 'RECORD_TOO_LARGE',
        message: `A record has at most ${recordBytes} bytes here, this one has ${bytes}.`,
      });
};

/** The format that a question names for its record, or the one that the text shows. */
export const formatAsked = ({ format }: GameQuestion, text: string): KnownFormat =>
  (format ?? 'AUTO') === 'AUTO' ? formatOf(text) : (format as KnownFormat);

/**
 * A game of a record, ready to be gone through.
 * @param number its place in the record, from 1
 * @param format that of the record; a list of moves begins where the question says
 * @param decoding what was to be said of the file's bytes
 */
export const sourceOf = (
  record: GameRecord,
  number: number,
  format: KnownFormat,
  decoding: readonly Problem[],
  question: GameQuestion,
  rules: Rules,
): Result<GameSource, Problem> => {
  const { start: begun, moves, recorded, tags, comment, warnings } = record;
  const hasStart = recordsStart(record, format);
  const conflict = hasStart ? conflictWith(question, START_INPUTS) : null;
  if (conflict) return err(conflict);
  const start = hasStart
    ? startFrom(setupOf(begun), begun.kind, [], rules, question.lenient ?? false)
    : startOf(question, rules);
  if (!start.ok) return start;
  const notation = notationOf(moves, start.value, question.moveNotation ?? 'AUTO');
  if (!notation.ok) return err({ ...notation.error, game: number });
  return ok({
    start: {
      ...start.value,
      warnings: [
        ...decoding,
        ...warnings,
        ...start.value.warnings,
        ...notation.value.warnings.map((warning) => ({ ...warning, game: number })),
      ],
    },
    moves,
    game: number,
    notation: notation.value.notation,
    recorded,
    tags,
    ...(comment !== undefined && { comment }),
    format,
  });
};

/** Where none is named, the first move tells how a record in letters counts its ranks. */
const notationOf = (
  moves: readonly RecordMove[],
  { position }: Start,
  asked: MoveNotation,
): Result<{ notation: MoveNotation; warnings: readonly Problem[] }, Problem> => {
  const [first] = moves;
  if (asked !== 'AUTO' || first === undefined || isPassText(first.text)) return ok({ notation: asked, warnings: [] });
  const place = { ...placeOf(first), ply: 1 };
  const count = letterCountOf(position, first.text);
  if (!count.ok) return err({ ...count.error, ...place });
  const { notation, warnings } = count.value;
  return ok({ notation, warnings: warnings.map((warning) => ({ ...warning, ...place })) });
};

/** A game of a record and its number. */
interface Chosen {
  readonly record: GameRecord;
  readonly number: number;
}

const chooseGame = (games: Iterable<RecordedGame>, number: number | null): Result<Chosen, Problem> => {
  let count = 0;
  let chosen: RecordedGame | null = null;
  for (const game of games) {
    count++;
    if (count === (number ?? 1)) chosen = game;
    if (chosen && number !== null) return chosenGame(chosen, number);
  }
  if (chosen === null) return err(noGame(number, count));
  return count === 1
    ? chosenGame(chosen, 1)
    : err({
        code: 'MANY_GAMES',
        message: `The record holds ${count} games; say which with \`gameNumber\` (or \`?game=\` for a file), 1 to ${count}.`,
      });
};

/** What a record is that holds no game, or not the one that was asked for; with how many it holds. */
export const noGame = (number: number | null, count: number): Problem =>
  count === 0
    ? { code: 'EMPTY_RECORD', message: 'The record holds no game: no tag and no move was found.' }
    : {
        code: 'NO_SUCH_GAME',
        message: `The record holds ${count === 1 ? 'one game' : `games 1 to ${count}`}, and ${number} was asked for.`,
      };

const chosenGame = (game: RecordedGame, number: number): Result<Chosen, Problem> =>
  game.ok ? ok({ record: game.value, number }) : game;
