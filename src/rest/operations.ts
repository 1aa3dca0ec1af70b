import type { Problem } from '../janggi/problem.js';
import { ok, type Result } from '../janggi/result.js';
import { findRuleset, RULESETS } from '../rulesets/registry.js';
import { costOfEvaluation, costOfMate } from '../service/cost.js';
import type { EvaluationQuestion } from '../service/evaluation.js';
import type { Limits } from '../service/limits.js';
import { MOST_HOT_POSITIONS } from '../service/service-info.js';
import { answerAdjudications, FILE_PARAMETERS, gameBatch, VERDICT_TELLING, wantsLines } from './adjudications.js';
import { type Batch, NDJSON } from './batch.js';
import { cacheable } from './cacheable.js';
import {
  answerEvaluation,
  answerMate,
  EVALUATION_PARAMETERS,
  MATE_PARAMETERS,
  streamEvaluation,
} from './evaluation.js';
import { type Answer, type Asked, JSON_TYPE, JSON_UTF8, problemAnswer } from './exchange.js';
import { COUNT, type Parameters } from './fields.js';
import { FILE_TYPES } from './file-body.js';
import { answerGame } from './games.js';
import { POSITION_FIELDS } from './input.js';
import { answerJob, answerResults, cancelJob, JOB_PARAMETERS, type Spend, streamJob, takeJob } from './jobs.js';
import { rulesetJson } from './json.js';
import {
  answerPart,
  answerPositions,
  BOARD,
  DIAGRAM,
  EXPLAIN,
  FEN,
  FEN_PARAMETERS,
  LEGAL_MOVES,
  POINTS,
  POSITION,
  type PositionPart,
  positionBatch,
  readBoard,
} from './positions.js';
import { answerRecords, CONVERSION_PARAMETERS, FORMAT_OF_TYPE } from './records.js';
import { answerService } from './service.js';

/** A request that is shown in the contract; its answer there is the one that the service gives. */
export interface Example {
  readonly query?: { readonly [name: string]: string };
  readonly path?: { readonly [name: string]: string };
  readonly type?: string;
  readonly accept?: string;
  readonly body?: unknown;
  /** What is answered, where that depends on more than the request. */
  readonly answer?: unknown;
}

/** One question of the contract: where it is asked, and what it takes and gives. */
interface Question {
  readonly method: 'get' | 'post' | 'delete';
  /** Under /v1; `:name` is a part that varies. */
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters: Parameters;
  /** Whether it also takes `rules.<switch>`. */
  readonly houseRules: boolean;
  /** By media type, in JSON Schema; a file has none. */
  readonly body?: { readonly [type: string]: object };
  readonly answers: { readonly [type: string]: object };
  /** Whether a client may keep the answer. */
  readonly cacheable: boolean;
  readonly examples: { readonly [name: string]: Example };
  /** Where all goes well; 200 if left out. */
  readonly status?: number;
  /** What an answer says in its headers besides, each with a word on it. */
  readonly headers?: { readonly [name: string]: string };
  /** Whether the answer is made part by part as it is taken, and may be of any length. */
  readonly streams?: (asked: Asked) => boolean;
  /** What it costs to tell each half-move, where each is told. */
  readonly perPly?: number;
  /** What it costs to work out besides reading the question. */
  readonly cost?: (search: URLSearchParams, limits: Limits) => number;
  /** Tells the answer bit by bit; null, or what was wrong before the first. */
  readonly events?: (asked: Asked, tell: (event: string, data: object) => void) => Promise<Problem | null>;
  /** How each line of a stream is answered, where one can be sent. */
  readonly lines?: (asked: Pick<Asked, 'search' | 'limits'>) => Result<Batch, Problem>;
}

/** A question, and who answers it. */
export interface Answered extends Question {
  readonly answer: (asked: Asked) => Answer | Promise<Answer>;
  readonly upload?: never;
}
/** One that comes with a body of any length, which is taken as it comes. */
interface Uploaded extends Question {
  readonly upload: (asked: Asked, body: AsyncIterable<Buffer>, spend: Spend) => Promise<Answer>;
  readonly answer?: never;
}
export type Operation = Answered | Uploaded;

