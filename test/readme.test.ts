import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '../src/server/create-app.js';
import { cli } from './cli/terminal.js';
import { ROOT } from './root.js';
import { runCurl } from './run-curl.js';
import { testConfig } from './test-config.js';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

interface Block {
  readonly language: string;
  readonly text: string;
}
const BLOCKS: readonly Block[] = [...README.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', text = '']) => ({ language, text: text.trim() }),
);
/** Commands of the command line, each with what it prints. */
const PRINTED = BLOCKS.flatMap(({ language, text }, index) => {
  const next = BLOCKS[index + 1];
  return language === 'sh' && next?.language === 'text' ? [{ text, answer: next.text }] : [];
});
/** Questions and commands that an answer follows, each with its answer. */
const ANSWERED = BLOCKS.flatMap(({ language, text }, index) => {
  const next = BLOCKS[index + 1];
  return language !== 'json' && next?.language === 'json' ? [{ language, text, answer: next.text }] : [];
});

let app: App;
let url: string;
beforeAll(async () => {
  app = await createApp(testConfig());
  url = await app.start();
});
afterAll(() => app.stop());

const askGraphql = async (query: string): Promise<string> =>
  (
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
  ).text();

describe('the README', () => {
  it('has questions with their answers, and commands', () => {
    expect(ANSWERED.filter(({ language }) => language === 'graphql').length).toBeGreaterThanOrEqual(3);
    expect(ANSWERED.filter(({ language }) => language === 'sh').length).toBeGreaterThanOrEqual(1);
    // Each answer belongs to a question, so none goes unread.
    expect(ANSWERED).toHaveLength(BLOCKS.filter(({ language }) => language === 'json').length);
  });

  it.each(ANSWERED)('gives the answer that the service gives: $text', async ({ language, text, answer }) => {
    const given =
      language === 'graphql' ? await askGraphql(text) : await runCurl(text.replaceAll('http://localhost:4000', url));
    expect(JSON.parse(given)).toEqual(JSON.parse(answer));
  });

  it('shows what the command line prints', async () => {
    expect(PRINTED).toHaveLength(BLOCKS.filter(({ language }) => language === 'text').length);
    expect(PRINTED.length).toBeGreaterThanOrEqual(2);
    for (const { text, answer } of PRINTED) {
      const [, ...args] = text.replace(/^npx /, '').split(' ');
      expect((await cli(args)).out.trim()).toBe(answer);
    }
  });

  it('names only commands that there are', () => {
    const named = [...README.matchAll(/\bnpm (?!install)(?:run )?([a-z]+)/g)].map(([, name]) => name as string);
    expect(named).toContain('start');
    expect(named).toContain('test');
    for (const name of named) expect(scripts, name).toHaveProperty(name);
    const others = BLOCKS.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.split('\n'));
    for (const line of others)
      expect(line).toMatch(/^(curl -s '?http:\/\/localhost:4000\/|npm (run )?[a-z]+$|npx janggi-referee [a-z]+ )/);
  });

  it('links to files that there are', () => {
    const links = [...README.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => link as string);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(existsSync(join(ROOT, link)), link).toBe(true);
  });
});
