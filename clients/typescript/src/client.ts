import type { TypedDocument } from './documents.js';
import type { components, paths } from './rest.js';

/** The types of the contract by name: `Schemas['Verdict']`. */
export type Schemas = components['schemas'];

/** What is wrong with a question: a stable `code`, what to do in `detail`, and the place as far as it is known. */
export type Problem = Schemas['Problem'];

/** An answer, or what is wrong with the question. Only a network that fails throws. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export interface ClientOptions {
  /** Where the service is: `https://example.org`, or with a path before `/v1` and `/graphql`. */
  readonly url: string;
  /** An API key, where the operator gave one. */
  readonly key?: string;
  /** Sent with each request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Another than the platform's own: with a retry, a proxy, a log. */
  readonly fetch?: typeof globalThis.fetch;
}

type Method = 'get' | 'post';
/** The addresses that take a method. */
type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { readonly [K in M]: object } ? P : never;
}[keyof paths];
type Operation<P extends keyof paths, M extends Method> = paths[P] extends { readonly [K in M]: infer O } ? O : never;
type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;
type PathParametersOf<O> = O extends { parameters: { path: infer Q } } ? Q : never;
type BodyOf<O> = O extends { requestBody: { content: infer C } } ? C : never;
type ContentOf<O> = O extends { responses: { 200: { content: infer C } } } ? C : never;
/** JSON where there is some, else text. */
type ValueOf<O> = ContentOf<O> extends { 'application/json': infer T } ? T : string;
/** A line of an answer that comes line by line. */
type LineOf<O> = ContentOf<O> extends { 'application/x-ndjson': infer T } ? T : never;
type LinesPath = {
  [P in PathOf<'post'>]: LineOf<Operation<P, 'post'>> extends never ? never : P;
}[PathOf<'post'>];

interface Common<O> {
  /** The parameters behind `?`; lists may be lists. */
  readonly query?: QueryOf<O>;
  readonly signal?: AbortSignal;
}
type GetOptions<O> = Common<O> & (PathParametersOf<O> extends never ? object : { readonly path: PathParametersOf<O> });
/** What is sent: JSON as a value; a file as text or bytes, with its media type. */
type PostOptions<O> = Common<O> &
  (
    | { readonly json: BodyOf<O> extends { 'application/json': infer T } ? T : never }
    | { readonly file: string | Uint8Array; readonly type?: Exclude<keyof BodyOf<O>, 'application/json'> }
  ) & {
    /** The form that the answer should have; anything but JSON comes as text. */
    readonly accept?: keyof ContentOf<O> & string;
  };
type LinesOptions<O> = Common<O> &
  (
    | { readonly lines: Iterable<BodyOf<O> extends { 'application/x-ndjson': infer T } ? T : never> }
    | { readonly file: string | Uint8Array; readonly type?: Exclude<keyof BodyOf<O>, 'application/json'> }
  );

/** A service to ask. */
export interface Client {
  /** Asks REST: `get('/v1/legal-moves', { query: { fen } })`. */
  get<P extends PathOf<'get'>>(
    path: P,
    options?: GetOptions<Operation<P, 'get'>>,
  ): Promise<Answer<ValueOf<Operation<P, 'get'>>>>;
  /** Sends JSON or a file to REST: `post('/v1/adjudications', { json: { moves } })`. */
  post<P extends PathOf<'post'>>(
    path: P,
    options: PostOptions<Operation<P, 'post'>>,
  ): Promise<Answer<ValueOf<Operation<P, 'post'>>>>;
  /** Sends many inputs, or a file of many games, and gives the results one by one as they come. */
  lines<P extends LinesPath>(
    path: P,
    options: LinesOptions<Operation<P, 'post'>>,
  ): Promise<Answer<AsyncIterable<LineOf<Operation<P, 'post'>>>>>;
  /** Asks GraphQL one of the documents of this package, or one of your own that is typed in the same way. */
  ask<R, V extends object>(
    document: TypedDocument<R, V>,
    ...variables: object extends V ? [variables?: V] : [variables: V]
  ): Promise<Answer<R>>;
}

