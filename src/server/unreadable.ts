import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemJson } from '../rest/exchange.js';

/** What Node's parser calls a fault, by status; anything else is a bad request. */
const STATUS_OF: { readonly [code: string]: number } = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const HINT_OF: { readonly [status: number]: string } = {
  400: 'The request is no HTTP; in an address, all but plain ASCII has to be percent-encoded.',
  408: 'The head of the request did not end in time.',
  431: 'The address and the headers are too long; send long questions with POST.',
};

/** Answers what cannot be read as HTTP at all, which no handler ever sees. */
export const answerUnreadable = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const body = JSON.stringify(problemJson(status, HINT_OF[status] ?? '', 'BAD_REQUEST'));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};
