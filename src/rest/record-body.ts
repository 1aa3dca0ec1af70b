import express, { type Request, type RequestHandler } from 'express';
import type { DecodedText } from '../notation/decode-text.js';
import type { RecordFormat } from '../notation/record.js';
import type { Limits } from '../service/limits.js';
import { decodeFile } from '../service/record-file.js';

/** How a file may be sent, and the format that its type says it has. */
const FORMAT_OF_TYPE: { readonly [type: string]: RecordFormat } = {
  'text/plain': 'AUTO',
  'application/octet-stream': 'AUTO',
  'application/x-gib': 'GIB',
  'application/x-chess-pgn': 'PGN',
  'application/vnd.chess-pgn': 'PGN',
};
export const FILE_TYPES = Object.keys(FORMAT_OF_TYPE);

/** Reads a file's bytes as they are: which encoding they are in, they tell themselves. */
export const fileBody = ({ fileBytes }: Limits): RequestHandler => express.raw({ limit: fileBytes, type: FILE_TYPES });

/** Whether a request sends a file. */
export const isFile = (request: Request): boolean => Boolean(request.is(FILE_TYPES));

/** The bytes that were sent. */
export const bytesOf = ({ body }: Request): Uint8Array => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** The file that was sent, and its format as far as the type tells. */
export const fileOf = (request: Request): { record: DecodedText; format: RecordFormat } => ({
  record: decodeFile(bytesOf(request)),
  format: FORMAT_OF_TYPE[request.is(FILE_TYPES) || ''] ?? 'AUTO',
});
