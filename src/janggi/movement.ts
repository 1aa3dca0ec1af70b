import { palaceSteps, type Steps } from './geometry.js';
import { outsideSteps, type PalaceReach } from './palace-reach.js';

/** The switches that decide which moves are legal; each value's meaning stands beside it. */
export const MOVEMENT_SWITCHES = {
  /** General and guards: along every drawn line of the palace, or not along its diagonals. */
  generalSteps: ['LINES', 'ORTHOGONAL'],
  guardSteps: ['LINES', 'ORTHOGONAL'],
  /** Whether chariot, cannon and soldier may use the palace diagonals. */
  palaceDiagonals: ['YES', 'NO'],
  /** Whether a soldier may step sideways from the start, or only on the enemy's back rank. */
  soldierSideways: ['ALWAYS', 'LAST_RANK'],
  /** FREE unless in check, FORCED only with no legal move, NONE. */
  pass: ['FREE', 'FORCED', 'NONE'],
  /** Who may bring the generals face to face: anyone, the side with fewer points, a side not in check, nobody. */
  facingMake: ['FREE', 'WEAKER', 'NOT_IN_CHECK', 'ILLEGAL'],
  /** What a side may do that finds the generals face to face. */
  facingReply: ['ANY', 'MUST_BREAK', 'BREAK_OR_PASS'],
  /** With no legal move and no check: the side passes, or the game is drawn. */
  stalemate: ['PASS', 'DRAW'],
} as const;

type Words = typeof MOVEMENT_SWITCHES;
export type MovementWords = { readonly [Switch in keyof Words]: Words[Switch][number] };

/** Points of chariot, cannon, horse, elephant, guard and soldier, in this order. */
export type PointValues = readonly [number, number, number, number, number, number];

export interface MovementSwitches extends MovementWords {
  /** Used by `facingMake: WEAKER` alone. */
  readonly pointValues: PointValues;
}

/** Movement switches with the step tables that they choose. */
export interface Movement {
  readonly switches: MovementSwitches;
  readonly generalSteps: Steps;
  readonly guardSteps: Steps;
  /** By side. */
  readonly soldierSteps: readonly [Steps, Steps];
  readonly palaceReach: PalaceReach;
  readonly palaceDiagonals: boolean;
  /** Whether any move can be illegal because of the generals' facing. */
  readonly facingRestricts: boolean;
  /** Points by kind code. */
  readonly values: readonly number[];
}

const PALACE_STEPS = { LINES: palaceSteps(true), ORTHOGONAL: palaceSteps(false) } as const;

/** Makes the tables for a set of switches; cheap, since the tables themselves are shared. */
export const createMovement = (switches: MovementSwitches): Movement => {
  const palaceDiagonals = switches.palaceDiagonals === 'YES';
  const [chariot, cannon, horse, elephant, guard, soldier] = switches.pointValues;
  const sideways = switches.soldierSideways === 'ALWAYS';
  const { soldierSteps, palaceReach } = outsideSteps(palaceDiagonals, sideways);
  return {
    switches,
    generalSteps: PALACE_STEPS[switches.generalSteps],
    guardSteps: PALACE_STEPS[switches.guardSteps],
    soldierSteps,
    palaceReach,
    palaceDiagonals,
    facingRestricts: switches.facingMake !== 'FREE' || switches.facingReply !== 'ANY',
    values: [0, 0, guard, elephant, horse, cannon, chariot, soldier],
  };
};

/** Pure movement: the generals' facing never restricts, a pass is free unless in check. */
export const FREE_MOVEMENT: Movement = createMovement({
  generalSteps: 'LINES',
  guardSteps: 'LINES',
  palaceDiagonals: 'YES',
  soldierSideways: 'ALWAYS',
  pass: 'FREE',
  facingMake: 'FREE',
  facingReply: 'ANY',
  stalemate: 'PASS',
  pointValues: [13, 7, 5, 3, 3, 2],
});
