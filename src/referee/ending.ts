import { attackersOf } from '../janggi/attack.js';
import { boardPoints, exposesGeneral, judgeFacing } from '../janggi/generate.js';
import { isPass, moveFrom, moveOf, moveTo } from '../janggi/move.js';
import { ELEPHANT, kindOf, SOLDIER } from '../janggi/piece.js';
import { CHO, HAN, opponent, type SideCode, sideCode } from '../janggi/side.js';
import type { Topic } from '../rulesets/clause.js';
import type { VerdictReason } from '../rulesets/reason.js';
import { canShuttle, isReversal, type Judged } from './play.js';
import { countOf, countPoints } from './points.js';

export type EndingReason = Exclude<VerdictReason, 'ONGOING' | 'ILLEGAL_MOVE'>;

/** How a game ended. `winner` null is a draw. */
export interface Ending {
  readonly reason: EndingReason;
  readonly winner: SideCode | null;
  /** Whether points then decided. */
  readonly byPoints: boolean;
  /** What the deciding clause settles. */
  readonly topic: Topic;
}

const draw = (reason: EndingReason): Ending => ({ reason, winner: null, byPoints: false, topic: reason });

/** What a drawn game is called off as: a draw, or a count of points. */
const drawnGame = (play: Judged, reason: EndingReason): Ending =>
  play.rules.switches.drawnGame === 'POINTS' ? scored(play, reason) : draw(reason);

const scored = (play: Judged, reason: EndingReason): Ending => {
  const { leader } = countPoints(play.position, play.rules);
  const winner = leader === null ? null : sideCode(leader);
  if (winner !== null && hasForfeited(play, winner, 'ALL')) return draw('FORFEITED_WIN');
  return { reason, winner, byPoints: true, topic: reason };
};

const hasForfeited = (play: Judged, side: SideCode, what: 'MATE' | 'ALL'): boolean => {
  const { facingForfeitsWin } = play.rules.switches;
  return play.madeFacing[side] && (facingForfeitsWin === 'ALL' || facingForfeitsWin === what);
};

/** The game is over and a word of the ruleset says what that means. */
export const settle = (play: Judged, reason: EndingReason, result: 'DRAW' | 'POINTS'): Ending =>
  result === 'POINTS' ? scored(play, reason) : draw(reason);

/** A side has won, unless facing has cost it every win. */
export const win = (play: Judged, winner: SideCode, reason: EndingReason): Ending =>
  hasForfeited(play, winner, 'ALL')
    ? drawnGame(play, 'FORFEITED_WIN')
    : { reason, winner, byPoints: false, topic: reason };

type Rule = (play: Judged) => Ending | null;

/** Checkmate, by pieces or by a facing that must be broken and cannot; and stalemate where it ends the game. */
const mateOrStalemate: Rule = (play) => {
  const { switches } = play.rules;
  const mustBreak = play.facing && switches.facingReply === 'MUST_BREAK';
  const threatened = play.checked || mustBreak;
  if (!threatened && switches.stalemate !== 'DRAW') return null;
  if (threatened && play.facing && switches.facingReply === 'BREAK_OR_PASS') return null;
  if (play.hasMove()) return null;
  if (!threatened) return drawnGame(play, 'STALEMATE');
  const winner = play.mover;
  if (hasForfeited(play, winner, 'MATE')) return drawnGame(play, 'FORFEITED_WIN');
  if (switches.generalDefendedMate === 'DRAW' && isGeneralDefended(play))
    return drawnGame(play, 'GENERAL_DEFENDED_MATE');
  const mate = win(play, winner, 'CHECKMATE');
  // Without a piece that gives check it is the duty to end the facing that mates.
  return play.checked || mate.reason !== 'CHECKMATE' ? mate : { ...mate, topic: 'FACING_REPLY' };
};

/** Whether the mated general could take a checking piece but for the facing that this would make. */
const isGeneralDefended = ({ position, facing }: Judged): boolean => {
  const general = position.generalOf(position.turn);
  return attackersOf(position, general, opponent(position.turn)).some((checker) => {
    const steps = position.movement.generalSteps.pairs;
    if (steps[general * 90 + checker] === 0) return false;
    const capture = moveOf(general, checker);
    return !exposesGeneral(position, capture) && judgeFacing(position, capture, true, facing) === 'MAKES_FACING';
  });
};

const facingLeft: Rule = (play) => {
  const { facingEnds, facingResult } = play.rules.switches;
  const left = play.ply > 0 && play.facingBefore && play.facing && play.facingCounts;
  return left && facingEnds === 'WHEN_LEFT' ? settle(play, 'BIKJANG', facingResult) : null;
};

/** Where repetition itself ends nothing, perpetual check is still judged by the third occurrence. */
const USUAL_COUNT = 3;

const perpetualCheck: Rule = (play) => {
  const { perpetualCheck: kind, repetitionCount } = play.rules.switches;
  if (kind === 'SAME') return null;
  const count = repetitionCount || USUAL_COUNT;
  const first = play.occurrences(count).at(-count);
  if (first === undefined) return null;
  const { mover } = play;
  const other = opponent(mover);
  const byMover = play.checkedThroughout(mover, first);
  const byOther = play.checkedThroughout(other, first);
  if (byMover && byOther) return null;
  if (byMover) return win(play, other, 'PERPETUAL_CHECK');
  if (byOther) return win(play, mover, 'PERPETUAL_CHECK');
  // The document's own words: a position that is a check loses for the side giving it, whatever lay between.
  return kind === 'CHECKING_POSITION' && play.checked ? win(play, other, 'PERPETUAL_CHECK') : null;
};

