import type { Request, RequestHandler, Response } from 'express';
import type { Problem } from '../janggi/problem.js';
import { ok, type Result } from '../janggi/result.js';
import type { DecodedText } from '../notation/decode-text.js';
import { adjudicate } from '../service/adjudicate.js';
import { type JudgedGame, judgeCollection } from '../service/collection.js';
import type { Limits } from '../service/limits.js';
import type { GameQuestion } from '../service/questions.js';
import type { VerdictReport } from '../service/verdict-report.js';
import { batchJson, type Telling, verdictJson } from './answers.js';
import { type BatchOf, NDJSON, sendLines, sendList, startLines } from './batch.js';
import { COUNT } from './fields.js';
import { GAME_FIELDS, readGameInput, readQuery, searchOf } from './input.js';
import { TELLING } from './positions.js';
import { sendProblem, sendResult } from './problem.js';
import { fileOf, isFile } from './record-body.js';
import { sendParts } from './send-parts.js';

/** How a verdict is told. */
export const VERDICT_TELLING = { language: TELLING.language, scheme: TELLING.scheme } as const;
/** The parameters that go with a file: how to read it, by which rules, and which of its games. */
export const FILE_PARAMETERS = { ...GAME_FIELDS, game: COUNT } as const;

/** A game that a request asks about, and how the answer is to be told. */
export interface AskedGame {
  readonly question: GameQuestion;
  readonly telling: Telling;
}

/** The game of a file, with parameters beside it. */
const readFileGame = (request: Request): Result<AskedGame & { readonly file: DecodedText }, Problem> => {
  const query = readQuery(searchOf(request), { ...FILE_PARAMETERS, ...VERDICT_TELLING });
  if (!query.ok) return query;
  const { game = null, language, scheme, ...asked } = query.value;
  const { record, format } = fileOf(request);
  return ok({
    file: record,
    question: { format, ...asked, record, gameNumber: game },
    telling: { ...(language && { language }), ...(scheme && { scheme }) },
  });
};

/** The game of a request: JSON with the fields of GameInput, or a file. */
export const readAskedGame = (request: Request): Result<AskedGame, Problem> => {
  if (isFile(request)) return readFileGame(request);
  const telling = readQuery(searchOf(request), VERDICT_TELLING);
  if (!telling.ok) return telling;
  const question = readGameInput(request.body);
  return question.ok ? ok({ question: question.value, telling: telling.value as Telling }) : question;
};

const batchOf = (telling: Telling, limits: Limits): BatchOf<VerdictReport> => ({
  list: 'adjudications',
  field: 'verdict',
  limit: limits.gamesPerBatch,
  answer: (input) => {
    const question = readGameInput(input);
    return question.ok ? adjudicate(question.value, limits) : question;
  },
  json: (verdict) => verdictJson(verdict, telling),
});

/** Games to judge: one or a list in JSON, a stream of lines, or a file. */
export const postAdjudications: RequestHandler = async (request, response) => {
  const { limits } = response.locals;
  const isStream = Boolean(request.is(NDJSON));
  if (isStream || Array.isArray(request.body)) {
    const telling = readQuery(searchOf(request), VERDICT_TELLING);
    if (!telling.ok) sendProblem(response, telling.error);
    else if (isStream) await sendLines(request, response, batchOf(telling.value as Telling, limits));
    else await sendList(response, request.body as unknown[], batchOf(telling.value as Telling, limits));
    return;
  }
  if (isFile(request) && request.accepts('json', NDJSON) === NDJSON) {
    await streamFile(request, response);
    return;
  }
  const asked = readAskedGame(request);
  sendResult(response, asked.ok ? adjudicate(asked.value.question, limits) : asked, (verdict) =>
    verdictJson(verdict, asked.ok ? asked.value.telling : {}),
  );
};

/** All games of a file, a verdict a line. */
const streamFile = async (request: Request, response: Response): Promise<void> => {
  const asked = readFileGame(request);
  if (!asked.ok) {
    sendProblem(response, asked.error);
    return;
  }
  const { file, question, telling } = asked.value;
  const games = judgeCollection(file, question, response.locals.limits);
  if (!games.ok) {
    sendProblem(response, games.error);
    return;
  }
  startLines(response);
  await sendParts(response, linesOf(games.value, telling));
};

function* linesOf(games: Iterable<JudgedGame>, telling: Telling): Generator<Buffer> {
  for (const { number, verdict } of games) {
    const answer = { index: number - 1, ref: null, result: verdict };
    yield Buffer.from(`${JSON.stringify(batchJson(answer, 'verdict', (value) => verdictJson(value, telling)))}\n`);
  }
}
