import { readFileSync } from 'node:fs';
import { LIMITS, type Limits, limitsFrom } from './limits.js';

export interface ServiceInfo {
  readonly version: string;
  readonly limits: Limits;
}

const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** What this service is and what may be asked of it. */
export const describeService = (limits: Limits = LIMITS): ServiceInfo => ({
  version: VERSION,
  // By name, for a configuration holds more than its limits.
  limits: limitsFrom((name) => limits[name]),
});
