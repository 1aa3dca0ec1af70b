import { COSTS, costOfFile, costOfQuestion } from '../service/cost.js';
import type { Asked } from './exchange.js';
import { isFile } from './file-body.js';

/** What it costs to tell a position or a verdict with all its parts. */
const ANSWER = 500;

const BRACE = '{'.charCodeAt(0);
const QUOTE = '"'.charCodeAt(0);

/** What JSON may hold, without reading it: no more inputs than opening brackets, no more moves than texts. */
const costOfJson = (body: Uint8Array, perPly: number): number => {
  let braces = 0;
  let quotes = 0;
  for (const byte of body) {
    if (byte === BRACE) braces++;
    else if (byte === QUOTE) quotes++;
  }
  // A record inside is text like that of a file.
  return braces * (COSTS.question + ANSWER) + (quotes / 2) * (COSTS.ply + perPly) + costOfFile(body.length);
};

/**
 * What a request costs, known before its question is read; a stream is not known beforehand, and counts as one question.
 * @param perPly what it costs to tell each half-move, where each is told
 */
export const costOf = (asked: Pick<Asked, 'type' | 'search' | 'body'>, perPly = 0): number => {
  const { body, search } = asked;
  if (isFile(asked)) return COSTS.request + ANSWER + (1 + perPly / COSTS.ply) * costOfFile(body.length);
  if (body.length > 0) return COSTS.request + costOfJson(body, perPly);
  return COSTS.request + ANSWER + costOfQuestion({ moves: search.get('moves')?.split(',') });
};
