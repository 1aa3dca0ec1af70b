/**
 * Short byte arrays cut from shared buffers: V8 takes several times as long to make a buffer as to make a view of one, and
 * every position needs one. A buffer stays in memory for as long as any of its pieces does, so it is not a large one.
 */
const BUFFER_BYTES = 16_384;
let buffer = new ArrayBuffer(0);
let used = 0;

/** Zeros, as many as asked for: at most a few hundred. */
export const zeros = (length: number): Uint8Array => {
  if (used + length > buffer.byteLength) {
    buffer = new ArrayBuffer(BUFFER_BYTES);
    used = 0;
  }
  const bytes = new Uint8Array(buffer, used, length);
  used += length;
  return bytes;
};

export const copyBytes = (bytes: Uint8Array): Uint8Array => {
  const copy = zeros(bytes.length);
  copy.set(bytes);
  return copy;
};

/**
 * Makes a maker of copies of one short array: their buffers hold copies from the beginning, so that each costs no more than
 * zeros.
 */
export const copierOf = (original: Uint8Array): (() => Uint8Array) => {
  const { length } = original;
  const copies = new Uint8Array(BUFFER_BYTES - (BUFFER_BYTES % length));
  for (let from = 0; from < copies.length; from += length) copies.set(original, from);
  let shared = copies.buffer.slice(0);
  let next = 0;
  return () => {
    if (next === shared.byteLength) {
      shared = copies.buffer.slice(0);
      next = 0;
    }
    const copy = new Uint8Array(shared, next, length);
    next += length;
    return copy;
  };
};
