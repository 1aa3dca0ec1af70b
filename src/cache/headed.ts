/** Bytes with something said of them before: JSON, which has no line breaks of its own, on a line. */
export const headed = (head: object, body: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);

/** What {@link headed} put together. */
export const unheaded = <H extends object>(bytes: Uint8Array): { readonly head: H; readonly body: Buffer } => {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = all.indexOf('\n');
  return { head: JSON.parse(all.toString('utf8', 0, end)) as H, body: all.subarray(end + 1) };
};
