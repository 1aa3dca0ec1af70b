import type { Problem } from '../janggi/problem.js';
import { TextPlaces } from './text-places.js';

/** How the bytes of a record are read. */
export const TEXT_ENCODINGS = ['UTF-8', 'CP949', 'UTF-16LE', 'UTF-16BE'] as const;
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

/** The byte order marks of encodings with two bytes a character. */
const WIDE = [
  { mark: [0xff, 0xfe], encoding: 'UTF-16LE' },
  { mark: [0xfe, 0xff], encoding: 'UTF-16BE' },
] as const;

/** Makes text of bytes that come piece by piece, as TextDecoder does: the end of one may be half a character. */
export interface PieceDecoder {
  decode(piece?: Uint8Array, options?: { readonly stream: boolean }): string;
}
/** Begins to decode CP949; what is no character becomes U+FFFD. */
export type NewCp949Decoder = () => PieceDecoder;

/**
 * Browsers read all of CP949 under this name. Node reads only its older half (KS X 1001, all that moves and tags need)
 * and makes the other half's first bytes into control characters, which would pass for text.
 */
const platformDecoder: NewCp949Decoder = () => {
  const decoder = new TextDecoder('euc-kr');
  return {
    decode: (piece, options) => decoder.decode(piece, options).replaceAll(/[\u0080-\u009f]/g, '\ufffd'),
  };
};

/** Bytes that are read without a pause: some tenths of a millisecond. */
const PIECE = 65_536;

/** Pauses to let others have their turn; where nobody else waits, they are passed over. */
export type InTurns<T> = Generator<undefined, T, undefined>;

/**
 * Turns a file's bytes into text: UTF-8, with or without a byte order mark, UTF-16 with one, or else CP949.
 * Bytes 0x1A and 0xFF are dropped (warning STRAY_BYTES); bytes that are no character become U+FFFD (BROKEN_BYTES).
 * @param newCp949Decoder reads CP949 where the platform's own decoder is not enough for names and comments
 */
export const decodeText = (bytes: Uint8Array, newCp949Decoder?: NewCp949Decoder): DecodedText => {
  const decoding = decodeInTurns(bytes, newCp949Decoder);
  for (;;) {
    const { done, value } = decoding.next();
    if (done) return value;
  }
};

/** What decodeText does, with pauses. */
export function* decodeInTurns(
  bytes: Uint8Array,
  newCp949Decoder: NewCp949Decoder = platformDecoder,
): InTurns<DecodedText> {
  const warnings: Problem[] = [];
  const wide = WIDE.find(({ mark }) => mark[0] === bytes[0] && mark[1] === bytes[1])?.encoding;
  const { text, encoding } = wide
    ? { text: yield* decodeWith(new TextDecoder(wide), bytes), encoding: wide }
    : yield* decode(yield* withoutStray(bytes, warnings), newCp949Decoder);
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
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

function* decodeWith(decoder: PieceDecoder, bytes: Uint8Array): InTurns<string> {
  let text = '';
  for (const piece of piecesOf(bytes)) {
    text += decoder.decode(piece, { stream: true });
    yield;
  }
  return text + decoder.decode();
}

function* withoutStray(bytes: Uint8Array, warnings: Problem[]): InTurns<Uint8Array> {
  if (!hasStray(bytes)) return bytes;
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  let dropped = 0;
  let line = 1;
  for (const piece of piecesOf(bytes)) {
    for (const byte of piece) {
      if (byte === END_OF_FILE || byte === FILLER) dropped++;
      else {
        if (byte === NEWLINE && dropped === 0) line++;
        kept[length++] = byte;
      }
    }
    yield;
  }
  warnings.push({
    code: 'STRAY_BYTES',
    message: `${dropped === 1 ? 'A byte' : `${dropped} bytes`} 0xFF or 0x1A, the first on line ${line}, ${dropped === 1 ? 'was' : 'were'} dropped.`,
    line,
  });
  return kept.subarray(0, length);
}

/** So many bytes from the first Korean character on tell which encoding a file is in. */
const SAMPLE = 100_000;

function* decode(
  bytes: Uint8Array,
  newCp949Decoder: NewCp949Decoder,
): InTurns<{ text: string; encoding: TextEncodingName }> {
  try {
    return { text: yield* decodeWith(new TextDecoder('utf-8', { fatal: true }), bytes), encoding: 'UTF-8' };
  } catch {
    // A UTF-8 text with a few broken bytes, or cut off inside a character, must not become CP949 nonsense.
    const first = yield* firstBeyondAscii(bytes);
    const sample = new TextDecoder('utf-8').decode(bytes.subarray(first, first + SAMPLE));
    return isMostlyUtf8(sample)
      ? { text: yield* decodeWith(new TextDecoder('utf-8'), bytes), encoding: 'UTF-8' }
      : { text: yield* decodeWith(newCp949Decoder(), bytes), encoding: 'CP949' };
  }
}

function* firstBeyondAscii(bytes: Uint8Array): InTurns<number> {
  let before = 0;
  for (const piece of piecesOf(bytes)) {
    const at = piece.findIndex((byte) => byte >= 0x80);
    if (at >= 0) return before + at;
    before += piece.length;
    yield;
  }
  return before;
}

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

const hasStray = (bytes: Uint8Array): boolean => bytes.includes(END_OF_FILE) || bytes.includes(FILLER);

const droppingStray = (bytes: Uint8Array): Uint8Array =>
  hasStray(bytes) ? bytes.filter((byte) => byte !== END_OF_FILE && byte !== FILLER) : bytes;

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};

