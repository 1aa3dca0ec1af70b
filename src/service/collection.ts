import type { Problem } from '../janggi/problem.js';
import { err, type Result } from '../janggi/result.js';
import type { DecodedText } from '../notation/decode-text.js';
import type { RecordTag } from '../notation/game-record.js';
import { type KnownFormat, readRecord } from '../notation/record.js';
import type { Rules } from '../rulesets/rules.js';
import { type GameSource, sourceOf } from './game-source.js';
import type { Limits } from './limits.js';
import { checkLength } from './position.js';
import type { GameQuestion } from './questions.js';

/** One game of a collection, or what is wrong with it. */
export interface CollectedGame {
  /** From 1, as the games stand in the file. */
  readonly number: number;
  readonly tags: readonly RecordTag[];
  readonly source: Result<GameSource, Problem>;
}

/** Reads the games of a file one by one, so that only one of them is in memory; a faulty game spoils only itself. */
export function* collectedGames(
  file: DecodedText,
  format: KnownFormat,
  question: GameQuestion,
  rules: Rules,
  limits: Limits,
): Generator<CollectedGame, void, undefined> {
  let number = 0;
  for (const game of readRecord(file.text, format)) {
    number++;
    const { tags, moves } = game.ok ? game.value : game;
    const tooMany = checkLength(moves.length, limits);
    const source = tooMany ? err(tooMany) : game.ok ? sourceOf(game.value, format, [], question, rules) : game;
    yield { number, tags, source: source.ok ? source : err({ ...source.error, game: number }) };
  }
}
