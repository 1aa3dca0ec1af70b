import { type Arrangement, DEFAULT_ARRANGEMENT } from '../janggi/arrangement.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import type { Setup } from '../janggi/setup.js';
import type { Side } from '../janggi/side.js';
import { parseFen } from './fen.js';
import { readFenTag } from './fen-tag.js';
import {
  type GameRecord,
  placeOf,
  type RecordedGame,
  type RecordStart,
  type RecordTag,
  startFromSetup,
} from './game-record.js';
import { type GibDraft, type GibMove, GibScanner, type GibTag } from './gib-scanner.js';
import {
  BOARD_TAGS,
  CHO_ARRANGEMENT_TAGS,
  COORDINATES_TAGS,
  HAN_ARRANGEMENT_TAGS,
  NEW_COORDINATES,
  OLD_COORDINATES,
  RESULT_TAGS,
  readArrangement,
  TOTAL_TAGS,
  UNKNOWN,
} from './gib-tags.js';
import { formatKoreanBoard, parseKoreanBoard } from './korean-board.js';
import { fromOldCoordinates } from './old-coordinates.js';
import { type GamePlace, TEXT_START } from './text-places.js';

/** The games of one text, in order. */
export type GibCollection = readonly RecordedGame[];

/**
 * Reads the games of a `.gib` text one by one, each with its tags and moves. A game begins at the first tag after moves.
 * The moves are taken as they stand, for what they mean depends on the position.
 * A faulty game spoils only itself. Errors: BAD_ARRANGEMENT, BAD_OLD_COORDINATES, the codes of a 판 board. Warnings:
 * ARRANGEMENT_ASSUMED, COORDINATES_UNKNOWN, MOVES_MISSING, WRONG_NUMBER, NUMBER_WITHOUT_POINT, GLUED_NUMBER, TAG_TWICE,
 * BAD_TAG, UNCLOSED_COMMENT, BAD_TIME, STRAY_CHARACTERS, STRAY_TEXT. All name their game, and a place if any.
 */
export function* readGib(text: string, from: GamePlace = TEXT_START): Generator<RecordedGame, void, undefined> {
  const scanner = new GibScanner(text, from);
  for (let draft = scanner.next(); draft !== null; draft = scanner.next()) yield finish(draft);
}

/** Reads all games of a `.gib` text: {@link readGib}. */
export const parseGib = (text: string): GibCollection => [...readGib(text)];

const finish = (draft: GibDraft): RecordedGame => {
  const record = understand(draft);
  const { tags, moves, game } = draft;
  return record.ok ? record : { ok: false, error: { ...record.error, game }, tags, moves };
};

const understand = (draft: GibDraft): Result<GameRecord, Problem> => {
  const { tags, moves, warnings, comment } = draft;
  const tag = (names: readonly string[]): GibTag | undefined => tags.find(({ name }) => names.includes(name));
  const start = startOf(tags, warnings, draft.game);
  if (!start.ok) return start;
  const readMoves = isOld(tag(COORDINATES_TAGS), draft) ? rewritten(moves) : ok(moves);
  if (!readMoves.ok) return readMoves;
  checkTotal(tag(TOTAL_TAGS), draft);
  return ok({
    tags,
    start: start.value,
    moves: readMoves.value,
    ...(comment !== undefined && { comment }),
    recorded: tag(RESULT_TAGS)?.value ?? null,
    warnings,
  });
};

/** The start by the tags of `.gib`, or by a FEN where there is no board; that counts before arrangements. */
const startOf = (tags: readonly GibTag[], warnings: Problem[], game: number): Result<RecordStart, Problem> => {
  const fen = tags.find(({ name }) => name === 'FEN');
  if (!fen || tags.some(({ name }) => BOARD_TAGS.includes(name))) return gibStart(tags, warnings, game);
  const setup = readFenTag(fen, warnings, game);
  return setup.ok ? ok(startFromSetup(setup.value, 'POSITION')) : setup;
};

const isOld = (tag: GibTag | undefined, { warnings, game }: GibDraft): boolean => {
  const value = tag?.value.trim() ?? '';
  if (tag && value !== OLD_COORDINATES && value !== NEW_COORDINATES && value !== '' && value !== UNKNOWN)
    warnings.push({
      code: 'COORDINATES_UNKNOWN',
      message: `${tag.name} ${JSON.stringify(value.slice(0, 32))} is not known; rows and columns were read.`,
      line: tag.line,
      column: tag.column,
      game,
    });
  return value === OLD_COORDINATES;
};

