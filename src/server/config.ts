import { err, ok, type Result } from '../janggi/result.js';

/** What the service is told by its environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly drainMillis: number;
}

interface Key<T> {
  readonly env: string;
  readonly doc: string;
  readonly fallback: T;
  /** What the text means, or what it should be. */
  readonly read: (text: string) => Result<T, string>;
}

const wholeNumber =
  (min: number, max: number) =>
  (text: string): Result<number, string> => {
    const value = Number(text);
    return /^[0-9]{1,9}$/.test(text) && value >= min && value <= max
      ? ok(value)
      : err(`a whole number from ${min} to ${max}`);
  };

/** Every key with its name in the environment, what it is for, and its default. */
export const CONFIG_KEYS: { readonly [K in keyof Config]: Key<Config[K]> } = {
  port: {
    env: 'PORT',
    doc: 'TCP port to listen on; 0 takes a free one.',
    fallback: 4000,
    read: wholeNumber(0, 65_535),
  },
  host: {
    env: 'JANGGI_HOST',
    doc: 'Address to listen on; empty means all.',
    fallback: '',
    read: (text) => ok(text),
  },
  drainMillis: {
    env: 'JANGGI_DRAIN_MS',
    doc: 'How long open requests may take to end when the service stops, in milliseconds.',
    fallback: 10_000,
    read: wholeNumber(0, 600_000),
  },
};

/** Reads the configuration. @returns it, or every fault as a line: bad values, and `JANGGI_*` names that mean nothing */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Result<Config, string[]> => {
  const faults: string[] = [];
  const keys = Object.entries(CONFIG_KEYS) as [keyof Config, Key<unknown>][];
  const config = Object.fromEntries(
    keys.map(([name, key]) => {
      const text = env[key.env];
      if (text === undefined) return [name, key.fallback];
      const value = key.read(text);
      if (!value.ok) faults.push(`${key.env}=${text} should be ${value.error}. ${key.doc}`);
      return [name, value.ok ? value.value : key.fallback];
    }),
  ) as unknown as Config;
  const known = new Set(keys.map(([, key]) => key.env));
  for (const name of Object.keys(env))
    if (name.startsWith('JANGGI_') && !known.has(name))
      faults.push(`${name} is no setting; there are ${[...known].join(', ')}.`);
  return faults.length > 0 ? err(faults) : ok(config);
};
