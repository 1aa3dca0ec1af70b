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

/** A file that was sent; null for a body of another kind. */
export const fileOf = (request: Request): { record: DecodedText; format: RecordFormat } | null => {
  const type = request.is(FILE_TYPES);
  if (!type) return null;
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return { record: decodeFile(bytes), format: FORMAT_OF_TYPE[type] ?? 'AUTO' };
};
