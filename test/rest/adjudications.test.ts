import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { ask } from '../graphql/ask.js';
import { fetchRest, postFile, postJson } from './client.js';

const RECORD = `[대회명 "뷁 시험"]
[초차림 "마상상마"]
[한차림 "마상상마"]
[대국결과 "초 기권승"]
1. 79졸78 2. 41병42 3. 01차11`;

const VERDICT = `ruleset overrides revision status result winner reason byPoints clause { id text source section }
  ply pliesAfterEnd mustDeviate illegal { ply move code message squares line column game }
  points { cho han komi margin leader breakdown { side kind count each total } clause { id text source section } }
  finalFen scores { cho han } recorded { text winner how margin agreement } summary
  warnings { code message rank file line column ply game }`;

const PLACES = ['rank', 'file', 'line', 'column', 'ply', 'game'];
/** A warning in JSON leaves out what it does not know. */
const withNulls = (warning: object): object => ({
  ...Object.fromEntries(PLACES.map((name) => [name, null])),
  ...warning,
});

describe('a verdict over REST is the one over GraphQL:', () => {
  it.each<[what: string, input: object]>([
    ['moves', { moves: ['79졸78', '한수쉼', 'pass'] }],
    ['a record', { record: RECORD, ruleset: 'KJA' }],
    [
      'house rules',
      { moves: ['pass'], rules: { komi: 3, facingNeedsCapture: true, pointValues: [13, 7, 5, 3, 3, 1] } },
    ],
    ['a claim', { moves: ['b1c3'], ruleset: 'MARTIN', claims: [{ kind: 'RESIGNATION', by: 'HAN', atPly: 1 }] }],
    ['a position', { fen: '3k5/9/9/9/9/9/9/9/3R5/4K4 b - - 0 1', lenient: true }],
    ['a PGN', { record: '[Event "x"]\n\n1. Nc3 Nc8 1-0', recordedAsClaims: true }],
  ])('%s', async (_, input) => {
    const { data } = await ask(`query ($input: GameInput!) { adjudicate(input: $input) { ${VERDICT} } }`, { input });
    const { status, json } = await postJson('/v1/adjudications', input);
    expect(status).toBe(200);
    expect({ ...json, warnings: json.warnings.map(withNulls) }).toEqual(data.adjudicate);
  });
});

