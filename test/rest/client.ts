import { createApp } from '../../src/server/create-app.js';
import { testConfig } from '../test-config.js';
import { checkAnswer } from './contract.js';

/** Tests that draw their questions ask for evaluations by the thousand. */
const SHORT_EVALUATIONS = { evaluationNodes: 2000, evaluationMillis: 200 };

/** The address of a service that runs for the tests of a file. */
let running: Promise<string> | undefined;
export const serviceUrl = (): Promise<string> => {
  running ??= createApp({ ...testConfig(), ...SHORT_EVALUATIONS }).then((app) => app.start());
  return running;
};

export interface RestAnswer {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: an answer's shape is what each test asks about
  readonly json: any;
  readonly headers: Headers;
}

/** Asks over HTTP; a body of bytes or text is sent as it is. */
export const fetchRest = async (
  path: string,
  {
    method = 'POST',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: Uint8Array | string } = {},
): Promise<RestAnswer> => {
  const response = await fetch(`${await serviceUrl()}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: body as BodyInit }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  const text = bytes.toString();
  if (path.startsWith('/v1/')) checkAnswer(method, path, response.status, type, text);
  return {
    status: response.status,
    type,
    bytes,
    text,
    json: /json/.test(type) && !type.includes('ndjson') && text !== '' ? JSON.parse(text) : null,
    headers: response.headers,
  };
};

export const postJson = (path: string, value: unknown, headers: Record<string, string> = {}): Promise<RestAnswer> =>
  fetchRest(path, { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) });

export const postFile = (
  path: string,
  body: Uint8Array | string,
  type = 'text/plain',
  accept = '*/*',
): Promise<RestAnswer> => fetchRest(path, { headers: { 'content-type': type, accept }, body });