const FILE = { type: 'string', format: 'binary' };
const FILES = Object.fromEntries(FILE_TYPES.map((type) => [type, FILE]));

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const listOf = (items: object): object => ({ type: 'array', items });
const anyOf = (...schemas: object[]): object => ({ anyOf: schemas });
/** An object that has all of these members. */
const having = (properties: { readonly [name: string]: object }): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const WARNINGS = listOf(ref('Warning'));
const TEXT_ANSWER = { type: 'string' };

/** A question about a position, named in the address. */
const aboutPosition = (
  path: string,
  part: PositionPart,
  answer: object,
  {
    type = JSON_TYPE,
    ...rest
  }: Pick<Question, 'id' | 'summary' | 'examples'> & { description?: string; type?: string },
): Operation => ({
  method: 'get',
  path,
  ...rest,
  parameters: { ...POSITION_FIELDS, ...part.parameters },
  houseRules: true,
  answers: { [type]: answer },
  cacheable: true,
  answer: answerPart(path, part),
});

/** A ruleset's name as files and addresses spell it. */
export const fileLike = (id: string): string => id.toLowerCase().replaceAll('_', '-');
/** Any ruleset but the one that is taken anyway. */
const OTHER: string = RULESETS[1]?.id ?? '';

const CHECKED = { fen: '3k5/9/9/9/9/9/9/9/3R5/4K4 b - - 0 1' };
const RECORD = '[초차림 "마상상마"]\n[한차림 "마상상마"]\n[대국결과 "초 기권승"]\n1. 79졸78 2. 41병42 3. 01차11\n';

/** A job as it is shown; the name depends on the version, and the times on the day. */
const SHOWN_JOB = {
  id: 'kTq3GJ8nTqv0XzQmH2cRkw',
  what: 'adjudicate',
  state: 'WAITING',
  games: 1,
  done: 0,
  errors: 0,
  progress: 0,
  createdAt: '2026-01-05T09:00:00Z',
  startedAt: null,
  finishedAt: null,
  expiresAt: '2026-01-12T09:00:00Z',
};
const JOB_PATH = { id: SHOWN_JOB.id };

const MATE_IN_ONE = '3k5/9/9/9/9/9/9/9/R3R4/4K4 w - - 0 1';

/** For what waits on something else than a thread. */
const always = (): boolean => true;

/** The numbers that bound an evaluation, as far as they are numbers. */
const numbersOf = (search: URLSearchParams): EvaluationQuestion => {
  const number = (name: string): number | null => (search.has(name) ? Number(search.get(name)) : null);
  return { depth: number('depth'), nodes: number('nodes'), millis: number('millis'), lines: number('lines') };
};

