import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLegal } from '../../src/janggi/generate.js';
import { moveOf } from '../../src/janggi/move.js';
import { Position } from '../../src/janggi/position.js';
import { squareName } from '../../src/janggi/square.js';
import { parseMove } from '../../src/notation/moves.js';
import { explainIllegal } from '../../src/referee/explain.js';
import { Play } from '../../src/referee/play.js';
import { DEFAULT_RULESET } from '../../src/rulesets/registry.js';
import { type RulesetOverrides, rulesOf } from '../../src/rulesets/rules.js';
import { anyPosition, setupOf } from '../positions.js';

const playOf = (fen: string, overrides: RulesetOverrides = {}): Play => {
  const rules = rulesOf(DEFAULT_RULESET, overrides);
  if (!rules.ok) throw new Error(rules.error.message);
  const made = Position.from(setupOf(fen), rules.value.movement);
  if (!made.ok) throw new Error(made.error.message);
  return new Play(made.value.position, 'ARRANGEMENT', rules.value);
};

const explain = (play: Play, text: string): unknown => {
  const read = parseMove(play.position, text);
  if (!read.ok) throw new Error(read.error.message);
  const why = explainIllegal(play, read.value.move);
  return why === null ? 'legal' : [why.code, ...why.squares.map(squareName)].join(' ');
};

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1';
/** Facing generals, Cho to move. */
const FACING = '4k4/9/9/p8/9/9/P8/9/9/4K4 w - - 0 1';

it.each<[move: string, expected: string, fen?: string, overrides?: RulesetOverrides]>([
  ['i4h4', 'legal'],
  ['a5a6', 'NO_PIECE a5'],
  ['a7a6', 'NOT_YOUR_PIECE a7'],
  ['a1a4', 'OWN_PIECE_ON_TARGET a4'],
  ['a1a5', 'PATH_BLOCKED a4'],
  ['a1b2', 'NO_LINE a1 b2'],
  ['a1b3', 'NOT_A_MOVE_OF_THIS_PIECE a1'],
  ['b1d2', 'LEG_BLOCKED c1'],
  ['c1a4', 'LEG_BLOCKED b3', '4k4/9/9/9/9/9/9/1C7/3K5/2B6 w - - 0 1'],
  ['c1c3', 'NOT_A_MOVE_OF_THIS_PIECE c1'],
  ['b3b5', 'NO_SCREEN b3 b5'],
  ['b3b9', 'CANNON_SCREEN b8'],
  ['a4a3', 'BACKWARD_SOLDIER a4 a3'],
  ['a4b5', 'NO_LINE a4 b5'],
  ['e2e4', 'OUTSIDE_PALACE e4'],
  ['d1c1', 'OUTSIDE_PALACE c1'],
  ['d1d3', 'NOT_A_MOVE_OF_THIS_PIECE d1'],
  ['d1d1', 'NOT_A_MOVE_OF_THIS_PIECE d1'],
  ['b3b10', 'CANNON_TAKES_CANNON b10', '1c2k4/9/9/1p7/9/9/9/1C7/4K4/9 w - - 0 1'],
  ['b3b10', 'TWO_SCREENS b5 b7', '1r2k4/9/9/1p7/9/1p7/9/1C7/4K4/9 w - - 0 1'],
  ['e2f3', 'LEAVES_GENERAL_IN_CHECK f8', '3k5/9/5r3/9/9/9/9/9/4K4/9 w - - 0 1'],
  ['e3a3', 'LEAVES_GENERAL_IN_CHECK e8', '3k5/9/4r4/9/9/9/9/4R4/4K4/9 w - - 0 1'],
  ['pass', 'PASS_IN_CHECK e8', '3k5/9/4r4/9/9/9/9/9/4K4/9 w - - 0 1'],
  ['pass', 'PASS_NOT_ALLOWED e2', START, { pass: 'NONE' }],
  ['pass', 'PASS_NOT_ALLOWED e2', START, { pass: 'FORCED' }],
  ['pass', 'MUST_BREAK_FACING e1 e10', FACING, { facingReply: 'MUST_BREAK' }],
  ['a4a5', 'MUST_BREAK_FACING e1 e10', FACING, { facingReply: 'BREAK_OR_PASS' }],
  ['d1e1', 'FACING_NOT_ALLOWED d1 e10', '4k4/9/9/p8/9/9/P8/9/9/3K5 w - - 0 1', { facingMake: 'ILLEGAL' }],
  ['d1e1', 'FACING_NOT_ALLOWED d1 e10', '4k4/9/9/p8/9/9/P8/9/9/3K5 w - - 0 1', { facingMake: 'WEAKER' }],
  ['d1e1', 'legal', '4k4/9/9/p7r/9/9/P8/9/9/3K5 w - - 0 1', { facingMake: 'WEAKER' }],
  ['e1d2', 'NO_LINE e1 d2', '3k5/9/9/9/9/9/P8/9/9/4K4 w - - 0 1'],
  ['e2d3', 'NO_LINE e2 d3', START, { generalSteps: 'ORTHOGONAL' }],
  ['a4b4', 'NOT_A_MOVE_OF_THIS_PIECE a4', START, { soldierSideways: 'LAST_RANK' }],
  ['f3e2', 'NO_LINE f3 e2', '4k4/9/9/9/9/9/9/5R3/9/3K5 w - - 0 1', { palaceDiagonals: 'NO' }],
  ['b3b5', 'CANNON_FIRST_MOVE b3', '4k4/9/9/9/9/9/1P7/1C7/4K4/9 w - - 0 1', { cannonFirstMove: 'FORBIDDEN' }],
])('%s: %s', (move, expected, fen = START, overrides = {}) => {
  expect(explain(playOf(fen, overrides), move)).toBe(expected);
});

it('one reversal more than allowed is refused', () => {
  const play = playOf('3k5/9/9/p7r/9/9/P7R/9/9/4K4 w - - 0 1', { shuttleLimit: 1, shuttleResult: 'ILLEGAL' });
  for (const text of ['i4h4', 'i7h7', 'h4i4', 'h7i7']) {
    const read = parseMove(play.position, text);
    if (read.ok) play.play(read.value.move);
  }
  expect(explain(play, 'i4h4')).toBe('SHUTTLE_LIMIT i4 h4');
  expect(explain(play, 'i4g4')).toBe('legal');
});

it('every move that is not legal has a reason, and no legal one has', () => {
  const rules = rulesOf(DEFAULT_RULESET);
  if (!rules.ok) throw new Error(rules.error.message);
  fc.assert(
    fc.property(anyPosition, (position) => {
      const play = new Play(position, 'POSITION', rules.value);
      for (let from = 0; from < 90; from++)
        for (let to = 0; to < 90; to++) {
          const why = explainIllegal(play, moveOf(from, to));
          if ((why === null) !== isLegal(position, moveOf(from, to)) || why?.message === '')
            throw new Error(`${squareName(from)}${squareName(to)}: ${JSON.stringify(why)}`);
        }
    }),
    { numRuns: 30 },
  );
});
