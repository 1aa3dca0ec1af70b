import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Raised with every change of this form. */
const VERSION = 1;
const KEY_BYTES = 12;
const HEAD = 1 + 4 + KEY_BYTES;

const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest().subarray(0, KEY_BYTES);

/** A value as it is kept where others write too: with its version, a checksum, and the key that it belongs to. */
export const seal = (key: string, value: Uint8Array): Buffer => {
  const sealed = Buffer.alloc(HEAD + value.length);
  sealed[0] = VERSION;
  digestOf(key).copy(sealed, 5);
  sealed.set(value, HEAD);
  sealed.writeUInt32BE(crc32(sealed.subarray(5)), 1);
  return sealed;
};

/** The value again; null for what is not whole, of another version, or another key's. */
export const unseal = (key: string, sealed: Uint8Array): Uint8Array | null => {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes.length < HEAD || bytes[0] !== VERSION) return null;
  if (bytes.readUInt32BE(1) !== crc32(bytes.subarray(5))) return null;
  return digestOf(key).equals(bytes.subarray(5, HEAD)) ? bytes.subarray(HEAD) : null;
};
