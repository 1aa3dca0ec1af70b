import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fetchRest, postFile, serviceUrl } from './client.js';

const LINES = { 'content-type': 'application/x-ndjson' };
const send = (body: string | Uint8Array, path = '/v1/adjudications', headers: Record<string, string> = {}) =>
  fetchRest(path, { headers: { ...LINES, ...headers }, body });
// biome-ignore lint/suspicious/noExplicitAny: a line's shape is what each test asks about
const linesOf = (text: string): any[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe('a stream of games', () => {
  it('is answered line by line in order, a bad line spoils only itself', async () => {
    const { status, type, text, headers } = await send(
      [
        '{"ref": "a", "moves": ["pass", "pass"]}',
        '',
        '{"moves": [',
        '[]',
        '{"moves": ["hello"]}',
        ' {"ref": "b"} ',
      ].join('\r\n'),
    );
    expect([status, type, headers.get('cache-control')]).toEqual([
      200,
      'application/x-ndjson',
      'no-store, no-transform',
    ]);
    expect(linesOf(text)).toMatchObject([
      { index: 0, ref: 'a', verdict: { reason: 'DOUBLE_PASS', points: { cho: 72 } }, error: null },
      { index: 1, ref: null, verdict: null, error: { code: 'MALFORMED_JSON', line: 3 } },
      { index: 2, error: { code: 'BAD_INPUT' } },
      { index: 3, error: { code: 'BAD_MOVE', ply: 1 } },
      { index: 4, ref: 'b', verdict: { status: 'ONGOING' } },
    ]);
  });

  it('may be packed, and told in another language', async () => {
    const packed = gzipSync('{"moves": ["pass", "pass"]}\n'.repeat(3));
    const { text } = await send(packed, '/v1/adjudications?language=KO&scheme=SEVEN_POINTS', {
      'content-encoding': 'gzip',
    });
    expect(linesOf(text)).toHaveLength(3);
    expect(linesOf(text)[0].verdict).toMatchObject({
      summary: expect.stringMatching(/[가-힣]/),
      scores: { cho: 2, han: 4 },
    });
    expect((await send('{}', '/v1/adjudications', { 'content-encoding': 'zip' })).json).toMatchObject({ status: 415 });
  });

  it('that is not packed as it says ends with a word on that', async () => {
    const { status, text } = await send('{}\n'.repeat(9), '/v1/adjudications', { 'content-encoding': 'gzip' });
    expect(status).toBe(200);
    expect(linesOf(text)).toMatchObject([{ index: 0, verdict: null, error: { code: 'BROKEN_ENCODING', line: 1 } }]);
    const cut = gzipSync('{}\n').subarray(0, -4);
    expect(linesOf((await send(cut, '/v1/adjudications', { 'content-encoding': 'gzip' })).text)).toMatchObject([
      { index: 0, verdict: { status: 'ONGOING' } },
      { index: 1, error: { code: 'BROKEN_ENCODING', line: 2 } },
    ]);
  });

  it('has no line that is longer than a body may be', async () => {
    const { text } = await send(`{"record": "${' '.repeat(8_000_001)}"}\n{}\n`);
    expect(linesOf(text)).toMatchObject([
      { error: { code: 'LINE_TOO_LONG', line: 1 } },
      { verdict: { status: 'ONGOING' } },
    ]);
  });

  it('of positions likewise', async () => {
    const { text } = await send('{"fen": "9"}\n{"ref": "x"}', '/v1/positions?fields=turn');
    expect(linesOf(text)).toMatchObject([
      { error: { code: 'FEN_RANK_COUNT' } },
      { ref: 'x', position: { turn: 'CHO' } },
    ]);
  });

  it('comes of a file of many games, where that is asked for', async () => {
    const file =
      '[초차림 "마상상마"]\n[한차림 "마상상마"]\n[대국결과 "초 완승"]\n1. 79졸78\n\n[초차림 "x"]\n1. 79졸78\n\n[초차림 "마상상마"]\n1. 79졸79';
    const { type, text } = await postFile(
      '/v1/adjudications?ruleset=KJA',
      file,
      'application/x-gib',
      'application/x-ndjson',
    );
    expect(type).toBe('application/x-ndjson');
    expect(linesOf(text)).toMatchObject([
      { index: 0, verdict: { ruleset: 'KJA', recorded: { text: '초 완승', agreement: 'NOT_ON_BOARD' } } },
      { index: 1, error: { code: 'BAD_ARRANGEMENT', game: 2 } },
      { index: 2, verdict: { status: 'ILLEGAL' } },
    ]);
    const empty = await postFile('/v1/adjudications', ' ', 'application/x-gib', 'application/x-ndjson');
    expect(linesOf(empty.text)).toMatchObject([{ error: { code: 'EMPTY_RECORD' } }]);
  });

  it('is answered as it comes, before its end', async () => {
    const url = new URL(await serviceUrl());
    const request = httpRequest({
      host: url.hostname,
      port: url.port,
      path: '/v1/adjudications',
      method: 'POST',
      headers: LINES,
    });
    const answered = new Promise<string>((resolve) => {
      request.on('response', (response) => response.setEncoding('utf8').once('data', resolve));
    });
    request.write('{"ref": "first"}\n{"ref": "sec');
    expect(linesOf(await answered)).toMatchObject([{ ref: 'first' }]);
    request.destroy();
    await sleep(50);
    expect((await fetchRest('/livez', { method: 'GET' })).status).toBe(200);
  });
});
