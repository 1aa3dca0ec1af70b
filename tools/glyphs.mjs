/**
 * Writes src/notation/svg-glyphs.ts: the signs of pictured boards as outlines, taken from fonts under the Open Font
 * License. Run `node tools/glyphs.mjs` to do it again; fonts and font reader are installed into a temporary folder, at
 * the versions below, so that the same file comes out.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = ['@fontsource/noto-serif-kr@5.3.0', '@fontsource/liu-jian-mao-cao@5.3.0', 'fontkit@2.0.4'];
const SERIF = { package: 'noto-serif-kr', weight: 700 };
const SERIF_BLACK = { package: 'noto-serif-kr', weight: 900 };
/** A grass hand. It has 車 and 馬 under the code points of 车 and 马, which are what these become in that hand. */
const CURSIVE = { package: 'liu-jian-mao-cao', weight: 400 };

/**
 * By style and side: font, signs by kind code from 1 (general, guard, elephant, horse, cannon, chariot, soldier), how
 * far the corners of the widest reach, and how much a smaller one may grow to reach as far.
 */
const PIECES = {
  HANJA: [
    { font: CURSIVE, characters: '楚士象马包车卒', reach: 75, growth: 1.2 },
    { font: SERIF_BLACK, characters: '漢士象馬包車兵', reach: 79, growth: 1.12 },
  ],
  HANGUL: [
    { font: SERIF_BLACK, characters: '초사상마포차졸', reach: 78, growth: 1.1 },
    { font: SERIF_BLACK, characters: '한사상마포차병', reach: 78, growth: 1.1 },
  ],
  LETTERS: [
    { font: SERIF_BLACK, characters: 'KABNCRP', reach: 72, growth: 1 },
    { font: SERIF_BLACK, characters: 'kabncrp', reach: 72, growth: 1 },
  ],
};
const LABELS = '0123456789abcdefghi';

/** Units from the middle of a piece to its sides, and of an em of the labels; smaller numbers make smaller pictures. */
const RADIUS = 86;
const LABEL_EM = 56;

const folder = mkdtempSync(join(tmpdir(), 'glyphs-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'package.json'), '{}');
const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...PACKAGES], {
  cwd: folder,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(1);
const fontkit = createRequire(join(folder, 'package.json'))('fontkit');

/** The files of a font, each with a part of its characters. */
const opened = new Map();
const filesOf = (font) => {
  const key = `${font.package} ${font.weight}`;
  if (!opened.has(key)) {
    const files = join(folder, 'node_modules', '@fontsource', font.package, 'files');
    opened.set(
      key,
      readdirSync(files)
        .filter((name) => name.endsWith(`-${font.weight}-normal.woff2`))
        .sort()
        .map((name) => fontkit.create(readFileSync(join(files, name))))
        .filter((file) => file.cmap),
    );
  }
  return opened.get(key);
};

/** The outline of a character in ems, y downward: commands of a letter and its points. */
const outlineOf = (font, character) => {
  const code = character.codePointAt(0);
  const file = filesOf(font).find((part) => part.hasGlyphForCodePoint(code));
  if (!file) throw new Error(`${font.package} has no ${character}`);
  const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', closePath: 'Z' };
  return file.glyphForCodePoint(code).path.commands.map(({ command, args }) => ({
    letter: letters[command],
    points: Array.from({ length: args.length / 2 }, (_, index) => [
      args[2 * index] / file.unitsPerEm,
      -args[2 * index + 1] / file.unitsPerEm,
    ]),
  }));
};

const mapped = (outline, change) =>
  outline.map(({ letter, points }) => ({ letter, points: points.map(([x, y]) => change(x, y)) }));

const middle = (numbers) => (Math.min(...numbers) + Math.max(...numbers)) / 2;

/** The point that the eye takes for the middle: a third of the way from the middle of the box to the centre of gravity. */
const centreOf = (outline) => {
  const points = outline.flatMap((command) => command.points);
  let area = 0;
  let [gx, gy] = [0, 0];
  let [first, last] = [
    [0, 0],
    [0, 0],
  ];
  for (const { letter, points: own } of outline) {
    if (letter === 'M') {
      first = own[0];
      last = first;
      continue;
    }
    for (const [x, y] of letter === 'Z' ? [first] : own) {
      const cross = last[0] * y - x * last[1];
      area += cross;
      gx += (last[0] + x) * cross;
      gy += (last[1] + y) * cross;
      last = [x, y];
    }
  }
  const box = [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))];
  return [(box[0] * 2 + gx / (3 * area)) / 3, (box[1] * 2 + gy / (3 * area)) / 3];
};

/** A minus sign parts two numbers as well as a blank does. */
const joined = (numbers) =>
  numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('');

