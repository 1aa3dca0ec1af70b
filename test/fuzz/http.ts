import { Agent, request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

export interface Sent {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body?: Buffer;
}

export interface Received {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const UNPACK = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync } as const;

const unpacked = (bytes: Buffer, encoding: string | undefined): Buffer =>
  encoding === undefined || bytes.length === 0 ? bytes : UNPACK[encoding as keyof typeof UNPACK](bytes);

const agent = new Agent({ keepAlive: true });

/** Sends what fetch would not: any method, any header, a body wherever one is given. */
export const exchange = (url: string, { method, path, headers, body }: Sent): Promise<Received> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const length = body ? { 'content-length': String(body.length) } : {};
    const request = httpRequest({ agent, hostname, port, method, path, headers: { ...headers, ...length } });
    request.on('error', reject).on('response', (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part) => parts.push(part))
        .on('error', reject)
        .on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text: unpacked(Buffer.concat(parts), response.headers['content-encoding']).toString(),
          }),
        );
    });
    request.end(body);
  });

/** Half a surrogate pair is no text that could be part of an address. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

const STACK = /node_modules|node:internal|(?:\n|\\n)\s+at |\.[jt]s:\d+/;

/** Throws where an answer is what none may be: a fault of ours, HTML, or one that tells of our insides. */
export const checkDecent = ({ status, type, text }: Received): void => {
  const isMissing = /"(?:OVERLOADED|ENGINE_MISSING|JOBS_MISSING)"/.test(text);
  if (status >= 500 && !isMissing) throw new Error(`a fault of ours: ${status} ${text.slice(0, 300)}`);
  if (type.includes('html') || /<!doctype|<html/i.test(text)) throw new Error(`HTML: ${text.slice(0, 300)}`);
  if (STACK.test(text)) throw new Error(`a stack: ${text.slice(0, 1000)}`);
};

/** A request to read in a failure. */
export const told = ({ method, path, headers, body }: Sent): string =>
  `${method} ${path.slice(0, 600)}\n${JSON.stringify(headers)}\n${body?.toString().slice(0, 1500) ?? '(no body)'}`;
