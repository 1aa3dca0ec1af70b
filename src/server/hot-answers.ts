import { createHash } from 'node:crypto';
import { headed, unheaded } from '../cache/headed.js';
import type { RedisCache } from '../cache/redis.js';
import { type Limits, plainLimits } from '../service/limits.js';
import { ANSWER_VERSION } from '../service/service-info.js';
import type { KnownAnswer, KnownAnswers, NewAnswer } from './known-answers.js';

/** Given so often, an answer is worth telling other processes of: most are cheaper to make than to fetch. */
const HOT_FROM = 3;
/** Uses are told by so many at a time. */
const TOLD_BY = 64;
/** How many of the hottest a process begins with. */
const BEGINS_WITH = 200;

export interface HotAnswers {
  /** An answer was given once more. */
  given(request: string, answer: KnownAnswer): void;
  /** Takes the hottest answers of all processes into those that are known here. @returns how many */
  load(): Promise<number>;
}

/** What is said of an answer that is shared, before its body. */
type Head = { readonly request: string } & Omit<NewAnswer, 'body'>;

/** Shares the answers that are given most among processes. */
export const hotAnswers = (known: KnownAnswers, far: RedisCache, limits: Limits): HotAnswers => {
  // What is asked beyond a limit has another answer where the limits are others.
  const kind = createHash('sha256')
    .update(JSON.stringify(plainLimits(limits)))
    .digest('base64url')
    .slice(0, 8);
  const prefix = `jr:${ANSWER_VERSION}:answer:${kind}:`;
  const keyOf = (request: string): string => prefix + createHash('sha256').update(request).digest('base64url');
  return {
    given(request, answer) {
      const { hits, body, ...rest } = answer;
      const becomesHot = hits === HOT_FROM;
      if (!becomesHot && hits % TOLD_BY !== 0) return;
      const key = keyOf(request);
      if (becomesHot) far.set(key, headed({ request, ...rest } satisfies Head, body));
      far.heat(key, becomesHot ? HOT_FROM : TOLD_BY);
    },
    async load() {
      const keys = (await far.hottest(BEGINS_WITH)).filter((key) => key.startsWith(prefix));
      const answers = (await far.getMany(keys)).filter((bytes) => bytes !== null);
      for (const bytes of answers) {
        const { head, body } = unheaded<Head>(bytes);
        const { request, ...rest } = head;
        known.set(request, { ...rest, body });
      }
      return answers.length;
    },
  };
};
