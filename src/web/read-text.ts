import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { parseDiagram } from '../notation/diagram.js';
import { parseFen } from '../notation/fen.js';
import { type RecordedGame, type RecordTag, startFromSetup } from '../notation/game-record.js';
import { formatOf, readRecord } from '../notation/record.js';
import type { Game } from './game.js';

/** A game of a file, or what is wrong with it. */
export interface ListedGame {
  /** From 1, as it stands in the file. */
  readonly number: number;
  readonly tags: readonly RecordTag[];
  readonly plies: number;
  readonly game: Result<Game, Problem>;
}

/** Lines with nine strokes are boards, whatever stands behind them. */
const isFen = (text: string): boolean => !text.includes('\n') && text.split('/').length >= 9;

/** A position as a game without moves; null where the text is none. */
const readPosition = (text: string): Result<Game, Problem> | null => {
  const read = isFen(text) ? parseFen(text) : parseDiagram(text);
  if (!read.ok) return isFen(text) || !NO_DIAGRAM.includes(read.error.code) ? read : null;
  const { setup, warnings } = read.value;
  return ok({ tags: [], start: startFromSetup(setup, 'POSITION'), moves: [], recorded: null, warnings });
};
const NO_DIAGRAM = ['DIAGRAM_RANKS', 'DIAGRAM_TOO_LONG'];

const listed = (number: number, read: RecordedGame): ListedGame =>
  read.ok
    ? {
        number,
        tags: read.value.tags,
        plies: read.value.moves.length,
        game: ok({ ...read.value }),
      }
    : { number, tags: read.tags, plies: read.moves.length, game: err(read.error) };

/** So long the page may stand still. */
const SLICE_MILLIS = 12;
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * The games that a text holds, however it is written: a FEN, a text board, or a record of any format. It is read in
 * slices, for a file of thousands takes its time.
 * @param tell how many games are read so far
 * @returns them; or what is wrong with a position, or EMPTY_RECORD
 */
export const readText = async (
  text: string,
  tell: (games: number) => void,
  signal: AbortSignal,
): Promise<Result<readonly ListedGame[], Problem>> => {
  const position = readPosition(text.trim());
  if (position) return position.ok ? ok([{ number: 1, tags: [], plies: 0, game: position }]) : position;
  const games: ListedGame[] = [];
  let since = performance.now();
  for (const read of readRecord(text, formatOf(text))) {
    games.push(listed(games.length + 1, read));
    if (performance.now() - since < SLICE_MILLIS) continue;
    tell(games.length);
    await breath();
    if (signal.aborted) break;
    since = performance.now();
  }
  if (games.length > 0) return ok(games);
  return err({
    code: 'EMPTY_RECORD',
    message: 'No game was found: no tag, no move, no board.',
  });
};
