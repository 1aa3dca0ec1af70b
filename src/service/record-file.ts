import iconv from 'iconv-lite';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import {
  type DecodedText,
  decodeInTurns,
  decodeText,
  type InTurns,
  type NewCp949Decoder,
  type TextEncodingName,
} from '../notation/decode-text.js';
import { TextPlaces } from '../notation/text-places.js';

/** Node's own decoder knows only the older half of CP949. */
const CP949 = 'cp949';

/** Reads all of CP949. */
export const newCp949Decoder: NewCp949Decoder = () => {
  const decoder = iconv.getDecoder(CP949);
  return {
    decode: (piece) =>
      (piece ? decoder.write(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)) : decoder.end()) ?? '',
  };
};

/** The text of a file that a client sent, in UTF-8 or CP949. */
export const decodeFile = (bytes: Uint8Array): DecodedText => decodeText(bytes, newCp949Decoder);

/** The same, with pauses. */
export const decodeFileInTurns = (bytes: Uint8Array): InTurns<DecodedText> => decodeInTurns(bytes, newCp949Decoder);

/**
 * The bytes of a text that is to be a file.
 * @returns them; or UNENCODABLE_CHARACTER, with the place of the first character that CP949 lacks
 */
export const encodeFile = (text: string, encoding: TextEncodingName): Result<Buffer, Problem> => {
  if (encoding === 'UTF-8') return ok(Buffer.from(text));
  const bytes = iconv.encode(text, CP949);
  const readBack = iconv.decode(bytes, CP949);
  if (readBack === text) return ok(bytes);
  let at = 0;
  while (text[at] === readBack[at]) at++;
  const character = String.fromCodePoint(text.codePointAt(at) as number);
  return err({
    code: 'UNENCODABLE_CHARACTER',
    message: `CP949 has no ${JSON.stringify(character)} (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}); write the file in UTF-8.`,
    ...new TextPlaces(text).of(at),
  });
};