/** What a request is made of. */
interface Request {
  readonly method: string;
  readonly path: string;
  readonly query?: object | undefined;
  readonly type?: string | undefined;
  readonly accept?: string | undefined;
  readonly body?: BodyInit | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What an answer that is no problem of ours is told as: one of a proxy on the way, say. */
const foreignProblem = (response: Response, text: string): Problem => ({
  type: 'about:blank',
  title: response.statusText,
  status: response.status,
  detail: `No answer of Janggi Referee: ${text.slice(0, 200)}`,
  code: 'FOREIGN_ANSWER',
});

const isJson = (response: Response): boolean => /\bjson\b/.test(response.headers.get('content-type') ?? '');

const problemOf = async (response: Response): Promise<Problem> => {
  const text = await response.text();
  if (!isJson(response)) return foreignProblem(response, text);
  const problem = JSON.parse(text) as Problem;
  return typeof problem.code === 'string' ? problem : foreignProblem(response, text);
};

/** Lists stand in one parameter, with commas between; what is undefined or null is left out. */
const searchOf = (query: object = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search && `?${search}`;
};

const withParameters = (path: string, parameters: object = {}): string =>
  Object.entries(parameters).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line.trim() !== '') yield line;
      if (done) return;
    }
  } finally {
    // Whoever stops early wants no more of it.
    await reader.cancel();
  }
}

async function* valuesOf<T>(body: ReadableStream<Uint8Array>): AsyncGenerator<T> {
  for await (const line of linesOf(body)) yield JSON.parse(line) as T;
}

/** A GraphQL error as REST would tell it. */
const graphqlProblem = (status: number, { message, extensions = {} }: GraphqlError): Problem => ({
  type: 'about:blank',
  title: 'GraphQL',
  status,
  detail: message,
  code: 'INTERNAL_SERVER_ERROR',
  ...extensions,
});
interface GraphqlError {
  readonly message: string;
  readonly extensions?: Partial<Problem>;
}

/** A client of a service; it keeps nothing but these options. */
export const createClient = (options: ClientOptions): Client => {
  const root = options.url.replace(/\/+$/, '');
  const send = ({ method, path, query, type, accept, body, signal }: Request): Promise<Response> => {
    const { fetch = globalThis.fetch, key, headers } = options;
    return fetch(`${root}${path}${searchOf(query)}`, {
      method,
      headers: {
        ...headers,
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(type !== undefined && { 'content-type': type }),
        ...(accept !== undefined && { accept }),
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
  };
  const answer = async <T>(response: Response): Promise<Answer<T>> => {
    if (!response.ok) return { ok: false, problem: await problemOf(response) };
    return { ok: true, value: (isJson(response) ? await response.json() : await response.text()) as T };
  };
  return {
    async get(path, options: { query?: object; path?: object; signal?: AbortSignal } = {}) {
      const { query, signal, path: parameters } = options;
      return answer(await send({ method: 'GET', path: withParameters(path, parameters), query, signal }));
    },
    async post(path, { query, signal, accept, ...sent }) {
      const [type, body] =
        'json' in sent ? ['application/json', JSON.stringify(sent.json)] : [sent.type ?? 'text/plain', sent.file];
      return answer(
        await send({ method: 'POST', path, query, signal, type: String(type), accept, body: body as BodyInit }),
      );
    },
    async lines(path, { query, signal, ...sent }) {
      const [type, body] =
        'lines' in sent
          ? ['application/x-ndjson', Array.from(sent.lines, (line) => `${JSON.stringify(line)}\n`).join('')]
          : [sent.type ?? 'text/plain', sent.file];
      const response = await send({
        method: 'POST',
        path,
        query,
        signal,
        type: String(type),
        accept: 'application/x-ndjson',
        body: body as BodyInit,
      });
      if (!response.ok) return { ok: false, problem: await problemOf(response) };
      return { ok: true, value: valuesOf(response.body ?? new Blob([]).stream()) };
    },
    async ask(document, ...[variables]) {
      const response = await send({
        method: 'POST',
        path: '/graphql',
        type: 'application/json',
        body: JSON.stringify({ query: document, variables }),
      });
      if (!isJson(response)) return { ok: false, problem: foreignProblem(response, await response.text()) };
      const { data, errors } = (await response.json()) as { data?: unknown; errors?: readonly GraphqlError[] };
      const [error] = errors ?? [];
      return error
        ? { ok: false, problem: graphqlProblem(response.status, error) }
        : { ok: true, value: data as ReturnType<NonNullable<(typeof document)['__types']>> };
    },
  };
};