describe('a file is judged as it is sent:', () => {
  const judged = { status: 'ILLEGAL', illegal: { ply: 3, code: 'PATH_BLOCKED' }, ruleset: 'KJA' };
  const stray = Buffer.concat([Buffer.from([0xff]), iconv.encode(RECORD, 'cp949'), Buffer.from([0x1a, 0xff])]);
  it.each<[what: string, body: Uint8Array | string, type: string]>([
    ['in UTF-8', RECORD, 'text/plain'],
    ['in UTF-8 with its own type', RECORD, 'application/x-gib'],
    ['in UTF-8 with a byte order mark', `\ufeff${RECORD}`, 'text/plain; charset=utf-8'],
    ['in CP949', iconv.encode(RECORD, 'cp949'), 'text/plain'],
    ['in CP949 under another name', iconv.encode(RECORD, 'cp949'), 'application/x-gib; charset=utf-8'],
    ['as bytes', iconv.encode(RECORD, 'cp949'), 'application/octet-stream'],
    ['with stray bytes', stray, 'application/x-gib'],
  ])('%s', async (_, body, type) => {
    const { status, json } = await postFile('/v1/adjudications?ruleset=kja', body, type);
    expect([status, json]).toEqual([
      200,
      expect.objectContaining({ ...judged, illegal: expect.objectContaining(judged.illegal) }),
    ]);
    const codes = json.warnings.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(body === stray ? ['STRAY_BYTES'] : []);
  });

  it('a PGN, by its type or its tags', async () => {
    for (const type of ['application/x-chess-pgn', 'text/plain'])
      expect((await postFile('/v1/adjudications', '[White "x"]\n1. Hc3 Hc8 *', type)).json).toMatchObject({
        status: 'ONGOING',
        ply: 2,
      });
  });

  it('with house rules, claims and a language in the address', async () => {
    const path =
      '/v1/adjudications?rules.komi=0.5&rules.facingNeedsCapture=true&recordedAsClaims=true&language=KO&scheme=SEVEN_POINTS';
    const { json } = await postFile(path, RECORD.replace('3. 01차11', ''));
    expect(json).toMatchObject({
      overrides: ['facingNeedsCapture=true', 'komi=0.5'],
      reason: 'RESIGNATION',
      scores: { cho: 7, han: 0 },
      summary: expect.stringMatching(/기권/),
    });
  });

  it('with claims in the address, each with its side and its half-move', async () => {
    const claimed = async (claims: string) =>
      (await postFile(`/v1/adjudications?claims=${claims}`, RECORD.replace('3. 01차11', ''))).json;
    expect(await claimed('RESIGNATION:HAN')).toMatchObject({ reason: 'RESIGNATION', winner: 'CHO', ply: 2 });
    expect(await claimed('DISQUALIFICATION:CHO@1')).toMatchObject({
      reason: 'DISQUALIFICATION',
      winner: 'HAN',
      ply: 1,
    });
    expect(await claimed('DRAW_REQUEST:CHO,UNFINISHED')).toMatchObject({ code: 'CLAIM_NOT_ALLOWED' });
    expect(await claimed('UNFINISHED')).toMatchObject({ reason: 'POINTS', byPoints: true });
    expect(await claimed('unfinished')).toMatchObject({
      code: 'BAD_INPUT',
      detail: expect.stringContaining('`claims kind`'),
    });
    expect(await claimed(Array(101).fill('UNFINISHED').join(','))).toMatchObject({ code: 'TOO_MANY_CLAIMS' });
  });

  it('one game of many', async () => {
    const two = `${RECORD}\n\n${RECORD.replace('01차11', '91차01')}`;
    expect((await postFile('/v1/adjudications', two)).json).toMatchObject({ status: 400, code: 'MANY_GAMES' });
    expect((await postFile('/v1/adjudications?game=2', two)).json.illegal).toMatchObject({ move: '91차01' });
    expect((await postFile('/v1/adjudications?game=3', two)).json).toMatchObject({
      code: 'NO_SUCH_GAME',
      detail: 'The record holds games 1 to 2, and 3 was asked for.',
    });
  });

  it('a list of moves from a start in the address', async () => {
    const { json } = await postFile('/v1/adjudications?cho=SANG_MA_SANG_MA', 'b1d4 b10c8');
    expect(json).toMatchObject({ status: 'ONGOING', ply: 2 });
  });
});

it('what the address says holds for each game in JSON that does not say otherwise', async () => {
  const games = [{}, { ruleset: 'HANGAME' }, { rules: { komi: 2.5 } }];
  const rulesOf = ({ ruleset, overrides }: { ruleset: string; overrides: string[] }): unknown => [ruleset, overrides];
  const expected = [
    ['KJA', ['komi=3.5']],
    ['HANGAME', []],
    ['KJA', ['komi=2.5']],
  ];
  const address = '/v1/adjudications?ruleset=KJA&rules.komi=3.5';
  const { json } = await postJson(address, games);
  expect(json.adjudications.map(({ verdict }: { verdict: never }) => rulesOf(verdict))).toEqual(expected);
  const alone = await Promise.all(games.map(async (game) => rulesOf((await postJson(address, game)).json as never)));
  expect(alone).toEqual(expected);
  const { text } = await fetchRest(address, {
    headers: { 'content-type': 'application/x-ndjson' },
    body: games.map((game) => JSON.stringify(game)).join('\n'),
  });
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { verdict: never });
  expect(lines.map(({ verdict }) => rulesOf(verdict))).toEqual(expected);
});

