import { inCheck } from '../janggi/attack.js';
import { isPass, type Move, moveFrom, moveTo } from '../janggi/move.js';
import { EMPTY, kindName, kindOf, type PieceCode, sideOf } from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import { CHO, type Side, sideCode, sideName } from '../janggi/side.js';
import {
  FILES,
  fileName,
  fileOf,
  RANKS,
  rankOf,
  rotateSquare,
  SQUARES,
  type Square,
  squareAt,
} from '../janggi/square.js';
import { describePosition, describeTurn } from './describe.js';
import type { DiagramStyle } from './diagram.js';
import { LABEL_GLYPHS, PIECE_GLYPHS } from './svg-glyphs.js';

/** What stands beside a board: files and ranks, rows and columns of Korean records (row 1 is Han's back rank), or nothing. */
export const COORDINATES = ['ALGEBRAIC', 'KOREAN', 'NONE'] as const;
export type Coordinates = (typeof COORDINATES)[number];

export interface SvgOptions {
  /** What stands on the pieces. */
  readonly style: DiagramStyle;
  /** The side that sits at the bottom. */
  readonly orientation: Side;
  readonly coordinates: Coordinates;
  /** Where it went from and to is lit; a pass has its general lit. */
  readonly lastMove: Move | null;
  /** Squares with a ring around them. */
  readonly marks: readonly Square[];
  /** Each drawn as an arrow, whether the pieces can move so or not. */
  readonly arrows: readonly Move[];
  /** Width in pixels; the height follows from it. */
  readonly size: number;
  /** Any text: the name of the picture. Null for one that says whose turn it is. */
  readonly title: string | null;
}

export const SVG_DEFAULTS: SvgOptions = {
  style: 'HANJA',
  orientation: 'CHO',
  coordinates: 'ALGEBRAIC',
  lastMove: null,
  marks: [],
  arrows: [],
  size: 480,
  title: null,
};

/** From line to line, in the units of the picture; 0 0 is the board's top left corner. */
const CELL = 100;
const BOARD_WIDTH = (FILES - 1) * CELL;
const BOARD_HEIGHT = (RANKS - 1) * CELL;
/** Around the lines; on the left and at the bottom wider, if coordinates stand there. */
const MARGIN = 64;
const LABEL_MARGIN = 100;
/** Of the labels' middle from the lines. */
const LABEL_DISTANCE = 71;
/** Signs of labels are twice as large as they are drawn. */
const LABEL_SCALE = 0.5;
const DIGIT_WIDTH = 16;

const COLOURS = {
  wood: '#e6bd7c',
  rim: '#a8743a',
  line: '#5b3a1c',
  label: '#6d4724',
  face: '#fdf3dc',
  bevel: '#ecd7ab',
  edge: '#8d6235',
  shadow: '#3d2408',
  lastMove: '#fff6b8',
  check: '#e0301e',
  note: '#2b62b8',
} as const;
/** By side code. They differ in blue too, for eyes to which red and green are one. */
const INKS = ['#00694f', '#c4161c'] as const;

/** From the middle of a piece to its sides, by kind code. */
const RADII: readonly number[] = [0, 48, 36, 42, 42, 42, 42, 36];
/** The same in the units of the signs. */
const GLYPH_RADIUS = 86;

const path = (d: string, attributes = ''): string => `<path d="${d}"${attributes && ` ${attributes}`}/>`;
const use = (id: string, [x, y]: Point): string => `<use href="#${id}" x="${x}" y="${y}"/>`;
/** Nothing, where there is nothing to stand in the group. */
const group = (attributes: string, parts: readonly string[]): string =>
  parts.length === 0 ? '' : `<g ${attributes}>${parts.join('')}</g>`;

type Point = readonly [x: number, y: number];
const ORIGIN: Point = [0, 0];
/** Where a square stands in the picture. */
type View = (square: Square) => Point;

const viewFrom =
  (side: Side): View =>
  (square) => {
    const seen = sideCode(side) === CHO ? square : rotateSquare(square);
    return [fileOf(seen) * CELL, (RANKS - 1 - rankOf(seen)) * CELL];
  };

/** A regular octagon that stands on a side. */
const octagon = (radius: number, [x, y]: Point = ORIGIN): string => {
  const half = Math.round(radius * Math.tan(Math.PI / 8));
  const [cut, side] = [radius - half, 2 * half];
  return `M${x - half} ${y - radius}h${side}l${cut} ${cut}v${side}l-${cut} ${cut}h-${side}l-${cut}-${cut}v-${side}z`;
};

const countTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Ranks, files, and the diagonals of both palaces. */
const LINES = [
  ...countTo(RANKS).map((rank) => `M0 ${rank * CELL}h${BOARD_WIDTH}`),
  ...countTo(FILES).map((file) => `M${file * CELL} 0v${BOARD_HEIGHT}`),
  ...[0, BOARD_HEIGHT - 2 * CELL].map((top) => `M300 ${top}l200 200m0-200l-200 200`),
].join('');

/** Small crosses where cannons and soldiers start, as boards have them. */
const STARTS = [
  ...[2, 7].flatMap((line) => [1, 7].map((file) => [file, line] as const)),
  ...[3, 6].flatMap((line) => [0, 2, 4, 6, 8].map((file) => [file, line] as const)),
]
  .map(([file, line]) => `M${file * CELL - 8} ${line * CELL - 8}l16 16m0-16l-16 16`)
  .join('');

const drawBoard = (left: number, width: number, height: number): string =>
  [
    `<rect x="${-left}" y="${-MARGIN}" width="${width}" height="${height}" fill="${COLOURS.wood}"/>`,
    `<rect x="${-left + 4}" y="${-MARGIN + 4}" width="${width - 8}" height="${height - 8}" fill="none" stroke="${COLOURS.rim}" stroke-width="8"/>`,
    path(
      `${LINES}${STARTS}M0 0h${BOARD_WIDTH}v${BOARD_HEIGHT}H0z`,
      `fill="none" stroke="${COLOURS.line}" stroke-width="2"`,
    ),
  ].join('');

/** The label of a rank or a file, both counted from 0 at Cho's left hand. */
const LABELS: { readonly [C in Exclude<Coordinates, 'NONE'>]: Record<'rank' | 'file', (index: number) => string> } = {
  ALGEBRAIC: { rank: (rank) => String(rank + 1), file: fileName },
  KOREAN: { rank: (rank) => String((RANKS - rank) % 10), file: (file) => String(file + 1) },
};

const drawLabels = (coordinates: Coordinates, view: View): string => {
  if (coordinates === 'NONE') return '';
  const { rank, file } = LABELS[coordinates];
  const drawn = (text: string, x: number, y: number): string[] =>
    [...text].map((character, index) =>
      use(`label-${character}`, [(x + (index - (text.length - 1) / 2) * DIGIT_WIDTH) / LABEL_SCALE, y / LABEL_SCALE]),
    );
  const uses = [
    // Figures are drawn from their foot.
    ...countTo(RANKS).flatMap((at) => drawn(rank(at), -LABEL_DISTANCE, view(squareAt(0, at))[1] + 10)),
    ...countTo(FILES).flatMap((at) => drawn(file(at), view(squareAt(at, 0))[0], BOARD_HEIGHT + LABEL_DISTANCE + 7)),
  ];
  const characters = new Set([...countTo(RANKS).map(rank), ...countTo(FILES).map(file)].join(''));
  const glyphs = [...characters].map((character) => path(LABEL_GLYPHS[character] as string, `id="label-${character}"`));
  return `<defs>${glyphs.join('')}</defs>${group(`fill="${COLOURS.label}" transform="scale(${LABEL_SCALE})"`, uses)}`;
};

/** Names differ from style to style, for a page may hold several boards. */
const pieceId = (piece: PieceCode, style: DiagramStyle): string =>
  [style, sideName(sideOf(piece)), kindName(kindOf(piece))].join('-').toLowerCase();

const definePieces = (pieces: readonly PieceCode[], style: DiagramStyle): string => {
  const radii = new Set(pieces.map((piece) => RADII[kindOf(piece)] as number));
  const blanks = [...radii].map((radius) =>
    group(`id="piece-${radius}"`, [
      path(octagon(radius, [2, 4]), `fill="${COLOURS.shadow}" opacity=".28"`),
      path(octagon(radius), `fill="${COLOURS.face}" stroke="${COLOURS.edge}" stroke-width="2"`),
      path(octagon(radius - 4), `fill="none" stroke="${COLOURS.bevel}" stroke-width="2"`),
    ]),
  );
  const signed = pieces.map((piece) => {
    const radius = RADII[kindOf(piece)] as number;
    const ink = INKS[sideOf(piece)];
    // Cho's hand has thin strokes.
    const stroke = style === 'HANJA' && sideOf(piece) === CHO ? ` stroke="${ink}" stroke-width="4"` : '';
    const glyph = PIECE_GLYPHS[style][sideOf(piece)][kindOf(piece)] as string;
    const scale = (radius / GLYPH_RADIUS).toFixed(2).slice(1);
    return group(`id="${pieceId(piece, style)}"`, [
      `<use href="#piece-${radius}"/>`,
      path(glyph, `fill="${ink}"${stroke} transform="scale(${scale})"`),
    ]);
  });
  return `<defs>${blanks.join('')}${signed.join('')}</defs>`;
};

