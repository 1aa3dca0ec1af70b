import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { type App, createApp } from '../../src/server/create-app.js';
import { findChromium } from '../browser.js';
import { ROOT } from '../root.js';
import { testConfig } from '../test-config.js';

/** A page as somebody sees it, and what went wrong behind it. */
export interface Opened {
  readonly page: Page;
  /** Errors of scripts, and what the browser complained of. */
  readonly complaints: string[];
  /** Addresses of other hosts that were asked for something. */
  readonly strangers: string[];
}

/** The service with a browser before it, for the tests of a file; null with the reason where there is no browser. */
export interface Stage {
  readonly url: string;
  readonly browser: Browser | null;
  readonly reason: string;
  open(hash?: string, options?: BrowserContextOptions): Promise<Opened>;
  close(): Promise<void>;
}

const DESKTOP = { viewport: { width: 1280, height: 900 }, locale: 'en-US', timezoneId: 'UTC' } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export const setStage = async (): Promise<Stage> => {
  if (!existsSync(join(ROOT, 'dist', 'web', 'index.html')))
    throw new Error('The page is not built; `npm run build` does that, and `npm test` before it tests.');
  const app: App = await createApp(testConfig({ JANGGI_DRAIN_MS: '1000' }));
  const url = await app.start();
  const { path, reason } = findChromium();
  if (path === null) console.info(`skipped: ${reason}`);
  const browser =
    path === null
      ? null
      : await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--force-color-profile=srgb'] });
  return {
    url,
    browser,
    reason,
    async open(hash = '', options = {}) {
      const context = await (browser as Browser).newContext({ ...DESKTOP, ...options });
      const page = await context.newPage();
      // Sooner than the test as a whole, so that it is told where it waited.
      page.setDefaultTimeout(20_000);
      const complaints: string[] = [];
      const strangers: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith(url)) strangers.push(request.url());
      });
      await page.goto(`${url}/${hash}`);
      await page.locator('.picture svg').waitFor();
      return { page, complaints, strangers };
    },
    async close() {
      await browser?.close();
      await app.stop();
    },
  };
};

/** Waits until all that the page has asked for is there. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('.verdict:not(.waiting) .result').waitFor();
  await page.locator('.course .evaluation:not(.waiting) .shares').waitFor();
};

export const paste = async (page: Page, text: string): Promise<void> => {
  const another = page.getByRole('button', { name: 'Another game' });
  if (await another.isVisible()) await another.click();
  await page.getByRole('textbox', { name: 'Record, moves or position' }).fill(text);
  await page.getByRole('button', { name: 'Judge it' }).click();
};

/** What is to be read there, as it is laid out: the cells of a table stand apart. */
// biome-ignore lint/performance/useDomNodeTextContent: the layout is meant
export const seen = (where: Locator): Promise<string> => where.innerText();

/** Drops a file on the page as a hand would. */
export const drop = (page: Page, name: string, bytes: Uint8Array): Promise<void> =>
  page.evaluate(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(content as number[])], fileName as string));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [name, [...bytes]] as const,
  );
