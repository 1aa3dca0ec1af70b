import type { RequestHandler } from 'express';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { SIDES } from '../janggi/side.js';
import { DIAGRAM_STYLES } from '../notation/diagram.js';
import { FEN_DIALECTS } from '../notation/fen.js';
import { COORDINATES } from '../notation/svg.js';
import { LANGUAGES } from '../referee/summary.js';
import { reportPosition } from '../service/position.js';
import type { PositionReport } from '../service/position-report.js';
import type { PositionQuestion } from '../service/questions.js';
import { decodeFile } from '../service/record-file.js';
import { SCORE_SCHEMES } from '../service/verdict-report.js';
import {
  moveJson,
  POSITION_PART_NAMES,
  type PositionPartName,
  pointsJson,
  positionJson,
  type Telling,
} from './answers.js';
import { type BatchOf, NDJSON, sendLines, sendList } from './batch.js';
import { sendCacheable } from './cacheable.js';
import { COUNT, FLAG, type Parameters, TEXT, TEXTS, wordOf, wordsOf } from './fields.js';
import { POSITION_FIELDS, readPositionInput, readQuery, searchOf } from './input.js';
import { sendProblem } from './problem.js';
import { bytesOf } from './record-body.js';

/** How a position is to be told. */
export const TELLING = {
  language: wordOf(LANGUAGES),
  scheme: wordOf(SCORE_SCHEMES),
  to: wordOf(FEN_DIALECTS),
  style: wordOf(DIAGRAM_STYLES),
} as const;

/** What one address tells of the position that its parameters name. */
export interface PositionPart<P extends Parameters = Parameters> {
  /** Its parameters beside those that name the position. */
  readonly parameters: P;
  readonly type: string;
  readonly body: (position: PositionReport, asked: Asked<P>) => Result<string, Problem>;
}
type Asked<P extends Parameters> = { readonly [N in keyof P]?: ReturnType<P[N]['query']> };

const part = <P extends Parameters>(of: PositionPart<P>): PositionPart => of as unknown as PositionPart;

/** Answers with one part of a position. */
export const getPart =
  ({ parameters, type, body }: PositionPart): RequestHandler =>
  (request, response) => {
    const query = readQuery(searchOf(request), { ...POSITION_FIELDS, ...parameters });
    if (!query.ok) {
      sendProblem(response, query.error);
      return;
    }
    const report = reportPosition(query.value as PositionQuestion, response.locals.limits);
    if (!report.ok) {
      sendProblem(response, report.error);
      return;
    }
    const position = report.value;
    const asked = pick(query.value, Object.keys(parameters));
    const question = JSON.stringify([request.path, position.identity, position.warnings, asked]);
    sendCacheable(request, response, question, type, () => body(position, asked));
  };

const pick = (of: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)));

const json = (value: object): Result<string, Problem> => ok(JSON.stringify(value));

export const POSITION = part({
  parameters: { fields: wordsOf(POSITION_PART_NAMES), ...TELLING },
  type: 'json',
  body: (position, { fields, ...telling }) => json(positionJson(position, telling, fields)),
});

export const LEGAL_MOVES = part({
  parameters: { from: TEXT },
  type: 'json',
  body: (position, { from }) => {
    const moves = position.legalMoves(from);
    return moves.ok ? json({ legalMoves: moves.value.map(moveJson), warnings: position.warnings }) : moves;
  },
});

export const POINTS = part({
  parameters: {},
  type: 'json',
  body: (position) => json({ points: pointsJson(position.points), warnings: position.warnings }),
});

export const EXPLAIN = part({
  parameters: { move: TEXT },
  type: 'json',
  body: (position, { move }) =>
    move === undefined
      ? err({ code: 'BAD_INPUT', message: 'The parameter `move` says which move is to be explained; it is missing.' })
      : json({ explainMove: position.explainMove(move), warnings: position.warnings }),
});

const fenJson = (position: PositionReport, { to }: Telling): Result<string, Problem> =>
  json({ fen: position.fen(to ?? 'FAIRY_STOCKFISH'), warnings: position.warnings });

export const FEN = part({ parameters: { to: TELLING.to }, type: 'json', body: fenJson });

export const DIAGRAM = part({
  parameters: { style: TELLING.style },
  type: 'text/plain',
  body: (position, { style }) => ok(position.diagram(style ?? 'HANJA')),
});

export const BOARD = part({
  parameters: {
    style: TELLING.style,
    orientation: wordOf(SIDES),
    coordinates: wordOf(COORDINATES),
    lastMove: TEXT,
    marks: TEXTS,
    arrows: TEXTS,
    size: COUNT,
    title: TEXT,
  },
  type: 'image/svg+xml',
  body: (position, options) => position.svg(options),
});

export const FEN_PARAMETERS = {
  to: TELLING.to,
  dialect: POSITION_FIELDS.dialect,
  lenient: FLAG,
  ruleset: TEXT,
} as const;

/** A board as text, to its FEN. */
export const postFen: RequestHandler = (request, response) => {
  const query = readQuery(searchOf(request), FEN_PARAMETERS);
  if (!query.ok) {
    sendProblem(response, query.error);
    return;
  }
  const { to, ...question } = query.value;
  const report = reportPosition({ ...question, fen: decodeFile(bytesOf(request)).text }, response.locals.limits);
  const fen = report.ok ? fenJson(report.value, to === undefined ? {} : { to }) : report;
  if (fen.ok) response.type('json').send(fen.value);
  else sendProblem(response, fen.error);
};

/** Many positions: a list in JSON, or a stream of lines. */
export const postPositions: RequestHandler = async (request, response) => {
  const query = readQuery(searchOf(request), POSITION.parameters);
  if (!query.ok) {
    sendProblem(response, query.error);
    return;
  }
  const { limits } = response.locals;
  const { fields, ...telling } = query.value as Telling & { readonly fields?: PositionPartName[] };
  const batch: BatchOf<PositionReport> = {
    list: 'positions',
    field: 'position',
    limit: limits.positionsPerBatch,
    answer: (input) => {
      const question = readPositionInput(input);
      return question.ok ? reportPosition(question.value, limits) : question;
    },
    json: (position) => positionJson(position, telling, fields),
  };
  if (request.is(NDJSON)) await sendLines(request, response, batch);
  else if (Array.isArray(request.body)) await sendList(response, request.body, batch);
  else sendProblem(response, { code: 'BAD_INPUT', message: 'The body should be a list of positions.' });
};
