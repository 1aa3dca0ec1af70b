import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeInTurns, decodeText } from '../../src/notation/decode-text.js';
import { parseGib } from '../../src/notation/gib.js';
import { hasShared, sharedPath } from '../fixtures.js';

const bytesOf = (name: string): Uint8Array => readFileSync(new URL(`records/${name}`, import.meta.url));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const codes = (warnings: readonly { code: string }[]): string[] => warnings.map(({ code }) => code);

it('UTF-8 is read as it is, a byte order mark left out', () => {
  expect(decodeText(utf8('1. 79졸78'))).toEqual({ text: '1. 79졸78', encoding: 'UTF-8', warnings: [] });
  expect(decodeText(utf8('\ufeff1. 79졸78')).text).toBe('1. 79졸78');
});

it('ASCII and nothing are UTF-8', () => {
  expect(decodeText(utf8('1. pass'))).toMatchObject({ text: '1. pass', encoding: 'UTF-8', warnings: [] });
  expect(decodeText(new Uint8Array())).toEqual({ text: '', encoding: 'UTF-8', warnings: [] });
});

/** `[대국결과 "한 완승"]` and a move, 79졸78, in CP949. */
const RECORD_IN_CP949 = Uint8Array.from([
  0x5b, 0xb4, 0xeb, 0xb1, 0xb9, 0xb0, 0xe1, 0xb0, 0xfa, 0x20, 0x22, 0xc7, 0xd1, 0x20, 0xbf, 0xcf, 0xbd, 0xc2, 0x22,
  0x5d, 0x0a, 0x31, 0x2e, 0x20, 0x37, 0x39, 0xc1, 0xb9, 0x37, 0x38,
]);
const RECORD = '[대국결과 "한 완승"]\n1. 79졸78';

it('stray bytes are dropped and reported, in either encoding', () => {
  for (const bytes of [RECORD_IN_CP949, utf8(RECORD)]) {
    const { text, warnings } = decodeText(Uint8Array.from([0xff, ...bytes, 0xff, 0x1a]));
    expect(text).toBe(RECORD);
    expect(warnings).toMatchObject([{ code: 'STRAY_BYTES', line: 1 }]);
  }
});

it('bytes that nothing can read are reported', () => {
  expect(codes(decodeText(Uint8Array.from([0xc1, 0x20, 0xb9])).warnings)).toEqual(['BROKEN_BYTES']);
});

describe('CP949', () => {
  /** 79졸78, and 똠 from the half of CP949 that not every platform knows. */
  const BYTES = Uint8Array.of(0x37, 0x39, 0xc1, 0xb9, 0x37, 0x38, 0x0a, 0x8c, 0x63);

  it('is read where the bytes are no UTF-8', () => {
    expect(decodeText(BYTES.subarray(0, 6))).toEqual({ text: '79졸78', encoding: 'CP949', warnings: [] });
  });

  it('is read in full, or what the platform does not know is told of', () => {
    const { text, warnings } = decodeText(BYTES);
    if (text === '79졸78\n똠') expect(warnings).toEqual([]);
    else {
      expect(text).toBe('79졸78\n\ufffdc');
      expect(warnings).toMatchObject([{ code: 'BROKEN_BYTES', line: 2, column: 1 }]);
    }
  });

  it('is read by another decoder where one is given', () => {
    expect(decodeText(BYTES, () => ({ decode: (piece) => (piece ? '79졸78\n똠' : '') }))).toEqual({
      text: '79졸78\n똠',
      encoding: 'CP949',
      warnings: [],
    });
  });
});

it('a file in CP949 with stray bytes reads as the same file in UTF-8', () => {
  const cp949 = decodeText(bytesOf('made-up-cp949.gib'));
  const utf = decodeText(bytesOf('made-up.gib'));
  expect([cp949.encoding, codes(cp949.warnings)]).toEqual(['CP949', ['STRAY_BYTES']]);
  expect(cp949.warnings[0]).toMatchObject({ line: 21 });
  expect([utf.encoding, utf.warnings]).toEqual(['UTF-8', []]);
  const plain = (text: string): unknown =>
    parseGib(text).map((game) => game.ok && { ...game.value, tags: 0, moves: game.value.moves.map((m) => m.text) });
  expect(plain(cp949.text)).toEqual(plain(utf.text));
});

