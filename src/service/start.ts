import { DEFAULT_ARRANGEMENT, isStartBoard } from '../janggi/arrangement.js';
import { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { type Setup, startSetup } from '../janggi/setup.js';
import { readPosition } from '../notation/fen.js';
import { parsePosition } from '../notation/position-text.js';
import type { StartKind } from '../referee/play.js';
import type { Rules } from '../rulesets/rules.js';
import type { PositionQuestion } from './questions.js';

/** Where a game begins, under the rules in force. */
export interface Start {
  readonly position: Position;
  readonly kind: StartKind;
  readonly warnings: readonly Problem[];
}

/** The start that a question names; no position named means the usual one. */
export const startOf = (question: PositionQuestion, rules: Rules): Result<Start, Problem> => {
  const { fen, dialect, cho, han, lenient } = question;
  if (fen === null || fen === undefined)
    return startFrom(startSetup(cho ?? DEFAULT_ARRANGEMENT, han ?? DEFAULT_ARRANGEMENT), 'POSITION', [], rules, false);
  if (cho || han)
    return err({
      code: 'CONFLICTING_INPUT',
      message: '`fen` already says where horses and elephants stand; leave out `cho` and `han`, or `fen`.',
    });
  const usual = (dialect ?? 'FAIRY_STOCKFISH') === 'FAIRY_STOCKFISH' ? readPosition(fen, rules.movement) : null;
  if (usual) return ok(startAt(usual, 'POSITION', []));
  const parsed = parsePosition(fen, dialect ?? null);
  return parsed.ok ? startFrom(parsed.value.setup, 'POSITION', parsed.value.warnings, rules, lenient ?? false) : parsed;
};

/** A start from a setup. */
export const startFrom = (
  setup: Setup,
  kind: StartKind,
  warnings: readonly Problem[],
  rules: Rules,
  lenient: boolean,
): Result<Start, Problem> => {
  const made = Position.from(setup, rules.movement, lenient);
  if (!made.ok) {
    const { waivable, ...problem } = made.error;
    const hint = waivable ? ' Send `lenient: true` to accept it all the same.' : '';
    return err({ ...problem, message: problem.message + hint });
  }
  const { position, waived } = made.value;
  const waivers = waived.map(({ waivable: _, ...problem }) => problem);
  return ok(startAt(position, kind, [...warnings, ...waivers]));
};

/** All 32 pieces at home are an arrangement however they were given. */
const startAt = (position: Position, kind: StartKind, warnings: readonly Problem[]): Start => ({
  position,
  kind: isStartBoard(position.board) ? 'ARRANGEMENT' : kind,
  warnings,
});