export const OPERATIONS: readonly Operation[] = [
  aboutPosition('/position', POSITION, ref('Position'), {
    id: 'getPosition',
    summary: 'A position, given or reached by moves, and what can be said of it.',
    description: '`fields` picks parts; all of them otherwise.',
    examples: {
      parts: {
        query: { moves: '79졸78,한수쉼,pass', fields: 'fen,turn,counters,claims,warnings', ruleset: fileLike(OTHER) },
      },
      chariotRaw: { query: { ...CHECKED, fields: 'inCheck,checkers,points' } },
    },
  }),
  aboutPosition('/legal-moves', LEGAL_MOVES, having({ legalMoves: listOf(ref('Move')), warnings: WARNINGS }), {
    id: 'getLegalMoves',
    summary: 'The moves that are legal by the rules of movement, a pass among them where allowed.',
    examples: { inCheck: { query: CHECKED }, ofOnePiece: { query: { from: 'b1' } } },
  }),
  aboutPosition('/points', POINTS, having({ points: ref('Points'), warnings: WARNINGS }), {
    id: 'getPoints',
    summary: 'The official count, with the komi of Han.',
    examples: { houseRule: { query: { ...CHECKED, 'rules.komi': '0.5' } } },
  }),
  aboutPosition('/explain', EXPLAIN, having({ explainMove: ref('MoveExplanation'), warnings: WARNINGS }), {
    id: 'explainMove',
    summary: 'Why a move, in any notation, is legal or not.',
    examples: { blocked: { query: { move: '01차51' } } },
  }),
  {
    method: 'get',
    path: '/evaluation',
    id: 'getEvaluation',
    summary: 'What a position is worth, looked ahead; the best lines, and the chance to win.',
    description:
      'To a depth (8 if nothing is named), a number of positions, or for a time. An answer that was limited by time, cut short by a limit, or given by an outside engine is not to be kept.',
    parameters: { ...POSITION_FIELDS, ...EVALUATION_PARAMETERS },
    houseRules: true,
    answers: { [JSON_TYPE]: having({ evaluation: ref('Evaluation'), warnings: WARNINGS }) },
    cacheable: true,
    examples: { oneMove: { query: { ...CHECKED, depth: '2' } } },
    answer: answerEvaluation,
    cost: (search, limits) => costOfEvaluation(numbersOf(search), limits),
  },
  {
    method: 'get',
    path: '/evaluation/stream',
    id: 'streamEvaluation',
    summary: 'The same, told depth by depth as server-sent events.',
    description:
      'Each finished depth is an event `depth`, the last of all is `done`; the data of both is an Evaluation in JSON. A fault on the way is an event `error`, with a Problem.',
    parameters: { ...POSITION_FIELDS, ...EVALUATION_PARAMETERS },
    houseRules: true,
    answers: { 'text/event-stream': TEXT_ANSWER },
    cacheable: false,
    examples: {},
    answer: answerEvaluation,
    events: streamEvaluation,
    cost: (search, limits) => costOfEvaluation(numbersOf(search), limits),
  },
  {
    method: 'get',
    path: '/mate',
    id: 'findMate',
    summary: 'A forced mate by the side to move, or the proof that there is none within so many of its moves.',
    parameters: { ...POSITION_FIELDS, ...MATE_PARAMETERS },
    houseRules: true,
    answers: { [JSON_TYPE]: having({ mate: ref('MateSearch'), warnings: WARNINGS }) },
    cacheable: true,
    examples: { inOne: { query: { fen: MATE_IN_ONE, maxMoves: '2' } } },
    answer: answerMate,
    cost: (_, limits) => costOfMate(limits),
  },
  aboutPosition('/fen', FEN, having({ fen: TEXT_ANSWER, warnings: WARNINGS }), {
    id: 'getFen',
    summary: 'The FEN of a position, in any dialect.',
    examples: { korean: { query: { to: 'KOREAN_BOARD', han: 'SANG_MA_SANG_MA' } } },
  }),
  aboutPosition('/diagram', DIAGRAM, TEXT_ANSWER, {
    id: 'getDiagram',
    summary: 'A position as a text board.',
    type: 'text/plain',
    examples: { letters: { query: { ...CHECKED, style: 'LETTERS' } } },
  }),
  aboutPosition('/board.svg', BOARD, TEXT_ANSWER, {
    id: 'getBoard',
    summary: 'A position as a picture.',
    type: 'image/svg+xml',
    examples: { small: { query: { ...CHECKED, size: '200', style: 'LETTERS', coordinates: 'NONE' } } },
  }),
  {
    method: 'post',
    path: '/fen',
    id: 'readBoard',
    summary: 'The FEN of a board as text: a diagram, or a FEN of any dialect.',
    parameters: FEN_PARAMETERS,
    houseRules: true,
    body: { 'text/plain': TEXT_ANSWER },
    answers: { [JSON_TYPE]: having({ fen: TEXT_ANSWER, warnings: WARNINGS }) },
    cacheable: false,
    examples: {
      western: { type: 'text/plain', body: 'rnbg1gbnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBG1GBNR b' },
    },
    answer: readBoard,
  },
  {
    method: 'post',
    path: '/positions',
    id: 'getPositions',
    summary: 'Many positions; a bad one spoils only its own answer.',
    description:
      'A list in JSON, answered as a list; or a stream with one position a line, answered line by line in order, of any length. What the address says holds for each position that does not say otherwise.',
    parameters: { ...POSITION_FIELDS, ...POSITION.parameters },
    houseRules: true,
    body: { [JSON_TYPE]: listOf(ref('PositionInput')), [NDJSON]: ref('PositionInput') },
    answers: { [JSON_TYPE]: having({ positions: listOf(ref('PositionResult')) }), [NDJSON]: ref('PositionResult') },
    cacheable: false,
    examples: {
      two: {
        query: { fields: 'turn,inCheck' },
        type: JSON_TYPE,
        body: [{ ref: 'board 4', ...CHECKED }, { fen: '9/9' }],
      },
    },
    answer: answerPositions,
    lines: positionBatch,
  },
  {
    method: 'post',
    path: '/adjudications',
    id: 'adjudicate',
    summary: 'The verdict on a game: how it ended, why, and by which clause.',
    description:
      'A game in JSON, or a list of them; a stream with one game a line, answered line by line in order, of any length; or a record as a file in UTF-8 or CP949, with its parameters in the address. `Accept: application/x-ndjson` judges every game of a file, a line each. What the address says holds for each game in JSON that does not say otherwise.',
    parameters: { ...FILE_PARAMETERS, ...VERDICT_TELLING },
    houseRules: true,
    body: { [JSON_TYPE]: anyOf(ref('GameInput'), listOf(ref('GameInput'))), [NDJSON]: ref('GameInput'), ...FILES },
    answers: {
      [JSON_TYPE]: anyOf(ref('Verdict'), having({ adjudications: listOf(ref('VerdictResult')) })),
      [NDJSON]: ref('VerdictResult'),
    },
    cacheable: false,
    examples: {
      moves: { type: JSON_TYPE, body: { moves: ['79졸78', '한수쉼', 'pass'] } },
      list: {
        type: JSON_TYPE,
        body: [
          { ref: 'board 1', moves: ['pass', 'pass'] },
          { ref: 'board 2', moves: ['hello'] },
        ],
      },
      file: { query: { ruleset: OTHER, language: 'KO' }, type: 'application/x-gib', body: RECORD },
    },
    answer: answerAdjudications,
    streams: wantsLines,
    lines: gameBatch,
  },
  {
    method: 'post',
    path: '/games',
    id: 'getGame',
    summary: 'A game ply by ply, with its verdict.',
    parameters: { ...FILE_PARAMETERS, ...VERDICT_TELLING },
    houseRules: true,
    body: { [JSON_TYPE]: ref('GameInput'), ...FILES },
    answers: { [JSON_TYPE]: ref('Game') },
    perPly: 25,
    cacheable: false,
    examples: { pgn: { type: 'application/x-chess-pgn', body: '[White "Kim"]\n\n1. Hc3 {well begun} Hc8 1-0\n' } },
    answer: answerGame,
  },
  {
    method: 'post',
    path: '/records',
    id: 'convertRecords',
    summary: 'A collection of games, written anew in the form that Accept asks for.',
    description:
      'In UTF-8, or for `Accept: application/x-gib; charset=cp949` in CP949. A faulty game has its error in its place.',
    parameters: CONVERSION_PARAMETERS,
    houseRules: true,
    body: { [JSON_TYPE]: { type: 'object' }, ...FILES },
    answers: {
      ...Object.fromEntries(Object.keys(FORMAT_OF_TYPE).map((type) => [type, FILE])),
      [JSON_TYPE]: ref('Records'),
    },
    cacheable: false,
    examples: {
      toJson: { type: 'application/x-gib', accept: JSON_TYPE, body: RECORD },
      toPgn: { type: 'application/x-gib', accept: 'application/x-chess-pgn', body: RECORD },
    },
    answer: answerRecords,
  },
  {
    method: 'post',
    path: '/jobs',
    id: 'createJob',
    summary: 'Work that outlives the request: all games of a stream or a collection judged, or analysed.',
    description:
      'A game a line, or a collection as a file in UTF-8 or CP949; of any length up to `service { limits { jobBytes } }`. The parameters hold for all games; what a line says itself goes first. `what=analyse` looks at every position of each game, to depth 4 if none is named. The same body with the same parameters is the same job, and is done once. Where there are no jobs the answer is 501.',
    parameters: JOB_PARAMETERS,
    houseRules: true,
    body: { [NDJSON]: ref('GameInput'), ...FILES },
    status: 202,
    headers: { Location: 'The address of the job.' },
    answers: { [JSON_TYPE]: ref('Job') },
    cacheable: false,
    examples: {
      line: {
        query: { ruleset: OTHER },
        type: NDJSON,
        body: { ref: 'board 1', moves: ['pass', 'pass'] },
        answer: SHOWN_JOB,
      },
    },
    upload: takeJob,
  },
  {
    method: 'get',
    path: '/jobs/:id',
    id: 'getJob',
    summary: 'How a job stands.',
    parameters: {},
    houseRules: false,
    answers: { [JSON_TYPE]: ref('Job') },
    cacheable: false,
    examples: {
      done: {
        path: JOB_PATH,
        answer: {
          ...SHOWN_JOB,
          state: 'DONE',
          done: 1,
          progress: 1,
          startedAt: '2026-01-05T09:00:01Z',
          finishedAt: '2026-01-05T09:00:02Z',
          expiresAt: '2026-01-12T09:00:02Z',
        },
      },
    },
    answer: answerJob,
    streams: always,
  },
  {
    method: 'delete',
    path: '/jobs/:id',
    id: 'cancelJob',
    summary: 'Ends a job, and removes its results.',
    parameters: {},
    houseRules: false,
    answers: { [JSON_TYPE]: ref('Job') },
    cacheable: false,
    examples: {
      waiting: {
        path: JOB_PATH,
        answer: { ...SHOWN_JOB, state: 'CANCELLED', finishedAt: '2026-01-05T09:00:01Z' },
      },
    },
    answer: cancelJob,
    streams: always,
  },
  {
    method: 'get',
    path: '/jobs/:id/events',
    id: 'streamJob',
    summary: 'How a job goes on, told as server-sent events until it is over.',
    description:
      'Each change is an event `progress`, the last of all is `done`; the data of both is a Job in JSON. A fault on the way is an event `error`, with a Problem.',
    parameters: {},
    houseRules: false,
    answers: { 'text/event-stream': TEXT_ANSWER },
    cacheable: false,
    examples: {},
    answer: answerJob,
    streams: always,
    events: streamJob,
  },
  {
    method: 'get',
    path: '/jobs/:id/results',
    id: 'getJobResults',
    summary: 'The results of a job in order, a line each, as POST /v1/adjudications gives them.',
    description:
      'While the job runs, results come as they are made, with blank lines in long pauses. A job that is cancelled or fails on the way breaks the connection.',
    parameters: {},
    houseRules: false,
    answers: { [NDJSON]: anyOf(ref('VerdictResult'), ref('AnalysisResult')) },
    cacheable: false,
    examples: {},
    answer: answerResults,
    streams: always,
  },
  {
    method: 'get',
    path: '/rulesets',
    id: 'getRulesets',
    summary: 'All rulesets, the default first.',
    parameters: {},
    houseRules: false,
    answers: { [JSON_TYPE]: having({ rulesets: listOf(ref('Ruleset')) }) },
    cacheable: true,
    examples: {},
    answer: (asked) =>
      cacheable(asked, 'rulesets', JSON_UTF8, () => ok(JSON.stringify({ rulesets: RULESETS.map(rulesetJson) }))),
  },
  {
    method: 'get',
    path: '/rulesets/:id',
    id: 'getRuleset',
    summary: 'One ruleset, with its switches and its clauses.',
    parameters: {},
    houseRules: false,
    answers: { [JSON_TYPE]: ref('Ruleset') },
    cacheable: true,
    examples: { other: { path: { id: fileLike(OTHER) } } },
    answer: (asked) => {
      const ruleset = findRuleset(asked.params.id ?? '');
      return ruleset
        ? cacheable(asked, `ruleset ${ruleset.id}`, JSON_UTF8, () => ok(JSON.stringify(rulesetJson(ruleset))))
        : problemAnswer({
            code: 'NOT_FOUND',
            message: `There is no ruleset of this name; there are ${RULESETS.map(({ id }) => id).join(', ')}.`,
          });
    },
  },
  {
    method: 'get',
    path: '/service',
    id: 'getService',
    summary: 'What this service is, and what one request may ask of it.',
    description: `Its most asked positions are told to the operator alone, \`limit\` of them (10 if nothing is named, ${MOST_HOT_POSITIONS} at the most).`,
    parameters: { limit: COUNT },
    houseRules: false,
    answers: { [JSON_TYPE]: ref('Service') },
    cacheable: false,
    examples: {},
    answer: answerService,
  },
];
