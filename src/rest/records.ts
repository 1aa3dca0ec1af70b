import type { Request, RequestHandler } from 'express';
import type { Problem } from '../janggi/problem.js';
import { ok, type Result } from '../janggi/result.js';
import type { DecodedText, TextEncodingName } from '../notation/decode-text.js';
import { MOVE_NOTATIONS, type MoveNotation } from '../notation/moves.js';
import type { KnownFormat } from '../notation/record.js';
import { convert } from '../service/convert.js';
import type { GameQuestion } from '../service/questions.js';
import { FILE_PARAMETERS } from './adjudications.js';
import { wordOf } from './fields.js';
import { readGameInput, readQuery, searchOf } from './input.js';
import { sendProblem } from './problem.js';
import { fileOf, isFile } from './record-body.js';
import { sendParts } from './send-parts.js';

export const CONVERSION_PARAMETERS = { ...FILE_PARAMETERS, notation: wordOf(MOVE_NOTATIONS) } as const;

/** What a record can be converted to, by the media type that is asked for. */
export const FORMAT_OF_TYPE: { readonly [type: string]: KnownFormat } = {
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
  const query = readQuery(searchOf(request), CONVERSION_PARAMETERS);
  if (!query.ok) return query;
  const { game: gameNumber = null, notation = 'AUTO', ...asked } = query.value;
  if (isFile(request)) {
    const { record, format } = fileOf(request);
    return ok({ record, question: { format, ...asked, gameNumber }, notation });
  }
  const { body } = request as { body: object };
  if (!Object.hasOwn(body, 'record'))
    return ok({ record: fileOfJson(body), question: { ...asked, format: 'JSON', gameNumber }, notation });
  const question = readGameInput(body);
  return question.ok
    ? ok({ record: question.value.record ?? '', question: { ...asked, ...question.value }, notation })
    : question;
};

const fileOfJson = (body: object): DecodedText => ({ text: JSON.stringify(body), encoding: 'UTF-8', warnings: [] });

/** A collection of games, written anew in another form. */
export const postRecords: RequestHandler = async (request, response) => {
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
  const parts = convert(
    record,
    question,
    { to, notation, encoding: to === 'GIB' ? encoding : 'UTF-8' },
    response.locals.limits,
  );
  if (!parts.ok) {
    sendProblem(response, parts.error);
    return;
  }
  const charset = to === 'GIB' && encoding === 'CP949' ? 'euc-kr' : 'utf-8';
  response.set('Content-Type', `${type}; charset=${charset}`).set('Vary', 'Accept');
  await sendParts(response, parts.value);
};
