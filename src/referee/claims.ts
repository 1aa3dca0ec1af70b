import { boardPoints } from '../janggi/generate.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { CHO, HAN, opponent, type SideCode, sideName } from '../janggi/side.js';
import type { Clause, Topic } from '../rulesets/clause.js';
import type { ClaimKind } from '../rulesets/reason.js';
import { CLAIM_KINDS } from '../rulesets/reason.js';
import { clauseFor, type Rules } from '../rulesets/rules.js';
import { type Ending, settle, win } from './ending.js';
import type { Play } from './play.js';

/** A claim as it is judged: made at a ply, by a side where the kind needs one. */
export interface Claim {
  readonly kind: ClaimKind;
  readonly by: SideCode | null;
  readonly atPly: number;
}

/** The topic whose clause speaks of a kind of claim. */
const TOPIC_OF: { readonly [K in ClaimKind]: Topic } = {
  RESIGNATION: 'RESIGNATION',
  TIME_FORFEIT: 'TIME_FORFEIT',
  DISQUALIFICATION: 'DISQUALIFICATION',
  DRAW_AGREED: 'AGREEMENT',
  DRAW_REQUEST: 'DRAW_REQUEST',
  BIKJANG: 'BIKJANG',
  UNFINISHED: 'POINTS',
};

/** A reason, in words, why a claim is refused; null where it is allowed. */
type Refusal = string | null;

const LOSING_CLAIMS: readonly ClaimKind[] = ['RESIGNATION', 'TIME_FORFEIT', 'DISQUALIFICATION'];
const needsSide = (kind: ClaimKind): boolean => kind !== 'DRAW_AGREED' && kind !== 'UNFINISHED';

/** Whether the rules know a kind of claim at all, whatever the position. */
const refusedByRules = (kind: ClaimKind, { switches }: Rules): Refusal => {
  switch (kind) {
    case 'DRAW_AGREED':
      return switches.agreement === 'NOT_ALLOWED' ? 'there is no draw by agreement' : null;
    case 'DRAW_REQUEST':
      return switches.drawRequestBelow === 0 ? 'there is no draw request' : null;
    case 'BIKJANG':
      return switches.facingEnds === 'NEVER' ? "the generals' facing never ends a game" : null;
    case 'UNFINISHED':
      return switches.unfinished === 'NOT_ALLOWED' ? 'an unfinished game is not decided by points' : null;
    default:
      return null;
  }
};

/** Whether the position allows a claim that the rules know. */
const refusedByPosition = (kind: ClaimKind, by: SideCode | null, play: Play): Refusal => {
  const { switches } = play.rules;
  if (kind === 'BIKJANG') {
    if (!play.facing) return 'the generals do not face each other';
    if (!play.facingCounts) return 'no piece had been captured when the facing was made';
    if (switches.facingEnds === 'WHEN_LEFT' && by !== null && by !== play.position.turn)
      return `only the side to move (${sideName(play.position.turn)}) can leave the facing`;
  }
  if (kind === 'DRAW_REQUEST') {
    const below = switches.drawRequestBelow;
    const points = [boardPoints(play.position, CHO), boardPoints(play.position, HAN)];
    if (points.some((side) => side >= below))
      return `both sides must be under ${below} points on the board, and they have ${points.join(' and ')}`;
  }
  return null;
};

/** The kinds of claim that could be made in the present position, by some side. Endings are not looked at. */
export const possibleClaims = (play: Play): ClaimKind[] =>
  CLAIM_KINDS.filter((kind) => !refusedByRules(kind, play.rules) && !refusedByPosition(kind, null, play));

/**
 * Judges a claim in the present position, which has not ended by itself.
 * @returns the ending that it brings, or CLAIM_NOT_ALLOWED with the clause and what would be allowed
 */
export const endingByClaim = (play: Play, claim: Claim): Result<Ending, Problem> => {
  const refusal = refusedByPosition(claim.kind, claim.by, play);
  if (refusal)
    return err(notAllowed(claim, refusal, clauseFor(play.rules, TOPIC_OF[claim.kind]), possibleClaims(play)));
  const { switches } = play.rules;
  switch (claim.kind) {
    case 'DRAW_AGREED':
      return ok(settle(play, 'AGREEMENT', switches.agreement === 'POINTS' ? 'POINTS' : 'DRAW'));
    case 'DRAW_REQUEST':
      return ok(settle(play, 'DRAW_REQUEST', 'POINTS'));
    case 'BIKJANG':
      return ok(settle(play, 'BIKJANG', switches.facingResult));
    case 'UNFINISHED':
      return ok(settle(play, 'POINTS', 'POINTS'));
    default:
      return ok(win(play, opponent(claim.by as SideCode), claim.kind));
  }
};

/** A clause that the document has; where it has none, that is what there is to say. */
const citation = ({ id, text, section, source }: Clause): string =>
  id.startsWith('referee/')
    ? `no clause of the ruleset speaks of it: ${id}`
    : `${id}, ${section ?? source}: ${text.replace(/\.$/, '')}`;

const notAllowed = (claim: Claim, why: string, clause: Clause, allowed: readonly ClaimKind[]): Problem => ({
  code: 'CLAIM_NOT_ALLOWED',
  message: `${claim.kind} cannot be claimed: ${why} (${citation(clause)}). Allowed here: ${allowed.join(', ')}.`,
  ply: claim.atPly,
});

/** A claim as it comes in: `atPly` absent means the last ply. */
export interface ClaimInput {
  readonly kind: ClaimKind;
  readonly by?: SideCode | null;
  readonly atPly?: number | null;
}

/**
 * Checks claims against the rules and the length of a game, before any of it is judged.
 * @returns the claims in the order given; or CLAIM_SIDE_MISSING, CLAIM_PLY_OUT_OF_RANGE, CLAIM_NOT_ALLOWED
 *   (a kind that the rules do not know at all)
 */
export const readClaims = (inputs: readonly ClaimInput[], plies: number, rules: Rules): Result<Claim[], Problem> => {
  const claims: Claim[] = [];
  for (const { kind, by = null, atPly } of inputs) {
    const claim: Claim = { kind, by, atPly: atPly ?? plies };
    if (needsSide(kind) && by === null)
      return err({ code: 'CLAIM_SIDE_MISSING', message: `The claim ${kind} needs \`by\`: ${sideOfClaim(kind)}.` });
    if (!Number.isInteger(claim.atPly) || claim.atPly < 0 || claim.atPly > plies)
      return err({
        code: 'CLAIM_PLY_OUT_OF_RANGE',
        message: `The claim ${kind} is at ply ${claim.atPly}, but the game has plies 0 to ${plies}.`,
        ply: claim.atPly,
      });
    const refusal = refusedByRules(kind, rules);
    if (refusal) {
      const allowed = CLAIM_KINDS.filter((other) => !refusedByRules(other, rules));
      return err(notAllowed(claim, refusal, clauseFor(rules, TOPIC_OF[kind]), allowed));
    }
    claims.push(claim);
  }
  return ok(claims);
};

const sideOfClaim = (kind: ClaimKind): string =>
  LOSING_CLAIMS.includes(kind) ? 'the side that resigns, ran out of time or is disqualified' : 'the side that asks';
