import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeText, TextStream } from '../../src/notation/decode-text.js';
import { type KnownFormat, readRecord } from '../../src/notation/record.js';
import { RecordSplitter } from '../../src/notation/record-splitter.js';
import { newCp949Decoder } from '../../src/service/record-file.js';

/** What records are made of, and what spoils them. */
const PIECES = [
  ...[
    '[대회명 "시험 "x" 끝"]\n',
    '[초차림 "마상상마"]\r\n',
    '[한차림 마상',
    '[판정 3] ',
    '[기보형식 "구"]\r',
    '[x "y"]\n',
  ],
  ...['[Event "a \\"b\\""]\n', '[White "Kim"]\n\n', '[FEN "x"] ', '[Result "1-0"]\n', '\n[Event "z"]', '[Bad'],
  ...['1. 79졸78 ', '2. 41병42', '<5>', '<x> ', '{말\n', '{a}', '} ', '(1... a6 {)} ', ') ', '; rest\n', '%esc\n'],
  ...['1. Hc3 Hc8 ', '1-0\n', '*\n', '1/2-1/2 ', '1. ', '2 ', '1) ', 'title words\n', '\n', '\r\n', '\r', '\n\n', ' '],
  ...['\ufeff', '\uffff', '\u0007', '!? $3 '],
];
const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''));

const cutUp = (whole: string, format: KnownFormat, window: number, step: number): unknown[] => {
  const splitter = new RecordSplitter(format, 1_000_000, window);
  const games: unknown[] = [];
  const take = (cut: ReturnType<typeof splitter.end>): void => {
    if (!cut.ok) throw new Error(cut.error.message);
    for (const game of cut.value) games.push(...readRecord(game.text, format, game.from));
  };
  for (let at = 0; at < whole.length; at += step) take(splitter.push(whole.slice(at, at + step)));
  take(splitter.end());
  return games;
};

describe('a collection that is cut into games has the games that it has in whole,', () => {
  it.each<KnownFormat>(['GIB', 'PGN', 'MOVES'])('as %s', (format) => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 40 }), (whole, window, step) => {
        expect(cutUp(whole, format, window, step)).toEqual([...readRecord(whole, format)]);
      }),
      { numRuns: 2000 },
    );
  });

  it('also several games at a time', () => {
    const whole = '[Event "a"]\n\n1. Hc3 Hc8 1-0 [Event "b"]\n1. Zz {x\ny} 1-0\n\n[Event "c"] 1. Hc3 *\n'.repeat(20);
    const splitter = new RecordSplitter('PGN', 1000, 10);
    const cut = splitter.push(whole);
    if (!cut.ok) throw new Error();
    const [first, ...rest] = cut.value;
    const joined = [first, ...rest].map((game) => game?.text).join('');
    const games = [...readRecord(joined, 'PGN', first?.from)];
    expect(games.length).toBeGreaterThan(50);
    expect(games).toEqual([...readRecord(whole, 'PGN')].slice(0, games.length));
  });
});

it('a game longer than it may be is refused, wherever it stands', () => {
  const splitter = new RecordSplitter('GIB', 2000, 100);
  expect(splitter.push(`[대회명 "a"]\n1. 79졸78\n[대회명 "b"]\n${'1. 79졸78\n'.repeat(300)}`)).toMatchObject({
    ok: false,
    error: { code: 'RECORD_TOO_LARGE', game: 2 },
  });
});

describe('a file that comes in pieces has the text that it has in whole,', () => {
  const words = fc.array(fc.constantFrom('abc\n', '마상', '뷁', '한', '[x]', '\u001a', ' ', '終'), { maxLength: 80 });
  const encodings: [string, (given: string) => Uint8Array][] = [
    ['UTF-8', (given) => Buffer.from(given)],
    ['UTF-8 with a mark', (given) => Buffer.from(`\ufeff${given}`)],
    ['CP949', (given) => iconv.encode(given, 'cp949')],
    ['UTF-16', (given) => Buffer.from(`\ufeff${given}`, 'utf16le')],
    [
      'UTF-8 with stray bytes',
      (given) => Buffer.concat([Buffer.from([0xff]), Buffer.from(given), Buffer.from([0x1a])]),
    ],
    ['UTF-8 that is cut off', (given) => Buffer.from(`${given}한`).subarray(0, -1)],
  ];
  it.each(encodings)('in %s', (_, encode) => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 9 }), (given, step) => {
        const bytes = encode(given.join(''));
        const stream = new TextStream(newCp949Decoder);
        let read = '';
        for (let at = 0; at < bytes.length; at += step) read += stream.push(bytes.subarray(at, at + step));
        expect(read + stream.end()).toBe(decodeText(bytes, newCp949Decoder).text);
      }),
      { numRuns: 500 },
    );
  });

  it('also where it is long', () => {
    const bytes = iconv.encode(`${'a title\n'.repeat(100)}${'[대회명 "뷁"]\n1. 79졸78\n'.repeat(20_000)}`, 'cp949');
    const stream = new TextStream(newCp949Decoder);
    let read = '';
    for (let at = 0; at < bytes.length; at += 65_535) read += stream.push(bytes.subarray(at, at + 65_535));
    expect(read + stream.end() === decodeText(bytes, newCp949Decoder).text).toBe(true);
  });
});
