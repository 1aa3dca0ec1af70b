/** Questions derived from schema/schema.graphql, right and wrong ones: each gets an answer that the schema allows. */
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { serviceUrl } from '../rest/client.js';
import { checkData } from './check-data.js';
import { fuzz } from './draw.js';
import type { Question } from './from-sdl.js';
import { graphqlRequest } from './graphql-requests.js';
import { checkDecent, exchange, type Received, type Sent, told, wellFormed } from './http.js';

interface Answer {
  readonly data?: object | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: unknown } }[];
  readonly code?: unknown;
}

const isCode = (code: unknown): code is string => typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code);

/** Throws where the answer is not a good one. @returns what is wrong with the question, or what kind of answer it got */
const check = ({ method, path }: Sent, { query }: Question, received: Received): readonly string[] => {
  checkDecent(received);
  const { status, type, text } = received;
  if (method === 'HEAD' || status === 204) return [`${method} ${status}`];
  if (!/^application\/(?:graphql-response\+|problem\+)?json/.test(type))
    throw new Error(`no JSON but ${type}: ${text}`);
  const { data, errors, code } = JSON.parse(text) as Answer;
  // What is not this door.
  if (/^\/graphql\/./i.test(path) && isCode(code)) return [code];
  if (data === undefined && errors === undefined) throw new Error(`neither data nor errors: ${text}`);
  const codes = (errors ?? []).map((error) => {
    if (!isCode(error.extensions?.code)) throw new Error(`an error without a code: ${text}`);
    if (error.extensions.code === 'INTERNAL_SERVER_ERROR') throw new Error(`a fault of ours: ${text}`);
    return error.extensions.code;
  });
  if (data === null && codes.length === 0) throw new Error('nothing, and no word on why');
  // An address holds no half of a surrogate pair.
  if (data) checkData(parse(wellFormed(query)), data);
  return codes.length > 0 ? codes : [String(status)];
};

it('every question over GraphQL has an answer of the schema', { timeout: 900_000 }, async () => {
  const url = await serviceUrl();
  const seen = new Map<string, number>();
  await fuzz(10_000, async (draw) => {
    const { question, ...request } = graphqlRequest(draw);
    const answer = await exchange(url, request);
    try {
      for (const kind of new Set(check(request, question, answer))) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${told(request)}`);
    }
  });
  console.info(JSON.stringify(Object.fromEntries([...seen].sort((a, b) => b[1] - a[1]))));
  expect(seen.get('200')).toBeGreaterThan(Number(process.env.FUZZ_RUNS ?? 10_000) / 5);
  expect(seen.size).toBeGreaterThan(25);
});
