import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import type { DecodedText, TextEncodingName } from '../notation/decode-text.js';
import type { MoveNotation } from '../notation/moves.js';
import { type KnownFormat, oneOfMany, writeFaulty, writeRecord } from '../notation/record.js';
import { writeJsonGame } from '../notation/record-json.js';
import type { Rules } from '../rulesets/rules.js';
import { type CollectedGame, collectedGames, eachOf } from './collection.js';
import { readMoves } from './game.js';
import { formatAsked, recordFile } from './game-source.js';
import { LIMITS, type Limits } from './limits.js';
import type { GameQuestion } from './questions.js';
import { encodeFile } from './record-file.js';
import { rulesFor } from './rules.js';

/** How a file is to be written anew. */
export interface Conversion {
  readonly to: KnownFormat;
  /** That of the moves, in PGN, MOVES and JSON. */
  readonly notation: MoveNotation;
  readonly encoding: TextEncodingName;
  /** Told of what is wrong with a game, each as it is written. */
  readonly onFault?: (fault: Problem) => void;
}

/** A game in the new form. */
interface WrittenGame {
  readonly number: number;
  readonly text: string;
}

/**
 * Writes the games of a file in another form, part by part; a game's moves as far as they are legal by the rules of the
 * question. JSON is `{ format, encoding, warnings, games }`; a game there has its number, and its warnings or its error.
 * In the other forms a faulty game becomes a comment that says what is wrong.
 * @param record the file; the question says how to read it, and `gameNumber` chooses one of its games
 * @returns the parts; or the faults of the rules, RECORD_TOO_LARGE, EMPTY_RECORD, NO_SUCH_GAME, or, in CP949, UNENCODABLE_CHARACTER with
 *   the game and the place in its new text
 */
export const convert = (
  record: string | DecodedText,
  question: GameQuestion,
  conversion: Conversion,
  limits: Limits = LIMITS,
): Result<Iterable<Buffer>, Problem> => {
  const rules = rulesFor(question);
  if (!rules.ok) return rules;
  const file = recordFile(record, question, limits);
  if (!file.ok) return file;
  const format = formatAsked(question, file.value.text);
  const games = eachOf(
    collectedGames(file.value, question, rules.value, limits),
    (game): WrittenGame => ({
      number: game.number,
      text: writeGame(game, question, rules.value, conversion, limits),
    }),
  );
  const first = games.next();
  if (first.done) return err(first.value as Problem);
  const all = allOf(first.value, games);
  if (conversion.to === 'JSON') return ok(jsonParts(file.value, format, all));
  return conversion.encoding === 'UTF-8' ? ok(textParts(all)) : encodedParts(all, conversion.encoding);
};

function* allOf(first: WrittenGame, rest: Iterable<WrittenGame>): Generator<WrittenGame> {
  yield first;
  yield* rest;
}

const writeGame = (
  { number, tags, source }: CollectedGame,
  question: GameQuestion,
  rules: Rules,
  { to, notation, onFault }: Conversion,
  limits: Limits,
): string => {
  const played = source.ok ? ok(readMoves(source.value, question, rules, limits).played) : source;
  const stopped = played.ok ? played.value.stopped : played.error;
  if (stopped) onFault?.({ ...stopped, game: number });
  if (to === 'JSON') {
    const game = played.ok
      ? writeJsonGame(played.value, notation)
      : { tags: tags.map(({ name, value }) => ({ name, value })), error: played.error };
    return JSON.stringify({ game: number, ...game });
  }
  const text = played.ok ? writeRecord(played.value, to, notation) : played;
  if (!text.ok && played.ok) onFault?.({ ...text.error, game: number });
  return oneOfMany(text.ok ? text.value : writeFaulty({ ...text.error, game: number }, to), to);
};

function* jsonParts(
  { encoding, warnings }: DecodedText,
  format: KnownFormat,
  games: Iterable<WrittenGame>,
): Generator<Buffer> {
  yield Buffer.from(`${JSON.stringify({ format, encoding, warnings }).slice(0, -1)},"games":[\n`);
  let separator = '';
  for (const { text } of games) {
    yield Buffer.from(separator + text);
    separator = ',\n';
  }
  yield Buffer.from('\n]}\n');
}

function* textParts(games: Iterable<WrittenGame>): Generator<Buffer> {
  let separator = '';
  for (const { text } of games) {
    yield Buffer.from(separator + text);
    separator = '\n';
  }
}

/** All of it at once, for one character that the encoding lacks refuses the whole. */
const encodedParts = (games: Iterable<WrittenGame>, encoding: TextEncodingName): Result<Buffer[], Problem> => {
  const parts: Buffer[] = [];
  for (const { number, text } of games) {
    const bytes = encodeFile(parts.length === 0 ? text : `\n${text}`, encoding);
    if (!bytes.ok) return err({ ...bytes.error, game: number });
    parts.push(bytes.value);
  }
  return ok(parts);
};
