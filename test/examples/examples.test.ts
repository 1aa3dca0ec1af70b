import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../browser.js';
import { ROOT } from '../root.js';
import { type ServiceProcess, startService } from '../service-process.js';

const EXAMPLES = join(ROOT, 'examples');
const GAME = join(EXAMPLES, 'game.gib');

const isThere = (program: string): boolean => {
  const there = spawnSync(program, ['--version']).status === 0;
  if (!there) console.info(`skipped: there is no ${program} here`);
  return there;
};
const browser = findChromium();
if (!browser.path) console.info(`skipped: ${browser.reason}`);

let service: ServiceProcess;
beforeAll(async () => {
  service = await startService();
}, 120_000);
afterAll(async () => {
  await service.stop();
});

const run = async (program: string, ...args: string[]): Promise<string> => {
  const env = { ...process.env, JANGGI_URL: service.url, PYTHONIOENCODING: 'utf-8' };
  return (await promisify(execFile)(program, args, { env })).stdout;
};

const VERDICTS = ['game 1: 1/2-1/2 DOUBLE_PASS. The game is drawn by two passes in a row', 'game 2: * ILLEGAL_MOVE. '];

describe('the examples', () => {
  it('are all named in their README, and it names no others', () => {
    const readme = readFileSync(join(EXAMPLES, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    for (const link of links) expect(existsSync(join(EXAMPLES, link)), link).toBe(true);
    for (const entry of readdirSync(EXAMPLES, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && entry.name !== 'README.md')
        expect(links).toContain(join(entry.parentPath, entry.name).slice(EXAMPLES.length + 1));
  });

  it('work in Node', async () => {
    const lines = (await run(process.execPath, join(EXAMPLES, 'node/adjudicate.mjs'), GAME)).trim().split('\n');
    expect(lines).toEqual(VERDICTS.map((verdict) => expect.stringContaining(verdict)));
  });

  it.skipIf(!isThere('python3'))('work in Python', async () => {
    const python = await run('python3', join(EXAMPLES, 'python/adjudicate.py'), GAME);
    expect(python).toBe(await run(process.execPath, join(EXAMPLES, 'node/adjudicate.mjs'), GAME));
  });

  it.skipIf(!isThere('curl'))('work with curl', async () => {
    const [moves = '', explained = '', verdict = '', ...rest] = (
      await run('sh', join(EXAMPLES, 'curl/questions.sh'), GAME)
    ).split('\n');
    expect(JSON.parse(moves).legalMoves.map(({ uci }: { uci: string }) => uci)).toEqual(['b1a3', 'b1c3']);
    expect(JSON.parse(explained).explainMove.code).toBe('PATH_BLOCKED');
    expect(JSON.parse(verdict).illegal.ply).toBe(3);
    expect(rest.filter((line) => line.startsWith('[Event "예시"]'))).toHaveLength(2);
    expect(JSON.parse(rest.join('\n').trim().split('\n').at(-1) ?? '')).toEqual({
      data: { position: { points: { cho: 72, han: 73.5, komi: 1.5 } } },
    });
  });

  it.skipIf(!browser.path)('work in a browser', async () => {
    const chrome = await chromium.launch({ executablePath: browser.path ?? '', args: ['--no-sandbox'] });
    try {
      const page = await chrome.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(`${pathToFileURL(join(EXAMPLES, 'browser/index.html'))}?service=${service.url}`);
      await page.locator('#board svg').waitFor();
      expect(await page.locator('#explanation').textContent()).toBe('01차51: The way is blocked on a4.');
      expect((await page.locator('#moves').textContent())?.split(' ')).toHaveLength(32);
      await page.getByLabel('Position').fill('9/9');
      await page.getByRole('button').click();
      await page.getByText('FEN_RANK_COUNT').waitFor();
      expect(faults).toEqual([]);
    } finally {
      await chrome.close();
    }
  });
});
