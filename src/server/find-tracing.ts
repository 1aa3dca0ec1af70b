import type { StartSpan } from './tracing.js';

/** Where OpenTelemetry's API, whichever copy of version 1 it is, keeps what was registered with it. */
const REGISTERED = Symbol.for('opentelemetry.js.api.1');

/**
 * What starts spans; null where nobody reads them. Whoever does has said so before the start; for nobody else is the API
 * loaded, which are fifty modules.
 */
export const findTracing = async (): Promise<StartSpan | null> =>
  REGISTERED in globalThis ? (await import('./tracing.js')).spanStarter() : null;
