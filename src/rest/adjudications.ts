import type { Problem } from '../janggi/problem.js';
import { ok, type Result } from '../janggi/result.js';
import { adjudicate, judge } from '../service/adjudicate.js';
import { type AnsweredGame, answerCollection } from '../service/collection.js';
import type { Limits } from '../service/limits.js';
import type { GameQuestion } from '../service/questions.js';
import { decodeFile, decodeFileInTurns } from '../service/record-file.js';
import { rulesFor } from '../service/rules.js';
import type { VerdictReport } from '../service/verdict-report.js';
import { answerList, type Batch, LINES_HEADERS, NDJSON } from './batch.js';
import { type Answer, type Asked, acceptedType, answerWith, JSON_TYPE, jsonAnswer, readJson } from './exchange.js';
import { COUNT } from './fields.js';
import { formatOf, isFile } from './file-body.js';
import { GAME_FIELDS, readGameInput, readQuery, withCommon } from './input.js';
import { batchJson, type Telling, tellingOf, verdictJson } from './json.js';
import { TELLING } from './positions.js';

/** How a verdict is told. */
export const VERDICT_TELLING = { language: TELLING.language, scheme: TELLING.scheme } as const;
/** The parameters that go with a file: how to read it, by which rules, and which of its games. */
export const FILE_PARAMETERS = { ...GAME_FIELDS, game: COUNT } as const;

/** A game that a request asks about, and how the answer is to be told. */
export interface AskedGame {
  readonly question: GameQuestion;
  readonly telling: Telling;
}

/** What the parameters beside a file say of it. */
const readBesideFile = (asked: Asked): Result<AskedGame, Problem> => {
  const query = readQuery(asked.search, { ...FILE_PARAMETERS, ...VERDICT_TELLING });
  if (!query.ok) return query;
  const { game = null, language, scheme, ...named } = query.value;
  return ok({
    question: { format: formatOf(asked), ...named, gameNumber: game },
    telling: tellingOf(language, scheme),
  });
};

/** The game of a file, with parameters beside it. */
const readFileGame = (asked: Asked): Result<AskedGame, Problem> => {
  const beside = readBesideFile(asked);
  if (!beside.ok) return beside;
  const { question, telling } = beside.value;
  return ok({ question: { ...question, record: decodeFile(asked.body) }, telling });
};

/** What the parameters beside games in JSON say of all that do not say otherwise themselves. */
const readBesideJson = ({ search }: Pick<Asked, 'search'>): Result<AskedGame, Problem> => {
  const query = readQuery(search, { ...GAME_FIELDS, ...VERDICT_TELLING });
  if (!query.ok) return query;
  const { language, scheme, ...question } = query.value;
  return ok({ question, telling: tellingOf(language, scheme) });
};

/** The game of a request: JSON with the fields of GameInput, or a file. */
export const readAskedGame = (asked: Asked): Result<AskedGame, Problem> => {
  if (isFile(asked)) return readFileGame(asked);
  const beside = readBesideJson(asked);
  if (!beside.ok) return beside;
  const { question: common, telling } = beside.value;
  const body = readJson(asked);
  const own = body.ok ? readGameInput(body.value) : body;
  return own.ok ? ok({ question: withCommon(common, own.value), telling }) : own;
};

/** How each of many games is answered. */
export const gameBatch = (asked: Pick<Asked, 'search' | 'limits'>): Result<Batch, Problem> => {
  const beside = readBesideJson(asked);
  if (!beside.ok) return beside;
  const { question: common, telling } = beside.value;
  const rules = rulesFor(common);
  if (!rules.ok) return rules;
  const { limits } = asked;
  return ok({
    list: 'adjudications',
    field: 'verdict',
    limit: limits.gamesPerBatch,
    answer: (input) => {
      const own = readGameInput(input);
      const verdict = own.ok ? adjudicate(withCommon(common, own.value), limits) : own;
      return verdict.ok ? ok(verdictJson(verdict.value, telling)) : verdict;
    },
  });
};

/** Whether all games of a file are asked for, a line each. */
export const wantsLines = (asked: Pick<Asked, 'type' | 'accept'>): boolean =>
  isFile(asked) && acceptedType(asked, [JSON_TYPE, NDJSON]) === NDJSON;

/** One game or a list of them in JSON, or a file. */
export const answerAdjudications = (asked: Asked): Answer => {
  if (wantsLines(asked)) return answerWith(readBesideFile(asked), (beside) => judgeAll(asked, beside));
  if (isFile(asked)) return answerWith(readFileGame(asked), (game) => judgeOne(game, asked.limits));
  const body = readJson(asked);
  if (body.ok && Array.isArray(body.value)) {
    const games: readonly unknown[] = body.value;
    return answerWith(gameBatch(asked), (batch) => answerList(games, batch));
  }
  return answerWith(readAskedGame(asked), (game) => judgeOne(game, asked.limits));
};

const judgeOne = ({ question, telling }: AskedGame, limits: Limits): Answer =>
  answerWith(adjudicate(question, limits), (verdict) => jsonAnswer(verdictJson(verdict, telling)));

/** All games of a file, a verdict a line. */
const judgeAll = ({ body, limits }: Asked, { question, telling }: AskedGame): Answer =>
  answerWith(answerCollection(decodeFileInTurns(body), question, judge, limits), (games) => ({
    status: 200,
    headers: LINES_HEADERS,
    body: linesOf(games, telling),
  }));

/** Sent while there is no line yet. */
const NOTHING = Buffer.alloc(0);

function* linesOf(games: Iterable<AnsweredGame<VerdictReport> | undefined>, telling: Telling): Generator<Buffer> {
  for (const game of games) {
    if (!game) yield NOTHING;
    else yield gameLine(game, 'verdict', (verdict) => verdictJson(verdict, telling));
  }
}

/** What is said of one game of a file, as a line. */
export const gameLine = <T>({ number, answer }: AnsweredGame<T>, field: string, json: (value: T) => object): Buffer => {
  const result = answer.ok ? ok(json(answer.value)) : answer;
  return Buffer.from(`${JSON.stringify(batchJson({ index: number - 1, ref: null, result }, field))}\n`);
};
