import fc from 'fast-check';
import { expect, it } from 'vitest';
import { legalMoves } from '../../src/janggi/generate.js';
import { FREE_MOVEMENT } from '../../src/janggi/movement.js';
import { PIECE_CODES } from '../../src/janggi/piece.js';
import { Position } from '../../src/janggi/position.js';
import { SQUARES } from '../../src/janggi/square.js';
import { readCanonicalFen } from '../../src/notation/canonical-fen.js';
import { formatFen, parseFen, readPosition } from '../../src/notation/fen.js';
import { anyMovement, anyPosition, positionOf, positionsUnder, setupOf } from '../positions.js';

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1';

const setupIn = (text: string): unknown => {
  const read = readCanonicalFen(text);
  if (read === null) return null;
  const { cells, turn, halfmoveClock, moveNumber } = read;
  return { board: cells.slice(0, SQUARES), turn, halfmoveClock, moveNumber };
};

it('what we write ourselves is read at once, and means what was written', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      expect(setupIn(formatFen(position))).toEqual(position.toSetup());
    }),
  );
});

/** All that a position is, the order of its slots left aside. */
const state = (position: Position): unknown => ({
  fen: formatFen(position),
  key: position.key,
  movement: position.movement,
  pieces: Array.from({ length: PIECE_CODES }, (_, piece) =>
    [...position.cells.subarray(position.slotStart[piece], position.slotStart[piece + 1])].sort(),
  ),
  moves: [...legalMoves(position)],
});

it('a position read at once is the one that the careful way leads to, and can be played on', () => {
  fc.assert(
    fc.property(positionsUnder(anyMovement), (drawn) => {
      const { movement } = drawn;
      const fen = formatFen(drawn);
      const position = readPosition(fen, movement);
      if (position === null) throw new Error('not read at once');
      const careful = positionOf(setupOf(fen), movement);
      expect(state(position)).toEqual(state(careful));
      for (const move of legalMoves(careful)) {
        const undo = [position.make(move), careful.make(move)] as const;
        expect(state(position)).toEqual(state(careful));
        position.unmake(move, undo[0]);
        careful.unmake(move, undo[1]);
      }
    }),
    { numRuns: 40 },
  );
});

it('two positions read from one text share nothing', () => {
  const [one, other] = [readPosition(START, FREE_MOVEMENT), readPosition(START, FREE_MOVEMENT)] as [Position, Position];
  one.make(legalMoves(one)[0] as number);
  expect(state(other)).toEqual(state(positionOf(setupOf(START))));
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
  ['a gap across the end of a rank', START.replace('/9/9/', '/p9p8/')],
  ['a general missing', START.replace('K', '1')],
  ['a second general', START.replace('/9/9/', '/9/4K4/')],
  ['a chariot too many', START.replace('/9/9/', '/9/4R4/')],
  ['a board of soldiers', `${'ppppppppp/'.repeat(9)}ppppppppp w - - 0 1`],
  ['a general outside its palace', START.replace('4K4', '7K1')],
  ['a soldier behind its start', START.replace('1C5C1', 'PC5C1').replace('P1P1P1P1P', '2P1P1P1P')],
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
      const setup = setupIn(text);
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

it.each([
  ['a check left standing', '3aka3/9/4R4/9/9/9/9/9/9/3AKA3 w - - 0 1'],
  ['a chariot too many', START.replace('/9/9/', '/9/4R4/')],
])('no position is read at once from %s', (_, fen) => {
  expect(parseFen(fen).ok).toBe(true);
  expect(readPosition(fen, FREE_MOVEMENT)).toBeNull();
  expect(Position.from(setupOf(fen), FREE_MOVEMENT).ok).toBe(false);
});
