import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasShared, sharedPath } from '../fixtures.js';
import { fetchRest } from '../rest/client.js';
import { ROOT } from '../root.js';
import { cli } from './terminal.js';

const RECORDS = join(ROOT, 'test', 'notation', 'records');
const UTF8 = join(RECORDS, 'made-up.gib');
const CP949 = join(RECORDS, 'made-up-cp949.gib');

const folder = mkdtempSync(join(tmpdir(), 'janggi-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const written = (name: string, text: string): string => {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
};

/** Checkmate by the only move, with the result that the record claims. */
const mated = (result: string): string =>
  `[FEN "3k5/9/9/9/9/9/9/9/R3R4/4K4 w - - 0 1"]\n[Result "${result}"]\n\n1. Rad2 ${result}\n`;

interface Line {
  readonly file: string;
  readonly index: number;
  readonly verdict: { readonly recorded: { readonly agreement: string } | null } | null;
  readonly error: { readonly code: string } | null;
}

/** What REST answers to each game of a file. */
const restLines = async (file: string, query = ''): Promise<object[]> => {
  const { text } = await fetchRest(`/v1/adjudications?${query}`, {
    headers: { 'content-type': 'text/plain', accept: 'application/x-ndjson' },
    body: readFileSync(file),
  });
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
};

const listOf = (out: string): Line[] => (JSON.parse(out) as { adjudications: Line[] }).adjudications;
const linesOf = (out: string): Line[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

describe('adjudicate', () => {
  it.each([
    [UTF8, [], ''],
    [
      CP949,
      ['--ruleset', 'hangame', '--language', 'ko', '--scheme', 'seven-points'],
      'ruleset=HANGAME&language=KO&scheme=SEVEN_POINTS',
    ],
    [
      UTF8,
      ['--recorded-as-claims', '--rules', 'komi=0.5', '--game', '3'],
      'recordedAsClaims=true&rules.komi=0.5&game=3',
    ],
    [UTF8, ['--game', '99'], 'game=99'],
    [UTF8, ['--claims', 'unfinished', '--claims', 'draw-agreed@2'], 'claims=UNFINISHED,DRAW_AGREED@2'],
  ])('answers in JSON what REST answers: %s %j', async (file, options, query) => {
    const expected = (await restLines(file, query)).map((line) => ({ file, ...line }));
    expect(listOf((await cli(['adjudicate', file, '--format', 'json', ...options])).out)).toEqual(expected);
    expect(linesOf((await cli(['adjudicate', file, '-f', 'ndjson', ...options])).out)).toEqual(expected);
  });

  it('sets the recorded and the computed result side by side', async () => {
    const { out, code } = await cli([
      'adjudicate',
      written('won.pgn', mated('1-0')),
      written('lost.pgn', mated('0-1')),
    ]);
    const rows = out.split('\n').map((row) => row.slice(folder.length + 1).split(/ {2,}/));
    expect(rows[1]).toEqual(['won.pgn', '1', '1-0', '1-0', 'CHECKMATE', '1', '26', '1.5', 'agrees']);
    expect(rows[2]).toEqual(['lost.pgn', '1', '0-1', '1-0', 'CHECKMATE', '1', '26', '1.5', 'DISAGREES']);
    expect(out).toContain('2 games: 1 agrees with its record, 1 disagrees, 0 cannot be compared');
    expect(code).toBe(1);
  });

  it('prints only the games that are wanted, and counts all', async () => {
    const files = [
      written('won.pgn', mated('1-0')),
      written('lost.pgn', mated('0-1')),
      written('no.pgn', '[FEN "9/9"]\n\n1. Hc3 *\n'),
    ];
    const rowsOf = async (...only: string[]): Promise<string[]> => {
      const { out } = await cli(['adjudicate', ...files, ...only.flatMap((word) => ['--only', word])]);
      expect(out).toContain(
        '3 games: 1 agrees with its record, 1 disagrees, 0 cannot be compared with it on the board, 1 unreadable',
      );
      return out.split('\n').flatMap((row) => /(\w+)\.pgn/.exec(row)?.[1] ?? []);
    };
    expect(await rowsOf()).toEqual(['won', 'lost', 'no']);
    expect(await rowsOf('disagrees')).toEqual(['lost']);
    expect(await rowsOf('UNREADABLE,agrees')).toEqual(['won', 'no']);
    expect(await rowsOf('unreadable', 'disagrees')).toEqual(['lost', 'no']);
    expect(await rowsOf('not-on-board')).toEqual([]);
  });

  it('tells how many moves were played after the end', async () => {
    const { out } = await cli(['adjudicate', written('on.pgn', mated('1-0').replace('2 1-0', '2 Kd9 2. Ke2 1-0'))]);
    expect(out).toMatch(/CHECKMATE {2,}1 \+2 {2,}26/);
  });

  it('lines columns up where Korean letters take two places', async () => {
    const { out } = await cli(['adjudicate', UTF8]);
    const [head = '', ...rows] = out.split('\n').slice(0, 6);
    const at = (row: string): number =>
      [...row].reduce((width, letter) => width + (/[가-힣漢]/.test(letter) ? 2 : 1), 0);
    const starts = rows.map((row) => at(row.slice(0, row.search(/ONGOING|BIKJANG/))));
    expect(new Set(starts)).toEqual(new Set([head.indexOf('reason')]));
  });

  it('adds a sentence where a language is named', async () => {
    const { out } = await cli(['adjudicate', written('won.pgn', mated('1-0')), '--language', 'EN']);
    expect(out).toMatch(/agrees {2,}Cho wins by checkmate/);
  });

  it('ends with 0 where no record disagrees, whatever else cannot be compared', async () => {
    const resigned = '[Result "1-0"]\n[Termination "초 기권승"]\n\n1. Hc3 1-0\n';
    expect((await cli(['adjudicate', written('won.pgn', mated('1-0')), written('resigned.pgn', resigned)])).code).toBe(
      0,
    );
  });

  it('reads standard input, in CP949 too', async () => {
    const bytes = readFileSync(CP949);
    const { out } = await cli(['adjudicate', '-', '-f', 'json'], { stdin: bytes });
    const expected = await restLines(CP949);
    expect(listOf(out)).toEqual(expected.map((line) => ({ file: '-', ...line })));
  });

  it('reads the records of a folder and of those in it, in order, and nothing else there', async () => {
    written('games/b.pgn', mated('1-0'));
    written('games/a/z.GIB', '1. 79졸78\n');
    written('games/notes.txt', 'no record');
    const { out } = await cli(['adjudicate', join(folder, 'games'), '-f', 'ndjson']);
    expect(linesOf(out).map(({ file }) => file.slice(folder.length))).toEqual(['/games/a/z.GIB', '/games/b.pgn']);
  });

  it('goes on after a game that cannot be read, says why, and ends with 2', async () => {
    const bad = written('bad.pgn', `${mated('0-1')}\n[FEN "9/9"]\n\n1. Hc3 *\n`);
    const { out, told, code } = await cli(['adjudicate', bad, written('won.pgn', mated('1-0'))]);
    expect(out).toMatch(/bad\.pgn +2 +unreadable +FEN_RANK_COUNT/);
    expect(told).toMatch(/bad\.pgn: FEN_RANK_COUNT: .*game 2/);
    expect(out).toContain(
      '3 games: 1 agrees with its record, 1 disagrees, 0 cannot be compared with it on the board, 1 unreadable',
    );
    expect(code).toBe(2);
  });

  it('tells a file without a game', async () => {
    const { code, told } = await cli(['adjudicate', written('empty.pgn', '\n')]);
    expect([code, told]).toEqual([2, expect.stringContaining('EMPTY_RECORD')]);
  });

  it('tells a file that is no text', async () => {
    const picture = readFileSync(join(ROOT, 'test', 'notation', 'goldens', 'start-200.png'));
    const { code, told, out } = await cli(['adjudicate', '-'], { stdin: picture });
    expect([code, told]).toEqual([2, expect.stringContaining('NOT_TEXT')]);
    expect(out).toContain('1 game:');
  });

  it('tells bytes that were dropped', async () => {
    expect((await cli(['adjudicate', CP949])).told).toMatch(/^warning: .*made-up-cp949\.gib: STRAY_BYTES/);
  });

  it('keeps control characters of a file away from the terminal', async () => {
    const { out, told } = await cli(['adjudicate', '-'], {
      stdin: '[대국결과 "\u001b[2J"]\n1. 79졸78\n\n[판 "\u009b2J/\u001b[2J"]\n1. 79졸\u001b78\n',
    });
    expect(told).not.toBe('');
    expect((out + told).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  it('shows how far it is to a person who watches, and to nobody else', async () => {
    const many = readFileSync(UTF8, 'utf8').repeat(2000);
    const watched = await cli(['adjudicate', '-'], { stdin: many, isWatched: true });
    expect(watched.told).toMatch(/\r.\[K\d+ games, file 1 of 1/);
    expect(watched.told.endsWith('\r\u001b[K')).toBe(true);
    expect((await cli(['adjudicate', '-'], { stdin: many })).told).not.toContain('\r');
  });

  it.each([
    [[], /Name the files/],
    [['no-such-file.gib'], /Cannot read no-such-file\.gib: there is no such file\./],
    [['-', '-'], /once only/],
    [['-', '--ruleset', 'chess'], /UNKNOWN_RULESET: .*KJA/],
    [['-', '--rules', 'komi'], /switch=value/],
    [['-', '--rules', 'komi=1,komi=2'], /twice/],
    [['-', '--rules', 'komi=much'], /should be a number/],
    [['-', '--rules', 'nonsense=1'], /BAD_RULE/],
    [['-', '--language', 'fr'], /should be one of en, ko, ja/],
    [['-', '--game', '-1'], /--game/],
    [['-', '--format'], /--format needs a value/],
    [
      ['-', '--only', 'agrees,wrong'],
      /`--only` should be one of agrees, disagrees, not-on-board, unreadable, and not "wrong"/,
    ],
    [['-', '--claims', 'give-up'], /`--claims kind` should be one of RESIGNATION/],
    [['-', '--claims', 'resignation:red'], /`--claims by` should be one of CHO, HAN/],
    [['-', '--claims', 'unfinished@x'], /`--claims atPly` should be a number/],
    [['-', '--claims', 'resignation'], /CLAIM_SIDE_MISSING: The claim RESIGNATION needs `by`/],
    [['-', '--claims', 'draw-request:cho'], /CLAIM_NOT_ALLOWED/],
    [['-', '--lang', 'ko'], /did you mean --language\?/],
    [['-', '--lenient=yes'], /--lenient takes no value/],
    [['-', '--ruleset', 'kja', '--ruleset', 'kakao'], /given 2 times/],
    [['-', '--rulset', 'kja'], /did you mean --ruleset\?/],
  ])('refuses %j', async (args, message) => {
    const { code, told, out } = await cli(['adjudicate', ...args], { stdin: mated('1-0') });
    expect(told).toMatch(message);
    expect([code, out]).toEqual([2, '']);
  });

  it('takes several house rules, in one option or many, in any letter case', async () => {
    const options = ['--rules', 'pointValues=13,7,5,3,3,1,komi=0.5', '--rules', 'pass=none'];
    const { out } = await cli(['adjudicate', '-', '-f', 'json', ...options], { stdin: mated('1-0') });
    expect(listOf(out)[0]?.verdict).toMatchObject({ overrides: ['pass=NONE', 'komi=0.5', 'pointValues=13 7 5 3 3 1'] });
  });
});

describe.skipIf(!hasShared('records/manifest.jsonl'))('adjudicate, with real records', () => {
  it('answers what REST answers to all of them', async () => {
    const files = readdirSync(sharedPath('records'))
      .filter((name) => name.endsWith('.gib'))
      .sort();
    const expected: object[] = [];
    for (const name of files) {
      const file = sharedPath(`records/${name}`);
      expected.push(...(await restLines(file)).map((line) => ({ file, ...line })));
    }
    const { out, code } = await cli(['adjudicate', sharedPath('records'), '-f', 'ndjson']);
    const lines = linesOf(out);
    expect(lines).toEqual(expected);
    expect(lines.length).toBeGreaterThan(480);
    expect(lines.filter(({ error }) => error !== null)).toEqual([]);
    expect(code).toBe(1);
    // The table tells the same.
    const table = (await cli(['adjudicate', sharedPath('records')])).out.split('\n');
    expect(table.filter((row) => row.endsWith('DISAGREES'))).toHaveLength(
      lines.filter(({ verdict }) => verdict?.recorded?.agreement === 'DISAGREES').length,
    );
    expect(table.filter((row) => row.endsWith(' agrees'))).toHaveLength(
      lines.filter(({ verdict }) => verdict?.recorded?.agreement === 'AGREES').length,
    );
  });
});
