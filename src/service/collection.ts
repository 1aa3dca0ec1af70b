import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import type { DecodedText, InTurns } from '../notation/decode-text.js';
import type { RecordTag } from '../notation/game-record.js';
import { readRecord } from '../notation/record.js';
import type { Rules } from '../rulesets/rules.js';
import { judge } from './adjudicate.js';
import { formatAsked, type GameSource, sourceOf } from './game-source.js';
import { LIMITS, type Limits } from './limits.js';
import { checkLength } from './position.js';
import type { GameQuestion } from './questions.js';
import { rulesFor } from './rules.js';
import type { VerdictReport } from './verdict-report.js';

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
 */
export function* collectedGames(
  file: DecodedText,
  question: GameQuestion,
  rules: Rules,
  limits: Limits,
): Generator<CollectedGame, void, undefined> {
  const wanted = question.gameNumber ?? null;
  const format = formatAsked(question, file.text);
  let number = 0;
  for (const game of readRecord(file.text, format)) {
    number++;
    if (wanted !== null && number !== wanted) continue;
    const { tags, moves } = game.ok ? game.value : game;
    const tooMany = checkLength(moves.length, limits);
    const source = tooMany ? err(tooMany) : game.ok ? sourceOf(game.value, number, format, [], question, rules) : game;
    yield { number, tags, source: source.ok ? source : err({ ...source.error, game: number }) };
    if (wanted !== null) return;
  }
}

/** What a file is that holds no game, or not the one that was asked for. */
export const noGame = ({ gameNumber }: GameQuestion): Problem =>
  (gameNumber ?? null) !== null
    ? { code: 'NO_SUCH_GAME', message: `The record holds no game ${gameNumber}.` }
    : { code: 'EMPTY_RECORD', message: 'The record holds no game: no tag and no move was found.' };

export interface JudgedGame {
  readonly number: number;
  readonly verdict: Result<VerdictReport, Problem>;
}

/**
 * The verdicts on the games of a file, one by one, and undefined for a pause before the first; or the faults of the rules.
 */
export const judgeCollection = (
  file: InTurns<DecodedText>,
  question: GameQuestion,
  limits: Limits = LIMITS,
): Result<Iterable<JudgedGame | undefined>, Problem> => {
  const rules = rulesFor(question);
  return rules.ok ? ok(judgedGames(file, question, rules.value, limits)) : rules;
};

function* judgedGames(
  file: InTurns<DecodedText>,
  question: GameQuestion,
  rules: Rules,
  limits: Limits,
): Generator<JudgedGame | undefined, void, undefined> {
  let count = 0;
  for (const { number, source } of collectedGames(yield* file, question, rules, limits)) {
    count++;
    const verdict = source.ok ? judge(source.value, question, rules) : source;
    yield { number, verdict: verdict.ok ? verdict : err({ ...verdict.error, game: number }) };
  }
  if (count === 0) yield { number: question.gameNumber ?? 1, verdict: err(noGame(question)) };
}