const rewritten = (moves: readonly GibMove[]): Result<GibMove[], Problem> => {
  const read: GibMove[] = [];
  for (const move of moves) {
    const text = fromOldCoordinates(move.text);
    if (text === null)
      return err({
        code: 'BAD_OLD_COORDINATES',
        message: `${JSON.stringify(move.text.slice(0, 32))} is no move in old coordinates (points 1 to 90).`,
        line: move.line,
        column: move.column,
      });
    read.push({ ...move, text });
  }
  return ok(read);
};

/**
 * 총수 is the number of half-moves, as far as one can tell: real records often count a last word too many,
 * or forget some. Two or more fewer moves than it says are a sign of a record that was cut off.
 */
const checkTotal = (tag: GibTag | undefined, { moves, warnings, game }: GibDraft): void => {
  if (!tag || !/^[0-9]{1,6}$/.test(tag.value) || Number(tag.value) - moves.length < 2) return;
  warnings.push({
    code: 'MOVES_MISSING',
    message: `${tag.name} says ${tag.value} moves, and the record has ${moves.length}; it may have been cut off.`,
    line: tag.line,
    column: tag.column,
    game,
  });
};

const START_TAGS = [...BOARD_TAGS, ...CHO_ARRANGEMENT_TAGS, ...HAN_ARRANGEMENT_TAGS];
/** Whether a tag says how a game began. */
export const isStartTag = ({ name }: RecordTag): boolean => START_TAGS.includes(name);
export const tellsStart = (tags: readonly RecordTag[]): boolean => tags.some(isStartTag);

/** A position that is no game at odds has its FEN beside the board: the same board, with its counters. */
const boardStart = (setup: Setup, fen: RecordTag | undefined): RecordStart => {
  const read = fen && parseFen(fen.value, 'FAIRY_STOCKFISH');
  return read?.ok && formatKoreanBoard(read.value.setup) === formatKoreanBoard(setup)
    ? { kind: 'POSITION', setup: read.value.setup }
    : { kind: 'HANDICAP', setup };
};

/** The start that a game's tags tell; what had to be assumed is added to the warnings. */
export const gibStart = (
  tags: readonly RecordTag[],
  warnings: Problem[],
  game: number,
): Result<RecordStart, Problem> => {
  const tag = (names: readonly string[]): RecordTag | undefined => tags.find(({ name }) => names.includes(name));
  const board = tag(BOARD_TAGS);
  if (board) {
    const setup = parseKoreanBoard(board.value);
    if (setup.ok) return ok(boardStart(setup.value, tag(['FEN'])));
    const { line, column = 1 } = board;
    return err({ ...setup.error, ...(line !== undefined && { line }), column: column - 1 + (setup.error.column ?? 1) });
  }
  warnDouble(CHO_ARRANGEMENT_TAGS, tags, warnings, game);
  warnDouble(HAN_ARRANGEMENT_TAGS, tags, warnings, game);
  const cho = arrangementOf(tag(CHO_ARRANGEMENT_TAGS), 'CHO', warnings, game);
  if (!cho.ok) return cho;
  const han = arrangementOf(tag(HAN_ARRANGEMENT_TAGS), 'HAN', warnings, game);
  return han.ok ? ok({ kind: 'ARRANGEMENT', cho: cho.value, han: han.value }) : han;
};

/** One thing told under two names. */
const warnDouble = (names: readonly string[], tags: readonly RecordTag[], warnings: Problem[], game: number): void => {
  const [first, second] = tags.filter(({ name }) => names.includes(name));
  if (first && second && first.name !== second.name && first.value !== second.value)
    warnings.push({
      code: 'TAG_TWICE',
      message: `The tags ${first.name} and ${second.name} tell different things; the first counts.`,
      ...placeOf(second),
      game,
    });
};

const arrangementOf = (
  tag: RecordTag | undefined,
  side: Side,
  warnings: Problem[],
  game: number,
): Result<Arrangement, Problem> => {
  const text = tag?.value.trim() ?? '';
  const place = tag ? placeOf(tag) : {};
  if (text === '' || text === UNKNOWN) {
    warnings.push({
      code: 'ARRANGEMENT_ASSUMED',
      message: `No arrangement is given for ${side}; ${DEFAULT_ARRANGEMENT} was assumed.`,
      ...place,
      game,
    });
    return ok(DEFAULT_ARRANGEMENT);
  }
  const arrangement = readArrangement(text, side === 'HAN');
  if (arrangement) return ok(arrangement);
  return err({
    code: 'BAD_ARRANGEMENT',
    message: `${JSON.stringify(text.slice(0, 32))} is no arrangement of two horses (마) and two elephants (상), like 마상상마.`,
    ...place,
  });
};
