import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request } from 'express';

const UNPACK = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress } as const;

/** How a body may be packed. */
export const ENCODINGS: readonly string[] = Object.keys(UNPACK);

/**
 * What a request holds, unpacked. Ends as the request does; a fault in the packing leaves the request, and so the
 * answer's connection, alone.
 * @returns null where the content encoding is none of {@link ENCODINGS}
 */
export const unpacked = (request: Request): Request | Transform | null => {
  const encoding = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding === 'identity') return request;
  if (!Object.hasOwn(UNPACK, encoding)) return null;
  const unpack = UNPACK[encoding as keyof typeof UNPACK]();
  request.once('error', (error) => unpack.destroy(error));
  // What comes after the fault is read all the same, or the client would never look at its answer.
  unpack.once('error', () => request.unpipe(unpack).resume());
  return request.pipe(unpack);
};

/** What Node's unpacking says of a body that is not packed as it should be has a number; a client that is gone has none. */
export const isBadlyPacked = (error: unknown): boolean =>
  typeof (error as { errno?: unknown } | null)?.errno === 'number';
