import type { Problem } from '../janggi/problem.js';
import { ok, type Result } from '../janggi/result.js';
import type { DecodedText } from '../notation/decode-text.js';
import { MOVE_NOTATIONS, type MoveNotation } from '../notation/moves.js';
import type { KnownFormat } from '../notation/record.js';
import { convert } from '../service/convert.js';
import type { GameQuestion } from '../service/questions.js';
import { decodeFile } from '../service/record-file.js';
import { FILE_PARAMETERS } from './adjudications.js';
import { type Answer, type Asked, acceptedType, answerWith, problemAnswer, readJson } from './exchange.js';
import { wordOf } from './fields.js';
import { fileOf, isFile } from './file-body.js';
import { readGameInput, readQuery } from './input.js';

export const CONVERSION_PARAMETERS = { ...FILE_PARAMETERS, notation: wordOf(MOVE_NOTATIONS) } as const;

/** What a record can be converted to, by the media type that is asked for. */
export const FORMAT_OF_TYPE: { readonly [type: string]: KnownFormat } = {
  'application/json': 'JSON',
  'application/x-gib': 'GIB',
  'application/x-chess-pgn': 'PGN',
  'application/vnd.chess-pgn': 'PGN',
  'text/plain': 'MOVES',
};
const CP949_NAME = /;\s*charset\s*=\s*"?(?:cp949|euc-kr|ks_c_5601-1987|windows-949)"?/i;

/** What is to be converted: how to read it, and how to write its moves. */
interface AskedConversion {
  readonly record: string | DecodedText;
  readonly question: GameQuestion;
  readonly notation: MoveNotation;
}

/** A file, or a record inside JSON, or JSON that is a record itself. */
const readConversion = (asked: Asked): Result<AskedConversion, Problem> => {
  const query = readQuery(asked.search, CONVERSION_PARAMETERS);
  if (!query.ok) return query;
  const { game: gameNumber = null, notation = 'AUTO', ...named } = query.value;
  if (isFile(asked)) {
    const { record, format } = fileOf(asked);
    return ok({ record, question: { format, ...named, gameNumber }, notation });
  }
  const body = readJson(asked);
  if (!body.ok) return body;
  if (typeof body.value !== 'object' || body.value === null || !Object.hasOwn(body.value, 'record'))
    return ok({ record: decodeFile(asked.body), question: { ...named, format: 'JSON', gameNumber }, notation });
  const question = readGameInput(body.value);
  return question.ok
    ? ok({ record: question.value.record ?? '', question: { ...named, ...question.value }, notation })
    : question;
};

/** A collection of games, written anew in another form. */
export const answerRecords = (asked: Asked): Answer => {
  const types = Object.keys(FORMAT_OF_TYPE);
  const type = acceptedType(asked, types);
  const to = FORMAT_OF_TYPE[type ?? ''];
  if (to === undefined)
    return problemAnswer({ code: 'NOT_ACCEPTABLE', message: `A record can be had as ${types.join(', ')}.` });
  const encoding = to === 'GIB' && CP949_NAME.test(asked.accept) ? 'CP949' : 'UTF-8';
  const charset = encoding === 'CP949' ? 'euc-kr' : 'utf-8';
  return answerWith(readConversion(asked), ({ record, question, notation }) =>
    answerWith(convert(record, question, { to, notation, encoding }, asked.limits), (body) => ({
      status: 200,
      headers: { 'Content-Type': `${type}; charset=${charset}`, Vary: 'Accept' },
      body,
    })),
  );
};
