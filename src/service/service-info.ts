import { readFileSync } from 'node:fs';
import { LIMITS } from './limits.js';

export interface ServiceInfo {
  readonly version: string;
  readonly limits: typeof LIMITS;
}

const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** What this service is and what one request may ask of it. */
export const describeService = (): ServiceInfo => ({ version: VERSION, limits: LIMITS });
