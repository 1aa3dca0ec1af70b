import { readFileSync } from 'node:fs';
import { LIMITS, type Limits, limitsFrom, SVG_LIMITS } from './limits.js';

export interface ServiceInfo {
  readonly version: string;
  readonly limits: Limits & typeof SVG_LIMITS;
}

const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** Raised with every change that can change an answer: part of every tag and key that an answer is kept under. */
export const ANSWER_VERSION = `${VERSION}.1`;

/** What this service is and what may be asked of it. */
export const describeService = (limits: Limits = LIMITS): ServiceInfo => ({
  version: VERSION,
  // By name, for a configuration holds more than its limits.
  limits: { ...limitsFrom((name) => limits[name]), ...SVG_LIMITS },
});
