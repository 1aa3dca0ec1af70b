import { SIDES } from '../janggi/side.js';
import type { DiagramStyle } from '../notation/diagram.js';
import { COORDINATES } from '../notation/svg.js';
import { COUNT, TEXT, TEXTS, wordOf } from '../rest/fields.js';
import { reportPosition } from '../service/position.js';
import { command } from './command.js';
import { EXIT, orFault, wrongUsage } from './fault.js';
import { positionQuestion } from './input-files.js';
import { limitsInForce } from './limits.js';
import { flagOf, formats, option, POSITION_OPTIONS, STYLE } from './options.js';
import { tellWarnings } from './warnings.js';

const PICTURE_OPTIONS = {
  orientation: option(wordOf(SIDES), 'Of a picture: the side at the bottom.'),
  coordinates: option(wordOf(COORDINATES), 'Of a picture: what stands beside the board.'),
  lastMove: option(TEXT, 'Of a picture: the move to light up; the last of --moves if left out.', { value: 'MOVE' }),
  marks: option(TEXTS, 'Of a picture: squares to mark.', { value: 'SQUARE,...', many: true }),
  arrows: option(TEXTS, 'Of a picture: from square to square, as b1c3.', { value: 'ARROW,...', many: true }),
  size: option(COUNT, 'Of a picture: its width in pixels.'),
  title: option(TEXT, 'Of a picture: its name.', { value: 'TEXT' }),
} as const;

const COLOURS = { cho: '1;32', han: '1;31', empty: '2' } as const;
const COLOUR_OFF = '\u001b[0m';

/** What stands on a text board: Cho's pieces, Han's pieces, empty points. */
const POINTS: { readonly [S in DiagramStyle]: RegExp } = {
  HANJA: /(?<cho>\(.\))|(?<han>\[.\])|(?<empty>・)/g,
  HANGUL: /(?<cho>\(.\))|(?<han>\[.\])|(?<empty>・)/g,
  LETTERS: /(?<cho>[A-Z])|(?<han>[a-z])|(?<empty>\.)/g,
};

/** Paints the ranks of a text board; below them stand the names of the files. */
const painted = (board: string, style: DiagramStyle): string => {
  const lines = board.split('\n');
  const ranks = lines.slice(0, 10).map((line) =>
    line.replaceAll(POINTS[style], (point, ...rest) => {
      const groups = rest.at(-1) as { readonly [C in keyof typeof COLOURS]?: string };
      const colour = groups.cho ? COLOURS.cho : groups.han ? COLOURS.han : COLOURS.empty;
      return `\u001b[${colour}m${point}${COLOUR_OFF}`;
    }),
  );
  return [...ranks, ...lines.slice(10)].join('\n');
};

export const BOARD = command({
  usage: '[FEN]',
  about: [
    'Draws a position: as text, Cho at the bottom in round brackets and Han in square ones, in green and red on a terminal that has colours (NO_COLOR and FORCE_COLOR are heeded); or as an SVG picture. Without a FEN it is the usual start; - reads a FEN, or a board as text, from standard input.',
    'svg is the answer of GET /v1/board.svg, text that of GET /v1/diagram.',
  ],
  options: { format: formats('TEXT', 'SVG'), style: STYLE, ...PICTURE_OPTIONS, ...POSITION_OPTIONS },
  examples: [
    ['--moves 79졸78', 'the board after a move.'],
    ["'3k5/9/9/9/9/9/9/9/3R5/4K4 b - - 0 1' -f svg --arrows d2d10 > check.svg", 'a picture with an arrow.'],
  ],
  run: async ({ words, given }, terminal) => {
    const { format = 'TEXT', style = 'HANJA', ...rest } = given;
    const { orientation, coordinates, lastMove, marks, arrows, size, title, ...question } = rest;
    const picture = { orientation, coordinates, lastMove, marks, arrows, size, title };
    const needless = Object.entries(picture).find(([, value]) => value !== undefined);
    if (format === 'TEXT' && needless) throw wrongUsage(`${flagOf(needless[0])} is for pictures; add --format svg.`);
    const position = orFault(reportPosition(await positionQuestion(words, question, terminal), limitsInForce()));
    tellWarnings(terminal, position.warnings);
    const board = position.diagram(style);
    const text =
      format === 'SVG'
        ? orFault(position.svg({ style, ...picture }))
        : terminal.hasColours
          ? painted(board, style)
          : board;
    await terminal.write(`${text}\n`);
    return EXIT.well;
  },
});
