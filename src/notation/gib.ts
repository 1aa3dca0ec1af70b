import { ARRANGEMENTS, type Arrangement, DEFAULT_ARRANGEMENT } from '../janggi/arrangement.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { type Setup, startSetup } from '../janggi/setup.js';
import { RANKS, squareAt } from '../janggi/square.js';
import { parseKoreanBoard } from './korean-board.js';
import { koreanSquare } from './moves.js';

export interface RecordTag {
  readonly name: string;
  readonly value: string;
  /** 1-based. */
  readonly line: number;
}

/** A move as a record writes it; old coordinates are rewritten to the usual ones. */
export interface RecordMove {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  /** Thinking time. */
  seconds?: number;
  comment?: string;
}

/** One game of a record. */
export interface GameRecord {
  readonly tags: readonly RecordTag[];
  readonly setup: Setup;
  readonly startKind: 'ARRANGEMENT' | 'HANDICAP';
  readonly moves: readonly RecordMove[];
  /** The result as written; null where there is none. */
  readonly recorded: string | null;
  readonly warnings: readonly Problem[];
}

interface Draft {
  readonly warnings: Problem[];
  readonly tags: RecordTag[];
  readonly moves: RecordMove[];
}

const BLANKS = new Set([' ', '\t', '\r', '\n', '\u001a', '\u00ff', '\ufeff', '\ufffd']);
/** What ends a move without belonging to it. */
const STOPS = new Set(['{', '<', '[', ...BLANKS]);

/**
 * Reads a `.gib` text: any number of games, each with its tags and moves. A game begins at the first tag after moves.
 * A faulty game spoils only itself: each entry is a game, or what is wrong with it
 * (BAD_ARRANGEMENT, the codes of a 판 board, BAD_OLD_COORDINATES).
 */
export const parseGib = (text: string): Result<GameRecord, Problem>[] =>
  scan(text).map((draft, index) => {
    const game = finish(draft);
    return game.ok ? game : err({ ...game.error, game: index + 1 });
  });

/** Splits a text into games, in one pass over its characters. */
const scan = (text: string): Draft[] => {
  const games: Draft[] = [];
  let game: Draft = { tags: [], moves: [], warnings: [] };
  let line = 1;
  let lineStart = 0;
  let at = 0;
  const countLines = (to: number): void => {
    for (; at < to; at++)
      if (text[at] === '\n') {
        line++;
        lineStart = at + 1;
      }
  };
  const until = (closing: string, from: number): number => {
    const end = text.indexOf(closing, from);
    return end < 0 ? text.length : end;
  };
  const close = (): void => {
    if (game.tags.length > 0 || game.moves.length > 0) games.push(game);
    game = { tags: [], moves: [], warnings: [] };
  };
  while (at < text.length) {
    const character = text[at] as string;
    const last = game.moves.at(-1);
    if (BLANKS.has(character)) countLines(at + 1);
    else if (character === '[') {
      if (last) close();
      const end = Math.min(until(']', at), until('\n', at));
      const tag = readTag(text.slice(at + 1, end), line);
      if (tag) game.tags.push(tag);
      countLines(Math.min(end + (text[end] === ']' ? 1 : 0), text.length));
    } else if (character === '{') {
      const end = until('}', at);
      if (end === text.length)
        game.warnings.push({
          code: 'UNCLOSED_COMMENT',
          message: 'A comment begins here and never ends; all that follows was taken for it.',
          line,
          column: at - lineStart + 1,
        });
      const comment = text.slice(at + 1, end).trim();
      if (last && comment) last.comment = last.comment ? `${last.comment}\n${comment}` : comment;
      countLines(Math.min(end + 1, text.length));
    } else if (character === '<') {
      const end = Math.min(until('>', at), until('\n', at));
      const seconds = text.slice(at + 1, end).trim();
      if (last && /^[0-9]{1,6}$/.test(seconds)) last.seconds = Number(seconds);
      countLines(Math.min(end + (text[end] === '>' ? 1 : 0), text.length));
    } else {
      let end = at;
      while (end < text.length && !STOPS.has(text[end] as string)) end++;
      const word = text.slice(at, end);
      const number = /^[0-9]{1,4}\./.exec(word)?.[0].length ?? 0;
      if (word.length > number)
        game.moves.push({ text: word.slice(number), line, column: at - lineStart + number + 1 });
      at = end;
    }
  }
  close();
  return games;
};

