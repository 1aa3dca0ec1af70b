import { accessSync, constants } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';

/** A kind of setting: what it should be, and what a text means; undefined where it means nothing. */
export interface ConfigType<T> {
  readonly name: string;
  readonly read: (text: string) => T | undefined;
}

export const text: ConfigType<string> = { name: 'text', read: (given) => given };

export const wholeNumber = (min: number, max: number): ConfigType<number> => ({
  name: `a whole number from ${min} to ${max}`,
  read: (given) => {
    const value = Number(given);
    return /^[0-9]{1,10}$/.test(given) && value >= min && value <= max ? value : undefined;
  },
});

export const processCount: ConfigType<number> = {
  name: 'a whole number from 1 to 256, or auto',
  read: (given) => (given === 'auto' ? availableParallelism() : wholeNumber(1, 256).read(given)),
};

export const oneOf = <const W extends string>(...words: W[]): ConfigType<W> => ({
  name: `one of ${words.join(', ')}`,
  read: (given) => words.find((word) => word === given),
});

export const yesOrNo: ConfigType<boolean> = {
  name: 'yes or no',
  read: (given) => (given === 'yes' || given === 'no' ? given === 'yes' : undefined),
};

/** Of one server; empty for none. */
export const redisUrl: ConfigType<string> = {
  name: 'an address like redis://[user:password@]host:6379, or rediss:// for TLS',
  read: (given) => (given === '' || (/^rediss?:\/\/\S+$/.test(given) && URL.canParse(given)) ? given : undefined),
};

/** Empty for none. */
export const program: ConfigType<string> = {
  name: 'the path of a program that can be run',
  read: (given) => (given === '' || isProgram(given) ? given : undefined),
};

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Names that express knows for ranges of addresses. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

const isRange = (range: string): boolean => {
  const [address = '', bits, ...rest] = range.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  return (
    NAMED_RANGES.includes(range) ||
    (longest !== undefined &&
      rest.length === 0 &&
      (bits === undefined || wholeNumber(1, longest).read(bits) !== undefined))
  );
};

/** Never simply `true`: then any client could say that it is another. */
export const trustedProxies: ConfigType<number | readonly string[]> = {
  name: 'the number of proxies in front of the service, or a comma-separated list of their addresses, ranges (10.0.0.0/8), loopback, linklocal, uniquelocal',
  read: (given) => {
    const hops = wholeNumber(0, 99).read(given);
    if (hops !== undefined) return hops;
    const ranges = given.split(',').map((range) => range.trim());
    return ranges.every(isRange) ? ranges : undefined;
  },
};

const SHA_256 = /^[0-9a-f]{64}$/;

export const keyHash: ConfigType<Buffer | null> = {
  name: 'a SHA-256 in 64 small hex digits',
  read: (given) => (given === '' ? null : SHA_256.test(given) ? Buffer.from(given, 'hex') : undefined),
};

export interface ApiKey {
  readonly name: string;
  readonly hash: Buffer;
  /** How many times what any client may use. */
  readonly factor: number;
}

const apiKey = (given: string): ApiKey | undefined => {
  const [name = '', hash = '', times = '10', ...rest] = given.trim().split(':');
  const factor = wholeNumber(1, 1_000_000).read(times);
  return /^[\w.-]{1,40}$/.test(name) && SHA_256.test(hash) && factor !== undefined && rest.length === 0
    ? { name, hash: Buffer.from(hash, 'hex'), factor }
    : undefined;
};

export const apiKeys: ConfigType<readonly ApiKey[]> = {
  name: 'a comma-separated list of name:sha256:factor, the hash in 64 small hex digits, the factor 10 if left out',
  read: (given) => {
    if (given === '') return [];
    const keys = given.split(',').map(apiKey);
    const names = new Set(keys.map((key) => key?.name));
    return names.size === keys.length && !names.has(undefined) ? (keys as ApiKey[]) : undefined;
  },
};
