/**
 * Pictures as a browser shows them, beside those that people have looked at and found good. After a change of looks,
 * `UPDATE_GOLDENS=1 npx vitest run test/notation/svg-goldens.test.ts` writes them anew: look at them before you commit.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { type Browser, chromium, type Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveOf } from '../../src/janggi/move.js';
import { parseSquare } from '../../src/janggi/square.js';
import { type SvgOptions, svg } from '../../src/notation/svg.js';
import { findChromium } from '../browser.js';
import { positionOf, setupOf } from '../positions.js';

const GOLDENS = fileURLToPath(new URL('goldens/', import.meta.url));
/** The part of the pixels that may differ, as they do where another Chromium smooths edges otherwise. */
const TOLERANCE = 0.001;

const move = (from: string, to: string): number => moveOf(parseSquare(from), parseSquare(to));
const squares = (...names: string[]): number[] => names.map(parseSquare);

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1';
const CROWDED = 'rbnaa1nb1/3k5/1c5c1/2p2pp2/p8/P3P4/1P4PP1/1C1K3Cr/4AA3/RBN3BN1 b - - 9 9';
const CHECKED = '1bnaa2b1/9/4Rk1nc/p2p5/2p2P3/r8/4B4/1r1A3CN/5K3/1N2A1B1R b - - 5 24';

const PICTURES: readonly (readonly [name: string, fen: string, options: Partial<SvgOptions>])[] = [
  ['start-1000', START, { size: 1000 }],
  ['start-200', START, { size: 200 }],
  ['start-hangul-200', START, { size: 200, style: 'HANGUL', coordinates: 'NONE' }],
  ['checked-200', CHECKED, { size: 200, lastMove: move('e3', 'e8') }],
  ['crowded', CROWDED, { lastMove: move('i4', 'h4') }],
  ['checked', CHECKED, { lastMove: move('e3', 'e8') }],
  [
    'marks-and-arrows',
    'r1b1C2b1/3an4/3kr4/pR3pp1p/9/8P/4P2c1/9/5A2B/1BN1AK2R b - - 3 19',
    {
      marks: squares('a6', 'b7', 'e5', 'i1'),
      arrows: [move('a7', 'b7'), move('e10', 'e8'), move('e9', 'c8'), move('i1', 'i4')],
      lastMove: move('b4', 'b7'),
    },
  ],
  [
    'korean-rows',
    '1bna1abn1/4k4/7c1/1pp1p2pr/9/9/2P1P1P1P/3K3C1/9/R1Bc1ABNR w - - 0 9',
    {
      coordinates: 'KOREAN',
      lastMove: move('d7', 'd1'),
    },
  ],
  [
    'from-han',
    'r1n2abn1/5k2r/5a3/1p1b2p1p/P1P5c/1N1P4P/R4cP2/3K3C1/9/2B1AANB1 w - - 4 19',
    {
      orientation: 'HAN',
      lastMove: move('i8', 'i6'),
    },
  ],
  [
    'from-han-korean-rows',
    '3aa2b1/rn2k2n1/1c2b2cr/p1p5p/6p2/P8/4B3P/NC5CN/3K5/R2A1AB1R w - - 5 18',
    {
      orientation: 'HAN',
      coordinates: 'KOREAN',
    },
  ],
  [
    'hangul',
    '1bna1anb1/9/1c3k1cr/9/1p2p4/R1P3C2/1P2PP1P1/2N4C1/4K4/2B1AANB1 b - - 0 14',
    {
      style: 'HANGUL',
      lastMove: move('g3', 'g5'),
      marks: squares('b6'),
    },
  ],
  [
    'hangul-checked',
    '1bn1akRnr/4a4/9/2p5p/3p2Pc1/4Pp3/2P2N2P/1CCK4N/4A4/1B3AB1R b - - 0 19',
    {
      style: 'HANGUL',
      coordinates: 'NONE',
      lastMove: move('g6', 'g10'),
    },
  ],
  [
    'letters',
    '4ka3/r3a1B2/3n5/pp1bp4/2cN1p3/3P3PP/1P1P5/C2K1A3/5A2R/1cB3r2 b - - 5 31',
    {
      style: 'LETTERS',
      arrows: [move('d7', 'b4')],
    },
  ],
  [
    'passed',
    '1bna3b1/3r3n1/1c1k3c1/1pp1p1p1R/9/3P1P3/P5P2/RC3K3/5A3/2BA2NB1 w - - 4 19',
    {
      lastMove: move('d8', 'd8'),
      coordinates: 'NONE',
    },
  ],
];

let browser: Browser | undefined;
let page: Page;
let reason: string;

beforeAll(async () => {
  const found = findChromium();
  reason = found.reason;
  if (found.path === null) {
    console.info(`skipped: ${reason}`);
    return;
  }
  browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--force-color-profile=srgb'] });
  page = await browser.newPage();
}, 300_000);
afterAll(() => browser?.close());

/** As the browser shows it when it stands in a page. */
const photograph = async (picture: string): Promise<Buffer> => {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(picture) ?? [];
  await page.setViewportSize({ width: Number(width), height: Number(height) });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${picture}`);
  return page.screenshot();
};

it.for(PICTURES)('%s looks as it did', async ([name, fen, options], { skip }) => {
  const picture = svg(positionOf(setupOf(fen)), { size: 400, ...options });
  if (!browser) return skip(reason);
  const shown = await photograph(picture);
  const golden = join(GOLDENS, `${name}.png`);
  if (process.env.UPDATE_GOLDENS) {
    mkdirSync(GOLDENS, { recursive: true });
    writeFileSync(golden, shown);
  }
  expect(existsSync(golden), `${golden} is missing; write it with UPDATE_GOLDENS=1`).toBe(true);
  const [before, now] = [PNG.sync.read(readFileSync(golden)), PNG.sync.read(shown)];
  expect([now.width, now.height]).toEqual([before.width, before.height]);
  const different = pixelmatch(before.data, now.data, undefined, now.width, now.height, { threshold: 0.15 });
  if (different / (now.width * now.height) <= TOLERANCE) return;
  const kept = join(mkdtempSync(join(tmpdir(), 'picture-')), `${name}.png`);
  writeFileSync(kept, shown);
  expect.fail(`${different} pixels are not those of ${golden}; the picture is now ${kept}`);
});

it('stands alone as a document that a browser reads as XML', async ({ skip }) => {
  if (!browser) return skip(reason);
  const picture = svg(positionOf(setupOf(START)), { title: '</title><script>&' });
  const read = await page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
    return [documentElement.nodeName, documentElement.querySelector('title')?.textContent];
  }, picture);
  expect(read).toEqual(['svg', '</title><script>&']);
});
