import type { Problem } from '../janggi/problem.js';
import { err, type Result } from '../janggi/result.js';
import { parseJson } from '../notation/json-text.js';
import { type Answer, jsonParts, problemAnswer } from './exchange.js';
import { batchJson } from './json.js';
import { isBadlyPacked } from './unpack.js';

export const NDJSON = 'application/x-ndjson';
/** Not to be packed on the way, for each line is to be seen when it is made. */
export const LINES_HEADERS = { 'Content-Type': NDJSON, 'Cache-Control': 'no-store, no-transform' } as const;

/** How each input of a batch is answered. */
export interface Batch {
  /** The name of the list in an answer, and of the value in each of its results. */
  readonly list: string;
  readonly field: string;
  /** Inputs of one list; a stream has no such limit. */
  readonly limit: number;
  /** @param input what JSON made of it, of any shape. @returns the value as JSON */
  readonly answer: (input: unknown) => Result<object, Problem>;
}

const refOf = (input: unknown): string | null => {
  const ref = typeof input === 'object' && input !== null ? (input as { ref?: unknown }).ref : null;
  return typeof ref === 'string' ? ref : null;
};

const answerOf = ({ answer, field }: Batch, input: unknown, index: number): object =>
  batchJson({ index, ref: refOf(input), result: answer(input) }, field);

/** Answers a list of inputs as an object with a list of results, made one after the other. */
export const answerList = (inputs: readonly unknown[], batch: Batch): Answer =>
  inputs.length > batch.limit
    ? problemAnswer({
        code: 'TOO_MANY_INPUTS',
        message: `A batch has at most ${batch.limit} inputs here, this one has ${inputs.length}; a stream of lines (${NDJSON}) has no such limit.`,
      })
    : jsonParts(listParts(inputs, batch));

function* listParts(inputs: readonly unknown[], batch: Batch): Generator<Buffer> {
  yield Buffer.from(`{${JSON.stringify(batch.list)}:[`);
  for (const [index, input] of inputs.entries())
    yield Buffer.from((index > 0 ? ',' : '') + JSON.stringify(answerOf(batch, input, index)));
  yield Buffer.from(']}');
}

const NEWLINE = 0x0a;

/** A line of a stream: its text, or null for one that is longer than it may be. */
export type Line = string | null;

/** The lines of a body, one at a time; no more of it is kept than one line. Blank lines come as empty texts. */
export async function* linesOf(body: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Line> {
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
  return parseJson(line, 'MALFORMED_JSON', 'The line');
};

/** Where a line stands in its stream, and its input among those that are answered. */
interface LinePlace {
  /** From 1. */
  readonly line: number;
  /** From 0; blank lines have none. */
  readonly index: number;
}

const tellInput = (input: Result<unknown, Problem>, batch: Batch, { line, index }: LinePlace): Buffer => {
  const answer = input.ok ? batch.answer(input.value) : input;
  // Where nothing else is said, the line of the stream is the place.
  const result = answer.ok ? answer : err({ line, ...answer.error });
  const told = batchJson({ index, ref: input.ok ? refOf(input.value) : null, result }, batch.field);
  return Buffer.from(`${JSON.stringify(told)}\n`);
};

/** Answers one line of a stream, that is not blank, with a line. */
export const lineAnswer = (line: Line, batch: Batch, lineBytes: number, place: LinePlace): Buffer =>
  tellInput(readLine(line, lineBytes), batch, place);

/** Answers a stream of lines with a stream of lines, each as soon as it is made; a bad line spoils only itself. */
export async function* answerLines(
  body: AsyncIterable<Buffer>,
  batch: Batch,
  lineBytes: number,
): AsyncGenerator<Buffer> {
  let number = 0;
  let index = 0;
  try {
    for await (const line of linesOf(body, lineBytes)) {
      number++;
      if (line !== '') yield lineAnswer(line, batch, lineBytes, { line: number, index: index++ });
    }
  } catch (error) {
    if (!isBadlyPacked(error)) throw error;
    const message = 'From here on the body is not packed as its Content-Encoding says; nothing more of it was read.';
    yield tellInput(err({ code: 'BROKEN_ENCODING', message }), batch, { line: number + 1, index });
  }
}
