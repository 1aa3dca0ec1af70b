import { readFileSync } from 'node:fs';
import { LIMITS } from './limits.js';

export interface ServiceInfo {
  readonly version: string;
  readonly limits: typeof LIMITS;
}

const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** Raised with every change that can change an answer: part of every tag and key that an answer is kept under. */
export const ANSWER_VERSION = `${VERSION}.1`;

/** What this service is and what one request may ask of it. */
export const describeService = (): ServiceInfo => ({ version: VERSION, limits: LIMITS });