/** How far a curve may be from where the font has it, in units of a sign. */
const TOLERANCE = 0.5;

/** Path data with whole relative numbers; what vanishes in rounding is left out. */
const pathOf = (outline) => {
  let text = '';
  let previous = '';
  let at = [0, 0];
  let first = at;
  /** Where the next curve is bent to if it says nothing of it. */
  let reflected = at;
  const write = (letter, numbers) => {
    // A letter is not repeated, and after `m` an `l` goes without saying.
    const silent = letter === previous || (letter === 'l' && previous === 'm');
    text += (silent ? (numbers[0] < 0 ? '' : ' ') : letter) + joined(numbers);
    previous = letter;
  };
  const goTo = (point) => {
    at = point;
    reflected = point;
  };
  const line = ([x, y]) => {
    const [dx, dy] = [x - at[0], y - at[1]];
    if (dx === 0 && dy === 0) return;
    if (dy === 0) write('h', [dx]);
    else if (dx === 0) write('v', [dy]);
    else write('l', [dx, dy]);
    goTo([x, y]);
  };
  const curve = ([cx, cy], [x, y]) => {
    const [dx, dy] = [x - at[0], y - at[1]];
    const sag = Math.abs((cx - at[0]) * dy - (cy - at[1]) * dx) / (2 * Math.hypot(dx, dy) || 1);
    if (sag < TOLERANCE) {
      line([x, y]);
      return;
    }
    // A curve's middle moves by half of what its control point does.
    const smooth = Math.hypot(reflected[0] - cx, reflected[1] - cy) < 2 * TOLERANCE && reflected !== at;
    const control = smooth ? reflected : [Math.round(cx), Math.round(cy)];
    if (smooth) write('t', [dx, dy]);
    else write('q', [control[0] - at[0], control[1] - at[1], dx, dy]);
    at = [x, y];
    reflected = [2 * x - control[0], 2 * y - control[1]];
  };
  for (const { letter, points } of outline) {
    const end = points.at(-1)?.map(Math.round);
    if (letter === 'M') {
      write('m', [end[0] - at[0], end[1] - at[1]]);
      goTo(end);
      first = end;
    } else if (letter === 'L') line(end);
    else if (letter === 'Q') curve(points[0], end);
    else if (letter === 'Z') {
      text += 'z';
      previous = 'z';
      goTo(first);
    } else throw new Error(`${letter} is not drawn by these fonts`);
  }
  return text;
};

const farthest = (outline) => Math.max(...outline.flatMap(({ points }) => points.map(([x, y]) => Math.hypot(x, y))));

const signsOf = ({ font, characters, reach, growth }) => {
  const centred = [...characters].map((character) => {
    const outline = outlineOf(font, character);
    const [x0, y0] = centreOf(outline);
    return mapped(outline, (x, y) => [x - x0, y - y0]);
  });
  const usual = reach / Math.max(...centred.map(farthest));
  return centred.map((outline) => {
    const scale = Math.min(reach / farthest(outline), usual * growth);
    return pathOf(mapped(outline, (x, y) => [x * scale, y * scale]));
  });
};

const labelOf = (character) => {
  const outline = outlineOf(SERIF, character);
  const x0 = middle(outline.flatMap(({ points }) => points.map(([x]) => x)));
  return pathOf(mapped(outline, (x, y) => [(x - x0) * LABEL_EM, y * LABEL_EM]));
};

const quoted = (text) => `'${text}'`;
const list = (texts, indent) => texts.map((text) => `${indent}${quoted(text)},\n`).join('');

const styles = Object.entries(PIECES).map(([style, sides]) => {
  const rows = sides.map((side) => `    [\n      '',\n${list(signsOf(side), '      ')}    ],\n`);
  return `  ${style}: [\n${rows.join('')}  ],\n`;
});
const labels = [...LABELS].map((character) => `  ${character}: ${quoted(labelOf(character))},\n`);

writeFileSync(
  join(ROOT, 'src', 'notation', 'svg-glyphs.ts'),
  `/**
 * Written by tools/glyphs.mjs. Outlines from Noto Serif KR and, for Cho's Hanja, from Liu Jian Mao Cao, both under the
 * SIL Open Font License 1.1; see NOTICE.
 */

/** Signs on pieces by style, side and kind code: path data around 0 0, for a piece whose sides are ${RADIUS} from there. */
export const PIECE_GLYPHS = {
${styles.join('')}} as const;

/** Signs of coordinates: path data on a base line, with x = 0 in the middle; an em is ${LABEL_EM}. */
export const LABEL_GLYPHS: { readonly [character: string]: string } = {
${labels.join('')}};
`,
);