describe('broken bytes', () => {
  it('in UTF-8 stand as U+FFFD and are told of, with their place', () => {
    const bytes = utf8('[대회명 "가"]\n1. 79졸78');
    bytes[bytes.length - 4] = 0x41; // inside 졸
    const decoded = decodeText(bytes);
    expect(decoded.encoding).toBe('UTF-8');
    expect(decoded.warnings).toMatchObject([{ code: 'BROKEN_BYTES', line: 2, column: 6 }]);
  });

  it('do not turn a UTF-8 file that was cut off anywhere into CP949', () => {
    const bytes = bytesOf('made-up.gib');
    for (let end = 20; end < bytes.length; end++)
      expect(decodeText(bytes.subarray(0, end)).encoding, `cut at ${end}`).toBe('UTF-8');
  });

  it('do not turn a CP949 file that was cut off anywhere into UTF-8', () => {
    const bytes = bytesOf('made-up-cp949.gib');
    for (let end = 3; end < bytes.length; end++)
      expect(decodeText(bytes.subarray(0, end)).encoding, `cut at ${end}`).toBe('CP949');
  });
});

describe.skipIf(!hasShared('records/margin-cp949.gib'))('a real file in CP949', () => {
  it('reads as the same games in UTF-8', () => {
    const cp949 = decodeText(readFileSync(sharedPath('records/margin-cp949.gib')));
    const utf = decodeText(readFileSync(sharedPath('records/margin.gib')));
    expect(codes(cp949.warnings)).toEqual(['STRAY_BYTES']);
    const moves = (text: string): unknown =>
      parseGib(text)
        .slice(0, 11)
        .map((game) => game.ok && [game.value.recorded, game.value.moves.map((move) => move.text)]);
    expect(moves(cp949.text)).toEqual(moves(utf.text));
  });
});

it('UTF-16 is told by its byte order mark', () => {
  const text = '[대회명 "갑"]';
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  expect(decodeText(little)).toEqual({ text, encoding: 'UTF-16LE', warnings: [] });
  expect(decodeText(Buffer.from(little).swap16())).toEqual({ text, encoding: 'UTF-16BE', warnings: [] });
});

describe('a long file is read in pieces', () => {
  /** Longer than a piece; characters lie across the ends of pieces in each of three positions. */
  const long = (lead: string): string => lead + '79졸78 '.repeat(30_000);

  it.each(['', ' ', '  '])('of UTF-8, after %j', (lead) => {
    const pieces = decodeInTurns(utf8(long(lead)));
    let pauses = 0;
    let step = pieces.next();
    for (; !step.done; step = pieces.next()) pauses++;
    expect(step.value).toEqual({ text: long(lead), encoding: 'UTF-8', warnings: [] });
    expect(pauses).toBeGreaterThan(2);
  });

  it.each(['', ' '])('of CP949, with stray bytes, after %j', (lead) => {
    const move = [0x37, 0x39, 0xc1, 0xb9, 0x37, 0x38, 0x20];
    const bytes = Uint8Array.from([...utf8(`${lead}\n`), 0x1a, ...Array(30_000).fill(move).flat(), 0xff]);
    const { text, encoding, warnings } = decodeText(bytes);
    expect(text).toBe(`${lead}\n${long('')}`);
    expect(encoding).toBe('CP949');
    expect(warnings).toMatchObject([{ code: 'STRAY_BYTES', line: 2, message: expect.stringMatching(/^2 bytes/) }]);
  });

  it('of UTF-16', () => {
    expect(decodeText(Buffer.from(`\ufeff${long('')}`, 'utf16le')).text).toBe(long(''));
  });
});