/**
 * Reads a file of any length as {@link decodeText} does, piece by piece. What is not plain ASCII waits until there is
 * enough of it to tell the encoding, or the end.
 */
export class TextStream {
  private readonly utf8 = new TextDecoder('utf-8');
  private decoder: PieceDecoder | null = null;
  private isWide = false;
  private isBegun = false;
  private kept: Uint8Array = new Uint8Array(0);

  constructor(private readonly newCp949Decoder: NewCp949Decoder = platformDecoder) {}

  /** @returns what text is known now */
  push(bytes: Uint8Array): string {
    if (this.decoder) return this.decoder.decode(this.isWide ? bytes : droppingStray(bytes), { stream: true });
    if (this.isBegun) return this.look(droppingStray(bytes));
    this.kept = joined(this.kept, bytes);
    return this.kept.length < 2 ? '' : this.begin();
  }

  /** @returns the rest of the text */
  end(): string {
    const begun = this.isBegun ? '' : this.begin();
    const rest = this.decoder ? '' : this.decide();
    return begun + rest + (this.decoder ?? this.utf8).decode();
  }

  private begin(): string {
    this.isBegun = true;
    const { kept } = this;
    this.kept = new Uint8Array(0);
    const wide = WIDE.find(({ mark }) => mark[0] === kept[0] && mark[1] === kept[1])?.encoding;
    if (!wide) return this.look(droppingStray(kept));
    this.isWide = true;
    this.decoder = new TextDecoder(wide);
    return this.decoder.decode(kept, { stream: true });
  }

  private look(bytes: Uint8Array): string {
    let text = '';
    let foreign = bytes;
    if (this.kept.length === 0) {
      const at = bytes.findIndex((byte) => byte >= 0x80);
      text = this.utf8.decode(at < 0 ? bytes : bytes.subarray(0, at), { stream: true });
      if (at < 0) return text;
      foreign = bytes.subarray(at);
    }
    this.kept = joined(this.kept, foreign);
    return this.kept.length < SAMPLE ? text : text + this.decide();
  }

  private decide(): string {
    const { kept } = this;
    // A character that the sample cuts in two is not broken.
    const sample = new TextDecoder('utf-8').decode(kept.subarray(0, SAMPLE), { stream: kept.length >= SAMPLE });
    this.decoder = isMostlyUtf8(sample) ? this.utf8 : this.newCp949Decoder();
    this.kept = new Uint8Array(0);
    return this.decoder.decode(kept, { stream: true });
  }
}
