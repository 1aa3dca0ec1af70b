import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from './config.js';

/** One JSON object a line, on standard output. */
export const createLog = (level: LogLevel, destination?: DestinationStream): Logger => {
  const options = {
    level,
    messageKey: 'message',
    errorKey: 'error',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    // The host and the process are known to whoever collects the log.
    base: null,
  };
  return destination ? pino(options, destination) : pino(options);
};
