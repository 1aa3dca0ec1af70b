import { createHash } from 'node:crypto';
import type { Cache } from '../cache/cache.js';
import { headed, unheaded } from '../cache/headed.js';
import type { Answer, Asked } from '../rest/exchange.js';
import type { Work } from '../rest/router.js';
import { plainLimits } from '../service/limits.js';
import { ANSWER_VERSION } from '../service/service-info.js';

/** What costs more than this takes longer to work out than to fetch, in units of about a microsecond. */
const KEPT_FROM = 2000;

/** Long games are asked for whole, by whoever refers to them. */
const KEPT: ReadonlySet<string> = new Set(['adjudicate', 'getGame']);

/** What is said of an answer that is kept, before its body. */
type Kept = Omit<Answer, 'body'>;

const keyOf = (operation: string, { search, type, accept, body, limits }: Asked): string => {
  const hash = createHash('sha256').update(JSON.stringify([search.toString(), type, accept, plainLimits(limits)]));
  return `jr:${ANSWER_VERSION}:${operation}:${hash.update('\0').update(body).digest('base64url')}`;
};

/** Keeps the answers about long games, and gives those that are kept. */
export const keptWork =
  (cache: Cache, work: Work): Work =>
  async (operation, asked, cost, response) => {
    if (cost < KEPT_FROM || !KEPT.has(operation.id) || operation.streams?.(asked))
      return work(operation, asked, cost, response);
    const key = keyOf(operation.id, asked);
    const kept = await cache.get(key);
    if (kept) {
      const { head, body } = unheaded<Kept>(kept);
      return { ...head, body };
    }
    const answer = await work(operation, asked, cost, response);
    const { body, ...head } = answer;
    if (head.status === 200 && (typeof body === 'string' || Buffer.isBuffer(body)))
      cache.set(key, headed(head satisfies Kept, Buffer.from(body)));
    return answer;
  };
