import type { Problem } from '../janggi/problem.js';
import { ok, type Result } from '../janggi/result.js';
import type { RecordedGame } from './game-record.js';
import { readGib } from './gib.js';
import { beginsUsualTag } from './gib-scanner.js';
import type { MoveNotation } from './moves.js';
import { readPgn } from './pgn.js';
import { KIND_OF_NAME } from './piece-names.js';
import { type PlayedGame, spellMoves, wrap } from './played-game.js';
import { readJsonGames, writeJsonGame } from './record-json.js';
import { writeGib } from './write-gib.js';
import { writePgn } from './write-pgn.js';

/** How a game is written down; AUTO recognises it. MOVES is a plain list of moves, with or without numbers. */
export const RECORD_FORMATS = ['AUTO', 'GIB', 'PGN', 'MOVES', 'JSON'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];
/** A format that a text is in, once it is known. */
export type KnownFormat = Exclude<RecordFormat, 'AUTO'>;

const JSON_BEGINS = /^\s*(?:\[\s*\{|\{\s*"(?:games|tags|cho|han|fen|handicap|comment|moves|recorded|warnings)"\s*:)/;
const PGN_BEGINS = /^\s*\[(?:Event|Site|Date|Round|White|Black|Result|Variant|SetUp|FEN) "/;
const TAG_BEGINS = /^\s*\[([^\s"[\]]+)\s*"/;
/** A text's format shows where it begins. */
const MAX_LOOK = 20_000;

/**
 * Recognises a record's format: JSON by its first member, PGN and `.gib` by the first tag that only one of them has, else
 * by the script of a tag's name or of the moves.
 */
export const formatOf = (text: string): KnownFormat => {
  if (JSON_BEGINS.test(text.slice(0, MAX_LOOK))) return 'JSON';
  const lines = text.slice(0, MAX_LOOK).split(/[\r\n]+/);
  const known = lines.find((line) => PGN_BEGINS.test(line) || beginsUsualTag(line.trimStart()));
  if (known !== undefined) return PGN_BEGINS.test(known) ? 'PGN' : 'GIB';
  const [, name] = lines.map((line) => TAG_BEGINS.exec(line)).find((tag) => tag !== null) ?? [];
  if (name !== undefined) return /^\w+$/.test(name) ? 'PGN' : 'GIB';
  return [...text.slice(0, MAX_LOOK)].some((character) => KIND_OF_NAME.has(character)) ? 'GIB' : 'MOVES';
};

const READERS: { readonly [F in KnownFormat]: (text: string) => Generator<RecordedGame, void, undefined> } = {
  GIB: readGib,
  PGN: readPgn,
  MOVES: readPgn,
  JSON: readJsonGames,
};

/** The games of a record one by one: see {@link readGib}, {@link readPgn}, {@link readJsonGames}. */
export const readRecord = (text: string, format: KnownFormat): Generator<RecordedGame, void, undefined> =>
  READERS[format](text);

const writeMoves = (game: PlayedGame, notation: MoveNotation): Result<string, Problem> =>
  ok(`${wrap(spellMoves(game, notation))}\n`);

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

/** Writes in the place of a game that could not be read or written why that is so, as text that is no game itself. */
export const writeFaulty = ({ code, message, game }: Problem, format: KnownFormat): string =>
  `{${game === undefined ? '' : `Game ${game}: `}${code}: ${message.replaceAll('}', ')')}}${format === 'GIB' ? '' : ' *'}\n`;

/** Whether a record of this format tells where its game begins; a list of moves does not. */
export const tellsStart = (format: KnownFormat): boolean => format !== 'MOVES';
