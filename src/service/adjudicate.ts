import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { sideCode } from '../janggi/side.js';
import { placeOf } from '../notation/game-record.js';
import { parseMove } from '../notation/moves.js';
import { parseRecorded, type RecordedHow } from '../notation/recorded-result.js';
import { type ClaimInput, readClaims } from '../referee/claims.js';
import { Referee } from '../referee/referee.js';
import type { ClaimKind } from '../rulesets/reason.js';
import type { Rules } from '../rulesets/rules.js';
import { checkClaims, type GameSource, type GivenMove, gameOf } from './game-source.js';
import { LIMITS, type Limits } from './limits.js';
import type { ClaimQuestion, GameQuestion } from './questions.js';
import { rulesFor } from './rules.js';
import { VerdictReport } from './verdict-report.js';

/**
 * The verdict on a game: given as a start with moves, or as a record.
 * A move that is not legal is a verdict (ILLEGAL); text that is no move at all is the error BAD_MOVE with its place.
 * @returns the verdict, or the first fault of the question with its place
 */
export const adjudicate = (question: GameQuestion, limits: Limits = LIMITS): Result<VerdictReport, Problem> => {
  const rules = rulesFor(question);
  if (!rules.ok) return rules;
  const game = gameOf(question, rules.value, limits);
  return game.ok ? judge(game.value, question, rules.value) : game;
};

/** Goes through a game to its verdict; or says what of it, or of the claims, cannot be read. */
export const judge = (
  { start, moves, notation, recorded, game }: GameSource,
  question: GameQuestion,
  rules: Rules,
): Result<VerdictReport, Problem> => {
  const claimed = question.recordedAsClaims && recorded !== null ? recordedClaims(recorded) : [];
  const claims = claimInputs([...(question.claims ?? []), ...claimed]);
  const started = Referee.start(start.position, start.kind, rules, claims, moves.length);
  if (!started.ok) return started;
  const referee = started.value;
  const placeOfPly = (ply: number): Pick<Problem, 'line' | 'column' | 'game'> => ({
    ...placeOf(moves[ply - 1] ?? {}),
    ...(game !== undefined && { game }),
  });
  const spelling: Problem[] = [];
  for (let ply = 1; ply <= moves.length; ply++) {
    if (referee.isOver) {
      referee.countAfterEnd();
      continue;
    }
    const { text } = moves[ply - 1] as GivenMove;
    const read = parseMove(referee.play.position, text, notation);
    if (read.ok) {
      for (const warning of read.value.warnings) spelling.push({ ...warning, ...placeOfPly(ply), ply });
      referee.move(read.value.move, text);
    } else if (read.error.code === 'WRONG_PIECE')
      referee.reject(text, { code: 'WRONG_PIECE', message: read.error.message, squares: [], topic: 'TURN' });
    else return err({ ...read.error, ...placeOfPly(ply), ply });
  }
  const judgement = referee.judgement();
  if (!judgement.ok) return judgement;
  const warnings = [...start.warnings, ...spelling, ...judgement.value.warnings];
  return ok(new VerdictReport(judgement.value, warnings, recorded, placeOfPly));
};

const claimInputs = (claims: readonly ClaimQuestion[]): ClaimInput[] =>
  claims.map(({ kind, by, atPly }) => ({ kind, by: by ? sideCode(by) : null, atPly: atPly ?? null }));

/** What is wrong with claims whatever the game: too many, one without its side, or one that the rules do not know. */
export const claimsProblem = (question: GameQuestion, rules: Rules, limits: Limits): Problem | null => {
  const tooMany = checkClaims(question, limits);
  if (tooMany) return tooMany;
  const read = readClaims(claimInputs(question.claims ?? []), Number.MAX_SAFE_INTEGER, rules);
  if (read.ok) return null;
  const { code, message } = read.error;
  return { code, message };
};

/** The claims that a recorded result amounts to; the loser is the side that resigned or ran out of time. */
const CLAIM_OF_HOW: { readonly [H in RecordedHow]?: ClaimKind } = {
  RESIGNATION: 'RESIGNATION',
  TIME: 'TIME_FORFEIT',
  DISQUALIFICATION: 'DISQUALIFICATION',
  AGREEMENT: 'DRAW_AGREED',
};

const recordedClaims = (text: string): ClaimQuestion[] => {
  const { how, winner, drawn } = parseRecorded(text);
  const kind = how === null ? undefined : CLAIM_OF_HOW[how];
  if (kind === undefined || (winner === null && !drawn)) return [];
  return [{ kind, by: winner === null ? null : winner === 'CHO' ? 'HAN' : 'CHO' }];
};
