import { describe, expect, it } from 'vitest';
import { POSITION_PART_NAMES } from '../../src/rest/json.js';
import { fetchRest, postFile, postJson, type RestAnswer } from './client.js';

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1';
const get = (
  path: string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<RestAnswer> => fetchRest(`/v1${path}?${new URLSearchParams(query)}`, { method: 'GET', headers });

describe('GET /v1/position', () => {
  it('tells all of a position, or the parts that are asked for', async () => {
    const { json } = await get('/position');
    expect(Object.keys(json)).toEqual(POSITION_PART_NAMES);
    expect(json).toMatchObject({ fen: START, turn: 'CHO', points: { cho: 72, han: 73.5 }, counters: { plies: 0 } });
    expect((await get('/position', { fields: 'turn,fen', moves: 'b1c3', to: 'WESTERN_NAMES' })).json).toEqual({
      turn: 'HAN',
      fen: expect.stringMatching(/^rnbg1gbnr/),
    });
    expect((await get('/position', { fields: '', moves: '' })).json).toMatchObject({ code: 'BAD_INPUT' });
  });

  it.each<[what: string, query: Record<string, string>, code: string, place: object]>([
    ['a FEN that is none', { fen: '9/9' }, 'FEN_RANK_COUNT', { column: 1 }],
    ['moves that are not legal', { moves: 'b1c3,b10b9' }, 'ILLEGAL_MOVE', { ply: 2 }],
    ['a FEN beside an arrangement', { fen: START, cho: 'MA_SANG_SANG_MA' }, 'CONFLICTING_INPUT', {}],
    ['a part that there is not', { fields: 'fen,score' }, 'BAD_INPUT', {}],
    ['a word for a flag', { lenient: 'yes' }, 'BAD_INPUT', {}],
    ['a switch of another kind', { 'rules.pass': 'MAYBE' }, 'BAD_RULE', {}],
  ])('refuses %s', async (_, query, code, place) => {
    const answer = await get('/position', query);
    expect([answer.status, answer.json]).toEqual([400, expect.objectContaining({ code, ...place })]);
  });
});

describe('one part of a position', () => {
  it.each<[path: string, query: Record<string, string>, expected: object]>([
    [
      '/legal-moves',
      { from: 'b1' },
      { legalMoves: [{ uci: 'b1a3' }, { uci: 'b1c3', korean: '02마83' }], warnings: [] },
    ],
    ['/points', { 'rules.komi': '0' }, { points: { cho: 72, han: 72, leader: null }, warnings: [] }],
    ['/explain', { move: '01차51' }, { explainMove: { legal: false, code: 'PATH_BLOCKED', squares: ['a4'] } }],
    ['/fen', { to: 'KOREAN_BOARD' }, { fen: expect.stringMatching(/^차마상사1사상마차\/4장\//) }],
    [
      '/fen',
      { fen: START.replaceAll('a', 'g').replaceAll('A', 'G') },
      { fen: START, warnings: [{ code: 'FEN_DIALECT_READ' }] },
    ],
  ])('%s %j', async (path, query, expected) => {
    expect((await get(path, query)).json).toMatchObject(expected);
  });

  it('as a picture or a text board', async () => {
    const picture = await get('/board.svg', { lastMove: 'b1c3', marks: 'a1,b2', arrows: 'a4a5', size: '300' });
    expect([picture.type, picture.text.slice(0, 4)]).toEqual(['image/svg+xml; charset=utf-8', '<svg']);
    expect((await get('/board.svg', { marks: 'z9' })).json).toMatchObject({ status: 400, code: 'BAD_SQUARE' });
    const board = await get('/diagram', { style: 'LETTERS' });
    expect([board.type, board.text.split('\n')[0]]).toEqual(['text/plain; charset=utf-8', '10 r n b a . a b n r']);
    expect((await postFile('/v1/fen', board.bytes)).json).toEqual({
      fen: START,
      warnings: [],
    });
  });

  it('a board as text is read in any encoding', async () => {
    const { text } = await get('/diagram');
    expect((await postFile('/v1/fen?to=CHARIOT_HORSE', text)).json.fen).toMatch(/^rhea1aehr/);
    expect((await postFile('/v1/fen', '')).json).toMatchObject({ code: 'FEN_EMPTY' });
    expect((await postJson('/v1/fen', {})).status).toBe(415);
  });

  it('needs what it asks about', async () => {
    expect((await get('/explain')).json).toMatchObject({ code: 'BAD_INPUT', detail: expect.stringMatching(/`move`/) });
  });
});

describe('a list of positions', () => {
  it('is answered one by one, a bad one with its error', async () => {
    const { json } = await postJson('/v1/positions?fields=turn', [{ ref: 'x' }, { fen: '9' }, 7, { moves: ['b1c3'] }]);
    expect(json.positions).toMatchObject([
      { index: 0, ref: 'x', position: { turn: 'CHO' }, error: null },
      { index: 1, ref: null, position: null, error: { code: 'FEN_RANK_COUNT' } },
      { index: 2, error: { code: 'BAD_INPUT' } },
      { index: 3, position: { turn: 'HAN' } },
    ]);
    const named = await postJson('/v1/positions?fields=points&rules.komi=0', [{}, { rules: { komi: 2.5 } }]);
    expect(named.json.positions).toMatchObject([
      { position: { points: { han: 72 } } },
      { position: { points: { han: 74.5 } } },
    ]);
    const FEN = '3k5/9/9/9/9/9/9/9/3R5/4K4 b - - 0 1';
    const begun = await postJson('/v1/positions?fields=fen&cho=SANG_MA_SANG_MA&moves=pass', [
      { fen: FEN },
      {},
      { moves: [] },
    ]);
    expect(begun.json.positions).toMatchObject([
      { position: { fen: FEN } },
      { position: { fen: expect.stringMatching(/RBNA1ABNR b - - 1 1$/) } },
      { position: { fen: expect.stringMatching(/RBNA1ABNR w - - 0 1$/) } },
    ]);
    expect((await postJson('/v1/positions', {})).json).toMatchObject({ code: 'BAD_INPUT' });
    expect((await postJson('/v1/positions', Array(10_001).fill({}))).json).toMatchObject({
      status: 413,
      code: 'TOO_MANY_INPUTS',
    });
  });
});

describe('rulesets', () => {
  it('are listed, and told one by one in either spelling', async () => {
    const { json } = await get('/rulesets');
    expect(json.rulesets.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual(['TOURNAMENT', 'KJA']);
    expect((await get('/rulesets/changgi-rulebook')).json).toEqual(json.rulesets[3]);
    expect((await get('/rulesets/CHANGGI_RULEBOOK')).json).toEqual(json.rulesets[3]);
    expect((await get('/rulesets/x')).json).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('and the service tells its limits', async () => {
    expect((await get('/service')).json).toMatchObject({ version: expect.any(String), limits: { pliesPerGame: 2000 } });
  });
});

describe('an answer to a GET', () => {
  const question = { moves: 'b1c3', ruleset: 'kja' };
  it('has a strong tag, and is not sent again to who has it', async () => {
    const first = await get('/legal-moves', question);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{20,}"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=600');
    expect(first.headers.get('vary')).toMatch(/Accept-Encoding/);
    for (const known of [tag, `"x", ${tag}`, '*', `W/${tag}`]) {
      const again = await get('/legal-moves', question, { 'if-none-match': known });
      expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, tag]);
    }
    expect((await get('/legal-moves', question, { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('has the same tag in every spelling of the question, and another for every other question', async () => {
    const tag = async (
      path: string,
      query: Record<string, string>,
      headers: Record<string, string> = {},
    ): Promise<string | null> => (await get(path, query, headers)).headers.get('etag');
    const same = await tag('/legal-moves', question);
    expect(await tag('/legal-moves', { ruleset: 'KJA', moves: '02마83', fen: START })).toBe(same);
    expect(await tag('/legal-moves', { ...question, 'rules.komi': '0', lenient: 'false' })).toBe(same);
    const others = await Promise.all([
      tag('/legal-moves', { ...question, moves: 'b1c3,pass' }),
      tag('/legal-moves', { ...question, from: 'a7' }),
      tag('/legal-moves', { ...question, ruleset: 'TTAKJI' }),
      tag('/legal-moves', { ...question, 'rules.komi': '1.5' }),
      tag('/legal-moves', { ...question, moves: '한02마83' }),
      tag('/points', question),
      tag('/legal-moves', question, { 'accept-encoding': 'identity' }),
    ]);
    expect(new Set([same, ...others]).size).toBe(others.length + 1);
  });

  it('has the same bytes for the same tag, packed or not', async () => {
    const seen = new Map<string, string>();
    for (const encoding of ['br', 'gzip', 'gzip, br', 'identity'])
      for (let round = 0; round < 2; round++) {
        const { headers, text } = await get('/position', {}, { 'accept-encoding': encoding });
        const tag = headers.get('etag') ?? '';
        const answer = `${headers.get('content-encoding')} ${text}`;
        expect(seen.get(tag) ?? answer).toBe(answer);
        seen.set(tag, answer);
      }
    expect([...seen.values()].map((answer) => answer.split(' ')[0])).toEqual(['br', 'gzip', 'br', 'null']);
  });

  it('is none where something is wrong, and no one keeps that', async () => {
    const { headers } = await get('/position', { fen: '9' });
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store']);
  });

  it('has only its head for HEAD', async () => {
    const head = await fetchRest('/v1/points', { method: 'HEAD' });
    const full = await get('/points');
    expect([head.status, head.bytes.length, head.headers.get('etag')]).toEqual([200, 0, full.headers.get('etag')]);
  });
});
