import { CONFIG_KEYS } from '../server/config.js';
import { type Limits, limitsFrom } from '../service/limits.js';
import { Fault } from './fault.js';

/** The limits in force: those of the service, which the same settings (`JANGGI_LIMIT_...`) raise or lower. */
export const limitsInForce = (): Limits =>
  limitsFrom((name) => {
    const { env, type, fallback, doc } = CONFIG_KEYS[name];
    const given = process.env[env] ?? fallback;
    const value = type.read(given);
    if (value === undefined) throw new Fault(`${env}=${given} should be ${type.name}. ${doc}`);
    return value;
  });
