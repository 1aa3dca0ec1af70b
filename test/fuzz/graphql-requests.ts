import { gzipSync } from 'node:zlib';
import type { Draw } from './draw.js';
import { type Question, questionFrom } from './from-sdl.js';
import { type Sent, wellFormed } from './http.js';
import { JUNK, spoilt } from './values.js';

const TOKENS = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  '!',
  '$x',
  '...',
  '@',
  '@include',
  '"',
  '"""',
  '#',
  '|',
  '&',
  '\u0000',
];
const WORDS = ['__proto__', 'constructor', 'nothing', 'null', '-1', '1e999', '"x"', 'mutation', 'on', 'KJA', '{a: 1}'];

/** The same query with something put in, left out or put instead, somewhere. */
const misspelt = (draw: Draw, query: string): string => {
  const words = query.split(/(?<=[^\w])|(?=[^\w])/);
  const at = draw.below(words.length);
  const put = draw.pick([draw.pick(TOKENS), draw.pick(WORDS), draw.text()]);
  return words.toSpliced(at, draw.below(2), ...(draw.chance(70) ? [put] : [])).join('');
};

const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

/** Each is too much of something, or at its very edge. */
const BOMBS: readonly ((draw: Draw) => string)[] = [
  (draw) => `{ ${repeat(25 + draw.below(12), (i) => `a${i}: position { turn }`)} }`,
  (draw) => `{ ${'a { '.repeat(8 + draw.below(3000))} ${'}'.repeat(8)}`,
  (draw) => `{ service { version ${'@skip(if: false) '.repeat(draw.below(9))} } }`,
  (draw) => `{ ${'__typename '.repeat(15 + draw.below(10))} }`,
  (draw) => `{ ${'__typename '.repeat(1990 + draw.below(20))} }`,
  (draw) => `{ ...f0 } ${repeat(2 + draw.below(60), (i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`)}`,
  () => '{ ...F } fragment F on Query { ...F }',
  () => '{ __schema { types { name fields { name type { name ofType { name } } } } } }',
  (draw) => `{ adjudicate(input: {moves: ${'['.repeat(draw.below(5000))}}) { status } }`,
  (draw) => `{ positions(inputs: [${'{} '.repeat(draw.below(300))}]) { index position { key } } }`,
  () => '{ position(fen: """\n\\u0000 """) { fen } }',
  () => 'subscription { position { turn } }',
];

interface Draft {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer | null;
}

const METHODS = ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'];
const TYPES = ['text/plain', 'application/graphql', 'application/json; charset=utf-16', 'multipart/form-data', '', ';'];
const ENCODINGS = ['gzip', 'br', 'x', 'toString', 'gzip, gzip'];
const ACCEPTS = ['application/graphql-response+json', 'application/json', 'text/csv', '*/*;q=0', 'multipart/mixed', ''];
const OTHERS = ['operationName', 'extensions', '__proto__', 'query', 'variables', 'id', 'constructor'];

const withHeader = (draft: Draft, name: string, value: string): Draft => ({
  ...draft,
  headers: { ...draft.headers, [name]: value },
});

/** Faults of the request around a question. */
const FAULTS: readonly ((draw: Draw, draft: Draft) => Draft)[] = [
  (draw, draft) => ({ ...draft, method: draw.pick(METHODS), body: null }),
  (draw, draft) => ({
    ...draft,
    path: draw.pick(['/graphql/', '/GraphQL', '/graphql?query=x', '/graphql?a[b]=c', '/graphql/x']),
  }),
  (draw, draft) => withHeader(draft, 'content-type', draw.pick(TYPES)),
  (draw, draft) => withHeader(draft, 'content-encoding', draw.pick(ENCODINGS)),
  (draw, draft) => withHeader(draft, 'accept', draw.pick(ACCEPTS)),
  (_, { headers: { 'content-type': __, ...headers }, ...draft }) => ({ ...draft, headers }),
  (draw, draft) => ({
    ...draft,
    body: (draft.body ?? Buffer.alloc(0)).subarray(0, draw.below(draft.body?.length ?? 0)),
  }),
  (draw, draft) => ({ ...draft, body: Buffer.concat([draft.body ?? Buffer.alloc(0), Buffer.from(draw.text())]) }),
  (draw, draft) => ({ ...draft, body: Buffer.from(Array.from({ length: draw.below(200) }, () => draw.below(256))) }),
  (draw, draft) => ({ ...draft, body: Buffer.from(draw.pick(['[', '{"query":', '{"variables":']).repeat(50_000)) }),
  (_, draft) => ({ ...withHeader(draft, 'content-encoding', 'gzip'), body: gzipSync(draft.body ?? '') }),
  (_, draft) => ({ ...draft, body: Buffer.from(`[${draft.body}]`) }),
];

const asGet = ({ query, variables }: Question): Draft => {
  const search = new URLSearchParams({ query, variables: wellFormed(JSON.stringify(variables)) });
  return {
    method: 'GET',
    path: `/graphql?${search.toString().slice(0, 12_000)}`,
    headers: { 'apollo-require-preflight': '1' },
    body: null,
  };
};

const asPost = (body: object): Draft => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});

/** A question of the schema and the request that asks it; or one with faults. */
export const graphqlRequest = (draw: Draw): Sent & { readonly question: Question } => {
  let question = questionFrom(draw);
  let other: object = {};
  if (draw.chance(50)) {
    const kind = draw.below(8);
    if (kind < 3) question = { ...question, variables: spoilt(draw, question.variables) as Question['variables'] };
    else if (kind < 6) question = { ...question, query: misspelt(draw, question.query) };
    else if (kind === 6) question = { query: draw.pick(BOMBS)(draw), variables: {} };
    else other = Object.fromEntries([[draw.pick(OTHERS), draw.pick(JUNK)]]);
  }
  let draft = draw.chance(5) ? asGet(question) : asPost({ ...question, ...other });
  if (draw.chance(10)) draft = draw.pick(FAULTS)(draw, draft);
  const { body, ...sent } = draft;
  return { ...sent, ...(body && { body }), question };
};