describe('what cannot be answered has its problem:', () => {
  const json = { 'content-type': 'application/json' };
  it.each<[what: string, send: Parameters<typeof fetchRest>[1] & { path?: string }, status: number, code: string]>([
    ['JSON cut short', { headers: json, body: '{"moves": [' }, 400, 'MALFORMED_JSON'],
    ['a word', { headers: json, body: '"b1c3"' }, 400, 'BAD_INPUT'],
    ['a list that is too long', { headers: json, body: `[${'0,'.repeat(1000)}0]` }, 413, 'TOO_MANY_INPUTS'],
    ['an unknown field', { headers: json, body: '{"mvoes": []}' }, 400, 'BAD_INPUT'],
    ['an unknown word', { headers: json, body: '{"cho": "MA"}' }, 400, 'BAD_INPUT'],
    ['a number of a game beside JSON', { path: '?game=1', headers: json, body: '{}' }, 400, 'BAD_INPUT'],
    ['an unknown ruleset', { headers: json, body: '{"ruleset": "FIDE"}' }, 400, 'UNKNOWN_RULESET'],
    ['an unknown switch', { headers: json, body: '{"rules": {"__proto__": 1}}' }, 400, 'BAD_RULE'],
    ['a bad claim', { headers: json, body: '{"claims": [{"kind": "X"}]}' }, 400, 'BAD_INPUT'],
    [
      'a long record in JSON',
      { headers: json, body: JSON.stringify({ record: ' '.repeat(1_000_001) }) },
      413,
      'RECORD_TOO_LARGE',
    ],
    [
      'a form',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['nothing', {}, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['another method', { method: 'GET' }, 405, 'METHOD_NOT_ALLOWED'],
    ['an empty file', { headers: { 'content-type': 'text/plain' }, body: ' ' }, 400, 'EMPTY_RECORD'],
    [
      'an unknown parameter',
      { path: '?rulset=KJA', headers: { 'content-type': 'text/plain' }, body: RECORD },
      400,
      'BAD_INPUT',
    ],
    [
      'a parameter given twice',
      { path: '?game=1&game=2', headers: { 'content-type': 'text/plain' }, body: RECORD },
      400,
      'BAD_INPUT',
    ],
    [
      'a switch that is none',
      { path: '?rules.__proto__=1', headers: { 'content-type': 'text/plain' }, body: RECORD },
      400,
      'BAD_RULE',
    ],
    [
      'a number that is none',
      { path: '?rules.komi=two', headers: { 'content-type': 'text/plain' }, body: RECORD },
      400,
      'BAD_INPUT',
    ],
    [
      'a file over the limit',
      { headers: { 'content-type': 'text/plain' }, body: ' '.repeat(20_000_001) },
      413,
      'BODY_TOO_LARGE',
    ],
  ])('%s', async (_, { path = '', ...send }, status, code) => {
    const answer = await fetchRest(`/v1/adjudications${path}`, send);
    expect(answer.type).toMatch(/^application\/problem\+json/);
    expect([answer.status, answer.json.status, answer.json.code]).toEqual([status, status, code]);
    expect(answer.json.detail).toMatch(/\w+ \w+/);
    expect(answer.json.title).toBe(STATUS_CODES[status]);
  });

  it('text that is no move, with its place', async () => {
    const { json: problem } = await postFile('/v1/adjudications', `${RECORD.replace('41병42', 'hello')}`);
    expect(problem).toMatchObject({ code: 'BAD_MOVE', line: 5, column: 13, ply: 2 });
  });
});

it('made-up.gib reads the same in both encodings over HTTP', async () => {
  const read = (name: string): Buffer => readFileSync(new URL(`../notation/records/${name}`, import.meta.url));
  for (let game = 1; game <= 4; game++) {
    const [a, b] = await Promise.all(
      ['made-up.gib', 'made-up-cp949.gib'].map((name) =>
        postFile(`/v1/adjudications?game=${game}&ruleset=HANGAME`, read(name)),
      ),
    );
    expect(a?.status).toBe(200);
    expect({ ...b?.json, warnings: [] }).toEqual({ ...a?.json, warnings: [] });
  }
});
