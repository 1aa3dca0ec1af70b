import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { CHO } from '../janggi/side.js';
import { formatFen } from './fen.js';
import { type RecordTag, setupOf, USUAL_START } from './game-record.js';
import { RESULT_TAGS } from './gib-tags.js';
import type { MoveNotation } from './moves.js';
import { type PlayedGame, type PlayedMove, spellMoves, wrap } from './played-game.js';
import { parseRecorded } from './recorded-result.js';
import { PGN_FORM_TAGS, PGN_OF_GIB_TAG, PGN_ROSTER } from './tag-names.js';

/**
 * Writes one game of a PGN, with a line break at its end; tags of `.gib` that PGN knows by another name get that name.
 * Reading it gives the same game.
 * @returns the text; or UNWRITABLE_TAG, where a tag's name or value has no place in the form
 */
export const writePgn = (game: PlayedGame, notation: MoveNotation = 'ALGEBRAIC'): Result<string, Problem> => {
  const result = resultOf(game.recorded);
  const tags = tagsOf(game, result);
  const bad = tags.find(({ name, value }) => !NAME.test(name) || /[\r\n]/.test(value));
  if (bad)
    return err({
      code: 'UNWRITABLE_TAG',
      message: `The tag ${JSON.stringify(bad.name.slice(0, 32))} cannot be written in PGN: a name has no blanks and brackets, a value no line breaks.`,
    });
  const { moveNumber, turn } = setupOf(game.start);
  const words = game.comment === undefined ? [] : [remark(game.comment)];
  for (const [index, text] of spellMoves(game, notation === 'AUTO' ? 'ALGEBRAIC' : notation).entries()) {
    const { seconds, comment } = game.moves[index] as PlayedMove;
    const half = index + turn;
    const number = `${moveNumber + (half >> 1)}`;
    const isCho = half % 2 === CHO;
    words.push(isCho ? `${number}. ${text}` : index === 0 ? `${number}... ${text}` : text);
    const time = seconds === undefined ? '' : `[%emt ${clock(seconds)}]`;
    if (comment !== undefined || time !== '') words.push(remark(`${time} ${comment ?? ''}`.trim()));
  }
  if (game.stopped) words.push(remark(`${game.stopped.code}: ${game.stopped.message}`));
  words.push(result);
  const header = tags.map(({ name, value }) => `[${name} "${value.replaceAll(/["\\]/g, '\\$&')}"]\n`).join('');
  return ok(`${header}\n${wrap(words)}\n`);
};

const NAME = /^[^\s"[\]]+$/;

/** A comment in curly brackets, or, where it holds one itself or a line that looks like a game's first, on lines of its own. */
const remark = (comment: string): string =>
  /\}|^\[/m.test(comment)
    ? `\n${comment
        .split(/\r?\n/)
        .map((line) => `; ${line}\n`)
        .join('')}`
    : `{${comment}}`;

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

/** One of the four results that PGN knows. */
const resultOf = (recorded: string | null): string => {
  const { winner, drawn } = parseRecorded(recorded ?? '');
  if (drawn) return '1/2-1/2';
  return winner === null ? '*' : winner === 'CHO' ? '1-0' : '0-1';
};

const tagsOf = ({ tags, start, recorded }: PlayedGame, result: string): RecordTag[] => {
  const named = tags
    .filter(({ name }) => !PGN_FORM_TAGS.has(name) && !RESULT_TAGS.includes(name))
    .map(({ name, value }) => ({ name: PGN_OF_GIB_TAG.get(name) ?? name, value }));
  const roster = [...PGN_ROSTER].map(
    ([name, unknown]) => named.find((tag) => tag.name === name) ?? { name, value: unknown },
  );
  const setup = setupOf(start);
  const isUsual = formatFen(setup) === formatFen(setupOf(USUAL_START));
  const words = recorded === null ? '' : recorded.startsWith(result) ? recorded.slice(result.length).trim() : recorded;
  return [
    ...roster,
    { name: 'Result', value: result },
    { name: 'Variant', value: 'Janggi' },
    ...(isUsual
      ? []
      : [
          { name: 'SetUp', value: '1' },
          { name: 'FEN', value: formatFen(setup) },
        ]),
    ...(words === '' ? [] : [{ name: 'Termination', value: words }]),
    ...named.filter(({ name }) => !PGN_ROSTER.has(name)),
  ];
};
