import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { parseMove } from '../notation/moves.js';
import { explainIllegal } from '../referee/explain.js';
import { Referee } from '../referee/referee.js';
import { LIMITS, type Limits } from './limits.js';
import { PositionReport } from './position-report.js';
import type { PositionQuestion } from './questions.js';
import { rulesFor } from './rules.js';
import { startOf } from './start.js';

/**
 * What can be said of a position: the one given, or the one that the given moves lead to.
 * Moves after an ending are played on, for `legalMoves` and all else but `outcome` do not look at endings.
 * @returns the report, or the first fault of the question with its place; ILLEGAL_MOVE for a move that is none
 */
export const reportPosition = (
  question: PositionQuestion,
  limits: Limits = LIMITS,
): Result<PositionReport, Problem> => {
  const rules = rulesFor(question);
  if (!rules.ok) return rules;
  const start = startOf(question, rules.value);
  if (!start.ok) return start;
  const moves = question.moves ?? [];
  const tooMany = checkLength(moves.length, limits);
  if (tooMany) return err(tooMany);
  const { position, kind, warnings } = start.value;
  const started = Referee.start(position, kind, rules.value, [], moves.length);
  if (!started.ok) return started;
  const referee = started.value;
  const spelling: Problem[] = [];
  for (const [index, text] of moves.entries()) {
    const ply = index + 1;
    const read = parseMove(referee.play.position, text, question.moveNotation ?? 'AUTO');
    if (!read.ok) return err({ ...read.error, ply });
    const illegal = explainIllegal(referee.play, read.value.move);
    if (illegal)
      return err({ code: 'ILLEGAL_MOVE', message: `Ply ${ply}, ${text}: ${illegal.message} (${illegal.code})`, ply });
    spelling.push(...read.value.warnings.map((warning) => ({ ...warning, ply })));
    if (referee.isOver) referee.playOn(read.value.move);
    else referee.move(read.value.move, text);
  }
  const judgement = referee.judgement();
  if (!judgement.ok) return judgement;
  return ok(new PositionReport(referee.play, judgement.value, [...warnings, ...spelling]));
};

/** TOO_MANY_MOVES, where a game is longer than one request may ask for. */
export const checkLength = (plies: number, { pliesPerGame }: Limits): Problem | null =>
  plies <= pliesPerGame
    ? null
    : {
        code: 'TOO_MANY_MOVES',
        message: `A game has at most ${pliesPerGame} moves here, this one has ${plies}.`,
        ply: pliesPerGame + 1,
      };
