import { describeService, firstHotPositions } from '../service/service-info.js';
import { neverKept } from './cacheable.js';
import { type Answer, type Asked, JSON_UTF8, problemAnswer } from './exchange.js';
import { COUNT } from './fields.js';
import { readQuery } from './input.js';

/** What the service is and how it is doing. */
export const answerService = ({ search, limits, state }: Asked): Answer => {
  const query = readQuery(search, { limit: COUNT }, false);
  if (!query.ok) return problemAnswer(query.error);
  const service = describeService(limits, state);
  const hot = firstHotPositions(service, query.value.limit);
  return hot.ok
    ? neverKept(JSON_UTF8, JSON.stringify({ ...service, hotPositions: hot.value }))
    : problemAnswer(hot.error);
};
