import type { Response } from 'express';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisCache } from '../cache/redis.js';
import type { Client } from './clients.js';
import type { Config } from './config.js';

/** Charges a client. @returns whether it may have what it asks; Retry-After is set where not */
export type Spend = (response: Response, client: Client, cost: number) => Promise<boolean>;

/**
 * What each client spends, where that is limited.
 * @param shared where processes count together; each counts on its own while it does not answer
 */
export const clientCosts = (
  { clientCost, clientCostSeconds, apiKeys }: Config,
  shared: Pick<RedisCache, 'eval'> | null,
): Spend => {
  const limiterOf = (factor: number): RateLimiterMemory | RateLimiterRedis => {
    const bounds = { points: clientCost * factor, duration: clientCostSeconds, keyPrefix: `jr:used:${factor}` };
    const alone = new RateLimiterMemory(bounds);
    return shared
      ? new RateLimiterRedis({ ...bounds, storeClient: shared, useRedisPackage: true, insuranceLimiter: alone })
      : alone;
  };
  /** One for each factor. */
  const limiters = new Map([1, ...apiKeys.map(({ factor }) => factor)].map((factor) => [factor, limiterOf(factor)]));

  return async (response, { id, factor }, cost) => {
    const limiter = limiters.get(factor);
    if (!limiter) return true;
    const tell = ({ remainingPoints, msBeforeNext }: RateLimiterRes): number => {
      const seconds = Math.ceil(msBeforeNext / 1000);
      response.set('RateLimit-Policy', `"cost";q=${limiter.points};w=${clientCostSeconds}`);
      response.set('RateLimit', `"cost";r=${remainingPoints};t=${seconds}`);
      return seconds;
    };
    try {
      tell(await limiter.consume(id, cost));
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // What is refused costs nothing: a smaller question may still be within what is left.
      response.set('Retry-After', String(tell(await limiter.reward(id, cost))));
      return false;
    }
  };
};
