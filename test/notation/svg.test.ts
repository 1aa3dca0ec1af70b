import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Move, moveOf } from '../../src/janggi/move.js';
import { startSetup } from '../../src/janggi/setup.js';
import { SIDES } from '../../src/janggi/side.js';
import { parseSquare, SQUARES } from '../../src/janggi/square.js';
import { DIAGRAM_STYLES } from '../../src/notation/diagram.js';
import { COORDINATES, type SvgOptions, svg } from '../../src/notation/svg.js';
import { anyPosition, positionOf, setupOf } from '../positions.js';
import { xmlFaults } from './xml-faults.js';

const START = positionOf(startSetup());
const move = (from: string, to: string): Move => moveOf(parseSquare(from), parseSquare(to));

const anySquare = fc.nat(SQUARES - 1);
const anyMove = fc.tuple(anySquare, anySquare).map(([from, to]) => moveOf(from, to));
const anyOptions: fc.Arbitrary<SvgOptions> = fc.record({
  style: fc.constantFrom(...DIAGRAM_STYLES),
  orientation: fc.constantFrom(...SIDES),
  coordinates: fc.constantFrom(...COORDINATES),
  lastMove: fc.option(anyMove),
  marks: fc.array(anySquare, { maxLength: 32 }),
  arrows: fc.array(anyMove, { maxLength: 32 }),
  size: fc.integer({ min: 50, max: 2000 }),
  title: fc.option(fc.string({ unit: 'binary', maxLength: 100 })),
});

it('any position with any options is well-formed, small, and the same each time', () => {
  fc.assert(
    fc.property(anyPosition, anyOptions, (position, options) => {
      const picture = svg(position, options);
      expect(xmlFaults(picture)).toEqual([]);
      expect(new TextEncoder().encode(picture).length).toBeLessThan(20_000);
      expect(svg(position.clone(), options)).toBe(picture);
    }),
  );
});

it.each(DIAGRAM_STYLES)('a full board in %s with all that can be put on it is less than 20,000 bytes', (style) => {
  const arrows = Array.from({ length: 32 }, (_, index) => moveOf(89 - index, 9 + index));
  for (const coordinates of COORDINATES) {
    const picture = svg(START, {
      style,
      coordinates,
      orientation: 'HAN',
      lastMove: move('h10', 'g8'),
      marks: Array.from({ length: 32 }, (_, index) => 58 + index),
      arrows,
      size: 2000,
      title: '&'.repeat(100),
    });
    expect(new TextEncoder().encode(picture).length).toBeLessThan(20_000);
  }
});

