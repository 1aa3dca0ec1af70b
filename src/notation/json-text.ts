import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';

/** No question and no record nests so far. What nests by millions takes seconds to be read, and all others would wait. */
export const MOST_NESTING = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING_LIST = 0x5b;
const CLOSING_LIST = 0x5d;
const OPENING_OBJECT = 0x7b;
const CLOSING_OBJECT = 0x7d;

/** Whether lists and objects nest deeper than any question; of a text or of UTF-8, in one pass. */
export const nestsTooDeep = (json: { readonly length: number }, codeAt: (at: number) => number): boolean => {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const code = codeAt(at);
    if (isText) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (code === OPENING_LIST || code === OPENING_OBJECT) {
      if (++depth > MOST_NESTING) return true;
    } else if (code === CLOSING_LIST || code === CLOSING_OBJECT) depth--;
  }
  return false;
};

export const TOO_NESTED_TEXT = `Lists and objects nest deeper than ${MOST_NESTING} levels; nothing here does.`;

/** Reads JSON. @returns the value; TOO_NESTED, or a fault of the code given */
export const parseJson = (text: string, code: string, what: string): Result<unknown, Problem> => {
  if (nestsTooDeep(text, (at) => text.charCodeAt(at))) return err({ code: 'TOO_NESTED', message: TOO_NESTED_TEXT });
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    return err({ code, message: `${what} is no JSON: ${(error as Error).message}.` });
  }
};
