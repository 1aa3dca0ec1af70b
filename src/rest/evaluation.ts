import type { Problem } from '../janggi/problem.js';
import { ok, type Result } from '../janggi/result.js';
import {
  ENGINES,
  type Evaluation,
  type EvaluationQuestion,
  isLasting,
  mayLast,
  readEvaluation,
} from '../service/evaluation.js';
import { reportPosition } from '../service/position.js';
import type { PositionReport } from '../service/position-report.js';
import type { PositionQuestion } from '../service/questions.js';
import { cacheable, isFresh, neverKept } from './cacheable.js';
import { type Answer, type Asked, answerWith, JSON_UTF8, problemAnswer } from './exchange.js';
import { WHOLE, wordOf } from './fields.js';
import { POSITION_FIELDS, readQuery } from './input.js';

/** How far to look, and by whom. */
export const EVALUATION_PARAMETERS = {
  depth: WHOLE,
  nodes: WHOLE,
  millis: WHOLE,
  lines: WHOLE,
  engine: wordOf(ENGINES),
} as const;
export const MATE_PARAMETERS = { maxMoves: WHOLE } as const;

interface AskedEvaluation {
  readonly position: PositionReport;
  readonly question: EvaluationQuestion;
}

const readEvaluationQuery = ({ search, limits }: Asked): Result<AskedEvaluation, Problem> => {
  const query = readQuery(search, { ...POSITION_FIELDS, ...EVALUATION_PARAMETERS });
  if (!query.ok) return query;
  const { depth, nodes, millis, lines, engine, ...position } = query.value;
  const report = reportPosition(position, limits);
  return report.ok ? ok({ position: report.value, question: { depth, nodes, millis, lines, engine } }) : report;
};

export const answerEvaluation = async (asked: Asked): Promise<Answer> => {
  const read = readEvaluationQuery(asked);
  if (!read.ok) return problemAnswer(read.error);
  const { position, question } = read.value;
  asked.notes?.about(position);
  const bounds = readEvaluation(question, asked.limits);
  if (!bounds.ok) return problemAnswer(bounds.error);
  const { warnings } = position;
  const tagged = JSON.stringify(['evaluation', position.identity, warnings, bounds.value]);
  if (mayLast(question) && isFresh(asked, tagged)) return cacheable(asked, tagged, JSON_UTF8, () => ok(''));
  const evaluation = await asked.evaluator.evaluate(position, question, hooksOf(asked));
  return answerWith(evaluation, (value) => {
    const body = JSON.stringify({ evaluation: value, warnings });
    return isLasting(question, value)
      ? cacheable(asked, tagged, JSON_UTF8, () => ok(body))
      : neverKept(JSON_UTF8, body);
  });
};

const hooksOf = ({ signal }: Asked): { readonly signal?: AbortSignal } => (signal ? { signal } : {});

export const answerMate = async (asked: Asked): Promise<Answer> => {
  const query = readQuery(asked.search, { ...POSITION_FIELDS, ...MATE_PARAMETERS });
  if (!query.ok) return problemAnswer(query.error);
  const { maxMoves = null, ...question } = query.value;
  const position = reportPosition(question as PositionQuestion, asked.limits);
  if (!position.ok) return problemAnswer(position.error);
  const { identity, warnings } = position.value;
  const tagged = JSON.stringify(['mate', identity, warnings, maxMoves]);
  if (isFresh(asked, tagged)) return cacheable(asked, tagged, JSON_UTF8, () => ok(''));
  return answerWith(await asked.evaluator.mate(position.value, maxMoves, hooksOf(asked)), (mate) => {
    const body = JSON.stringify({ mate, warnings });
    return mate.complete ? cacheable(asked, tagged, JSON_UTF8, () => ok(body)) : neverKept(JSON_UTF8, body);
  });
};

/** Tells an evaluation depth by depth. @returns what is wrong with the question before the first of them */
export const streamEvaluation = async (
  asked: Asked,
  tell: (event: 'depth' | 'done', evaluation: Evaluation) => void,
): Promise<Problem | null> => {
  const read = readEvaluationQuery(asked);
  if (!read.ok) return read.error;
  const { position, question } = read.value;
  if (question.engine === 'EXTERNAL')
    return { code: 'BAD_INPUT', message: 'An outside engine does not tell its depths; ask without a stream.' };
  const done = await asked.evaluator.evaluate(position, question, {
    ...hooksOf(asked),
    onDepth: (soFar) => tell('depth', soFar),
  });
  if (!done.ok) return done.error;
  tell('done', done.value);
  return null;
};
