import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../src/notation/decode-text.js';
import { parseGib } from '../../src/notation/gib.js';
import { hasShared, sharedPath } from '../fixtures.js';

/** `[대국결과 "한 완승"]` and a move, 79졸78, in CP949. */
const CP949 = Uint8Array.from([
  0x5b, 0xb4, 0xeb, 0xb1, 0xb9, 0xb0, 0xe1, 0xb0, 0xfa, 0x20, 0x22, 0xc7, 0xd1, 0x20, 0xbf, 0xcf, 0xbd, 0xc2, 0x22,
  0x5d, 0x0a, 0x31, 0x2e, 0x20, 0x37, 0x39, 0xc1, 0xb9, 0x37, 0x38,
]);
const TEXT = '[대국결과 "한 완승"]\n1. 79졸78';
const codes = (bytes: Uint8Array): string[] => decodeText(bytes).warnings.map(({ code }) => code);

it('CP949 and UTF-8 give the same text', () => {
  expect(decodeText(CP949)).toEqual({ text: TEXT, encoding: 'CP949', warnings: [] });
  expect(decodeText(new TextEncoder().encode(TEXT))).toEqual({ text: TEXT, encoding: 'UTF-8', warnings: [] });
  expect(decodeText(new TextEncoder().encode(`\ufeff${TEXT}`)).text).toBe(TEXT);
});

it('stray bytes are dropped and reported, in either encoding', () => {
  for (const bytes of [CP949, new TextEncoder().encode(TEXT)]) {
    const stray = Uint8Array.from([0xff, ...bytes, 0xff, 0x1a]);
    expect(decodeText(stray).text).toBe(TEXT);
    expect(codes(stray)).toEqual(['STRAY_BYTES']);
  }
});

it('bytes that nothing can read are reported', () => {
  expect(codes(Uint8Array.from([0xc1, 0x20, 0xb9]))).toContain('BROKEN_BYTES');
  expect(decodeText(new Uint8Array()).text).toBe('');
});

describe.skipIf(!hasShared('records/margin-cp949.gib'))('a real file in CP949', () => {
  it('has the games of the same file in UTF-8', () => {
    const old = parseGib(decodeText(readFileSync(sharedPath('records/margin-cp949.gib'))).text);
    const all = parseGib(readFileSync(sharedPath('records/margin.gib'), 'utf8'));
    const movesOf = (games: typeof all): string[] =>
      games.map((game) => (game.ok ? game.value.moves.map(({ text }) => text).join(' ') : 'error'));
    const known = new Set(movesOf(all));
    expect(old.length).toBeGreaterThan(5);
    expect(movesOf(old).filter((moves) => !known.has(moves))).toEqual([]);
  });
});
