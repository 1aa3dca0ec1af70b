import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startSetup } from '../../src/janggi/setup.js';
import { DIAGRAM_STYLES, formatDiagram, parseDiagram } from '../../src/notation/diagram.js';
import { formatBoard } from '../../src/notation/fen.js';
import { parsePosition } from '../../src/notation/position-text.js';
import { hasShared, sharedPath } from '../fixtures.js';
import { anyPosition } from '../positions.js';

const START = formatBoard(startSetup().board);

const boardOf = (text: string): string => {
  const parsed = parsePosition(text);
  return parsed.ok ? formatBoard(parsed.value.setup.board) : `${parsed.error.code} ${parsed.error.line ?? ''}`.trim();
};

it('the start is drawn in letters', () => {
  expect(formatDiagram(startSetup(), 'LETTERS')).toBe(
    `10 r n b a . a b n r
 9 . . . . k . . . .
 8 . c . . . . . c .
 7 p . p . p . p . p
 6 . . . . . . . . .
 5 . . . . . . . . .
 4 P . P . P . P . P
 3 . C . . . . . C .
 2 . . . . K . . . .
 1 R N B A . A B N R
   a b c d e f g h i
Cho to move`,
  );
});

it('the start is drawn in Hanja, the sides told apart by their brackets', () => {
  const lines = formatDiagram(startSetup(), 'HANJA').split('\n');
  expect(lines[0]).toBe('10 [車][馬][象][士] ・ [士][象][馬][車]');
  expect(lines[8]).toBe(' 2  ・  ・  ・  ・ (楚) ・  ・  ・  ・ ');
});

it('every position is read back from each style', () => {
  fc.assert(
    fc.property(anyPosition, fc.constantFrom(...DIAGRAM_STYLES), (position, style) => {
      const parsed = parseDiagram(formatDiagram(position, style));
      expect(parsed.ok && formatBoard(parsed.value.setup.board)).toBe(formatBoard(position.board));
    }),
  );
});

describe('a pasted board is read', () => {
  it('with lines drawn between the points, row labels, and remarks beside it', () => {
    const drawn = `
     9 [r][n][b][g]-+-[g][b][n][r]
     .  |  |  |  | \\|/ |  |  |  |
     8  +--+--+--+-[k]-+--+--+--+   Note: pieces stand
     .  |  |  |  | /|\\ |  |  |  |   on the points.
     7  +-[c]-+--+--+--+--+-[c]-+
     6 [p]-+-[p]-+-[p]-+-[p]-+-[p]
     5  +--+--+--+--+--+--+--+--+
     4  +--+--+--+--+--+--+--+--+
     3 (P)-+-(P)-+-(P)-+-(P)-+-(P)
     2  +-(C)-+--+--+--+--+-(C)-+
     1  +--+--+--+-[K]-+--+--+--+
     0 (R)(N)(B)(G)-+-(G)(B)(N)(R)
     .  A  B  C  D  E  F  G  H  I`;
    expect(boardOf(drawn)).toBe(START);
  });

  it('with Cho in Hangul and Han in Hanja', () => {
    expect(
      boardOf(
        `車馬象士・士象馬車
・・・・將・・・・
・包・・・・・包・
兵・兵・兵・兵・兵
・・・・・・・・・
・・・・・・・・・
졸・졸・졸・졸・졸
・포・・・・・포・
・・・・장・・・・
차마상사・사상마차`,
      ),
    ).toBe(START);
  });

  it.skipIf(!hasShared('seeds'))('as the old documents print it, both figures', () => {
    const folder = sharedPath('seeds');
    const file = readdirSync(folder).find((name) => name.startsWith('003')) as string;
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const figure = (number: number): string => {
      const from = text.indexOf(`(FIG ${number}:`);
      const below = /A\s+B\s+C\s+D/.exec(text.slice(from));
      return text.slice(from, from + (below?.index ?? 0));
    };
    expect(boardOf(figure(1))).toBe(START);
    expect(boardOf(figure(2))).toBe('rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR');
  });
});

describe('a pasted board is refused', () => {
  const lines = formatDiagram(startSetup(), 'LETTERS').split('\n');

  it.each<[situation: string, text: string, expected: string]>([
    ['with nine ranks', lines.slice(1).join('\n'), 'DIAGRAM_RANKS 9'],
    [
      'with a rank of eight points',
      lines.join('\n').replace('. . . . k . . . .', '. . . . k . . .'),
      'DIAGRAM_RANKS 10',
    ],
    ['with a piece that there is not', lines.join('\n').replace('k', 'x'), 'DIAGRAM_RANKS 10'],
    ['that is text', 'hello\n'.repeat(12), 'DIAGRAM_RANKS'],
    ['that is very long', `${'. '.repeat(300)}\n`.repeat(12), 'DIAGRAM_TOO_LONG'],
    ['all in Hangul without brackets', formatDiagram(startSetup(), 'HANGUL').replace(/[()[\]]/g, ' '), 'DIAGRAM_SIDES'],
    ['all in Hanja without brackets', formatDiagram(startSetup(), 'HANJA').replace(/[()[\]]/g, ' '), 'DIAGRAM_SIDES'],
  ])('%s', (_, text, expected) => {
    expect(boardOf(text)).toBe(expected);
  });
});

describe('the side to move', () => {
  const BOARD = formatDiagram(startSetup(), 'HANGUL').split('\n').slice(0, -1).join('\n');
  it.each([
    ['Han to move', 1],
    ['han to move ', 1],
    ['한 차례', 1],
    ['漢', 1],
    ['b', 1],
    ['Cho to move', 0],
    ['楚 차례', 0],
    ['w', 0],
  ])('is told by a line: %s', (line, turn) => {
    for (const text of [`${BOARD}\n${line}`, `${line}\r\n${BOARD}`]) {
      const parsed = parseDiagram(text);
      expect(parsed.ok && [parsed.value.setup.turn, parsed.value.warnings]).toEqual([turn, []]);
    }
  });

  it('is assumed where no line tells it, and that is told', () => {
    const parsed = parseDiagram(BOARD);
    expect(parsed.ok && parsed.value.warnings.map(({ code }) => code)).toEqual(['DIAGRAM_TURN_ASSUMED']);
  });
});

it('any text of several lines is a board or an error, never an exception', () => {
  const unit = fc.constantFrom(...'KABNCRPkabncrpgh.+-|[]() \n019車馬차마楚漢・');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 400 }), (text) => {
      expect(typeof parseDiagram(text).ok).toBe('boolean');
    }),
    { numRuns: 3000 },
  );
});
