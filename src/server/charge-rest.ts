import type { Charge, RestDoor } from '../rest/router.js';
import { COSTS } from '../service/cost.js';
import { type ClientLimits, costLimitOf } from './client-limits.js';
import type { Config } from './config.js';
import { sendFault, tooCostly } from './errors.js';

/** Lets a request over REST go on only where its client may have what it costs; else it is answered here. */
export const chargeRest =
  (config: Config, limits: ClientLimits): Charge =>
  async (request, response, cost) => {
    const { locals } = response;
    locals.cost = cost;
    const limit = costLimitOf(config, locals.client);
    if (cost > limit) sendFault(request, response, 'TOO_COSTLY', tooCostly(cost, limit));
    else if (await limits.charge(response, cost - COSTS.request)) return true;
    else sendFault(request, response, 'RATE_LIMITED');
    return false;
  };

/** Charges what a request turns out to cost on its way, beside what it was let in for. */
export const spendMore =
  (limits: ClientLimits): RestDoor['spend'] =>
  async (response, cost) => {
    response.locals.cost += cost;
    return limits.charge(response, cost);
  };
