import { describe, expect, it } from 'vitest';
import { type Analysis, accuracyOf, analyse } from '../../src/service/analyse.js';
import { gameOf } from '../../src/service/game-source.js';
import { LIMITS } from '../../src/service/limits.js';
import type { GameQuestion } from '../../src/service/questions.js';
import { rulesFor } from '../../src/service/rules.js';

const analysed = (question: GameQuestion, depth = 3): Analysis => {
  const rules = rulesFor(question);
  if (!rules.ok) throw new Error(rules.error.message);
  const game = gameOf(question, rules.value, LIMITS);
  if (!game.ok) throw new Error(game.error.message);
  const analysis = analyse(game.value, question, rules.value, { depth, nodes: LIMITS.evaluationNodes }, LIMITS);
  if (!analysis.ok) throw new Error(analysis.error.message);
  return analysis.value;
};

const MATE_IN_ONE = '3k5/9/9/9/9/9/9/9/R3R4/4K4 w - - 0 1';

describe('the analysis of a game', () => {
  it('names the mates that were there and went by', () => {
    const { plies, missedMates } = analysed({ fen: MATE_IN_ONE, moves: ['e2d2', 'd10e10'] });
    expect(plies.map(({ mateIn }) => mateIn)).toEqual([1, null, 4]);
    expect(missedMates).toEqual([{ ply: 1, mateIn: 1, best: 'a2d2' }]);
  });

  it('misses nothing where the mate is played, or still to be seen', () => {
    const mated = analysed({ fen: MATE_IN_ONE, moves: ['a2d2'] });
    expect([mated.missedMates, mated.accuracy]).toEqual([[], { cho: 100, han: null }]);
    expect(mated.plies.at(-1)).toMatchObject({ ply: 1, winProbability: { cho: 1, draw: 0, han: 0 } });
    expect(analysed({ fen: MATE_IN_ONE, moves: ['e2f2'] }).missedMates).toEqual([]);
  });

  it('names the half-move that turned it', () => {
    // Han's soldier opens the file of its chariot to Cho's, which does not take it.
    const moves = ['a4b4', 'a7b7', 'a1a2'];
    const { plies, turningPly, accuracy } = analysed({ moves, ruleset: 'KJA' }, 4);
    expect(plies.map(({ winProbability: { cho, han } }) => cho > han)).toEqual([true, true, true, false]);
    expect(turningPly).toBe(3);
    expect(accuracy.cho).toBeLessThan(60);
    expect(analysed({ moves: moves.slice(0, 2), ruleset: 'KJA' }, 4).turningPly).toBeNull();
  });

  it('goes to the end of the game and no further, and to the last legal move', () => {
    expect(analysed({ moves: ['pass', 'pass', 'i4h4'] }).plies).toHaveLength(3);
    const { plies, warnings } = analysed({ moves: ['i4h4', 'i4h4', 'a4b4'] });
    expect(plies).toHaveLength(2);
    expect(warnings).toMatchObject([{ code: 'ILLEGAL_MOVE', ply: 2 }]);
    const resigned = analysed({ moves: ['i4h4', 'i7h7'], claims: [{ kind: 'RESIGNATION', by: 'CHO', atPly: 1 }] });
    expect(resigned.plies).toHaveLength(2);
  });

  it('is the same each time', () => {
    const question = { moves: ['i4h4', 'a7b7', 'b1c3', 'h10g8'] };
    expect(analysed(question, 4)).toEqual(analysed(question, 4));
  });
});

describe('the accuracy of a side', () => {
  it.each([
    ['without moves', [], null],
    ['that loses nothing', [0, 0, -0.2], 100],
    ['that throws a won game away', [1], 0],
    // 103.1668 exp(-0.4354) - 3.1669
    ['that loses a tenth with each move', [0.1, 0.1], 63.6],
    ['that loses a tenth with one of two', [0.1, 0], 81.8],
  ])('%s', (_, losses, accuracy) => {
    expect(accuracyOf(losses)).toBe(accuracy);
  });
});
