import type { Problem } from '../janggi/problem.js';

/** How the bytes of a record are read. */
export const TEXT_ENCODINGS = ['UTF-8', 'CP949'] as const;
export type TextEncodingName = (typeof TEXT_ENCODINGS)[number];

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncodingName;
  readonly warnings: readonly Problem[];
}

/** Bytes that old programs leave at the ends of records; in neither encoding do they mean anything. */
const isStray = (byte: number): boolean => byte === 0xff || byte === 0x1a;

/**
 * Reads the bytes of a record: UTF-8 where they are that, else CP949 (`euc-kr` is its name on the web).
 * Stray 0xFF and 0x1A bytes are dropped (warning STRAY_BYTES); what CP949 cannot read becomes U+FFFD (BROKEN_BYTES).
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const warnings: Problem[] = [];
  const kept = bytes.some(isStray) ? bytes.filter((byte) => !isStray(byte)) : bytes;
  if (kept.length < bytes.length)
    warnings.push({
      code: 'STRAY_BYTES',
      message: `${bytes.length - kept.length} stray bytes (FF or 1A) were dropped.`,
    });
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(kept), encoding: 'UTF-8', warnings };
  } catch {
    // Not UTF-8, so it is the encoding that Korean programs wrote before.
  }
  const text = new TextDecoder('euc-kr').decode(kept);
  const broken = text.split('\ufffd').length - 1;
  if (broken > 0)
    warnings.push({ code: 'BROKEN_BYTES', message: `${broken} places could not be read, in CP949 or in UTF-8.` });
  return { text, encoding: 'CP949', warnings };
};