const drawLastMove = (move: Move, board: Uint8Array, view: View): string => {
  const halo = (RADII[kindOf(board[moveTo(move)] as PieceCode)] || 36) + 9;
  return group(`fill="${COLOURS.lastMove}" stroke="${COLOURS.edge}" stroke-width="1.5" opacity=".9"`, [
    ...(isPass(move) ? [] : [path(octagon(24, view(moveFrom(move))))]),
    path(octagon(halo, view(moveTo(move)))),
  ]);
};

/** What an arrow leaves free of the piece that it comes from, and of the middle of the square that it points at. */
const TAIL_GAP = 38;
const TIP_GAP = 24;
const HEAD_LENGTH = 32;

const drawArrows = (arrows: readonly Move[], view: View): string => {
  const shafts = [...new Set(arrows)]
    .filter((arrow) => !isPass(arrow))
    .map((arrow) => {
      const [x1, y1] = view(moveFrom(arrow));
      const [x2, y2] = view(moveTo(arrow));
      const length = Math.hypot(x2 - x1, y2 - y1);
      const at = (way: number): string =>
        `${Math.round(x1 + ((x2 - x1) * way) / length)} ${Math.round(y1 + ((y2 - y1) * way) / length)}`;
      return path(`M${at(TAIL_GAP)}L${at(length - HEAD_LENGTH - TIP_GAP)}`);
    });
  if (shafts.length === 0) return '';
  const head = `<marker id="arrow-head" markerUnits="userSpaceOnUse" markerWidth="${HEAD_LENGTH}" markerHeight="36" refY="18" orient="auto">${path(`M0 0l${HEAD_LENGTH} 18l-${HEAD_LENGTH} 18z`, `fill="${COLOURS.note}"`)}</marker>`;
  return `<defs>${head}</defs>${group(`stroke="${COLOURS.note}" stroke-width="11" opacity=".72" marker-end="url(#arrow-head)"`, shafts)}`;
};

const drawMarks = (marks: readonly Square[], view: View): string => {
  const rings = [...new Set(marks)].map(view).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="47"/>`);
  return group(`fill="none" stroke="${COLOURS.note}" stroke-width="6" opacity=".85"`, rings);
};

const ESCAPES: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Any text as the text of an XML element; the few characters that XML cannot hold are left out. */
const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that XML cannot hold
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]/gu, '')
    .replace(/[&<>]/g, (character) => ESCAPES[character] as string);

/**
 * Draws a position as an SVG image: lines, octagonal pieces, the general in check lit up, and what the options add.
 * It can stand in a file or inside a page, needs no font, and tells its position in words to those who cannot see it.
 * The same position and options give the same text, of less than 20,000 bytes for a full set with up to
 * 32 marks and 32 arrows.
 */
export const svg = (position: Position, options: Partial<SvgOptions> = {}): string => {
  const { style, orientation, coordinates, lastMove, marks, arrows, size, title } = { ...SVG_DEFAULTS, ...options };
  const { board } = position;
  const view = viewFrom(orientation);
  const left = coordinates === 'NONE' ? MARGIN : LABEL_MARGIN;
  const width = left + BOARD_WIDTH + MARGIN;
  const height = MARGIN + BOARD_HEIGHT + left;
  const occupied = countTo(SQUARES).filter((square) => board[square] !== EMPTY);
  const pieces = [...new Set(occupied.map((square) => board[square] as PieceCode))].sort((a, b) => a - b);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${size}" height="${Math.round((size * height) / width)}" viewBox="${-left} ${-MARGIN} ${width} ${height}">`,
    `<title>${escapeXml(title ?? `Janggi: ${describeTurn(position)}`)}</title>`,
    `<desc>${describePosition(position, lastMove)}</desc>`,
    drawBoard(left, width, height),
    drawLabels(coordinates, view),
    definePieces(pieces, style),
    lastMove === null ? '' : drawLastMove(lastMove, board, view),
    inCheck(position) ? path(octagon(58, view(position.generalOf(position.turn))), `fill="${COLOURS.check}"`) : '',
    ...occupied.map((square) => use(pieceId(board[square] as PieceCode, style), view(square))),
    drawMarks(marks, view),
    drawArrows(arrows, view),
    '</svg>',
  ].join('');
};
