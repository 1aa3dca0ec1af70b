import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { readFenTag } from './fen-tag.js';
import {
  type GameRecord,
  placeOf,
  type RecordedGame,
  type RecordStart,
  type RecordTag,
  setupOf,
  startFromSetup,
  USUAL_START,
} from './game-record.js';
import { gibStart, tellsStart } from './gib.js';
import { formatKoreanBoard } from './korean-board.js';
import { type PgnDraft, PgnScanner } from './pgn-scanner.js';
import { parseRecorded } from './recorded-result.js';
import { type GamePlace, TEXT_START } from './text-places.js';

/**
 * Reads the games of a PGN text one by one, and plain lists of moves, which are PGN without tags. Moves are taken as they
 * stand, for what they mean depends on the position. A faulty game spoils only itself.
 * Errors: WRONG_VARIANT, the codes of a FEN. Warnings: those of a FEN, BAD_TAG, TAG_TWICE, UNCLOSED_COMMENT,
 * VARIATION_SKIPPED, STRAY_CHARACTERS, STRAY_TEXT, WRONG_NUMBER, SETUP_DIFFERS, STARTS_DIFFER, RESULTS_DIFFER. All name their game, and a place if any.
 */
export function* readPgn(text: string, from: GamePlace = TEXT_START): Generator<RecordedGame, void, undefined> {
  const scanner = new PgnScanner(text, from);
  for (let draft = scanner.next(); draft !== null; draft = scanner.next()) yield finish(draft);
}

const finish = (draft: PgnDraft): RecordedGame => {
  const { game, tags, moves } = draft;
  const record = understand(draft);
  return record.ok ? record : { ok: false, error: { ...record.error, game }, tags, moves };
};

const understand = (draft: PgnDraft): Result<GameRecord, Problem> => {
  const { tags, moves, warnings, comment } = draft;
  const tag = (name: string): RecordTag | undefined =>
    tags.find((one) => one.name.toLowerCase() === name.toLowerCase());
  const variant = tag('Variant');
  if (variant && !/^janggi/i.test(variant.value.trim()))
    return err({
      code: 'WRONG_VARIANT',
      message: `The game is ${JSON.stringify(variant.value.slice(0, 32))}; only Janggi is known here.`,
      ...placeOf(variant),
    });
  const start = startOf(tag('FEN'), tag('SetUp'), draft);
  if (!start.ok) return start;
  return ok({
    tags,
    start: start.value,
    moves,
    ...(comment !== undefined && { comment }),
    recorded: resultOf(tag('Result'), tag('Termination')?.value.trim(), draft),
    warnings,
  });
};

/**
 * The start by its FEN, or by the tags that `.gib` has for it. A board that a 판 tag also tells is a game at odds; any
 * other says nothing of its past, unless it is a usual start.
 */
const startOf = (
  fen: RecordTag | undefined,
  setUp: RecordTag | undefined,
  { tags, warnings, game }: PgnDraft,
): Result<RecordStart, Problem> => {
  if (setUp && (setUp.value.trim() === '1') !== (fen !== undefined))
    warnings.push({
      code: 'SETUP_DIFFERS',
      message: `SetUp is ${JSON.stringify(setUp.value.slice(0, 16))}, but ${fen ? 'a FEN is given; it' : 'no FEN is given; the usual start'} was taken.`,
      ...placeOf(setUp),
      game,
    });
  const byTags = tellsStart(tags) ? gibStart(tags, [], game) : null;
  if (!fen) return byTags ?? ok(USUAL_START);
  const read = readFenTag(fen, warnings, game);
  if (!read.ok) return read;
  const setup = read.value;
  const agrees = byTags?.ok && formatKoreanBoard(setupOf(byTags.value)) === formatKoreanBoard(setup);
  if (byTags?.ok && !agrees)
    warnings.push({
      code: 'STARTS_DIFFER',
      message: 'The tag FEN and the tags of arrangements or board tell different starts; the FEN counts.',
      ...placeOf(fen),
      game,
    });
  return ok(startFromSetup(setup, agrees ? 'HANDICAP' : 'POSITION'));
};

const UNKNOWN_RESULT = '*';
/** Words of Termination that add nothing to a result. */
const PLAIN_TERMINATIONS: ReadonlySet<string> = new Set(['', '?', 'normal', 'unterminated']);

/** The result as written: by the tag, else behind the moves; with what Termination says of it. */
const resultOf = (
  tag: RecordTag | undefined,
  termination = '',
  { ending, warnings, game }: PgnDraft,
): string | null => {
  const written = tag?.value.trim() ?? ending ?? UNKNOWN_RESULT;
  if (tag && ending !== undefined && ending !== written)
    warnings.push({
      code: 'RESULTS_DIFFER',
      message: `The tag Result says ${JSON.stringify(written.slice(0, 32))}, the moves end with ${ending}; the tag counts.`,
      ...placeOf(tag),
      game,
    });
  const result = written === UNKNOWN_RESULT || written === '?' ? '' : written;
  if (PLAIN_TERMINATIONS.has(termination.toLowerCase())) return result === '' ? null : result;
  const words = parseRecorded(termination);
  const said = parseRecorded(result);
  if (result === '') return termination;
  if (words.winner === null && !words.drawn) return `${result} ${termination}`;
  if (words.winner === said.winner) return termination;
  warnings.push({
    code: 'RESULTS_DIFFER',
    message: `Result says ${JSON.stringify(result.slice(0, 32))}, Termination ${JSON.stringify(termination.slice(0, 32))}; Result counts.`,
    ...(tag && placeOf(tag)),
    game,
  });
  return `${result} ${termination}`;
};
