/**
 * Characters that mean others: ASCII in full width, as Korean and Japanese keyboards type it, and Hangul in parts, as some
 * systems store it.
 */
const UNUSUAL = /[\uff01-\uff5e\u1100-\u11ff]/;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** The same text in full-width characters, one for one. */
export const halfWidth = (text: string): string =>
  text.replaceAll(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET));

/** The text as it would usually be written; null where it is so written. */
export const usualText = (text: string): string | null =>
  UNUSUAL.test(text) ? halfWidth(text).normalize('NFC') : null;
