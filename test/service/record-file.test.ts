import { expect, it } from 'vitest';
import { decodeFile, encodeFile } from '../../src/service/record-file.js';

it('every Hangul syllable goes through CP949 and back', () => {
  const syllables = Array.from({ length: 0xd7a3 - 0xac00 + 1 }, (_, index) => String.fromCharCode(0xac00 + index));
  const text = `楚漢 ${syllables.join('')}`;
  const bytes = encodeFile(text, 'CP949');
  if (!bytes.ok) throw new Error(bytes.error.message);
  expect(bytes.value.length).toBe(5 + 2 * syllables.length);
  expect(decodeFile(bytes.value)).toEqual({ text, encoding: 'CP949', warnings: [] });
});

it('a character that CP949 lacks is refused with its place', () => {
  expect(encodeFile('갑\n을 😀', 'CP949')).toEqual({
    ok: false,
    error: {
      code: 'UNENCODABLE_CHARACTER',
      message: 'CP949 has no "😀" (U+1F600); write the file in UTF-8.',
      line: 2,
      column: 3,
    },
  });
  expect(encodeFile('?é', 'CP949')).toMatchObject({ ok: false, error: { line: 1, column: 2 } });
  expect(encodeFile('갑\n을 😀', 'UTF-8')).toEqual({ ok: true, value: Buffer.from('갑\n을 😀') });
});
