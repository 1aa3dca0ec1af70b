/** What referees and organisers do on the page, in a browser, with the service behind it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import iconv from 'iconv-lite';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { hasShared, sharedPath } from '../fixtures.js';
import { drop, type Opened, PHONE, paste, type Stage, seen, setStage, settled } from './page.js';

let stage: Stage;
let opened: Opened[] = [];
beforeAll(async () => {
  stage = await setStage();
}, 300_000);
afterAll(() => stage.close());

/** Opens the page; a test without a browser is skipped with the reason. */
const open = async (skip: TestContext['skip'], ...where: Parameters<Stage['open']>): Promise<Page> => {
  if (!stage.browser) skip(stage.reason);
  const one = await stage.open(...where);
  opened.push(one);
  return one.page;
};

/** Nothing may be wrong behind the page, whatever was done on it. */
let mayComplain = false;
afterEach(async () => {
  const all = opened;
  opened = [];
  await Promise.all(all.map(({ page }) => page.context().close()));
  const complaints = mayComplain ? [] : all.flatMap((one) => one.complaints);
  mayComplain = false;
  expect(complaints).toEqual([]);
  expect(all.flatMap(({ strangers }) => strangers)).toEqual([]);
});

const RECORD = `[초대국자 "가나다"]
[한대국자 "라마바"]
[초차림 "마상상마"]
[한차림 "마상상마"]
[대국결과 "무승부"]

1. 79졸78 2. 41병42 3. 한수쉼 4. 한수쉼
`;
const text = (page: Page, selector: string): Promise<string> => seen(page.locator(selector));
const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
const now = (page: Page): Promise<string> => text(page, '.where');

