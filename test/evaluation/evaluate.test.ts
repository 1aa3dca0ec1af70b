import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EXCHANGE_VALUES, exchangeValue, generateCaptures, isLegalCapture } from '../../src/evaluation/captures.js';
import { evaluate, explainEvaluation } from '../../src/evaluation/evaluate.js';
import { legalMoves } from '../../src/janggi/generate.js';
import { isPass, moveOf, moveTo } from '../../src/janggi/move.js';
import { EMPTY } from '../../src/janggi/piece.js';
import { parseSquare } from '../../src/janggi/square.js';
import { anyMovement, anyPosition, mirrored, positionOf, positionsUnder, setupOf, swapped } from '../positions.js';
import { rulesFor } from './games.js';

it('values the board turned round with the sides exchanged as exactly the negative', () => {
  fc.assert(
    fc.property(positionsUnder(anyMovement), (position) => {
      const turned = positionOf(swapped(position.toSetup()), position.movement);
      // Without a minus zero.
      expect(evaluate(turned, 0) + evaluate(position, 0)).toBe(0);
    }),
    { numRuns: 300 },
  );
});

it('values a board and its mirror image alike', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      expect(evaluate(positionOf(mirrored(position.toSetup())), 1.5)).toBe(evaluate(position, 1.5));
    }),
    { numRuns: 300 },
  );
});

it('explains a value by terms whose sum it is', () => {
  const rules = rulesFor('TOURNAMENT');
  fc.assert(
    fc.property(anyPosition, (position) => {
      const terms = explainEvaluation(position, rules);
      const sum = terms.reduce((total, { cho, han }) => total + cho - han, 0);
      expect(Math.abs(sum - evaluate(position, rules.switches.komi) / 100)).toBeLessThan(0.0101);
    }),
    { numRuns: 300 },
  );
});

it('finds every capture that there is, and no other', () => {
  const out = new Uint16Array(512);
  fc.assert(
    fc.property(positionsUnder(anyMovement), (position) => {
      const end = generateCaptures(position, out, 0);
      const found = [...out.slice(0, end)].filter((move) => isLegalCapture(position, move)).sort((a, b) => a - b);
      const expected = [...legalMoves(position)].filter(
        (move) => !isPass(move) && position.board[moveTo(move)] !== EMPTY,
      );
      expect(found).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['an undefended soldier', '4k4/9/9/4p4/9/9/4R4/9/4A4/4K4 w', 'e4e7', EXCHANGE_VALUES[7]],
  ['a soldier that a soldier defends', '4k4/9/9/3pp4/9/9/4R4/9/4A4/4K4 w', 'e4e7', 2 - 13],
  ['a cannon behind its screen', '4k4/9/9/4c4/4p4/9/4C4/9/4A4/4K4 w', 'e4e6', 0],
])('knows what taking %s is worth', (_, fen, uci, value) => {
  const position = positionOf(setupOf(fen));
  const [from, to] = [parseSquare(uci.slice(0, 2)), parseSquare(uci.slice(2))];
  const before = position.toSetup();
  if (value !== 0) expect(exchangeValue(position, moveOf(from, to))).toBe(value);
  expect(position.toSetup()).toEqual(before);
});
