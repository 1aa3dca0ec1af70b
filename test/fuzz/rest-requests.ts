import { deflateSync, gzipSync } from 'node:zlib';
import { OPENAPI } from '../rest/contract.js';
import type { Draw } from './draw.js';
import { fromSchema, type JsonSchema, resolved } from './from-json-schema.js';
import { type Sent, wellFormed } from './http.js';
import { file, game, JUNK, spoilt } from './values.js';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly schema: JsonSchema;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema: JsonSchema } } };
  readonly responses: { readonly [status: string]: { readonly content?: { readonly [type: string]: object } } };
}
interface Question {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const QUESTIONS: readonly Question[] = Object.entries(OPENAPI.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation: operation as unknown as Operation,
  })),
);

type Pair = readonly [name: string, value: string];

/** A request in parts, before anything is spoilt. */
interface Draft {
  readonly method: string;
  readonly path: string;
  readonly query: readonly Pair[];
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer | null;
}

const wordOf = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

const queryFor = (draw: Draw, parameters: readonly Parameter[], isFile: boolean): Pair[] => {
  const chosen = parameters.filter(({ name }) => draw.chance(name.startsWith('rules.') ? 1 : 12));
  const pairs = new Map(chosen.map(({ name, schema }) => [name, wordOf(fromSchema(draw, schema, name))]));
  const hasMoves = parameters.some(({ name }) => name === 'moves');
  if (hasMoves && !isFile && draw.chance(60)) {
    for (const name of ['cho', 'han', 'dialect']) pairs.delete(name);
    for (const [name, value] of Object.entries(game(draw))) pairs.set(name, wordOf(value));
  }
  return [...pairs];
};

const isFileType = (type: string): boolean => !type.includes('json');

const bodyFor = (draw: Draw, type: string, schema: JsonSchema): Buffer => {
  if (isFileType(type)) return file(draw);
  if (!type.includes('ndjson')) return Buffer.from(JSON.stringify(fromSchema(draw, schema)) ?? '');
  const lines = Array.from({ length: draw.below(5) }, () => JSON.stringify(fromSchema(draw, schema)));
  return Buffer.from(lines.join('\n'));
};

const validDraft = (draw: Draw): Draft => {
  const { method, path, operation } = draw.pick(QUESTIONS);
  const content = Object.entries(operation.requestBody?.content ?? {});
  const [type, { schema } = { schema: {} }] = content.length > 0 ? draw.pick(content) : [];
  const parameters = (operation.parameters ?? []).map(resolved);
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const inPath = new Map(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => [parameter.name, wordOf(fromSchema(draw, parameter.schema, parameter.name))]),
  );
  return {
    method: method === 'GET' && draw.chance(10) ? 'HEAD' : method,
    path: path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(wellFormed(inPath.get(name) ?? ''))),
    query: type !== undefined && !isFileType(type) ? [] : queryFor(draw, inQuery, type !== undefined),
    headers: {
      ...(type !== undefined && { 'content-type': type }),
      ...(draw.chance(30) && {
        accept: draw.pick(Object.values(operation.responses).flatMap(({ content }) => Object.keys(content ?? {}))),
      }),
      ...(draw.chance(10) && { 'accept-encoding': draw.pick(['gzip', 'br', 'identity', '*;q=0', 'x']) }),
    },
    body: type === undefined ? null : bodyFor(draw, type, schema),
  };
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'];
const TYPES = [
  'application/json',
  'application/x-ndjson',
  'text/plain',
  'text/html',
  'application/x-gib; charset=cp949',
  'application/json; charset=x-no',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=x',
  'x',
  '',
  ';;;',
  'application/json, text/plain',
];
const ACCEPTS = ['text/html', 'application/x-ndjson', 'image/*;q=0', '*/*;q=nonsense', ';', 'x'.repeat(3000), ''];
const NAMES = ['__proto__', 'constructor', 'rules.__proto__', 'rules.', 'rules.toString', 'fields[]', 'a[b]', '', 'x'];
const TAGS = ['*', '"x"', 'W/"x", *', '"'.repeat(500), ''];
const ENCODINGS = ['gzip', 'deflate', 'br', 'identity', 'GZIP', 'gzip, gzip', 'x', 'toString', '__proto__'];