describe('a game that is pasted', () => {
  it('shows its verdict, the rule that decided, and what the record says', async ({ skip }) => {
    const page = await open(skip);
    await paste(page, RECORD);
    await page.locator('.result', { hasText: '0–1 Han wins' }).waitFor();
    expect(await text(page, '.verdict .sentence')).toContain('Han wins by 1.5 points after two passes in a row');
    expect(await text(page, '.clause')).toContain('tournament/double-pass');
    expect(await text(page, '.clause')).toContain('Korea Janggi Association rules');
    expect(await text(page, '.recorded')).toContain('무승부');
    expect(await text(page, '.agreement')).toBe('disagrees');
    expect(await text(page, '.give h2')).toContain('가나다 – 라마바');
    expect(await now(page)).toBe('Move 4 of 4');
  });

  it('may be real', async ({ skip }) => {
    if (!hasShared('records/checkmate.gib')) return skip('the records are not there');
    const page = await open(skip);
    const record = readFileSync(sharedPath('records/checkmate.gib'), 'utf8');
    await paste(page, record.slice(0, record.indexOf('\n[', record.indexOf('\n1. '))));
    await page.locator('.result', { hasText: 'wins' }).waitFor();
    expect(await text(page, '.agreement')).toBe('agrees');
    expect(await text(page, '.facts')).toContain('Checkmate');
  });

  it('is read out in Korean and Japanese', async ({ skip }) => {
    const page = await open(skip);
    await paste(page, RECORD);
    await page.getByLabel('Language').selectOption('KO');
    await page.locator('.sentence', { hasText: '한의 1.5점 승리입니다' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ko');
    const whole = await page.locator('p.unseen').allTextContents();
    expect(whole.at(-1)).toMatch(/^초 차례\. 초: 궁 95, 사 04 06, .*한: 궁 25/);
    expect(whole.join(' ')).not.toMatch(/[A-Z][a-z]+ to move|general/);
    await page.getByLabel('언어').selectOption('JA');
    await page.locator('.sentence', { hasText: '漢の1.5点勝ちです' }).waitFor();
  });

  it('stops where a move is not legal, and says why', async ({ skip }) => {
    const page = await open(skip);
    await paste(page, '1. 79졸78 2. 41병42 3. 01차11 4. 42병43');
    await page.locator('.result', { hasText: 'Illegal move' }).waitFor();
    expect(await text(page, '.refusal')).toContain('The way is blocked on a4.');
    expect(await page.locator('.culprit').getAttribute('data-square')).toBe('a4');
    expect(await text(page, '.moves .stopped')).toContain('01차11');
    expect(await text(page, '.verdict')).toContain('1 more move was given and not judged.');
  });

  it.for([
    ['a FEN', '3k5/9/9/9/9/9/9/9/3R5/4K4 b - - 0 1', 'd10', 'Han general'],
    [
      'a FEN with Western names',
      'rnbg1gbnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBG1GBNR b',
      'd1',
      'Cho guard',
    ],
    [
      'a board as text',
      'r n b a . a b n r\n. . . . k . . . .\n. c . . . . . c .\np . p . p . p . p\n. . . . . . . . .\n. . . . . . . . .\nP . P . P . P . P\n. C . . . . . C .\n. . . . K . . . .\nR N B A . A B N R\nHan to move',
      'e9',
      'Han general',
    ],
    ['a list of moves', 'a4b4 i7h7', 'h7', 'Han soldier'],
    ['PGN', '[White "Kim"]\n\n1. Hc3 Hc8 *', 'c3', 'Cho horse'],
  ] as const)('may be %s', async ([, given, where, piece], { skip }) => {
    const page = await open(skip);
    await paste(page, given);
    await page.locator('.give.closed').waitFor();
    expect(await square(page, where).getAttribute('aria-label')).toBe(`${where} ${piece}`);
  });

  it('says what is wrong with a text that is none', async ({ skip }) => {
    const page = await open(skip);
    await paste(page, 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNX w');
    await page.getByRole('alert').waitFor();
    expect(await text(page, '.give [role=alert]')).toMatch(/X.*FEN_/s);
  });

  it.for(['see you tomorrow', '   ', '\u0001\u0002'.repeat(200), '{"a": 1}'])(
    'keeps the game on the board where a text holds none: %j',
    async (nonsense, { skip }) => {
      const page = await open(skip, '#moves=a4b4&ply=1');
      await page.getByRole('button', { name: 'Another game' }).click();
      await paste(page, nonsense);
      await page.getByRole('alert').waitFor();
      expect(await now(page)).toBe('Move 1 of 1');
      expect(page.url()).toContain('moves=a4b4');
    },
  );

  it.for([
    ['fen=9/9', 'FEN_RANK_COUNT'],
    ['ruleset=FOO', 'UNKNOWN_RULESET'],
    ['rules.komi=abc', 'BAD_RULE'],
  ])('says what of its address it cannot read: %s', async ([hash, code], { skip }) => {
    const page = await open(skip, `#${hash}`);
    expect(await text(page, '.give [role=alert]')).toContain(code);
  });
});

describe('the board', () => {
  it('shows where a piece may go, plays it, and leaves the game for a line of its own', async ({ skip }) => {
    const page = await open(skip, '#moves=a4b4,i7h7&recorded=1-0&ply=1');
    await square(page, 'h10').click();
    const targets = await page
      .locator('.target')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-square')));
    expect(targets.sort()).toEqual(['g8', 'i8']);
    await square(page, 'g8').click();
    expect(await now(page)).toBe('Move 2 of 2');
    expect(page.url()).not.toContain('i7h7,');
    await page.getByRole('button', { name: 'Back to the game as given' }).click();
    await page.locator('.moves', { hasText: 'i7h7' }).waitFor();
  });

  it('takes moves by drag', async ({ skip }) => {
    const page = await open(skip);
    await square(page, 'a4').hover();
    await page.mouse.down();
    await square(page, 'a5').hover();
    await square(page, 'b4').hover();
    await page.mouse.up();
    expect(await now(page)).toBe('Move 1 of 1');
    expect(await square(page, 'b4').getAttribute('aria-label')).toBe('b4 Cho soldier');
  });

  it('says in words why a move is refused, and marks what stands in its way', async ({ skip }) => {
    const page = await open(skip);
    await square(page, 'a1').click();
    await square(page, 'a10').click();
    expect(await text(page, '.refusal')).toContain('Not legal. The way is blocked on a4 and a7.');
    expect(await text(page, '.refusal')).toContain('kja/chariot');
    expect(await page.locator('.culprit').count()).toBe(2);
    expect(await now(page)).toBe('Move 0 of 0');
    await page.getByLabel('Language').selectOption('KO');
    expect(await text(page, '.refusal')).toContain('길이 막혔습니다');
  });

  it('can be turned, and have other coordinates and pieces', async ({ skip }) => {
    const page = await open(skip);
    const top = (): Promise<string | null> => page.locator('.point').first().getAttribute('data-square');
    expect(await top()).toBe('a10');
    await page.getByRole('button', { name: 'Turn the board' }).click();
    expect(await top()).toBe('i1');
    await page.getByRole('button', { name: 'Korean coordinates' }).click();
    expect(await square(page, 'b1').getAttribute('aria-label')).toBe('02 Cho horse');
    await page.getByLabel('Pieces').selectOption('LETTERS');
    await page.locator('svg use[href^="#letters"]').first().waitFor();
    await page.waitForURL(/pieces=LETTERS/);
    expect(page.url()).toMatch(/seat=HAN.*coordinates=KOREAN/);
  });
});

describe('stepping', () => {
  const GAME = '#moves=a4b4,i7h7,h1g3,pass,pass,a7a6';

  it('goes by keys, buttons and the chart, and to the move that decided', async ({ skip }) => {
    const page = await open(skip, `${GAME}&ply=6`);
    await settled(page);
    await page.keyboard.press('Home');
    expect(await now(page)).toBe('Move 0 of 6');
    await page.keyboard.press('ArrowRight');
    expect(await now(page)).toBe('Move 1 of 6');
    await page.getByRole('button', { name: 'To the last move' }).click();
    expect(await now(page)).toBe('Move 6 of 6');
    await page.getByRole('slider', { name: 'Course of the game' }).fill('3');
    expect(await now(page)).toBe('Move 3 of 6');
    await page.locator('.verdict').getByRole('button', { name: 'Go to the move that decided' }).click();
    expect(await now(page)).toBe('Move 5 of 6');
    expect(await text(page, '.verdict')).toContain('1 more move was given and not judged.');
  });

  it('goes by itself', async ({ skip }) => {
    const page = await open(skip, GAME);
    await page.getByRole('button', { name: 'Play the moves' }).click();
    await page.locator('.where', { hasText: 'Move 2 of 6' }).waitFor();
    await page.getByRole('button', { name: 'Stop playing' }).click();
  });

  it('is kept in the address, which another browser reads, and the way back leads to the game before', async ({
    skip,
  }) => {
    const page = await open(skip);
    await paste(page, RECORD);
    await page.locator('.result', { hasText: 'Han wins' }).waitFor();
    await page.getByRole('button', { name: 'One move back' }).click();
    await page.waitForURL(/ply=3/);
    const other = await open(skip, new URL(page.url()).hash);
    await settled(other);
    expect(await now(other)).toBe('Move 3 of 4');
    expect(await text(other, '.give h2')).toContain('가나다 – 라마바');
    expect(await text(other, '.agreement')).toBe('disagrees');
    await page.goBack();
    await page.locator('.where', { hasText: 'Move 0 of 0' }).waitFor();
  });
});

describe('rules', () => {
  it('can be compared: one game, every ruleset', async ({ skip }) => {
    const page = await open(skip, '#moves=i4h4,pass,pass');
    await page.getByRole('tab', { name: 'Compare rulesets' }).click();
    const row = (name: string) =>
      page.locator('.compare tbody tr', { has: page.getByRole('button', { name, exact: true }) });
    await row('Tournament').getByText('Han wins').waitFor();
    expect(await seen(row('Korea Janggi Association'))).toMatch(/Draw\s+two passes in a row\s+3/);
    expect(await seen(row('Wikipedia article'))).toContain('Illegal move');
    expect(await page.locator('.compare tbody tr').count()).toBe(14);
    await row('Korea Janggi Association').getByRole('button').click();
    await page.locator('.result', { hasText: '½–½ Draw' }).waitFor();
    expect(await text(page, '.clause')).toContain('kja/double-pass');
  });

  it('can be set otherwise, one or two at a time', async ({ skip }) => {
    const page = await open(skip, '#moves=i4h4,pass,pass');
    await page.getByRole('tab', { name: 'Rules', exact: true }).click();
    await page.getByLabel('Double pass').selectOption('NONE');
    await page.locator('.result', { hasText: 'Goes on' }).waitFor();
    await page.getByLabel('max plies', { exact: true }).fill('3');
    // What is half written outlasts other changes of the page.
    await settled(page);
    await page.getByLabel('max plies', { exact: true }).press('Enter');
    expect(await text(page, '.rules [role=alert]')).toContain('set both');
    await page.getByLabel('Max plies result').selectOption('DRAW');
    await page.locator('.result', { hasText: 'Draw' }).waitFor();
    expect(await text(page, '.clause')).toContain('house/maxPlies');
    await page.waitForURL(/rules\.maxPlies=3/);
    await page.getByRole('button', { name: 'As the ruleset has it' }).click();
    await page.locator('.result', { hasText: 'Han wins' }).waitFor();
  });

  it('that there cannot be are told, and those that are good hold', async ({ skip }) => {
    const page = await open(skip, '#moves=e2e2,e9e9&ply=2');
    await page.getByRole('tab', { name: 'Rules', exact: true }).click();
    const set = async (name: string, value: string): Promise<void> => {
      await page.getByLabel(name).fill(value);
      await page.getByLabel(name).press('Enter');
    };
    for (const bad of ['-5000', 'abc', '2,5', '']) {
      await set('komi', bad);
      await page.locator('.rules [role=alert]', { hasText: 'komi' }).waitFor();
      expect(page.url()).not.toContain('rules.komi');
    }
    await set('komi', '0');
    await page.waitForURL(/rules\.komi=0/);
    expect(await page.locator('.rules [role=alert]').count()).toBe(0);
  });

  it('say what a claim brings', async ({ skip }) => {
    const page = await open(skip, '#moves=i4h4,a7b7,h1g3&ply=2');
    await page.getByLabel('Claim', { exact: true }).selectOption('TIME_FORFEIT');
    await page.locator('.result', { hasText: '0–1 Han wins' }).waitFor();
    expect(await text(page, '.facts')).toContain('after move 2');
    await page.getByLabel('Side of the claim').selectOption('HAN');
    await page.locator('.result', { hasText: '1–0 Cho wins' }).waitFor();
    await page.waitForURL(/claim=TIME_FORFEIT,HAN,2/);
    // The association knows no such thing.
    expect(await page.locator('#claim-kind option[value=DRAW_REQUEST]').isDisabled()).toBe(true);
  });

  it('say who sets up first', async ({ skip }) => {
    const page = await open(skip);
    await page.getByRole('button', { name: 'Set up a game' }).click();
    expect(await seen(page.locator('.seats fieldset').first())).toContain('Han chooses');
    expect(await page.locator('.seats .cho input').first().isDisabled()).toBe(true);
    await page.locator('.seats .han label').nth(1).click();
    await page.locator('.seats .cho label').nth(2).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    expect(await square(page, 'b1').getAttribute('aria-label')).toBe('b1 Cho horse');
    expect(await square(page, 'c1').getAttribute('aria-label')).toBe('c1 Cho elephant');
    // SANG_MA_SANG_MA from Han's own seat, which is across the board.
    expect(await square(page, 'h10').getAttribute('aria-label')).toBe('h10 Han elephant');
    await page.waitForURL(/cho=MA_SANG_MA_SANG&han=SANG_MA_SANG_MA/);
    await page.getByRole('button', { name: 'Another game' }).click();
    await page.getByRole('button', { name: 'Set up a game' }).click();
    await page.getByLabel('Ruleset').selectOption('CHANGGI_RULEBOOK');
    expect(await seen(page.locator('.seats fieldset').first())).toContain('Cho chooses');
  });
});

describe('a file of many games', () => {
  /** Names with characters that only CP949 has, not the older half of it. */
  const gameOf = (number: number): string =>
    `[초대국자 "뷁 ${number}"]\n[한대국자 "펲 ${number}"]\n[대국결과 "${number === 37 ? '초' : '한'} 점수승"]\n\n1. 79졸78 2. 한수쉼 3. 한수쉼\n`;
  const COLLECTION = iconv.encode(Array.from({ length: 60 }, (_, index) => gameOf(index + 1)).join('\n'), 'cp949');

  it('becomes a list with the disagreement first, which can be searched', async ({ skip }) => {
    const page = await open(skip);
    await drop(page, 'league.gib', COLLECTION);
    await page.locator('.games .badge', { hasText: '1 disagreement' }).waitFor();
    await page.locator('.games .progress').waitFor({ state: 'detached' });
    expect(await text(page, '.games h2')).toBe('60 games');
    const first = page.locator('.games tbody tr').first();
    expect(await seen(first)).toMatch(/37\s+뷁 37 – 펲 37\s+3\s+초 점수승\s+Han wins\s*disagrees\s+two passes/);
    await page.getByRole('searchbox').fill('뷁 42');
    expect(await page.locator('.games tbody tr').count()).toBe(1);
    await page.getByRole('searchbox').fill('');
    await first.getByRole('button').click();
    expect(await text(page, '.give h2')).toContain('Game 37 of 60');
    await page.locator('.agreement', { hasText: 'disagrees' }).waitFor();
  });

  it('is judged anew when the rules change', async ({ skip }) => {
    const page = await open(skip);
    await drop(page, 'league.gib', COLLECTION);
    await page.locator('.games .badge', { hasText: '1 disagreement' }).waitFor();
    await page.getByLabel('Ruleset').selectOption('KJA');
    await page.locator('.games .badge', { hasText: '60 disagreements' }).waitFor();
  });

  it('tells how far it is, where it is long', async ({ skip }) => {
    const page = await open(skip);
    await page.evaluate(() => {
      const seenSoFar = { reading: false, judging: false };
      Object.assign(globalThis, { seenSoFar });
      new MutationObserver(() => {
        if (document.querySelector('.give progress')) seenSoFar.reading = true;
        if (document.querySelector('.games progress')) seenSoFar.judging = true;
      }).observe(document.body, { subtree: true, childList: true });
    });
    const long = Array.from({ length: 3000 }, (_, index) => gameOf(index + 1)).join('\n');
    await page.locator('input[type=file]').setInputFiles({
      name: 'long.gib',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(long),
    });
    await page.locator('.games h2', { hasText: '3000 games' }).waitFor();
    await page.locator('.games .badge', { hasText: '1 disagreement' }).waitFor();
    await page.locator('.games .progress').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => (globalThis as { seenSoFar?: object }).seenSoFar)).toEqual({
      reading: true,
      judging: true,
    });
    // A hundred rows are enough to begin with.
    expect(await page.locator('.games tbody tr').count()).toBe(100);
    await page.getByRole('button', { name: 'Show 100 more' }).click();
    expect(await page.locator('.games tbody tr').count()).toBe(200);
  });

  it('tells which of its games cannot be read', async ({ skip }) => {
    const page = await open(skip);
    await drop(
      page,
      'two.gib',
      new TextEncoder().encode(`${gameOf(1)}\n[판 "차마"]\n[대국결과 "한 완승"]\n1. 79졸78\n`),
    );
    await page.locator('.games tbody tr.fault').waitFor();
    await page.locator('.games tbody tr.fault button').click();
    expect(await text(page, '.give [role=alert]')).toContain('game 2');
  });
});

describe('what is taken along', () => {
  it('is copied as FEN, address, query, curl and picture, and the service takes it', async ({ skip }) => {
    const page = await open(skip, '#moves=i4h4,pass,pass&ply=3&rules.doublePass=DRAW');
    await settled(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('tab', { name: 'Copy' }).click();
    const copied = async (name: string): Promise<string> => {
      await page.getByRole('button', { name: `Copy: ${name}` }).click();
      await page.getByText('Copied', { exact: true }).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied('FEN')).toMatch(/^rnba1abnr\/4k4\/1c5c1\/.* b - - 3 2$/);
    expect(await copied('Address')).toBe(page.url());
    expect(await copied('Picture (SVG)')).toMatch(/^<svg .*<\/svg>$/s);
    const answer = await fetch(`${stage.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: await copied('GraphQL') }),
    });
    expect(await answer.json()).toMatchObject({ data: { adjudicate: { result: '1/2-1/2', reason: 'DOUBLE_PASS' } } });
    const [, address = '', body = ''] = /curl -s '([^']*)' .* -d '([^']*)'$/.exec(await copied('curl')) ?? [];
    const verdict = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(await verdict.json()).toMatchObject({ result: '1/2-1/2', reason: 'DOUBLE_PASS' });
  });
});

describe('the page is for everybody', () => {
  it('by keyboard alone', async ({ skip }) => {
    const page = await open(skip);
    const focusOn = async (selector: string): Promise<void> => {
      for (let steps = 0; steps < 60; steps++) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
        await page.keyboard.press('Tab');
      }
      expect.fail(`Tab never came to ${selector}`);
    };
    await focusOn('.point');
    // The focus is on the general, e2; the soldier stands two lines on.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await square(page, 'e4').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await now(page)).toBe('Move 1 of 1');
    expect(await text(page, '[aria-live] .unseen')).toContain('Cho soldier e4 → e5');
    await focusOn('.choice select');
    await focusOn('[role=tab]');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-compare');
    await page.locator('.compare tbody td', { hasText: 'Goes on' }).first().waitFor();
  });

  const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const violations = async (page: Page): Promise<string[]> => {
    await settled(page);
    await page.evaluate(AXE);
    return page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
      };
      const found = await axe.run();
      return found.violations.map(
        ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
    });
  };
  it.for(['light', 'dark'] as const)('axe finds nothing, in %s colours', async (colorScheme, { skip }) => {
    const page = await open(skip, '', { colorScheme });
    expect(await violations(page)).toEqual([]);
    await paste(page, '1. 79졸78 2. 41병42 3. 01차11');
    await page.locator('.result', { hasText: 'Illegal move' }).waitFor();
    expect(await violations(page)).toEqual([]);
    for (const tab of ['Compare rulesets', 'Rules', 'Copy']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      if (tab === 'Compare rulesets') await page.locator('.compare td.figure', { hasText: '72' }).first().waitFor();
      expect(await violations(page)).toEqual([]);
    }
    await paste(page, `${RECORD}\n${RECORD}`);
    await page.locator('.games .badge', { hasText: '2 disagreements' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('names of any length break the page neither on a phone nor on a desk', async ({ skip }) => {
    for (const options of [PHONE, {}]) {
      const page = await open(
        skip,
        `#moves=a4b4&ply=1&choName=${'longname'.repeat(25)}&hanName=${'긴이름'.repeat(60)}`,
        options,
      );
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      expect(await page.getByRole('button', { name: 'Another game' }).isVisible()).toBe(true);
    }
  });

  it('on a phone nothing is wider than it, and all can be tapped', async ({ skip }) => {
    const page = await open(skip, '', PHONE);
    await page.getByRole('button', { name: 'Show an example' }).tap();
    await page.locator('.result', { hasText: 'Han wins' }).waitFor();
    const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(390);
    for (const tab of ['Compare rulesets', 'Rules', 'Copy', 'Moves']) {
      await page.getByRole('tab', { name: tab, exact: true }).tap();
      expect(await width(), tab).toBe(390);
    }
    await page.getByRole('button', { name: 'To the start' }).tap();
    await square(page, 'e4').tap();
    await square(page, 'e5').tap();
    expect(await square(page, 'e5').getAttribute('aria-label')).toBe('e5 Cho soldier');
    const box = await square(page, 'e5').boundingBox();
    expect(box?.width).toBeGreaterThan(36);
  });

  it('in the colours that one likes, which stay', async ({ skip }) => {
    const page = await open(skip);
    const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.getByLabel('Colours').selectOption('dark');
    expect(await paper()).not.toBe(light);
    const dark = await paper();
    await page.reload();
    expect(await paper()).toBe(dark);
    const atNight = await open(skip, '', { colorScheme: 'dark' });
    expect(await atNight.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
  });
});

describe('when the service is away', () => {
  it('the page says so, steps on, and asks again when told to', async ({ skip }) => {
    const page = await open(skip, '#moves=a4b4,i7h7,pass,pass&ply=4');
    mayComplain = true;
    await settled(page);
    await page.route('**/v1/**', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'One move back' }).click();
    await page.getByLabel('Ruleset').selectOption('KJA');
    await page.locator('.notice', { hasText: 'The service does not answer.' }).waitFor();
    expect(await text(page, '.verdict')).toContain('There is no verdict');
    await page.getByRole('button', { name: 'To the start' }).click();
    await square(page, 'c4').click();
    expect(await page.locator('.target').count()).toBe(3);
    await square(page, 'c5').click();
    expect(await now(page)).toBe('Move 1 of 1');
    await page.unroute('**/v1/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.result', { hasText: 'Goes on' }).waitFor();
    await page.locator('.notice').waitFor({ state: 'detached' });
  });
});
