import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Request } from 'express';
import type { Config } from './config.js';

/** Who asks, as far as limits are concerned. */
export interface Client {
  /** What its use is counted under. */
  readonly id: string;
  /** Of its key; for the log. */
  readonly name?: string;
  /** How many times what any client may use. */
  readonly factor: number;
  readonly isOperator: boolean;
}

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The address; of IPv6 its first 64 bits, for one client has all the others to itself. */
export const networkOf = (address: string): string => {
  const [, plain] = address.match(IPV4_IN_IPV6) ?? [];
  if (plain !== undefined) return plain;
  if (!isIPv6(address)) return address;
  const [before = '', after] = (address.split('%')[0] as string).split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const groups = [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

const keyOf = (request: Request): string | undefined =>
  request.get('authorization')?.match(/^Bearer (\S+)$/i)?.[1] ?? request.get('x-api-key');

/**
 * The client that a request comes from, by its key or else by its address. Hashes are compared in a time that tells
 * nothing of them.
 * @returns it, or null for a key that is not known; where no keys are configured, keys mean nothing
 */
export const clientOf = (request: Request, { apiKeys, operatorKey }: Config): Client | null => {
  const key = apiKeys.length > 0 || operatorKey ? keyOf(request) : undefined;
  if (key === undefined) return { id: `address ${networkOf(request.ip ?? '')}`, factor: 1, isOperator: false };
  const hash = createHash('sha256').update(key).digest();
  if (operatorKey && timingSafeEqual(hash, operatorKey))
    return { id: 'operator', name: 'operator', factor: Number.POSITIVE_INFINITY, isOperator: true };
  const known = apiKeys.filter((each) => timingSafeEqual(hash, each.hash))[0];
  return known ? { id: `key ${known.name}`, name: known.name, factor: known.factor, isOperator: false } : null;
};
