import { ARRANGEMENTS, type Arrangement, DEFAULT_ARRANGEMENT } from '../janggi/arrangement.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { formatFen } from './fen.js';
import {
  type GameRecord,
  type RecordedGame,
  type RecordMove,
  type RecordStart,
  type RecordTag,
  startFromSetup,
  USUAL_START,
} from './game-record.js';
import { parseJson } from './json-text.js';
import { BadValue, count, fail, flag, list, maybe, member, object, oneOf, text, type Value } from './json-value.js';
import type { MoveNotation } from './moves.js';
import { type PlayedGame, type PlayedMove, spellMoves } from './played-game.js';
import { parsePosition } from './position-text.js';

/**
 * A game as JSON. The start is the usual one unless `cho` and `han` name arrangements or `fen` a position; `handicap`
 * says that the position is a start at odds.
 */
export interface JsonGame {
  readonly tags?: readonly { readonly name: string; readonly value: string }[];
  readonly cho?: Arrangement;
  readonly han?: Arrangement;
  readonly fen?: string;
  readonly handicap?: boolean;
  readonly comment?: string;
  readonly moves: readonly (string | JsonMove)[];
  /** The result as written. */
  readonly recorded?: string | null;
  /** Only written: what was to be said of the reading. */
  readonly warnings?: readonly Problem[];
}
export interface JsonMove {
  readonly move: string;
  readonly seconds?: number;
  readonly comment?: string;
}

/**
 * Reads games from JSON: one, a list of them, or `{ "games": [...] }`. A faulty game spoils only itself.
 * Errors: BAD_JSON and TOO_NESTED (the text), BAD_RECORD (names what should stand where), the codes of a FEN. All name their game.
 */
export function* readJsonGames(source: string): Generator<RecordedGame, void, undefined> {
  const parsed = parse(source);
  if (!parsed.ok) {
    yield { ok: false, error: { ...parsed.error, game: 1 }, tags: [], moves: [] };
    return;
  }
  let number = 0;
  for (const value of gamesIn(parsed.value)) {
    number++;
    const game = readGame(value);
    yield game.ok ? game : { ok: false, error: { ...game.error, game: number }, tags: [], moves: [] };
  }
}

const parse = (source: string): Result<Value, Problem> => {
  const parsed = parseJson(source, 'BAD_JSON', 'The record');
  return parsed.ok ? ok({ value: parsed.value, path: '' }) : parsed;
};

/** One by one: a place is made for no more of them than one. */
function* gamesIn(root: Value): Generator<Value> {
  const { games } = typeof root.value === 'object' && root.value !== null ? (root.value as { games?: unknown }) : {};
  const [all, path] = Array.isArray(root.value) ? [root.value, root.path] : [games, 'games'];
  if (!Array.isArray(all)) yield root;
  else for (const [index, value] of all.entries()) yield { value, path: `${path}[${index}]` };
}

const readGame = (value: Value): Result<GameRecord, Problem> => {
  try {
    return understand(object(value));
  } catch (error) {
    if (error instanceof BadValue) return err({ code: 'BAD_RECORD', message: error.message });
    throw error;
  }
};

/** What a game may have; the last three are those of an answer that is sent back. */
const MEMBERS: readonly string[] = [
  ...['tags', 'cho', 'han', 'fen', 'handicap', 'comment', 'moves', 'recorded'],
  ...['game', 'warnings', 'error'],
];

const understand = (game: Value): Result<GameRecord, Problem> => {
  const warnings: Problem[] = [];
  const unknown = Object.keys(game.value as object).filter((name) => !MEMBERS.includes(name));
  if (unknown.length > 0)
    warnings.push({
      code: 'UNKNOWN_MEMBER',
      message: `${unknown.slice(0, 5).join(', ').slice(0, 100)} mean nothing here and were passed over; there are ${MEMBERS.join(', ')}.`,
    });
  const start = startOf(game, warnings);
  if (!start.ok) return start;
  const moves =
    member(game, 'moves') ??
    fail({ value: null, path: game.path === '' ? 'moves' : `${game.path}.moves` }, 'a list of moves');
  return ok({
    tags: (maybe(game, 'tags', list).tags ?? []).map(readTag),
    start: start.value,
    moves: list(moves).map(readMove),
    ...maybe(game, 'comment', text),
    recorded: maybe(game, 'recorded', text).recorded ?? null,
    warnings,
  });
};

const arrangement = oneOf(ARRANGEMENTS);
const arrangementAt = (value: Value | null): Arrangement => (value === null ? DEFAULT_ARRANGEMENT : arrangement(value));

const startOf = (game: Value, warnings: Problem[]): Result<RecordStart, Problem> => {
  const fen = member(game, 'fen');
  const cho = member(game, 'cho');
  const han = member(game, 'han');
  if (fen === null)
    return ok(cho || han ? { kind: 'ARRANGEMENT', cho: arrangementAt(cho), han: arrangementAt(han) } : USUAL_START);
  if (cho || han)
    return err({ code: 'CONFLICTING_INPUT', message: 'A game begins from `fen` or from `cho` and `han`.' });
  const atOdds = maybe(game, 'handicap', flag).handicap ?? false;
  const read = parsePosition(text(fen));
  if (!read.ok) return read;
  warnings.push(...read.value.warnings);
  return ok(startFromSetup(read.value.setup, atOdds ? 'HANDICAP' : 'POSITION'));
};

const readTag = (value: Value): RecordTag => {
  const tag = object(value);
  return {
    name: text(member(tag, 'name') ?? fail(tag, 'an object with `name` and `value`')),
    value: text(member(tag, 'value') ?? fail(tag, 'an object with `name` and `value`')),
  };
};

const readMove = (value: Value, index: number): RecordMove => {
  const number = index + 1;
  if (typeof value.value === 'string') return { text: value.value, number };
  const move = object(value);
  return {
    text: text(member(move, 'move') ?? fail(move, 'a move, or an object with `move`')),
    number,
    ...maybe(move, 'seconds', count),
    ...maybe(move, 'comment', text),
  };
};

/** A game as JSON; AUTO writes moves in UCI. What stopped the reading of its moves is one of the warnings. */
export const writeJsonGame = (game: PlayedGame, notation: MoveNotation): JsonGame => ({
  tags: game.tags.map(({ name, value }) => ({ name, value })),
  ...startMembers(game.start),
  ...(game.comment !== undefined && { comment: game.comment }),
  moves: spellMoves(game, notation).map((move, index) => {
    const { seconds, comment } = game.moves[index] as PlayedMove;
    if (seconds === undefined && comment === undefined) return move;
    return { move, ...(seconds !== undefined && { seconds }), ...(comment !== undefined && { comment }) };
  }),
  recorded: game.recorded,
  ...(game.warnings.length > 0 && { warnings: game.warnings }),
});

const startMembers = (start: RecordStart): Pick<JsonGame, 'cho' | 'han' | 'fen' | 'handicap'> => {
  if (start.kind === 'ARRANGEMENT') return { cho: start.cho, han: start.han };
  return { fen: formatFen(start.setup), ...(start.kind === 'HANDICAP' && { handicap: true }) };
};
