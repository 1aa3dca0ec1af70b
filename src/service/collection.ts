import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import type { DecodedText, InTurns } from '../notation/decode-text.js';
import type { RecordTag } from '../notation/game-record.js';
import { readRecord } from '../notation/record.js';
import { type GamePlace, TEXT_START } from '../notation/text-places.js';
import type { Rules } from '../rulesets/rules.js';
import { claimsProblem } from './adjudicate.js';
import { fileProblem, formatAsked, type GameSource, noGame, sourceOf } from './game-source.js';
import { LIMITS, type Limits } from './limits.js';
import { checkLength } from './position.js';
import type { GameQuestion } from './questions.js';
import { rulesFor } from './rules.js';

/** One game of a collection, or what is wrong with it. */
export interface CollectedGame {
  /** From 1, as the games stand in the file. */
  readonly number: number;
  readonly tags: readonly RecordTag[];
  readonly source: Result<GameSource, Problem>;
}

/**
 * Reads the games of a file one by one, so that only one of them is in memory; a faulty game spoils only itself.
 * @param question how to read the file; `gameNumber` chooses one of its games
 * @param from where the text begins, if it is part of a longer one
 * @returns where none was handed out, why
 */
export function* collectedGames(
  file: DecodedText,
  question: GameQuestion,
  rules: Rules,
  limits: Limits,
  from: GamePlace = TEXT_START,
): Generator<CollectedGame, Problem | null, undefined> {
  const wanted = question.gameNumber ?? null;
  const format = formatAsked(question, file.text);
  const before = from.game - 1;
  let number = before;
  for (const game of readRecord(file.text, format, from)) {
    number++;
    if (wanted !== null && number !== wanted) continue;
    const { tags, moves } = game.ok ? game.value : game;
    const tooMany = checkLength(moves.length, limits);
    const source = tooMany ? err(tooMany) : game.ok ? sourceOf(game.value, number, format, [], question, rules) : game;
    yield { number, tags, source: source.ok ? source : err({ ...source.error, game: number }) };
    if (wanted !== null) return null;
  }
  return wanted !== null || number === before ? noGame(wanted, number - before) : null;
}

/** Each of them turned into something else. */
export function* eachOf<A, B, R>(from: Generator<A, R, undefined>, into: (one: A) => B): Generator<B, R, undefined> {
  for (;;) {
    const next = from.next();
    if (next.done) return next.value;
    yield into(next.value);
  }
}

/** What is said of a game, by its number from 1. */
export interface AnsweredGame<T> {
  readonly number: number;
  readonly answer: Result<T, Problem>;
}

/** What is to be said of a game. */
export type AnswerGame<T> = (game: GameSource, question: GameQuestion, rules: Rules) => Result<T, Problem>;

/**
 * What is said of the games of a file, one by one, and undefined for a pause before the first; or the faults of the rules,
 * or of claims that no game can have.
 */
export const answerCollection = <T>(
  file: InTurns<DecodedText>,
  question: GameQuestion,
  answer: AnswerGame<T>,
  limits: Limits = LIMITS,
): Result<Iterable<AnsweredGame<T> | undefined>, Problem> => {
  const rules = rulesFor(question);
  if (!rules.ok) return rules;
  const problem = claimsProblem(question, rules.value, limits);
  return problem ? err(problem) : ok(answeredGames(file, question, rules.value, answer, limits));
};

function* answeredGames<T>(
  file: InTurns<DecodedText>,
  question: GameQuestion,
  rules: Rules,
  answer: AnswerGame<T>,
  limits: Limits,
): Generator<AnsweredGame<T> | undefined, void, undefined> {
  const decoded = yield* file;
  const problem = fileProblem(decoded.text, question, limits);
  if (problem) {
    yield { number: 1, answer: err(problem) };
    return;
  }
  const games = collectedGames(decoded, question, rules, limits);
  const none = yield* eachOf(games, (game) => answerGame(game, question, rules, answer));
  if (none) yield { number: question.gameNumber ?? 1, answer: err(none) };
}

/** What is said of one game of a collection; what is wrong with it names its number. */
export const answerGame = <T>(
  { number, source }: CollectedGame,
  question: GameQuestion,
  rules: Rules,
  answer: AnswerGame<T>,
): AnsweredGame<T> => {
  const said = source.ok ? answer(source.value, question, rules) : source;
  return { number, answer: said.ok ? said : err({ ...said.error, game: number }) };
};
