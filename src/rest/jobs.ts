import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { claimsProblem } from '../service/adjudicate.js';
import { CODES } from '../service/codes.js';
import { costOfFile } from '../service/cost.js';
import { readEvaluation } from '../service/evaluation.js';
import { isOver, JOB_KINDS, type Job, type Jobs, type PackedChunk, type Upload } from '../service/jobs.js';
import { plainLimits } from '../service/limits.js';
import { rulesFor } from '../service/rules.js';
import { ANSWER_VERSION } from '../service/service-info.js';
import { VERDICT_TELLING } from './adjudications.js';
import { LINES_HEADERS, NDJSON } from './batch.js';
import { type Answer, type Asked, answerWith, JSON_UTF8, problemAnswer } from './exchange.js';
import { WHOLE, wordOf } from './fields.js';
import { formatOf } from './file-body.js';
import { GAME_FIELDS, readQuery } from './input.js';
import { chunksOf, type GamesOrder } from './job-chunks.js';
import { tellingOf } from './json.js';
import { nextTurn } from './turns.js';
import { isBadlyPacked } from './unpack.js';

export const JOB_PARAMETERS = { what: wordOf(JOB_KINDS), depth: WHOLE, ...GAME_FIELDS, ...VERDICT_TELLING } as const;

/** How far an analysis looks where no depth is named. */
const USUAL_JOB_DEPTH = 4;

/** How often it is looked whether a job has gone on, in milliseconds. */
const LOOK_EVERY = 500;

const MISSING: { ok: false; error: Problem } = err({ code: 'JOBS_MISSING', message: CODES.JOBS_MISSING.text });

/** Jobs, where there are any. */
const jobsOf = ({ jobs }: Pick<Asked, 'jobs'>): Result<Jobs, Problem> => (jobs ? ok(jobs) : MISSING);

/** What the parameters ask for, in one spelling; what is wrong with them is told before anything is read. */
const readOrder = (asked: Asked): Result<GamesOrder, Problem> => {
  const search = new URLSearchParams(asked.search);
  search.sort();
  const query = readQuery(search, JOB_PARAMETERS);
  if (!query.ok) return query;
  const { what = 'adjudicate', depth, language, scheme, format, ...named } = query.value;
  const needless =
    what === 'adjudicate' ? (depth === undefined ? null : 'depth') : language ? 'language' : scheme ? 'scheme' : null;
  if (needless)
    return err({ code: 'BAD_INPUT', message: `The parameter \`${needless}\` means nothing for \`${what}\`.` });
  const isLines = asked.type === NDJSON;
  if (isLines && format)
    return err({ code: 'BAD_INPUT', message: 'The parameter `format` is for collections; each line names its own.' });
  const rules = rulesFor(named);
  if (!rules.ok) return rules;
  const limits = plainLimits(asked.limits);
  // A line may have rules of its own, which know other claims.
  const problem = isLines ? null : claimsProblem(named, rules.value, limits);
  if (problem) return err(problem);
  const bounds = readEvaluation({ depth: depth ?? Math.min(USUAL_JOB_DEPTH, limits.evaluationDepth) }, limits);
  if (!bounds.ok) return bounds;
  return ok({
    what,
    format: isLines ? 'LINES' : (format ?? formatOf(asked)),
    question: { ...named, ruleset: rules.value.ruleset.id },
    telling: tellingOf(language, scheme),
    depth: bounds.value.depth,
    limits,
  });
};

const jobAnswer = (job: Job, status = 200, headers: { readonly [name: string]: string } = {}): Answer => ({
  status,
  headers: { 'Content-Type': JSON_UTF8, 'Cache-Control': 'no-store', ...headers },
  body: JSON.stringify(job),
});

class TooLarge extends Error {}

/** The same bytes, counted and hashed on their way, with a turn for other requests after each part. */
async function* measured(
  body: AsyncIterable<Buffer>,
  most: number,
  hash: { update(bytes: Buffer): unknown },
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > most) throw new TooLarge();
    hash.update(part);
    yield part;
    await nextTurn();
  }
}

/** What it costs to take a chunk in: its work is done elsewhere, and charged to nobody. */
const costOfChunk = ({ bytes }: PackedChunk): number => Math.ceil(costOfFile(bytes.length) / 10);

/** Whether the client may spend so much more. */
export type Spend = (cost: number) => Promise<boolean>;

