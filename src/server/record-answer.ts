import { CACHE_CONTROL } from '../rest/cacheable.js';
import type { NewAnswer } from './known-answers.js';
import type { ObservedResponse } from './observe-requests.js';

/** Headers that belong to one request alone, and those that are kept apart. */
const OF_ONE_REQUEST: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

/** Tells an answer when it goes out, packed as it goes, if it is one that everybody gets who asks the same. */
export const recordAnswer = (
  response: ObservedResponse,
  mostBytes: number,
  tell: (answer: NewAnswer) => void,
): void => {
  const { write, end } = response;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const keep = (part: unknown, encoding: unknown): void => {
    if (typeof part !== 'string' && !(part instanceof Uint8Array)) return;
    const kept =
      typeof part === 'string'
        ? Buffer.from(part, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : part;
    bytes += kept.length;
    if (bytes <= mostBytes) parts.push(kept);
  };
  response.write = ((part: unknown, encoding: unknown, ...rest: unknown[]) => {
    keep(part, encoding);
    return Reflect.apply(write, response, [part, encoding, ...rest]);
  }) as typeof write;
  response.end = ((part: unknown, encoding: unknown, ...rest: unknown[]) => {
    keep(part, encoding);
    if (bytes <= mostBytes && isLasting(response))
      tell(answerOf(response, parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts)));
    return Reflect.apply(end, response, [part, encoding, ...rest]);
  }) as typeof end;
};

const isLasting = (response: ObservedResponse): boolean =>
  response.statusCode === 200 &&
  (response.locals.isLasting === true || response.getHeader('cache-control') === CACHE_CONTROL);

/** As they are written; Node's types do not know the method. */
const rawNames = (response: unknown): string[] => (response as { getRawHeaderNames(): string[] }).getRawHeaderNames();

const answerOf = (response: ObservedResponse, body: Uint8Array): NewAnswer => {
  const headers = rawNames(response)
    .filter((name) => !OF_ONE_REQUEST.has(name.toLowerCase()))
    .flatMap((name) => [name, String(response.getHeader(name))]);
  const { operation, position } = response.locals;
  const tag = response.getHeader('etag');
  return {
    status: response.statusCode,
    headers,
    body,
    tag: typeof tag === 'string' ? tag : null,
    operation,
    position: position ?? null,
  };
};
