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
import { rulesFor } from '../service/rules.js';
import { SCORE_SCHEMES } from '../service/verdict-report.js';
import { answerList, type Batch } from './batch.js';
import { cacheable } from './cacheable.js';
import { type Answer, type Asked, answerWith, JSON_TYPE, jsonAnswer, problemAnswer, readJson } from './exchange.js';
import { COUNT, FLAG, type Parameters, TEXT, TEXTS, wordOf, wordsOf } from './fields.js';
import { POSITION_FIELDS, readPositionInput, readQuery, withCommon } from './input.js';
import {
  moveJson,
  POSITION_PART_NAMES,
  type PositionPartName,
  pointsJson,
  positionJson,
  type Telling,
} from './json.js';

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
  readonly body: (position: PositionReport, wanted: Wanted<P>) => Result<string, Problem>;
}
type Wanted<P extends Parameters> = { readonly [N in keyof P]?: ReturnType<P[N]['query']> };

const part = <P extends Parameters>(of: PositionPart<P>): PositionPart => of as unknown as PositionPart;

/** Answers with one part of a position. @param name tells the part from all others */
export const answerPart =
  (name: string, { parameters, type, body }: PositionPart) =>
  (asked: Asked): Answer => {
    const query = readQuery(asked.search, { ...POSITION_FIELDS, ...parameters });
    const report = query.ok ? reportPosition(query.value as PositionQuestion, asked.limits) : query;
    if (!report.ok) return problemAnswer(report.error);
    const position = report.value;
    asked.notes?.about(position);
    const wanted = pick(query.ok ? query.value : {}, Object.keys(parameters));
    const question = JSON.stringify([name, position.identity, position.warnings, wanted]);
    return cacheable(asked, question, `${type}; charset=utf-8`, () => body(position, wanted));
  };

const pick = (of: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)));

const json = (value: object): Result<string, Problem> => ok(JSON.stringify(value));

export const POSITION = part({
  parameters: { fields: wordsOf(POSITION_PART_NAMES), ...TELLING },
  type: JSON_TYPE,
  body: (position, { fields, ...telling }) => json(positionJson(position, telling, fields)),
});

export const LEGAL_MOVES = part({
  parameters: { from: TEXT },
  type: JSON_TYPE,
  body: (position, { from }) => {
    const moves = position.legalMoves(from);
    return moves.ok ? json({ legalMoves: moves.value.map(moveJson), warnings: position.warnings }) : moves;
  },
});

export const POINTS = part({
  parameters: {},
  type: JSON_TYPE,
  body: (position) => json({ points: pointsJson(position.points), warnings: position.warnings }),
});

export const EXPLAIN = part({
  parameters: { move: TEXT },
  type: JSON_TYPE,
  body: (position, { move }) =>
    move === undefined
      ? err({ code: 'BAD_INPUT', message: 'The parameter `move` says which move is to be explained; it is missing.' })
      : json({ explainMove: position.explainMove(move), warnings: position.warnings }),
});

const fenJson = (position: PositionReport, { to }: Telling): object => ({
  fen: position.fen(to ?? 'FAIRY_STOCKFISH'),
  warnings: position.warnings,
});

export const FEN = part({
  parameters: { to: TELLING.to },
  type: JSON_TYPE,
  body: (position, telling) => json(fenJson(position, telling)),
});

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
export const readBoard = ({ search, body, limits }: Asked): Answer => {
  const query = readQuery(search, FEN_PARAMETERS);
  if (!query.ok) return problemAnswer(query.error);
  const { to, ...question } = query.value;
  const report = reportPosition({ ...question, fen: decodeFile(body).text }, limits);
  return answerWith(report, (position) => jsonAnswer(fenJson(position, to === undefined ? {} : { to })));
};

/** How each of many positions is answered. */
export const positionBatch = ({ search, limits }: Pick<Asked, 'search' | 'limits'>): Result<Batch, Problem> => {
  const query = readQuery(search, { ...POSITION_FIELDS, ...POSITION.parameters });
  if (!query.ok) return query;
  const { fields, ...telling } = pick(query.value, Object.keys(POSITION.parameters)) as Telling & {
    readonly fields?: PositionPartName[];
  };
  const common: PositionQuestion = pick(query.value, [...Object.keys(POSITION_FIELDS), 'rules']);
  const rules = rulesFor(common);
  if (!rules.ok) return rules;
  return ok({
    list: 'positions',
    field: 'position',
    limit: limits.positionsPerBatch,
    answer: (input) => {
      const own = readPositionInput(input);
      const report = own.ok ? reportPosition(withCommon(common, own.value), limits) : own;
      return report.ok ? ok(positionJson(report.value, telling, fields)) : report;
    },
  });
};

/** Many positions as a list. */
export const answerPositions = (asked: Asked): Answer =>
  answerWith(positionBatch(asked), (batch) =>
    answerWith(readJson(asked), (inputs) =>
      Array.isArray(inputs)
        ? answerList(inputs, batch)
        : problemAnswer({ code: 'BAD_INPUT', message: 'The body should be a list of positions.' }),
    ),
  );
