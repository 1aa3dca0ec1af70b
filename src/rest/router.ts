import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Problem } from '../janggi/problem.js';
import { ok, type Result } from '../janggi/result.js';
import type { DecodedText, TextEncodingName } from '../notation/decode-text.js';
import { MOVE_NOTATIONS, type MoveNotation } from '../notation/moves.js';
import type { KnownFormat } from '../notation/record.js';
import { LANGUAGES } from '../referee/summary.js';
import { adjudicate } from '../service/adjudicate.js';
import { convert } from '../service/convert.js';
import type { Limits } from '../service/limits.js';
import type { GameQuestion } from '../service/questions.js';
import { SCORE_SCHEMES } from '../service/verdict-report.js';
import { type VerdictOptions, verdictJson } from './answers.js';
import { COUNT, GAME_FIELDS, readGameInput, readQuery, wordOf } from './input.js';
import { onlyMethods, onlyTypes, sendProblem } from './problem.js';
import { FILE_TYPES, fileBody, fileOf } from './record-body.js';
import { sendParts } from './send-parts.js';

const JSON_TYPE = 'application/json';

/** The parameters of an address, in the order given. */
const searchOf = (request: Request): URLSearchParams => new URL(request.originalUrl, 'http://localhost').searchParams;

/** How a verdict is to be told. */
const VERDICT_OPTIONS = { language: wordOf(LANGUAGES), scheme: wordOf(SCORE_SCHEMES) } as const;
/** The parameters that go with a file: how to read it, by which rules, and which of its games. */
const FILE_PARAMETERS = { ...GAME_FIELDS, game: COUNT } as const;

const answer = <T>(response: Response, result: Result<T, Problem>, json: (value: T) => object): void => {
  if (result.ok) response.type(JSON_TYPE).send(JSON.stringify(json(result.value)));
  else sendProblem(response, result.error);
};

/** The game that a request asks about, as JSON or as a file with parameters; and how the verdict is to be told. */
const readAdjudication = (
  request: Request,
): Result<{ readonly question: GameQuestion; readonly options: VerdictOptions }, Problem> => {
  const file = fileOf(request);
  if (file === null) {
    const options = readQuery(searchOf(request), VERDICT_OPTIONS);
    if (!options.ok) return options;
    const question = readGameInput(request.body);
    return question.ok ? ok({ question: question.value, options: options.value }) : question;
  }
  const query = readQuery(searchOf(request), { ...FILE_PARAMETERS, ...VERDICT_OPTIONS });
  if (!query.ok) return query;
  const { game, language, scheme, ...question } = query.value;
  return ok({
    question: { ...file, ...question, gameNumber: game ?? null },
    options: { ...(language && { language }), ...(scheme && { scheme }) },
  });
};

const postAdjudication =
  (limits: Limits): RequestHandler =>
  (request, response) => {
    const asked = readAdjudication(request);
    if (!asked.ok) {
      sendProblem(response, asked.error);
      return;
    }
    const { question, options } = asked.value;
    answer(response, adjudicate(question, limits), (verdict) => verdictJson(verdict, options));
  };

/** What a record can be converted to, by the media type that is asked for. */
const FORMAT_OF_TYPE: { readonly [type: string]: KnownFormat } = {
  'application/json': 'JSON',
  'application/x-gib': 'GIB',
  'application/x-chess-pgn': 'PGN',
  'application/vnd.chess-pgn': 'PGN',
  'text/plain': 'MOVES',
};
const CHARSET = /;\s*charset\s*=\s*"?[\w-]{1,40}"?/gi;
const CP949_NAME = /;\s*charset\s*=\s*"?(?:cp949|euc-kr|ks_c_5601-1987|windows-949)"?/i;

/** Takes the charset out of what is accepted, for there it would have to be one of the type's own. */
const takeEncoding = (request: Request): TextEncodingName => {
  const accept = request.headers.accept ?? '*/*';
  request.headers.accept = accept.replaceAll(CHARSET, '');
  return CP949_NAME.test(accept) ? 'CP949' : 'UTF-8';
};

/** A file, or a record inside JSON, or JSON that is a record itself; and how to read it and to write its moves. */
const readConversion = (
  request: Request,
): Result<
  { readonly record: string | DecodedText; readonly question: GameQuestion; readonly notation: MoveNotation },
  Problem
> => {
  const query = readQuery(searchOf(request), { ...FILE_PARAMETERS, notation: wordOf(MOVE_NOTATIONS) });
  if (!query.ok) return query;
  const { game: gameNumber = null, notation = 'AUTO', ...asked } = query.value;
  const file = fileOf(request);
  if (file) return ok({ record: file.record, question: { format: file.format, ...asked, gameNumber }, notation });
  const { body } = request as { body: object };
  if (!Object.hasOwn(body, 'record'))
    return ok({ record: fileOfJson(body), question: { ...asked, format: 'JSON', gameNumber }, notation });
  const question = readGameInput(body);
  return question.ok
    ? ok({ record: question.value.record ?? '', question: { ...asked, ...question.value }, notation })
    : question;
};

const fileOfJson = (body: object): DecodedText => ({ text: JSON.stringify(body), encoding: 'UTF-8', warnings: [] });

const postRecords =
  (limits: Limits): RequestHandler =>
  async (request, response) => {
    const encoding = takeEncoding(request);
    const type = request.accepts(Object.keys(FORMAT_OF_TYPE)) || '';
    const to = FORMAT_OF_TYPE[type];
    if (to === undefined) {
      const message = `A record can be had as ${Object.keys(FORMAT_OF_TYPE).join(', ')}.`;
      sendProblem(response, { code: 'NOT_ACCEPTABLE', message });
      return;
    }
    const asked = readConversion(request);
    if (!asked.ok) {
      sendProblem(response, asked.error);
      return;
    }
    const { record, question, notation } = asked.value;
    const parts = convert(record, question, { to, notation, encoding: to === 'GIB' ? encoding : 'UTF-8' }, limits);
    if (!parts.ok) {
      sendProblem(response, parts.error);
      return;
    }
    const charset = to === 'GIB' && encoding === 'CP949' ? 'euc-kr' : 'utf-8';
    response.set('Content-Type', `${type}; charset=${charset}`).set('Vary', 'Accept');
    await sendParts(response, parts.value);
  };

/** The questions of version 1, to be mounted under its address. */
export const restRouter = (limits: Limits): Router => {
  const readBody = [onlyTypes(JSON_TYPE, ...FILE_TYPES), fileBody(limits), express.json({ limit: limits.jsonBytes })];
  const router = Router();
  router.route('/adjudications').post(readBody, postAdjudication(limits)).all(onlyMethods('POST'));
  router.route('/records').post(readBody, postRecords(limits)).all(onlyMethods('POST'));
  return router;
};
