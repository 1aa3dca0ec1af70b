import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { batchJson } from './answers.js';
import { sendProblem } from './problem.js';
import { keepAlive, sendParts } from './send-parts.js';

export const NDJSON = 'application/x-ndjson';

/** How each input of a batch is answered. */
export interface BatchOf<T> {
  /** The name of the list in an answer, and of the value in each of its results. */
  readonly list: string;
  readonly field: string;
  /** Inputs of one list; a stream has no such limit. */
  readonly limit: number;
  /** @param input what JSON made of it, of any shape */
  readonly answer: (input: unknown) => Result<T, Problem>;
  readonly json: (value: T) => object;
}

const refOf = (input: unknown): string | null => {
  const ref = typeof input === 'object' && input !== null ? (input as { ref?: unknown }).ref : null;
  return typeof ref === 'string' ? ref : null;
};

const answerOf = <T>({ answer, field, json }: BatchOf<T>, input: unknown, index: number): object =>
  batchJson({ index, ref: refOf(input), result: answer(input) }, field, json);

/** Answers a list of inputs as an object with a list of results, made one after the other. */
export const sendList = async <T>(response: Response, inputs: readonly unknown[], batch: BatchOf<T>): Promise<void> => {
  if (inputs.length > batch.limit) {
    sendProblem(response, {
      code: 'TOO_MANY_INPUTS',
      message: `A batch has at most ${batch.limit} inputs here, this one has ${inputs.length}; a stream of lines (application/x-ndjson) has no such limit.`,
    });
    return;
  }
  response.type('json');
  await sendParts(response, listParts(inputs, batch));
};

function* listParts<T>(inputs: readonly unknown[], batch: BatchOf<T>): Generator<Buffer> {
  yield Buffer.from(`{${JSON.stringify(batch.list)}:[`);
  for (const [index, input] of inputs.entries())
    yield Buffer.from((index > 0 ? ',' : '') + JSON.stringify(answerOf(batch, input, index)));
  yield Buffer.from(']}');
}

const NEWLINE = 0x0a;
/** How bodies may be packed. */
const UNPACK: { readonly [encoding: string]: () => Transform } = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** A line of a stream: its text, or null for one that is longer than it may be. */
type Line = string | null;

/** The lines of a body, one at a time; no more of it is kept than one line. Blank lines come as empty texts. */
async function* linesOf(body: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Line> {
  let kept: Buffer[] = [];
  let bytes = 0;
  const take = (): Line => {
    const line = bytes > limit ? null : Buffer.concat(kept).toString().trim();
    kept = [];
    bytes = 0;
    return line;
  };
  const keep = (part: Buffer): void => {
    bytes += part.length;
    if (bytes > limit) kept = [];
    else kept.push(part);
  };
  for await (const chunk of body) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      keep(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (bytes > 0) yield take();
}

const readLine = (line: Line, limit: number): Result<unknown, Problem> => {
  if (line === null)
    return err({ code: 'LINE_TOO_LONG', message: `A line has at most ${limit} bytes here; this one was skipped.` });
  try {
    return ok(JSON.parse(line) as unknown);
  } catch (error) {
    return err({ code: 'MALFORMED_JSON', message: `The line is no JSON: ${(error as Error).message}.` });
  }
};

async function* answeredLines<T>(lines: AsyncIterable<Line>, batch: BatchOf<T>, limit: number): AsyncGenerator<Buffer> {
  let number = 0;
  let index = 0;
  for await (const line of lines) {
    number++;
    if (line === '') continue;
    const input = readLine(line, limit);
    const answer = input.ok
      ? answerOf(batch, input.value, index)
      : batchJson({ index, ref: null, result: err({ ...input.error, line: number }) }, batch.field, batch.json);
    index++;
    yield Buffer.from(`${JSON.stringify(answer)}\n`);
  }
}

/** Answers a stream of lines with a stream of lines, each as soon as it is made; a bad line spoils only itself. */
export const sendLines = async <T>(request: Request, response: Response, batch: BatchOf<T>): Promise<void> => {
  const encoding = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  const unpack = encoding === 'identity' ? null : UNPACK[encoding];
  if (unpack === undefined) {
    sendProblem(response, { code: 'UNSUPPORTED_ENCODING', message: `The content encoding ${encoding} is not known.` });
    return;
  }
  const body = unpack ? request.compose(unpack()) : request;
  const { jsonBytes } = response.locals.limits;
  startLines(response);
  await sendParts(response, answeredLines(linesOf(body, jsonBytes), batch, jsonBytes));
};

/** A client that waits this long for the next line is told that we still are here, in milliseconds. */
const SILENCE = 10_000;

/** Not to be packed on the way, for each line is to be seen when it is made. */
export const startLines = (response: Response): void => {
  response.set('Cache-Control', 'no-store, no-transform').type(NDJSON).flushHeaders();
  keepAlive(response, '\n', SILENCE);
};