const withHeader = (draft: Draft, name: string, value: string): Draft => ({
  ...draft,
  headers: { ...draft.headers, [name]: value },
});

const withJson = (draw: Draw, draft: Draft): Draft => {
  try {
    const value: unknown = JSON.parse(String(draft.body));
    return { ...draft, body: Buffer.from(JSON.stringify(spoilt(draw, value))) };
  } catch {
    return { ...draft, body: Buffer.from(JSON.stringify(draw.pick(JUNK))) };
  }
};

/** Each makes one thing wrong, or odd. */
const FAULTS: readonly ((draw: Draw, draft: Draft) => Draft)[] = [
  withJson,
  withJson,
  withJson,
  (draw, draft) => ({ ...draft, method: draw.pick(METHODS) }),
  (draw, draft) => ({ ...draft, path: draft.path + draw.pick(['/', '/x', '%ff', '%00', '//', '/..', '%2f', '.json']) }),
  (draw, draft) => ({
    ...draft,
    path: draw.pick(['/v1', '/v1/', '/V1/points', '/v1/Points', '/v2/points', '/v1/%zz']),
  }),
  (draw, draft) => ({ ...draft, query: [...draft.query, [draw.pick(NAMES), wordOf(draw.pick(JUNK))]] }),
  (draw, draft) => ({ ...draft, query: [...draft.query, ...draft.query.slice(0, 1), ['moves', draw.text()]] }),
  (draw, draft) => {
    const at = draw.below(draft.query.length);
    const value = draw.chance(50) ? draw.text() : String(draw.pick(JUNK));
    return { ...draft, query: draft.query.map((pair, i): Pair => (i === at ? [pair[0], value] : pair)) };
  },
  (draw, draft) => withHeader(draft, 'content-type', draw.pick(TYPES)),
  (draw, draft) => withHeader(draft, 'accept', draw.pick(ACCEPTS)),
  (draw, draft) => withHeader(draft, 'content-encoding', draw.pick(ENCODINGS)),
  (draw, draft) => withHeader(draft, 'if-none-match', draw.pick(TAGS)),
  (draw, draft) => withHeader(draft, 'x-request-id', draw.pick(['x'.repeat(500), '<script>', ''])),
  (draw, draft) => withHeader(draft, 'authorization', draw.pick(['Bearer x', 'Basic eA==', 'Bearer', ''])),
  (_, { headers: { 'content-type': __, ...headers }, ...draft }) => ({ ...draft, headers }),
  (_, draft) => ({ ...draft, body: null }),
  (draw, draft) => ({
    ...draft,
    body: (draft.body ?? Buffer.alloc(9)).subarray(0, draw.below(draft.body?.length ?? 9)),
  }),
  (draw, draft) => ({ ...draft, body: Buffer.concat([draft.body ?? Buffer.alloc(0), Buffer.from(draw.text())]) }),
  (draw, draft) => ({ ...draft, body: Buffer.from(Array.from({ length: draw.below(200) }, () => draw.below(256))) }),
  (draw, draft) => ({ ...draft, body: Buffer.from(draw.pick(['[', '{"moves":', '[{"rules":']).repeat(50_000)) }),
  (_, draft) => ({ ...withHeader(draft, 'content-encoding', 'gzip'), body: gzipSync(draft.body ?? '') }),
  (_, draft) => ({ ...withHeader(draft, 'content-encoding', 'deflate'), body: deflateSync(draft.body ?? '') }),
];

const escaped = (text: string): string => encodeURIComponent(wellFormed(text));

/** A request that the contract describes, or one with a few faults. */
export const restRequest = (draw: Draw): Sent => {
  let draft = validDraft(draw);
  const faults = draw.chance(60) ? 1 + draw.below(3) : 0;
  for (let fault = 0; fault < faults; fault++) draft = draw.pick(FAULTS)(draw, draft);
  const { method, path, query, headers, body } = draft;
  // Node takes no head of more than 16 KB.
  const search = query
    .map(([name, value]) => `${escaped(name)}=${escaped(value.slice(0, 3000))}`)
    .join('&')
    .slice(0, 12_000);
  return { method, path: search === '' ? path : `${path}?${search}`, headers, ...(body && { body }) };
};
