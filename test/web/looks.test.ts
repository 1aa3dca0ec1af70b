/**
 * The page as a browser shows it, beside pictures that people have looked at and found good; and how much of it there is.
 * After a change of looks, `UPDATE_GOLDENS=1 npx vitest run test/web/looks.test.ts` writes them anew: look at them before
 * you commit.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE, type Stage, setStage, settled } from './page.js';

const GOLDENS = fileURLToPath(new URL('goldens/', import.meta.url));
/** The one that stands in the README and in docs/tournament.md. */
const SHOWN = 'verdict';
const README_PICTURE = fileURLToPath(new URL('../../docs/page.png', import.meta.url));
/** The part of the pixels that may differ, as they do where another Chromium draws letters and fields otherwise. */
const TOLERANCE = 0.01;
/** The letters of the pictures; a Chromium on Debian brings them. */
const FONT = 'DejaVu Sans';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
}, 300_000);
afterAll(() => stage.close());

/** Whether the browser has the font: letters are then as wide whatever stands in for it elsewhere. */
const hasFont = (page: Page): Promise<boolean> =>
  page.evaluate((font) => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const [one, other] = ['monospace', 'serif'].map((fallback) => {
      context.font = `40px "${font}", ${fallback}`;
      return context.measureText('Janggi will').width;
    });
    return one === other;
  }, FONT);

/** Letters that are the same everywhere, and nothing that moves or needs fonts that may not be there. */
const STEADY = `
  *, *::before, *::after { font-family: '${FONT}' !important; transition: none !important; caret-color: transparent !important; }
  .top .choices, textarea::placeholder { visibility: hidden; color: transparent !important; }
`;

const FACED =
  '#cho=SANG_MA_SANG_MA&moves=a1a3,e7f7,c1d3,b10c8,b1d4,g10e7,b3e3,b8e8,c4c5,e7g4,h1g3,a7b7,h3f3,i10i8,e4f4,g4e7,d4f7,g7f7,g3f5,h10g8,f5d6,c7d7,d6f7,h8f8,f7e5,c8b6,c5c6,b6c4,e5c4,e7c4,d3e5,b7c7,e5c4,c10e7,c6c7,e7c4,c7d7,f10f9,d1d2,f8f10,f1f2,f10f4,f3d1,f4a4,a3c3,d10d9,c3c4,a10a6,c4d4,e9f10,i1i3,f9e9,e2f3,f10f10&choName=Kim&hanName=Lee&recorded=1/2-1/2&ply=53';

const PICTURES: readonly (readonly [
  name: string,
  hash: string,
  options: BrowserContextOptions,
  act?: (page: Page) => Promise<unknown>,
])[] = [
  ['empty', '', {}],
  ['verdict', FACED, {}],
  ['verdict-dark', FACED, { colorScheme: 'dark' }],
  ['verdict-phone', FACED, PHONE],
  [
    'refused',
    '#moves=a4b4',
    {},
    async (page) => {
      await page.locator('[data-square="a1"]').click();
      await page.locator('[data-square="a10"]').click();
    },
  ],
  [
    'comparison',
    `${FACED}&pieces=LETTERS`,
    {},
    async (page) => {
      await page.getByRole('tab', { name: 'Compare rulesets' }).click();
      await page.locator('.compare td', { hasText: 'Draw' }).first().waitFor();
      await page.evaluate(() => scrollTo(0, 1000));
    },
  ],
];

describe('the page looks as it did', () => {
  it.for(PICTURES)('%s', async ([name, hash, options, act], { skip }) => {
    if (!stage.browser) return skip(stage.reason);
    const { page } = await stage.open(hash, options);
    if (!(await hasFont(page))) return skip(`the font ${FONT} is not there`);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, STEADY);
    await settled(page);
    await act?.(page);
    const shown = await page.screenshot();
    await page.context().close();
    const golden = name === SHOWN ? README_PICTURE : join(GOLDENS, `${name}.png`);
    if (process.env.UPDATE_GOLDENS) {
      mkdirSync(GOLDENS, { recursive: true });
      writeFileSync(golden, shown);
    }
    expect(existsSync(golden), `${golden} is missing; write it with UPDATE_GOLDENS=1`).toBe(true);
    const [before, now] = [PNG.sync.read(readFileSync(golden)), PNG.sync.read(shown)];
    expect([now.width, now.height]).toEqual([before.width, before.height]);
    const different = pixelmatch(before.data, now.data, undefined, now.width, now.height, { threshold: 0.15 });
    if (different / (now.width * now.height) <= TOLERANCE) return;
    const kept = join(mkdtempSync(join(tmpdir(), 'page-')), `${name}.png`);
    writeFileSync(kept, shown);
    expect.fail(`${different} pixels are not those of ${golden}; the page is now ${kept}`);
  });
});

describe('the page is small and quick', () => {
  /** Of the first view, packed, answers of the service in it. */
  const MOST_BYTES = 150 * 1024;
  /** Of the first paint from a warm service; five times what is aimed at, for slow machines. */
  const MOST_MILLIS = 5 * 300;

  it('its first view fits into 150 KB and is painted at once', async ({ skip }) => {
    if (!stage.browser) return skip(stage.reason);
    const warm = await stage.open();
    await settled(warm.page);
    const { page } = await stage.open();
    await settled(page);
    const measured = await page.evaluate(() => {
      const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
      return {
        bytes: entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
        files: entries.length,
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      };
    });
    console.info(
      `first view: ${Math.round(measured.bytes / 1024)} KB in ${measured.files} answers, painted after ${Math.round(measured.painted)} ms`,
    );
    expect(measured.bytes).toBeGreaterThan(20_000);
    expect(measured.bytes).toBeLessThan(MOST_BYTES);
    expect(measured.painted).toBeLessThan(MOST_MILLIS);
  });
});
