import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.js';
import { flagOf } from '../../src/cli/options.js';
import { fixture } from '../fixtures.js';
import { fetchRest } from '../rest/client.js';
import { ROOT } from '../root.js';
import { cli } from './terminal.js';

const CHECKED = '3k5/9/9/9/9/9/9/9/3R5/4K4 b - - 0 1';
const MATE = '3k5/9/9/9/9/9/9/9/R3R4/4K4 w - - 0 1';

const folder = mkdtempSync(join(tmpdir(), 'janggi-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string): string => join(folder, name);

const restGet = async (path: string, query: Record<string, string>) =>
  fetchRest(`${path}?${new URLSearchParams(query)}`, { method: 'GET' });

describe('every question about a position has the answer of REST', () => {
  it.each([
    [['moves'], '/v1/legal-moves', {}],
    [['moves', CHECKED, '--ruleset', 'wikipedia'], '/v1/legal-moves', { fen: CHECKED, ruleset: 'WIKIPEDIA' }],
    [['moves', '--moves', '79졸78,한수쉼', '--from', 'b1'], '/v1/legal-moves', { moves: '79졸78,한수쉼', from: 'b1' }],
    [
      ['moves', '--cho', 'sang-ma-ma-sang', '--han', 'MA_SANG_MA_SANG'],
      '/v1/legal-moves',
      { cho: 'SANG_MA_MA_SANG', han: 'MA_SANG_MA_SANG' },
    ],
    [['moves', CHECKED.split(' ')[0] as string], '/v1/legal-moves', { fen: CHECKED.split(' ')[0] as string }],
    [['explain', '01차51'], '/v1/explain', { move: '01차51' }],
    [['explain', CHECKED, 'd10d9'], '/v1/explain', { fen: CHECKED, move: 'd10d9' }],
    [['evaluate', CHECKED, '--depth', '3', '--lines', '2'], '/v1/evaluation', { fen: CHECKED, depth: '3', lines: '2' }],
    [['evaluate', '--nodes', '1000'], '/v1/evaluation', { nodes: '1000' }],
    [['evaluate', MATE, '--mate', '3'], '/v1/mate', { fen: MATE, maxMoves: '3' }],
  ])('%j', async (args, path, query) => {
    const { out, code } = await cli([...args, '--format', 'json']);
    const { json, status } = await restGet(path, query as Record<string, string>);
    // That FEN is not for the side that is not to move in check.
    if (status !== 200) expect(code).toBe(2);
    else expect([code, JSON.parse(out)]).toEqual([0, json]);
  });

  it.each([
    [['board'], '/v1/diagram', {}],
    [['board', CHECKED, '--style', 'letters'], '/v1/diagram', { fen: CHECKED, style: 'LETTERS' }],
    [
      [
        'board',
        CHECKED,
        '-f',
        'svg',
        '--orientation',
        'han',
        '--size',
        '200',
        '--arrows',
        'd2d10',
        '--marks',
        'a1,b1',
        '--coordinates',
        'none',
        '--title',
        'x',
      ],
      '/v1/board.svg',
      {
        fen: CHECKED,
        orientation: 'HAN',
        size: '200',
        arrows: 'd2d10',
        marks: 'a1,b1',
        coordinates: 'NONE',
        title: 'x',
      },
    ],
  ])('%j', async (args, path, query) => {
    expect((await cli(args)).out).toBe(`${(await restGet(path, query as Record<string, string>)).text}\n`);
  });
});

describe('moves', () => {
  it('lists them in three notations, with what they do', async () => {
    const { out } = await cli(['moves', CHECKED]);
    expect(out).toMatch(/^d10e9 +14장25 +K14-25 +general +generals face$/m);
  });

  it('takes a FEN in several words, as an unquoted one comes, and one on standard input', async () => {
    const { out } = await cli(['moves', CHECKED]);
    expect((await cli(['moves', ...CHECKED.split(' ')])).out).toBe(out);
    expect((await cli(['moves', '-'], { stdin: `${CHECKED}\n` })).out).toBe(out);
  });

  it('reads a board as text from standard input, and tells what it assumed', async () => {
    const board = (await cli(['board', '--moves', '79졸78'])).out;
    const { out, told, code } = await cli(['moves', '-'], { stdin: board });
    expect(code, told).toBe(0);
    expect(out).toContain('a7a6');
    const western = await cli(['moves', 'rnbg1gbnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBG1GBNR w - - 0 1']);
    expect(western.told).toContain('warning: FEN_DIALECT_READ');
  });
});

describe('explain', () => {
  it('says why a move is not legal', async () => {
    expect((await cli(['explain', '01차51'])).out).toBe('not legal  PATH_BLOCKED: The way is blocked on a4. (a4)\n');
    expect((await cli(['explain', 'a4b4'])).out).toBe('legal  LEGAL: The move is legal.\n');
  });
});

describe('board', () => {
  it('is green and red on a terminal with colours only', async () => {
    expect((await cli(['board'], { hasColours: true })).out).toContain('\u001b[1;32m(車)\u001b[0m');
    expect((await cli(['board', '--style', 'letters'], { hasColours: true })).out).toContain('\u001b[1;31mr\u001b[0m');
    expect((await cli(['board'])).out).not.toContain('\u001b');
  });
});

describe('perft', () => {
  const [start] = fixture<{ fen: string; depth: number; nodes: number }>('perft.jsonl').filter(
    ({ depth }) => depth === 3,
  );
  it('counts as Fairy-Stockfish does, and what begins with each move adds up', async () => {
    const { fen = '', nodes } = start ?? {};
    const { out } = await cli(['perft', fen, '3', '--ruleset', 'fairy-casual', '-f', 'json']);
    const counted = JSON.parse(out) as { nodes: number; depth: number; moves: { nodes: number }[] };
    expect(counted).toMatchObject({ nodes, depth: 3 });
    expect(counted.moves.reduce((sum, move) => sum + move.nodes, 0)).toBe(nodes);
    expect((await cli(['perft', fen, '3', '--ruleset', 'fairy-casual'])).out).toMatch(
      new RegExp(`^${nodes} nodes at depth 3 in \\d+ ms`, 'm'),
    );
  });

  it.each(['0', '10', 'x', '-1'])('refuses the depth %s', async (depth) => {
    expect(await cli(['perft', '--', depth])).toMatchObject({ code: 2, told: expect.stringContaining('1 to 9') });
  });
});

describe('evaluate', () => {
  it('tells score, chances, lines and mates for people', async () => {
    const { out } = await cli(['evaluate', '--depth', '3', '--lines', '2']);
    expect(out).toMatch(
      /^score +[-+\d.]+, in points.*\nchance +Cho [\d.]+%, draw [\d.]+%, Han [\d.]+%\n(line .*\n){2}(term .*\n)+depth +3, \d+ positions$/m,
    );
    expect((await cli(['evaluate', MATE, '--depth', '2'])).out).toContain('score   Cho mates in 1');
    expect((await cli(['evaluate', MATE, '--mate', '2'])).out).toContain('mate in 1: a2d2');
    expect((await cli(['evaluate', '--mate', '1'])).out).toContain('there is no mate within 1 moves');
  });

  it('shows how far it is to a person who watches', async () => {
    expect((await cli(['evaluate', '--depth', '12'], { isWatched: true })).told).toMatch(/depth \d+, \d+ positions/);
  });

  it('has the limits of the service, which its settings raise', async () => {
    expect((await cli(['evaluate', '--depth', '13'])).told).toContain('BAD_EVALUATION');
    process.env.JANGGI_LIMIT_EVALUATION_DEPTH = '13';
    const raised = await cli(['evaluate', MATE, '--depth', '13', '-f', 'json']);
    process.env.JANGGI_LIMIT_EVALUATION_DEPTH = 'deep';
    const wrong = await cli(['evaluate', MATE]);
    delete process.env.JANGGI_LIMIT_EVALUATION_DEPTH;
    expect(raised.code).toBe(0);
    expect(wrong).toMatchObject({ code: 2, told: expect.stringContaining('JANGGI_LIMIT_EVALUATION_DEPTH=deep') });
  });
});

describe('convert', () => {
  const GIB = join(ROOT, 'test', 'notation', 'records', 'made-up-cp949.gib');

  it.each([
    ['out.pgn', [], 'application/x-chess-pgn', ''],
    ['out.json', ['--notation', 'korean'], 'application/json', 'notation=KOREAN'],
    ['out.txt', ['--game', '2'], 'text/plain', 'game=2'],
    ['out.gib', ['--encoding', 'cp949'], 'application/x-gib; charset=cp949', ''],
  ])('writes %s with %j as REST does', async (name, options, accept, query) => {
    const { code, told } = await cli(['convert', GIB, inFolder(name), ...options]);
    expect(code, told).toBe(0);
    const { bytes } = await fetchRest(`/v1/records?${query}`, {
      headers: { 'content-type': 'text/plain', accept },
      body: readFileSync(GIB),
    });
    expect(readFileSync(inFolder(name)).equals(bytes)).toBe(true);
  });

  it('reads standard input and writes standard output', async () => {
    const stdin = readFileSync(GIB);
    const { bytes } = await cli(['convert', '-', '-', '--to', 'gib', '--encoding', 'cp949'], { stdin });
    expect(iconv.decode(bytes, 'cp949')).toContain('[대국결과 "초 기권승"]');
    const { out } = await cli(['convert', '-', '-', '--to', 'json'], { stdin });
    expect(JSON.parse(out)).toMatchObject({ format: 'GIB', encoding: 'CP949' });
  });

  it('writes over a file only where that is asked for', async () => {
    writeFileSync(inFolder('mine.pgn'), 'mine');
    const refused = await cli(['convert', GIB, inFolder('mine.pgn')]);
    expect(refused).toMatchObject({ code: 2, told: expect.stringContaining('--force') });
    expect(readFileSync(inFolder('mine.pgn'), 'utf8')).toBe('mine');
    expect((await cli(['convert', GIB, inFolder('mine.pgn'), '--force'])).code).toBe(0);
    expect(readFileSync(inFolder('mine.pgn'), 'utf8')).toContain('[Event ');
  });

  it('says what is wrong with games that it could not take over, and ends with 2', async () => {
    const stdin = '[White "a"]\n\n1. Hc3 Hc8 2. Ra10 *\n\n[FEN "9/9"]\n\n1. Hc3 *\n';
    const { out, told, code } = await cli(['convert', '-', '-', '--to', 'pgn'], { stdin });
    expect(told.split('\n').filter(Boolean)).toEqual([
      expect.stringMatching(/^-: \w+: .*game 1/),
      expect.stringMatching(/^-: FEN_RANK_COUNT: .*game 2/),
    ]);
    expect(out).toContain('[Error "FEN_RANK_COUNT"]');
    expect(code).toBe(2);
  });

  it.each([
    [[GIB], /Name two files/],
    [[GIB, 'out.doc'], /does not tell a format/],
    [[GIB, inFolder('no/out.pgn')], /Cannot write .*there is no such/],
    [[GIB, inFolder('new.pgn'), '--encoding', 'cp949'], /cp949 is for \.gib/],
    [[inFolder('none.gib'), inFolder('new.pgn')], /Cannot read .*no such file/],
    [[GIB, inFolder('new.pgn'), '--game', '77'], /NO_SUCH_GAME/],
  ])('refuses %j', async (args, message) => {
    const { code, told } = await cli(['convert', ...args]);
    expect(told).toMatch(message);
    expect(code).toBe(2);
    expect(existsSync(inFolder('new.pgn'))).toBe(false);
  });
});

describe('help', () => {
  it('names every command, and each has a help with all of its options and examples that work', async () => {
    const { out, code } = await cli(['--help']);
    expect(code).toBe(0);
    for (const name of Object.keys(COMMANDS)) {
      expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
      const help = await cli([name, '--help']);
      expect(help.code).toBe(0);
      expect((await cli(['help', name])).out).toBe(help.out);
      const { options, examples } = (await COMMANDS[name]?.load()) ?? { options: {}, examples: [] };
      for (const option of Object.keys(options)) expect(help.out).toContain(flagOf(option));
      expect(examples.length).toBeGreaterThan(0);
      expect(Math.max(...help.out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
    }
  });

  it.each(['moves', 'explain', 'board', 'evaluate', 'perft'])('shows examples of %s that work', async (name) => {
    const { examples } = (await COMMANDS[name]?.load()) ?? { examples: [] };
    for (const [line] of examples) {
      const args = [...line.replace(/ [<>].*/, '').matchAll(/'([^']*)'|(\S+)/g)].map(
        ([, quoted, word]) => quoted ?? word ?? '',
      );
      expect(await cli([name, ...args]), line).toMatchObject({ code: 0, told: '' });
    }
  });

  it('is shown where nothing is asked, as wrong usage', async () => {
    expect(await cli([])).toMatchObject({ code: 2, out: '', told: expect.stringContaining('Usage:') });
  });

  it.each([
    [['movs'], 'There is no command "movs"; did you mean moves?'],
    [['adjudicat'], 'did you mean adjudicate?'],
    [['xyzzy'], 'there are adjudicate, moves, explain'],
    [['help', 'bord'], 'did you mean board?'],
    [['__proto__'], 'There is no command'],
    [['serve', 'now'], 'takes options only'],
    [['serve', '--prot', '1'], 'did you mean --port?'],
    [['board', '--marks', 'a1'], 'add --format svg'],
    [['evaluate', '--mate', '2', '--depth', '3'], 'exclude each other'],
    [['explain'], 'Name a move'],
    [['moves', 'nonsense'], 'FEN_RANK_COUNT'],
    [['moves', CHECKED, '--cho', 'ma-sang-ma-sang'], 'CONFLICTING_INPUT'],
  ])('%j is told what to mend', async (args, message) => {
    expect(await cli(args)).toMatchObject({ code: 2, out: '', told: expect.stringContaining(message) });
  });
});
