import type { RequestHandler, Response } from 'express';
import type { RedisCache } from '../cache/redis.js';
import { COSTS } from '../service/cost.js';
import type { Spend } from './client-costs.js';
import type { Client } from './clients.js';
import type { Config } from './config.js';
import { sendFault } from './errors.js';

export interface ClientLimits {
  /** Counts a request among the open ones of its client, and charges what any request costs. */
  readonly enter: RequestHandler;
  /** Charges what the question costs on top. @returns whether the client may have it; Retry-After is set where not */
  charge(response: Response, cost: number): Promise<boolean>;
}

/**
 * Within these limits each client has its own: off until they are configured.
 * @param shared where processes count what a client uses together; each counts on its own while it does not answer
 */
export const createClientLimits = async (
  config: Config,
  shared: Pick<RedisCache, 'eval'> | null = null,
): Promise<ClientLimits> => {
  const { clientCost, clientRequests } = config;
  /** Requests being answered for each client. */
  const open = new Map<string, number>();
  const spend: Spend =
    clientCost > 0 ? (await import('./client-costs.js')).clientCosts(config, shared) : async () => true;

  const enter: RequestHandler = async (request, response, next) => {
    const { client } = response.locals;
    if (!client || client.isOperator) return next();
    const now = open.get(client.id) ?? 0;
    if (clientRequests > 0 && now >= clientRequests * client.factor) {
      response.set('Retry-After', '1');
      return sendFault(request, response, 'TOO_MANY_REQUESTS');
    }
    open.set(client.id, now + 1);
    response.once('close', () => {
      const left = (open.get(client.id) ?? 1) - 1;
      if (left > 0) open.set(client.id, left);
      else open.delete(client.id);
    });
    if (await spend(response, client, COSTS.request)) next();
    else sendFault(request, response, 'RATE_LIMITED');
  };
  return {
    enter,
    charge: async (response, cost) => {
      const { client } = response.locals;
      return !client || client.isOperator || spend(response, client, cost);
    },
  };
};

/** The most that one request of a client may cost: what it has at all, where that is less than any request may. */
export const costLimitOf = ({ cost, clientCost }: Config, client: Client | undefined): number =>
  clientCost > 0 ? Math.min(cost, clientCost * (client?.factor ?? 1)) : cost;
