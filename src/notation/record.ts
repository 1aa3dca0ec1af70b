import type { Problem } from '../janggi/problem.js';
import { ok, type Result } from '../janggi/result.js';
import { formatFen } from './fen.js';
import { type GameRecord, type RecordedGame, setupOf, USUAL_START } from './game-record.js';
import { readGib } from './gib.js';
import { beginsUsualTag } from './gib-scanner.js';
import type { MoveNotation } from './moves.js';
import { readPgn } from './pgn.js';
import { type PlayedGame, spellMoves, wrap } from './played-game.js';
import { readJsonGames, writeJsonGame } from './record-json.js';
import { type GamePlace, TEXT_START } from './text-places.js';
import { writeGib } from './write-gib.js';
import { writePgn } from './write-pgn.js';

/** How a game is written down; AUTO recognises it. MOVES is a plain list of moves, with or without numbers. */
export const RECORD_FORMATS = ['AUTO', 'GIB', 'PGN', 'MOVES', 'JSON'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];
/** A format that a text is in, once it is known. */
export type KnownFormat = Exclude<RecordFormat, 'AUTO'>;

const JSON_BEGINS = /^\s*(?:\[\s*\{|\{\s*(?:"[^"\\\n]{0,40}"\s*:|\}))/;
const PGN_BEGINS = /^\s*\[(?:Event|Site|Date|Round|White|Black|Result|Variant|SetUp|FEN) "/;
const TAG_BEGINS = /^\s*\[([^\s"[\]]+)\s*"/;
/** What only `.gib` has between moves: times, and a move glued to the number of the next one. */
const GIB_MOVES = /<\d{1,6}>|\d\d[^\s\d]{1,2}\d\d(?:[^\s\d.]{1,4})?\d{1,3}\.[^\s.]/;
const COMMENTS = /\{[^{}]*\}/g;
/** A text's format shows where it begins. */
const MAX_LOOK = 20_000;

/**
 * Recognises a record's format: JSON by its first member, PGN and `.gib` by the first tag that only one of them has, else
 * by the script of a tag's name. Without a tag it is a list of moves, unless something stands there that only `.gib` has.
 */
export const formatOf = (text: string): KnownFormat => {
  const begin = text.slice(0, MAX_LOOK);
  if (JSON_BEGINS.test(begin)) return 'JSON';
  const lines = begin.split(/[\r\n]+/);
  const known = lines.find((line) => PGN_BEGINS.test(line) || beginsUsualTag(line.trimStart()));
  if (known !== undefined) return PGN_BEGINS.test(known) ? 'PGN' : 'GIB';
  const [, name] = lines.map((line) => TAG_BEGINS.exec(line)).find((tag) => tag !== null) ?? [];
  if (name !== undefined) return /^\w+$/.test(name) ? 'PGN' : 'GIB';
  return GIB_MOVES.test(begin.replaceAll(COMMENTS, '')) ? 'GIB' : 'MOVES';
};

const READERS: {
  readonly [F in KnownFormat]: (text: string, from: GamePlace) => Generator<RecordedGame, void, undefined>;
} = {
  GIB: readGib,
  PGN: readPgn,
  MOVES: readPgn,
  JSON: readJsonGames,
};

/**
 * The games of a record one by one: see {@link readGib}, {@link readPgn}, {@link readJsonGames}.
 * @param from where the text begins, if it is part of a longer one: where a game of that ended; JSON has no parts
 */
export const readRecord = (
  text: string,
  format: KnownFormat,
  from: GamePlace = TEXT_START,
): Generator<RecordedGame, void, undefined> => {
  const error = notText(text);
  return error ? faultyGame(error) : READERS[format](text, from);
};

function* faultyGame(error: Problem): Generator<RecordedGame, void, undefined> {
  yield { ok: false, error, tags: [], moves: [] };
}

/** So many characters tell whether a file is a text. */
const TEXT_SAMPLE = 2000;
/** So many control characters, and such a share of them, no text has; some may be in one that was damaged. */
const MANY_CONTROLS = 20;
const MUCH_CONTROL = 0.05;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROLS = /[\0-\x08\x0e-\x1f]/g;

/** NOT_TEXT for what is something else: a picture, an archive, a program. */
export const notText = (text: string): Problem | null => {
  const sample = text.slice(0, TEXT_SAMPLE);
  const controls = sample.match(CONTROLS)?.length ?? 0;
  return controls >= Math.max(MANY_CONTROLS, sample.length * MUCH_CONTROL)
    ? {
        code: 'NOT_TEXT',
        message: `This is no text: of its first ${sample.length} characters ${controls} are control characters. A record is text in UTF-8, CP949, or UTF-16 with its byte order mark.`,
      }
    : null;
};

/** Moves and nothing else, but for a start that is not the usual one, which has its FEN before them. */
const writeMoves = (game: PlayedGame, notation: MoveNotation): Result<string, Problem> => {
  const fen = formatFen(setupOf(game.start));
  // A game of no moves would be nothing at all without it.
  const start = fen === USUAL_FEN && game.moves.length > 0 ? '' : `[FEN "${fen}"]\n\n`;
  const stopped = game.stopped ? [`{${game.stopped.code}: ${game.stopped.message.replaceAll('}', ')')}}`] : [];
  return ok(`${start}${wrap([...spellMoves(game, notation), ...stopped])}\n`);
};
const USUAL_FEN = formatFen(setupOf(USUAL_START));

const WRITERS: { readonly [F in KnownFormat]: (game: PlayedGame, notation: MoveNotation) => Result<string, Problem> } =
  {
    GIB: writeGib,
    PGN: writePgn,
    MOVES: writeMoves,
    JSON: (game, notation) => ok(`${JSON.stringify(writeJsonGame(game, notation))}\n`),
  };

/**
 * Writes a game. The notation is that of the moves in PGN (AUTO is ALGEBRAIC), MOVES and JSON (AUTO is UCI); `.gib` has
 * its own.
 * @returns the text with a line break at its end; or UNWRITABLE_TAG, UNWRITABLE_COMMENT
 */
export const writeRecord = (game: PlayedGame, format: KnownFormat, notation: MoveNotation): Result<string, Problem> =>
  WRITERS[format](game, notation);

/** Writes in the place of a game that could not be read or written why that is so: a game without moves. */
export const writeFaulty = ({ code, message }: Problem, format: KnownFormat): string =>
  `[${format === 'GIB' ? '오류' : 'Error'} "${code}"]\n\n{${message.replaceAll('}', ')')}}${format === 'GIB' ? '' : ' *'}\n`;

/** A game of many, with a mark at its end where nothing else tells it from the next. */
export const oneOfMany = (text: string, format: KnownFormat): string =>
  format === 'MOVES' && !text.endsWith(' *\n') ? text.replace(/\n$/, ' *\n') : text;

/** Whether a game of this format tells where it begins; a list of moves may not. */
export const recordsStart = ({ tags }: GameRecord, format: KnownFormat): boolean =>
  format !== 'MOVES' || tags.some(({ name }) => name === 'FEN');
