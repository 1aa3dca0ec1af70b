import { readdirSync, readFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { hasShared, sharedPath } from '../fixtures.js';
import { randomOf } from '../peers.js';
import { fetchRest, postFile, postJson } from './client.js';

const madeUp = (name: string): Buffer => readFileSync(new URL(`../notation/records/${name}`, import.meta.url));
const GIB = madeUp('made-up.gib');

interface Game {
  readonly game: number;
  readonly tags: { name: string; value: string }[];
  readonly moves?: (string | { move: string })[];
  readonly recorded?: string | null;
  readonly error?: { code: string; game: number };
  readonly warnings?: { code: string }[];
}
const movesOf = ({ moves }: Game): string[] | undefined =>
  moves?.map((move) => (typeof move === 'string' ? move : move.move));

const gamesOf = async (body: Uint8Array | string, type = 'text/plain', path = '/v1/records'): Promise<Game[]> => {
  const { status, json, text } = await postFile(path, body, type, 'application/json');
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return json.games;
};

describe('a collection', () => {
  it('is read from both encodings alike', async () => {
    const utf8 = await postFile('/v1/records', GIB);
    const cp949 = await postFile('/v1/records', madeUp('made-up-cp949.gib'), 'application/x-gib');
    expect([utf8.json.format, utf8.json.encoding, cp949.json.encoding]).toEqual(['GIB', 'UTF-8', 'CP949']);
    expect(utf8.json.games.length).toBeGreaterThan(4);
    expect(cp949.json.games).toEqual(utf8.json.games);
    expect(cp949.json.games.map(({ game }: Game) => game)).toEqual(
      cp949.json.games.map((_: Game, index: number) => index + 1),
    );
  });

  it.each([
    ['application/x-gib', /^\[대회명 "연습 대회"\]/],
    ['application/x-chess-pgn', /^\[Event "연습 대회"\]\n\[Site "\?"\]/],
    ['application/json', /^\{"format":/],
    ['text/plain', /^\[FEN "/],
  ])('is the same by way of %s', async (type, begins) => {
    const written = await postFile('/v1/records', GIB, 'application/x-gib', type);
    expect(written.type).toBe(`${type}; charset=utf-8`);
    expect(written.text).toMatch(begins);
    const again = await gamesOf(written.bytes, type);
    const before = await gamesOf(GIB);
    expect(again.map(movesOf)).toEqual(before.map(movesOf));
    if (type !== 'text/plain')
      expect(again.map(({ recorded }) => recorded)).toEqual(before.map(({ recorded }) => recorded));
  });

  it('goes out in CP949 where that is asked for', async () => {
    const { type, bytes } = await postFile('/v1/records', GIB, 'application/x-gib', 'application/x-gib; charset=cp949');
    expect(type).toBe('application/x-gib; charset=euc-kr');
    expect(iconv.decode(bytes, 'cp949')).toBe(
      (await postFile('/v1/records', GIB, 'text/plain', 'application/x-gib')).text,
    );
    expect(await gamesOf(bytes)).toEqual(
      await gamesOf((await postFile('/v1/records', GIB, 'text/plain', 'application/x-gib')).bytes),
    );
  });

  it('with a character that CP949 lacks is refused with its place', async () => {
    const { status, json } = await postFile(
      '/v1/records',
      `[대회명 "a"]\n79졸78\n[대회명 "b 😀"]\n79졸78`,
      'text/plain',
      'application/x-gib;charset=cp949',
    );
    expect([status, json]).toEqual([400, expect.objectContaining({ code: 'UNENCODABLE_CHARACTER', game: 2 })]);
  });

  it('gives one game where one is asked for, and moves in the notation asked for', async () => {
    const [game, ...more] = await gamesOf(GIB, 'text/plain', '/v1/records?game=2&notation=KOREAN');
    expect(more).toEqual([]);
    expect([game?.game, movesOf(game as Game)?.slice(0, 2)]).toEqual([2, ['95장85', '45병46']]);
    const list = await postFile('/v1/records?game=2', GIB, 'text/plain', 'text/plain');
    expect(list.text).toMatch(/^\[FEN "rbna1abnr\S* w - - 0 1"\]\n\ne2e3 e7f7 a4b4 /);
    expect(await postFile('/v1/records?game=99', GIB)).toMatchObject({ status: 400, json: { code: 'NO_SUCH_GAME' } });
  });

  it('with a faulty game in the middle gives the others', async () => {
    const text = '[초차림 "마상상마"]\n79졸78\n\n[초차림 "상상상상"]\n79졸78\n\n[초차림 "마상상마"]\n78졸77';
    const games = await gamesOf(text);
    expect(
      games.map(({ game, moves, error, warnings }) => [game, moves, error?.code, warnings?.map(({ code }) => code)]),
    ).toEqual([
      [1, ['i4h4'], undefined, ['ARRANGEMENT_ASSUMED']],
      [2, undefined, 'BAD_ARRANGEMENT', undefined],
      [3, [], undefined, ['ARRANGEMENT_ASSUMED', 'ILLEGAL_MOVE']],
    ]);
    const { text: gib } = await postFile('/v1/records', text, 'text/plain', 'application/x-gib');
    expect(gib.split('\n\n')).toEqual([
      '[초차림 "마상상마"]',
      '1. 79졸78',
      '[오류 "BAD_ARRANGEMENT"]',
      expect.stringMatching(/^\{.*마상상마.*\}$/),
      '[초차림 "마상상마"]',
      expect.stringMatching(/^\{ILLEGAL_MOVE: .*\}\n$/),
    ]);
    const { text: pgn } = await postFile('/v1/records', text, 'text/plain', 'application/x-chess-pgn');
    expect((await gamesOf(pgn)).map(movesOf)).toEqual([['i4h4'], [], []]);
    const { text: lists } = await postFile('/v1/records', text, 'text/plain', 'text/plain');
    expect((await gamesOf(lists)).map(movesOf)).toEqual([['i4h4'], [], []]);
  });
});

describe('a record inside JSON', () => {
  it('is converted like a file', async () => {
    const record = '[White "x"]\n1. Hc3 Hc8 1-0';
    expect((await postJson('/v1/records', { record })).json.games).toEqual(await gamesOf(record));
    expect((await postJson('/v1/records', { record, gameNumber: 2 })).json).toMatchObject({ code: 'NO_SUCH_GAME' });
    expect((await postJson('/v1/records', { record: 'x', mvoes: [] })).json).toMatchObject({ code: 'BAD_INPUT' });
    expect((await postJson('/v1/records', { record: ' '.repeat(1_000_001) })).json).toMatchObject({
      code: 'RECORD_TOO_LARGE',
    });
  });

  it('may be nested as no record is, and is told what it should be, at once', async () => {
    const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    for (const [body, code] of [
      [deep(60), 'BAD_RECORD'],
      [`{"moves":${deep(60)}}`, 'BAD_RECORD'],
      [`{"comment":"${'['.repeat(100)}","moves":[[]]}`, 'BAD_RECORD'],
      [deep(65), 'TOO_NESTED'],
      ['['.repeat(3_900_000), 'TOO_NESTED'],
      [`{"moves":${deep(1_000_000)}}`, 'TOO_NESTED'],
    ] as const) {
      const started = performance.now();
      for (const type of ['application/json', 'text/plain']) {
        const answer = await postFile('/v1/records', body, type);
        expect(answer.json.games?.[0]?.error.code ?? answer.json.code, body.slice(0, 40)).toBe(
          type === 'text/plain' && body.startsWith('[[') ? 'EMPTY_RECORD' : code,
        );
      }
      expect(performance.now() - started).toBeLessThan(5000);
    }
  });

  it('may be one itself', async () => {
    const { json } = await postJson('/v1/records', { moves: ['b1c3', 'pass'] }, { accept: 'application/json' });
    expect(json.games.map(movesOf)).toEqual([['b1c3', 'e9e9']]);
    expect((await postJson('/v1/records', {})).json.games[0].error).toMatchObject({ code: 'BAD_RECORD' });
  });
});

describe('what cannot be converted has its problem:', () => {
  const text = { 'content-type': 'text/plain' };
  it.each<[what: string, send: Parameters<typeof fetchRest>[1] & { path?: string }, status: number, code: string]>([
    ['nothing', { headers: text, body: '' }, 400, 'EMPTY_RECORD'],
    ['what is no text', { headers: text, body: '\u0001'.repeat(100) }, 400, 'NOT_TEXT'],
    ['much JSON', { headers: text, body: `{"games":[${'{},'.repeat(3_000_000)}{}]}` }, 413, 'RECORD_TOO_LARGE'],
    ['to a form that is unknown', { headers: { ...text, accept: 'text/html' }, body: '79졸78' }, 406, 'NOT_ACCEPTABLE'],
    ['under an unknown ruleset', { path: '?ruleset=x', headers: text, body: '79졸78' }, 400, 'UNKNOWN_RULESET'],
    ['by GET', { method: 'GET' }, 405, 'METHOD_NOT_ALLOWED'],
    ['as a picture', { headers: { 'content-type': 'image/png' }, body: 'x' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%s', async (_, { path = '', ...send }, status, code) => {
    const answer = await fetchRest(`/v1/records${path}`, send);
    expect([answer.status, answer.json?.code]).toEqual([status, code]);
  });
});

/** Bytes flipped, cut out, doubled, and joined with others. */
const mutate = (bytes: Buffer, random: (below: number) => number): Buffer => {
  const copy = Buffer.from(bytes);
  for (let flips = random(8); flips > 0; flips--) copy[random(copy.length)] = random(256);
  const cut = random(copy.length);
  const length = random(200);
  switch (random(4)) {
    case 0:
      return copy.subarray(0, cut);
    case 1:
      return Buffer.concat([copy.subarray(0, cut), copy.subarray(cut + length)]);
    case 2:
      return Buffer.concat([copy, copy.subarray(cut)]);
    default:
      return copy;
  }
};

/** A shorter run where the same was run already. */
const MUTATED = Number(process.env.MUTATED_RECORDS ?? 20_000);

it('20,000 mutated records give games and errors, never a fault of ours', { timeout: 600_000 }, async () => {
  const random = randomOf(7_041);
  const pgn = (await postFile('/v1/records', GIB, 'text/plain', 'application/x-chess-pgn')).bytes;
  const sources = [GIB, madeUp('made-up-cp949.gib'), pgn];
  if (hasShared('records/manifest.jsonl'))
    for (const name of readdirSync(sharedPath('records')).filter((file) => file.endsWith('.gib')))
      sources.push(readFileSync(sharedPath(`records/${name}`)));
  const outcomes = new Map<string, number>();
  const send = async (): Promise<void> => {
    const source = sources[random(sources.length)] as Buffer;
    const start = random(source.length);
    const piece = random(10) === 0 ? source.subarray(0, 20_000) : source.subarray(start, start + random(3000));
    const adjudicate = random(2) === 0;
    const answer = await postFile(
      adjudicate ? '/v1/adjudications?game=1' : '/v1/records',
      mutate(piece, random),
      ['text/plain', 'application/x-gib', 'application/x-chess-pgn'][random(3)],
      adjudicate ? '*/*' : ['application/json', 'application/x-gib', 'application/x-chess-pgn'][random(3)],
    );
    const told = answer.status === 200 ? 'games' : String(answer.json?.code);
    outcomes.set(told, (outcomes.get(told) ?? 0) + 1);
    if (answer.status >= 500 || (answer.status !== 200 && !answer.json?.code)) throw new Error(answer.text);
  };
  for (let round = 0; round < MUTATED / 20; round++) await Promise.all(Array.from({ length: 20 }, send));
  expect(outcomes.get('games')).toBeGreaterThan(MUTATED * 0.4);
  expect(outcomes.size).toBeGreaterThan(2);
});

it('a file of 20 MB is converted without the whole of it in memory as games, and others are served meanwhile', {
  timeout: 120_000,
}, async () => {
  const one = GIB.toString();
  const file = Buffer.from(one.repeat(Math.floor(19_900_000 / GIB.length)));
  const before = process.memoryUsage().rss;
  let peak = before;
  let waits = 0;
  let done = false;
  const watch = (async () => {
    while (!done) {
      const start = performance.now();
      await fetchRest('/livez', { method: 'GET' });
      waits = Math.max(waits, performance.now() - start);
      peak = Math.max(peak, process.memoryUsage().rss);
    }
  })();
  const { status, bytes } = await postFile('/v1/records', file, 'application/x-gib', 'application/x-gib');
  done = true;
  await watch;
  expect(status).toBe(200);
  expect(bytes.length).toBeGreaterThan(15_000_000);
  console.info(`peak ${Math.round((peak - before) / 1e6)} MB over the start, longest wait ${Math.round(waits)} ms`);
  expect(peak - before).toBeLessThan(1_000_000_000);
  expect(waits).toBeLessThan(5000);
});
