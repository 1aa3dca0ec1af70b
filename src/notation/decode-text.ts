import type { Problem } from '../janggi/problem.js';
import { TextPlaces } from './text-places.js';

/** How the bytes of a record are read. */
export const TEXT_ENCODINGS = ['UTF-8', 'CP949'] as const;
export type TextEncodingName = (typeof TEXT_ENCODINGS)[number];

/** A file's text; the warnings say what of its bytes did not become text. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncodingName;
  readonly warnings: readonly Problem[];
}

const NEWLINE = 0x0a;
/** The end-of-file mark of old systems. */
const END_OF_FILE = 0x1a;
/** Part of no character in either encoding, yet old programs wrote it between games. */
const FILLER = 0xff;

/** Turns bytes in CP949 into text; what is no character becomes U+FFFD. */
export type Cp949Decoder = (bytes: Uint8Array) => string;

/**
 * Browsers read all of CP949 under this name. Node reads only its older half (KS X 1001, all that moves and tags need)
 * and makes the other half's first bytes into control characters, which would pass for text.
 */
const platformDecoder: Cp949Decoder = (bytes) =>
  new TextDecoder('euc-kr').decode(bytes).replaceAll(/[\u0080-\u009f]/g, '\ufffd');

/**
 * Turns a file's bytes into text: UTF-8, with or without a byte order mark, or else CP949.
 * Bytes 0x1A and 0xFF are dropped (warning STRAY_BYTES); bytes that are no character become U+FFFD (BROKEN_BYTES).
 * @param decodeCp949 reads CP949 where the platform's own decoder is not enough for names and comments
 */
export const decodeText = (bytes: Uint8Array, decodeCp949: Cp949Decoder = platformDecoder): DecodedText => {
  const warnings: Problem[] = [];
  const kept = withoutStray(bytes, warnings);
  const { text, encoding } = decode(kept, decodeCp949);
  const broken = text.indexOf('\ufffd');
  if (broken >= 0) {
    const { line, column } = new TextPlaces(text).of(broken);
    warnings.push({
      code: 'BROKEN_BYTES',
      message: `Some bytes could not be read as ${encoding}, the first on line ${line}; they stand as \ufffd.`,
      line,
      column,
    });
  }
  return { text, encoding, warnings };
};

const withoutStray = (bytes: Uint8Array, warnings: Problem[]): Uint8Array => {
  const found = [END_OF_FILE, FILLER].map((byte) => bytes.indexOf(byte)).filter((at) => at >= 0);
  if (found.length === 0) return bytes;
  const first = Math.min(...found);
  let line = 1;
  for (let at = 0; at < first; at++) if (bytes[at] === NEWLINE) line++;
  const kept = bytes.filter((byte) => byte !== END_OF_FILE && byte !== FILLER);
  const dropped = bytes.length - kept.length;
  warnings.push({
    code: 'STRAY_BYTES',
    message: `${dropped === 1 ? 'A byte' : `${dropped} bytes`} 0xFF or 0x1A, the first on line ${line}, ${dropped === 1 ? 'was' : 'were'} dropped.`,
    line,
  });
  return kept;
};

const decode = (bytes: Uint8Array, decodeCp949: Cp949Decoder): { text: string; encoding: TextEncodingName } => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    // A UTF-8 text with a few broken bytes, or cut off inside a character, must not become CP949 nonsense.
    const utf8 = new TextDecoder('utf-8').decode(bytes);
    return isMostlyUtf8(utf8) ? { text: utf8, encoding: 'UTF-8' } : { text: decodeCp949(bytes), encoding: 'CP949' };
  }
};

/** Whether Korean characters (three bytes each) outnumber what is broken: in CP949 they hardly occur by chance. */
const isMostlyUtf8 = (text: string): boolean => {
  let broken = 0;
  let whole = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken++;
    else if (code >= 0x800) whole++;
  }
  return whole >= broken;
};