describe('those who cannot see a picture', () => {
  it('are told whose turn it is and where the pieces stand', () => {
    const picture = svg(positionOf(setupOf('3k5/9/9/9/9/2p6/9/6N2/3R5/4K4 b - - 0 1')), { lastMove: move('d1', 'd2') });
    expect(picture).toContain('role="img"');
    expect(picture).toContain('<title>Janggi: Han to move, in check</title>');
    expect(picture).toContain(
      '<desc>Han to move, in check. Last move d1d2. Cho: general e1, horse g3, chariot d2. Han: general d10, soldier c5.</desc>',
    );
  });

  it('are told a title of the asker', () => {
    expect(svg(START, { title: 'Mate in 3 (외통)' })).toContain('<title>Mate in 3 (외통)</title>');
  });

  it.each<[what: string, title: string, written: string]>([
    ['markup', '</title><script>alert(1)</script>', '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['entities', '&amp;&#x3c;', '&amp;amp;&amp;#x3c;'],
    ['the end of character data', ']]>', ']]&gt;'],
    ['what XML cannot hold', 'a\0b\x1b\ud800c\ufffe', 'abc'],
  ])('a title with %s stays a title', (_, title, written) => {
    const picture = svg(START, { title });
    expect(picture).toContain(`<title>${written}</title>`);
    expect(xmlFaults(picture)).toEqual([]);
  });
});

/** Where a piece is drawn. */
const placesOf = (picture: string, id: string): string[] =>
  [...picture.matchAll(/<use href="#([^"]+)" x="(-?[\d.]+)" y="(-?[\d.]+)"\/>/g)]
    .filter(([, name]) => name === id)
    .map(([, , x, y]) => `${x} ${y}`);

describe('a picture', () => {
  it('has Cho at the bottom, a1 at its left; or Han, and then i10 stands there', () => {
    const position = positionOf(setupOf('4k3r/9/9/9/9/9/9/9/4K4/R8 w - - 0 1'));
    expect(placesOf(svg(position), 'hanja-cho-chariot')).toEqual(['0 900']);
    expect(placesOf(svg(position), 'hanja-han-chariot')).toEqual(['800 0']);
    expect(placesOf(svg(position, { orientation: 'HAN' }), 'hanja-han-chariot')).toEqual(['0 900']);
    expect(placesOf(svg(position, { orientation: 'HAN' }), 'hanja-cho-chariot')).toEqual(['800 0']);
  });

  it('defines each kind of piece once and draws all 32', () => {
    const picture = svg(START);
    expect(picture.match(/id="hanja-/g)).toHaveLength(14);
    expect(picture.match(/href="#hanja-/g)).toHaveLength(32);
  });

  it('has other signs on the pieces in each style, under names of their own', () => {
    const pictures = DIAGRAM_STYLES.map((style) => svg(START, { style }));
    expect(new Set(pictures).size).toBe(3);
    DIAGRAM_STYLES.forEach((style, index) => {
      expect(pictures[index]).toContain(`href="#${style.toLowerCase()}-cho-general"`);
    });
  });

  it('has files and ranks beside it, or rows and columns counted from Han, or nothing', () => {
    const algebraic = svg(START);
    expect(placesOf(algebraic, 'label-a')).toHaveLength(1);
    // `10` takes the place of two figures at the top.
    expect(placesOf(algebraic, 'label-0')).toEqual(['-126 20']);
    const korean = svg(START, { coordinates: 'KOREAN' });
    expect(placesOf(korean, 'label-0')).toEqual(['-142 1820']);
    expect(placesOf(korean, 'label-1')).toEqual(['-142 20', '0 1956']);
    expect(placesOf(svg(START, { coordinates: 'KOREAN', orientation: 'HAN' }), 'label-1')).toEqual([
      '-142 1820',
      '1600 1956',
    ]);
    expect(svg(START, { coordinates: 'NONE' })).not.toContain('label-');
  });

  it('is as wide as asked for, and higher than wide', () => {
    expect(svg(START, { size: 200 })).toMatch(/^<svg [^>]*width="200" height="221"/);
    expect(svg(START, { size: 200, coordinates: 'NONE' })).toMatch(/^<svg [^>]*width="200" height="222"/);
  });

  /** The tags that options bring into a picture of the start. */
  const added = (options: Partial<SvgOptions>): string[] => {
    const plain = new Set(svg(START).split(/(?=<)/));
    return svg(START, options)
      .split(/(?=<)/)
      .filter((tag) => !plain.has(tag));
  };
  const count = (tags: readonly string[], name: string): number =>
    tags.filter((tag) => tag.startsWith(`<${name} `)).length;

  it('has the last move lit where it came from and where it went, and only the general of a pass', () => {
    expect(count(added({ lastMove: move('a4', 'b4') }), 'path')).toBe(2);
    expect(count(added({ lastMove: move('e2', 'e2') }), 'path')).toBe(1);
  });

  it('has a ring for each mark', () => {
    const rings = added({ marks: ['e5', 'a1', 'e5'].map(parseSquare) });
    expect(count(rings, 'circle')).toBe(2);
    expect(rings).toContain('<circle cx="400" cy="500" r="47"/>');
    expect(rings).toContain('<circle cx="0" cy="900" r="47"/>');
  });

  it('has an arrow for each pair of squares', () => {
    expect(added({ arrows: [move('a1', 'a5'), move('b1', 'c3')] })).toContain('<path d="M0 862L0 556"/>');
  });

  it('has the general in check lit up, and no other', () => {
    const red = /fill="#e0301e"/;
    expect(svg(START)).not.toMatch(red);
    const picture = svg(positionOf(setupOf('3k5/9/9/9/9/9/9/9/3R5/4K4 b - - 0 1')));
    expect(picture).toMatch(/<path d="M276 -58h48[^"]*" fill="#e0301e"\/>/);
  });
});
