import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { decodeInTurns } from '../notation/decode-text.js';
import { parseDiagram } from '../notation/diagram.js';
import { parseFen } from '../notation/fen.js';
import { type RecordedGame, type RecordTag, startFromSetup } from '../notation/game-record.js';
import { isMoveText } from '../notation/moves.js';
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
/** Lets the page do what waits. A timer would do so too, but browsers make those of a row wait longer and longer. */
const breath = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Goes through what is made step by step, with a breath now and then, so that the page stays alive. */
const inSlices = async <T, R>(
  steps: Generator<T, R>,
  each: (step: T) => void,
  tell: () => void,
  signal: AbortSignal,
): Promise<R | null> => {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    each(step.value);
    if (performance.now() - since < SLICE_MILLIS) continue;
    tell();
    await breath();
    if (signal.aborted) return null;
    since = performance.now();
  }
};

/** What is in a file; the warnings say what of its bytes did not become text. */
export interface FileRead {
  readonly games: Result<readonly ListedGame[], Problem>;
  readonly warnings: readonly Problem[];
}

/**
 * The games that a file holds, in whatever encoding and however they are written: a FEN, a text board, or a record of any
 * format. What is wrong with all of it is the fault of a position, or EMPTY_RECORD.
 * @param tell how many games are read so far
 * @param signal ends the reading; what was read until then is of no use
 */
export const readFile = async (
  bytes: Uint8Array,
  tell: (games: number) => void,
  signal: AbortSignal,
): Promise<FileRead> => {
  const decoded = await inSlices(
    decodeInTurns(bytes),
    () => {},
    () => tell(0),
    signal,
  );
  if (!decoded) return { games: EMPTY, warnings: [] };
  const { text, warnings } = decoded;
  const position = readPosition(text.trim());
  if (position?.ok) return { games: ok([{ number: 1, tags: [], plies: 0, game: position }]), warnings };
  if (position) return { games: position, warnings };
  const games: ListedGame[] = [];
  await inSlices(
    readRecord(text, formatOf(text)),
    (read) => games.push(listed(games.length + 1, read)),
    () => tell(games.length),
    signal,
  );
  return { games: games.some(holdsGame) ? ok(games) : EMPTY, warnings };
};

/** Not where all of it is words that mean nothing here. */
const holdsGame = ({ tags, game }: ListedGame): boolean =>
  tags.length > 0 || !game.ok || game.value.moves.length === 0 || game.value.moves.some(({ text }) => isMoveText(text));

const EMPTY = err({ code: 'EMPTY_RECORD', message: 'No game was found: no tag, no move, no board.' });
