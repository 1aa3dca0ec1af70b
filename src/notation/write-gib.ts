import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { type RecordStart, type RecordTag, setupOf } from './game-record.js';
import { gibStart } from './gib.js';
import { beginsUsualTag } from './gib-scanner.js';
import {
  BOARD_TAGS,
  CHO_ARRANGEMENT_TAGS,
  COORDINATES_TAGS,
  formatArrangement,
  HAN_ARRANGEMENT_TAGS,
  NEW_COORDINATES,
  RESULT_TAGS,
} from './gib-tags.js';
import { formatKoreanBoard } from './korean-board.js';
import { type PlayedGame, type PlayedMove, spellMoves, wrap } from './played-game.js';
import { GIB_OF_PGN_TAG, isUnknownInPgn, PGN_FORM_TAGS } from './tag-names.js';

/**
 * Writes one game of a `.gib`, in Korean moves, with a line break at its end. Reading it gives the same game, but for
 * what the form has no place for: a start that is no arrangement becomes a board at odds, without counters.
 * @returns the text; or UNWRITABLE_TAG, UNWRITABLE_COMMENT (with the ply), where reading would not give back what was
 *   written
 */
export const writeGib = (game: PlayedGame): Result<string, Problem> => {
  const tags = tagsOf(game);
  const badTag = tags.find(({ name, value }) => !NAME.test(name) || BAD_VALUE.test(value));
  if (badTag)
    return err({
      code: 'UNWRITABLE_TAG',
      message: `The tag ${JSON.stringify(badTag.name.slice(0, 32))} cannot be written in .gib: a name has no blanks and brackets, a value no line breaks and no \`"]\`.`,
    });
  const words: string[] = [];
  const remarks = [game.comment, ...game.moves.map(({ comment }) => comment)];
  const badRemark = remarks.findIndex((remark) => remark !== undefined && !isWritable(remark));
  if (badRemark >= 0)
    return err({
      code: 'UNWRITABLE_COMMENT',
      message: `The comment ${badRemark === 0 ? 'before the first move' : `on ply ${badRemark}`} cannot be written in .gib: it holds \`}\`, or a line that begins like a tag.`,
      ...(badRemark > 0 && { ply: badRemark }),
    });
  if (game.comment !== undefined) words.push(`{${game.comment}}`);
  for (const [index, text] of spellMoves(game, 'KOREAN').entries()) {
    const { seconds, comment } = game.moves[index] as PlayedMove;
    words.push(`${index + 1}. ${text}${seconds === undefined ? '' : ` <${seconds}>`}`);
    if (comment !== undefined) words.push(`{${comment}}`);
  }
  if (game.stopped) words.push(`{${game.stopped.code}: ${game.stopped.message.replaceAll('}', ')')}}`);
  const header = tags.map(({ name, value }) => `[${name} "${value}"]\n`).join('');
  return ok(words.length === 0 ? header : `${header}\n${wrap(words)}\n`);
};

const NAME = /^[^\s"[\]{}<>\p{C}\ufffd\u00ff]+$/u;
const BAD_VALUE = /[\r\n]|"[^\S\r\n]*\]/;

const isWritable = (comment: string): boolean =>
  !comment.includes('}') && !comment.split(/[\r\n]/).some(beginsUsualTag);

/** The game's own tags by their names in `.gib`, with those that say how it began and ended. */
const tagsOf = (game: PlayedGame): RecordTag[] => {
  const tags = game.tags.flatMap(({ name, value }): RecordTag[] => {
    if (PGN_FORM_TAGS.has(name) || isUnknownInPgn(name, value)) return [];
    if (RESULT_TAGS.includes(name)) return game.recorded === null ? [] : [{ name, value: game.recorded }];
    if (COORDINATES_TAGS.includes(name)) return [{ name, value: NEW_COORDINATES }];
    return [{ name: GIB_OF_PGN_TAG.get(name) ?? name, value }];
  });
  const begun = saysStart(tags, game.start)
    ? tags
    : [...tags.filter(({ name }) => !isStartTag(name)), ...startTags(game.start)];
  const hasResult = game.recorded === null || begun.some(({ name }) => RESULT_TAGS.includes(name));
  return hasResult ? begun : [...begun, { name: RESULT_TAGS[0] as string, value: game.recorded }];
};

const START_TAGS = [...BOARD_TAGS, ...CHO_ARRANGEMENT_TAGS, ...HAN_ARRANGEMENT_TAGS];
const isStartTag = (name: string): boolean => START_TAGS.includes(name);

/** Whether the tags tell the start as they stand. */
const saysStart = (tags: readonly RecordTag[], start: RecordStart): boolean => {
  if (!tags.some(({ name }) => isStartTag(name))) return false;
  const told = gibStart(tags, [], 1);
  return told.ok && formatKoreanBoard(setupOf(told.value)) === formatKoreanBoard(setupOf(start));
};

const startTags = (start: RecordStart): RecordTag[] =>
  start.kind === 'ARRANGEMENT'
    ? [
        { name: CHO_ARRANGEMENT_TAGS[0] as string, value: formatArrangement(start.cho, false) },
        { name: HAN_ARRANGEMENT_TAGS[0] as string, value: formatArrangement(start.han, true) },
      ]
    : [{ name: BOARD_TAGS[0] as string, value: formatKoreanBoard(start.setup) }];
