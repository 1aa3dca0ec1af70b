import { readFileSync } from 'node:fs';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import type { RulesetId } from '../rulesets/ruleset.js';
import { LIMITS, type Limits, plainLimits, SVG_LIMITS } from './limits.js';

/** How a tier of the cache is: not there, well, or failing for now and left alone. */
export const TIER_STATES = ['OFF', 'WELL', 'FAILING'] as const;
export type TierState = (typeof TIER_STATES)[number];

export interface CacheState {
  /** In the process. */
  readonly tier1: TierState;
  /** Shared by processes. */
  readonly tier2: TierState;
  /** Questions that either had an answer to, since the process began, and those that neither had. */
  readonly hits: number;
  readonly misses: number;
}

export interface HotPosition {
  readonly fen: string;
  readonly ruleset: RulesetId;
  /** About how often it was asked about. */
  readonly hits: number;
}

/** So many hot positions are told at the most. */
export const MOST_HOT_POSITIONS = 100;

/** How a service is doing. */
export interface ServiceState {
  readonly cache: CacheState;
  /** The most asked first; null for all but the operator. */
  readonly hotPositions: readonly HotPosition[] | null;
}

/** A service that keeps nothing and tells of nobody. */
export const STATELESS: ServiceState = {
  cache: { tier1: 'OFF', tier2: 'OFF', hits: 0, misses: 0 },
  hotPositions: null,
};

export interface ServiceInfo extends ServiceState {
  readonly version: string;
  readonly limits: Limits & typeof SVG_LIMITS;
}

const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** Raised with every change that can change an answer: part of every tag and key that an answer is kept under. */
export const ANSWER_VERSION = `${VERSION}.4`;

/** What this service is and what may be asked of it. */
export const describeService = (limits: Limits = LIMITS, state: ServiceState = STATELESS): ServiceInfo => ({
  version: VERSION,
  limits: { ...plainLimits(limits), ...SVG_LIMITS },
  ...state,
});

const USUAL_HOT_POSITIONS = 10;

/**
 * The first hot positions.
 * @param limit how many; 10 if nothing is named
 * @returns them, null for all but the operator; or BAD_INPUT
 */
export const firstHotPositions = (
  { hotPositions }: ServiceState,
  limit: number | null | undefined,
): Result<readonly HotPosition[] | null, Problem> => {
  const wanted = limit ?? USUAL_HOT_POSITIONS;
  if (wanted < 1 || wanted > MOST_HOT_POSITIONS)
    return err({ code: 'BAD_INPUT', message: `The limit is from 1 to ${MOST_HOT_POSITIONS}, not ${wanted}.` });
  return ok(hotPositions?.slice(0, wanted) ?? null);
};