const readTag = (text: string, line: number): RecordTag | null => {
  const space = text.indexOf(' ');
  if (space < 0) return null;
  const value = text.slice(space + 1).trim();
  const quoted = value.startsWith('"') && value.endsWith('"') && value.length >= 2;
  return { name: text.slice(0, space), value: quoted ? value.slice(1, -1) : value, line };
};

/** The names of tags that mean something to us, older spellings last. */
const CHO_ARRANGEMENT = ['초차림', '초포진'];
const HAN_ARRANGEMENT = ['한차림', '한포진'];
const BOARD = ['판'];
const RESULT = ['대국결과'];
const COORDINATES = ['기보형식'];
const OLD_COORDINATES = '구좌표';

const finish = ({ tags, moves, warnings }: Draft): Result<GameRecord, Problem> => {
  const tag = (names: readonly string[]): RecordTag | undefined => tags.find(({ name }) => names.includes(name));
  const start = startOf(tag(BOARD), tag(CHO_ARRANGEMENT), tag(HAN_ARRANGEMENT), warnings);
  if (!start.ok) return start;
  const old = tag(COORDINATES)?.value === OLD_COORDINATES;
  const read: RecordMove[] = [];
  for (const move of moves) {
    const text = old ? fromOldCoordinates(move.text) : move.text;
    if (text === null)
      return err({
        code: 'BAD_OLD_COORDINATES',
        message: `${JSON.stringify(move.text.slice(0, 32))} is no move in old coordinates (points 1 to 90).`,
        line: move.line,
        column: move.column,
      });
    read.push({ ...move, text });
  }
  return ok({ tags, ...start.value, moves: read, recorded: tag(RESULT)?.value ?? null, warnings });
};

const startOf = (
  board: RecordTag | undefined,
  cho: RecordTag | undefined,
  han: RecordTag | undefined,
  warnings: Problem[],
): Result<{ setup: Setup; startKind: 'ARRANGEMENT' | 'HANDICAP' }, Problem> => {
  if (board) {
    const setup = parseKoreanBoard(board.value);
    return setup.ok ? ok({ setup: setup.value, startKind: 'HANDICAP' }) : err({ ...setup.error, line: board.line });
  }
  const arrangements: Arrangement[] = [];
  for (const [tag, side] of [
    [cho, 'CHO'],
    [han, 'HAN'],
  ] as const) {
    if (!tag)
      warnings.push({
        code: 'ARRANGEMENT_ASSUMED',
        message: `No arrangement is given for ${side}; ${DEFAULT_ARRANGEMENT} was assumed.`,
      });
    const arrangement = tag ? readArrangement(tag.value, side === 'HAN') : DEFAULT_ARRANGEMENT;
    if (!arrangement)
      return err({
        code: 'BAD_ARRANGEMENT',
        message: `${JSON.stringify(tag?.value.slice(0, 32))} is no arrangement of two horses (마) and two elephants (상), like 마상상마.`,
        ...(tag && { line: tag.line }),
      });
    arrangements.push(arrangement);
  }
  return ok({ setup: startSetup(...(arrangements as [Arrangement, Arrangement])), startKind: 'ARRANGEMENT' });
};

/** Both sides' arrangements are written left to right as seen from Cho's seat; ours are each player's own. */
const readArrangement = (text: string, fromAcross: boolean): Arrangement | undefined => {
  const pieces = [...text.trim()].map((name) =>
    name === '마' || name === '馬' ? 'MA' : name === '상' || name === '象' ? 'SANG' : '?',
  );
  const own = (fromAcross ? pieces.reverse() : pieces).join('_');
  return ARRANGEMENTS.find((known) => known === own);
};

/** Old coordinates number the points 1 to 90, ten a file, from Cho's seat. Null where the text has none such. */
const fromOldCoordinates = (text: string): string | null => {
  const parts = /^([0-9]{1,2})(\D)([0-9]{1,2})(\D*)$/u.exec(text);
  if (!parts) return text;
  const [, from, name, to, rest] = parts as unknown as string[];
  const points = [Number(from), Number(to)];
  if (points.some((point) => point < 1 || point > 90)) return null;
  const [a, b] = points.map((point) => koreanSquare(squareAt(Math.floor((point - 1) / RANKS), (point - 1) % RANKS)));
  return `${a}${name}${b}${rest}`;
};