const recurs = (play: Judged): boolean => {
  const { repetitionCount, repetitionResult } = play.rules.switches;
  return (
    repetitionCount > 0 && repetitionResult !== 'NONE' && play.occurrences(repetitionCount).length >= repetitionCount
  );
};

const repetition: Rule = (play) => {
  const { repetitionResult } = play.rules.switches;
  if (repetitionResult === 'NONE' || repetitionResult === 'REFEREE') return null;
  return recurs(play) ? settle(play, 'REPETITION', repetitionResult) : null;
};

/**
 * The engine's rule: a side loses that moves one piece `shuttleLimit + 2` times in a row, all but the first of them to and
 * fro, without a capture by either side and never to answer a check. A pass just before the last of them does not break
 * the row, as the engine has it; giving check does not matter.
 */
const shuttleLoses: Rule = (play) => {
  const { shuttleLimit, shuttleResult } = play.rules.switches;
  if (shuttleResult !== 'LOSES' || shuttleLimit === 0 || play.ply === 0) return null;
  const last = play.moveAt(play.ply);
  if (isPass(last) || !canShuttle(kindOf(play.position.board[moveTo(last)] as number))) return null;
  let ply = play.ply;
  for (let earlier = 0; earlier <= shuttleLimit; earlier++) {
    if (play.answeredCheckAt(ply)) return null;
    const later = play.moveAt(ply);
    ply -= earlier === 0 && ply > 2 && isPass(play.moveAt(ply - 2)) ? 4 : 2;
    if (ply < 1) return null;
    const move = play.moveAt(ply);
    const follows =
      earlier < shuttleLimit ? isReversal(later, move) : !isPass(move) && moveTo(move) === moveFrom(later);
    if (!follows) return null;
  }
  if (play.answeredCheckAt(ply) || play.quietSince >= ply) return null;
  const ending = win(play, play.position.turn, 'REPETITION');
  return ending.reason === 'REPETITION' ? { ...ending, topic: 'SHUTTLE' } : ending;
};

const doublePass: Rule = (play) => {
  const { doublePass: result } = play.rules.switches;
  return result !== 'NONE' && play.doublePassed ? settle(play, 'DOUBLE_PASS', result) : null;
};

/** A ply that is neither a capture nor a check. */
const isQuiet = (play: Judged): boolean => !play.lastCaptured && !play.checked;

const lowTotal: Rule = (play) => {
  const { lowTotal: limit } = play.rules.switches;
  // After a quiet ply the totals are what they were before it.
  if (limit === 0 || play.ply === 0 || !isQuiet(play)) return null;
  const cho = boardPoints(play.position, CHO);
  const han = boardPoints(play.position, HAN) + play.rules.switches.komi;
  return cho <= limit || han <= limit ? settle(play, 'LOW_TOTAL', 'POINTS') : null;
};

const moveLimit: Rule = (play) => {
  const { maxPlies, maxPliesQuiet, maxPliesResult } = play.rules.switches;
  if (maxPlies === 0 || maxPliesResult === 'NONE' || play.ply < maxPlies) return null;
  return maxPliesQuiet && !isQuiet(play) ? null : settle(play, 'MOVE_LIMIT', maxPliesResult);
};

const noProgress: Rule = (play) => {
  const { noProgressPlies, noProgressResult } = play.rules.switches;
  if (noProgressPlies === 0 || noProgressResult === 'NONE') return null;
  return play.position.halfmoveClock >= noProgressPlies ? settle(play, 'NO_PROGRESS', noProgressResult) : null;
};

const insufficientMaterial: Rule = (play) => {
  const { insufficientMaterial: result } = play.rules.switches;
  return result !== 'NONE' && hasBareSides(play) ? settle(play, 'INSUFFICIENT_MATERIAL', result) : null;
};

const hasBareSides = ({ position }: Judged): boolean => {
  for (const side of [CHO, HAN] as const)
    for (let kind = ELEPHANT; kind <= SOLDIER; kind++) if (countOf(position, side, kind) > 0) return false;
  return true;
};

/** The order within one ply. Where two switches choose it, each choice is spelled out. */
const MATES = { first: [mateOrStalemate, facingLeft], last: [facingLeft, mateOrStalemate] };
const REPEATS = [shuttleLoses, perpetualCheck, repetition, doublePass, lowTotal, moveLimit];
const COUNTS = {
  REPETITION_FIRST: [...REPEATS, noProgress, insufficientMaterial],
  NO_PROGRESS_FIRST: [noProgress, ...REPEATS, insufficientMaterial],
};

/** The ending that the present ply brings by itself, by the first rule that does; null while the game goes on. */
export const endingOf = (play: Judged): Ending | null => {
  const { endOrder, mateBeforeFacing } = play.rules.switches;
  for (const rule of mateBeforeFacing ? MATES.first : MATES.last) {
    const ending = rule(play);
    if (ending) return ending;
  }
  for (const rule of COUNTS[endOrder]) {
    const ending = rule(play);
    if (ending) return ending;
  }
  return null;
};

/** Who must deviate, where a repetition is left to the referee: the side behind on the board, null if level; undefined if there is none. */
export const mustDeviate = (play: Judged): SideCode | null | undefined => {
  if (play.rules.switches.repetitionResult !== 'REFEREE' || !recurs(play)) return undefined;
  const cho = boardPoints(play.position, CHO);
  const han = boardPoints(play.position, HAN);
  return cho === han ? null : cho < han ? CHO : HAN;
};