/** Takes a job in, chunk by chunk as it is sent. Whatever goes wrong, what was kept of it is removed. */
export const takeJob = async (asked: Asked, body: AsyncIterable<Buffer>, spend: Spend): Promise<Answer> => {
  const jobs = jobsOf(asked);
  if (!jobs.ok) return problemAnswer(jobs.error);
  const order = readOrder(asked);
  if (!order.ok) return problemAnswer(order.error);
  const upload = jobs.value.begin();
  let job: Result<Job, Problem> | undefined;
  try {
    job = await takeChunks(upload, asked, order.value, body, spend);
  } finally {
    if (!job?.ok) await upload.discard();
  }
  return answerWith(job, (value) => jobAnswer(value, 202, { Location: `/v1/jobs/${value.id}` }));
};

const takeChunks = async (
  upload: Upload,
  { limits }: Asked,
  order: GamesOrder,
  body: AsyncIterable<Buffer>,
  spend: Spend,
): Promise<Result<Job, Problem>> => {
  const hash = createHash('sha256')
    .update(JSON.stringify([ANSWER_VERSION, order]))
    .update('\0');
  try {
    for await (const chunk of chunksOf(measured(body, limits.jobBytes, hash), order)) {
      if (!chunk.ok) return chunk;
      if (!(await spend(costOfChunk(chunk.value))))
        return err({ code: 'RATE_LIMITED', message: CODES.RATE_LIMITED.text });
      const problem = await upload.add(chunk.value);
      if (problem) return err(problem);
    }
  } catch (error) {
    if (error instanceof TooLarge)
      return err({
        code: 'BODY_TOO_LARGE',
        message: `What a job is made of has at most ${limits.jobBytes} bytes here.`,
      });
    if (isBadlyPacked(error))
      return err({ code: 'BROKEN_ENCODING', message: 'The body is not packed as its Content-Encoding says.' });
    throw error;
  }
  return upload.finish(hash.digest('base64url').slice(0, ID_LETTERS), order);
};

/** 132 bits. */
const ID_LETTERS = 22;
const ID = /^[\w-]{22}$/;

/** The job that an address names, as something is done with it. */
const withJob = async <T>(
  asked: Pick<Asked, 'jobs' | 'params'>,
  work: (jobs: Jobs, id: string) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> => {
  const jobs = jobsOf(asked);
  if (!jobs.ok) return jobs;
  const { id = '' } = asked.params;
  return ID.test(id) ? work(jobs.value, id) : err({ code: 'NO_SUCH_JOB', message: CODES.NO_SUCH_JOB.text });
};

export const answerJob = async (asked: Asked): Promise<Answer> =>
  answerWith(await withJob(asked, (jobs, id) => jobs.find(id)), (job) => jobAnswer(job));

export const cancelJob = async (asked: Asked): Promise<Answer> =>
  answerWith(await withJob(asked, (jobs, id) => jobs.cancel(id)), (job) => jobAnswer(job));

/** Waits a little. @returns whether somebody still waits with us */
const pause = async (signal: AbortSignal | undefined): Promise<boolean> => {
  await sleep(LOOK_EVERY, undefined, signal ? { signal } : {}).catch(() => {});
  return !signal?.aborted;
};

/** Tells how a job goes on until it is over. @returns what is wrong, before the first or on the way */
export const streamJob = async (
  asked: Asked,
  tell: (event: 'progress' | 'done', job: Job) => void,
): Promise<Problem | null> => {
  let told = '';
  do {
    const job = await withJob(asked, (jobs, id) => jobs.find(id));
    if (!job.ok) return job.error;
    if (isOver(job.value.state)) {
      tell('done', job.value);
      return null;
    }
    // The time of its expiry alone is no news.
    const news = `${job.value.state} ${job.value.done}`;
    if (news !== told) tell('progress', job.value);
    told = news;
  } while (await pause(asked.signal));
  return null;
};

const unpack = promisify(gunzip);

/** The results of a job as they are made, from the first on; a fault on the way breaks the connection. */
async function* resultsOf(asked: Asked, first: Buffer | null): AsyncGenerator<Buffer> {
  if (first) yield unpack(first);
  let index = first ? 1 : 0;
  for (;;) {
    const chunk = await withJob(asked, (jobs, id) => jobs.results(id, index));
    if (!chunk.ok) throw new Error(chunk.error.message);
    if (chunk.value === 'END') return;
    if (chunk.value) {
      yield unpack(chunk.value);
      index++;
    } else if (!(await pause(asked.signal))) return;
  }
}

/** All results of a job in order, a line each; those that are not there yet are waited for. */
export const answerResults = async (asked: Asked): Promise<Answer> =>
  answerWith(await withJob(asked, (jobs, id) => jobs.results(id, 0)), (first) => ({
    status: 200,
    headers: LINES_HEADERS,
    body: resultsOf(asked, first === 'END' ? null : first),
  }));
