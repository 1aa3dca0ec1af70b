import { createHash } from 'node:crypto';
import type { Cache } from '../cache/cache.js';
import type { Answer, Asked } from '../rest/exchange.js';
import type { Work } from '../rest/router.js';
import { limitsFrom } from '../service/limits.js';
import { ANSWER_VERSION } from '../service/service-info.js';

/** What costs more than this takes longer to work out than to fetch, in units of about a microsecond. */
const KEPT_FROM = 2000;

/** Long games are asked for whole, by whoever refers to them. */
const KEPT: ReadonlySet<string> = new Set(['adjudicate', 'getGame']);

type Kept = Omit<Answer, 'body'>;

const keyOf = (operation: string, { search, type, accept, body, limits }: Asked): string => {
  const inForce = limitsFrom((name) => limits[name]);
  const hash = createHash('sha256').update(JSON.stringify([search.toString(), type, accept, inForce]));
  return `jr:${ANSWER_VERSION}:${operation}:${hash.update('\0').update(body).digest('base64url')}`;
};

const pack = ({ body, ...rest }: Kept & { body: Buffer }): Uint8Array => {
  const head = Buffer.from(`${JSON.stringify(rest)}\n`);
  return Buffer.concat([head, body]);
};
const unpack = (bytes: Uint8Array): Answer => {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = all.indexOf('\n');
  return { ...(JSON.parse(all.toString('utf8', 0, end)) as Kept), body: all.subarray(end + 1) };
};

/** Keeps the answers about long games, and gives those that are kept. */
export const keptWork =
  (cache: Cache, work: Work): Work =>
  async (operation, asked, cost, response) => {
    if (cost < KEPT_FROM || !KEPT.has(operation.id) || operation.streams?.(asked))
      return work(operation, asked, cost, response);
    const key = keyOf(operation.id, asked);
    const kept = await cache.get(key);
    if (kept) return unpack(kept);
    const answer = await work(operation, asked, cost, response);
    const { body } = answer;
    if (answer.status !== 200 || !(typeof body === 'string' || Buffer.isBuffer(body))) return answer;
    cache.set(key, pack({ ...answer, body: Buffer.from(body as string) }));
    return answer;
  };
