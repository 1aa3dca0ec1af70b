import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCanonicalFen } from '../../src/notation/canonical-fen.js';
import { formatFen, parseFen } from '../../src/notation/fen.js';
import { anyPosition } from '../positions.js';

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1';

it('what we write ourselves is read at once, and means what was written', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      const setup = readCanonicalFen(formatFen(position));
      expect(setup).toEqual(position.toSetup());
    }),
  );
});

it.each([
  ['nothing', ''],
  ['half a board', START.slice(0, 30)],
  ['a board alone', START.split(' ')[0] as string],
  ['no counters', START.slice(0, -4)],
  ['half a counter', START.slice(0, -1)],
  ['letters of another dialect', START.replaceAll('n', 'h')],
  ['gaps side by side', START.replace('/9/9/', '/45/9/')],
  ['gaps of nothing', START.replace('/9/9/', '/90/9/')],
  ['a rank too long', START.replace('/9/9/', '/9P/9/')],
  ['a rank too short, the next too long', START.replace('/4k4/1c5c1/', '/4k3/1c5c2/')],
  ['a missing slash', START.replace('/9/9/', '/99/')],
  ['a slash too many', START.replace('/9/9/', '/9//9/')],
  ['no side to move', START.replace(' w ', ' x ')],
  ['an odd unused field', START.replace('- -', '- K')],
  ['a counter too large', START.replace('0 1', '0 10000')],
  ['a third counter', `${START} 1`],
  ['a blank too many', `${START} `],
  ['a character beyond ASCII', START.replace('K', '楚')],
])('%s is left to the careful reader', (_, text) => {
  expect(readCanonicalFen(text)).toBeNull();
});

/** A text with a character exchanged, left out, doubled or put in. */
const spoilt = fc
  .record({
    position: anyPosition,
    at: fc.nat(80),
    cut: fc.nat(2),
    insert: fc.constantFrom('', '1', '2', '9', '0', '/', ' ', '-', 'K', 'p', 'h', 'w', '_', '\n', '楚'),
  })
  .map(({ position, at, cut, insert }) => {
    const text = formatFen(position);
    return text.slice(0, at) + insert + text.slice(at + cut);
  });

it('what is read at once is what the careful reader reads', () => {
  let compared = 0;
  fc.assert(
    fc.property(spoilt, (text) => {
      const setup = readCanonicalFen(text);
      if (setup === null) return;
      compared++;
      // A blank at the end, with a warning for it, is only for the careful reader.
      const careful = parseFen(`${text} `);
      expect(careful).toMatchObject({ ok: true, value: { setup, warnings: [{ code: 'FEN_EXTRA_BLANKS' }] } });
      expect(careful.ok && careful.value.warnings).toHaveLength(1);
    }),
    { numRuns: 2000 },
  );
  expect(compared).toBeGreaterThan(100);
});
