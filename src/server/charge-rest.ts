import type { RequestHandler } from 'express';
import { costOfRequest } from '../rest/cost.js';
import { COSTS } from '../service/cost.js';
import { type ClientLimits, costLimitOf } from './client-limits.js';
import type { Config } from './config.js';
import { sendFault, tooCostly } from './errors.js';

/** Reckons what a request over REST costs, and lets it go on only where it may. */
export const chargeRest =
  (config: Config, limits: ClientLimits): RequestHandler =>
  async (request, response, next) => {
    const { locals } = response;
    const cost = costOfRequest(request);
    locals.cost = cost;
    const limit = costLimitOf(config, locals.client);
    if (cost > limit) sendFault(request, response, 'TOO_COSTLY', tooCostly(cost, limit));
    else if (await limits.charge(response, cost - COSTS.request)) next();
    else sendFault(request, response, 'RATE_LIMITED');
  };
