/** What a job is cut into, and what a worker makes of each part. */
import { promisify } from 'node:util';
import { gunzipSync, gzip, gzipSync } from 'node:zlib';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { TextStream } from '../notation/decode-text.js';
import type { KnownFormat, RecordFormat } from '../notation/record.js';
import { type GameText, RecordSplitter } from '../notation/record-splitter.js';
import { judge } from '../service/adjudicate.js';
import { analyse } from '../service/analyse.js';
import { type AnswerGame, answerGame, collectedGames } from '../service/collection.js';
import { costOfEvaluation, costOfFile, pliesIn } from '../service/cost.js';
import { gameOf } from '../service/game-source.js';
import type { ChunkResults, JobOrder, PackedChunk } from '../service/jobs.js';
import type { Limits } from '../service/limits.js';
import type { GameQuestion } from '../service/questions.js';
import { newCp949Decoder } from '../service/record-file.js';
import { rulesFor } from '../service/rules.js';
import { gameLine } from './adjudications.js';
import { type Batch, type Line, lineAnswer, linesOf } from './batch.js';
import { readGameInput, withCommon } from './input.js';
import { type Telling, verdictJson } from './json.js';

/** What is to be done with each game of a job, in plain data. */
export interface GamesOrder extends JobOrder {
  /** Whether each line is a game, or how the collection is read. */
  readonly format: 'LINES' | RecordFormat;
  /** What holds for all games; what a line says itself goes first. */
  readonly question: GameQuestion;
  readonly telling: Telling;
  /** Of each evaluation, where games are analysed. */
  readonly depth: number;
  /** Those in force when the job was sent. */
  readonly limits: Limits;
}

/** Lines of a stream, from one of its own lines on; null for a line that was too long. */
interface LinesChunk {
  readonly kind: 'LINES';
  readonly line: number;
  readonly index: number;
  readonly lines: readonly Line[];
}
/** Games of a collection, from one of its places on. */
interface RecordChunk extends GameText {
  readonly kind: 'RECORD';
  readonly format: KnownFormat;
}
type Chunk = LinesChunk | RecordChunk;

/** A chunk is full with any of these; the cost, in units of about a microsecond, is what a worker may lose. */
const FULL = { games: 250, letters: 262_144, cost: 20_000_000 } as const;

const pack = promisify(gzip);

/** What it costs to work out a game of so many letters. */
const costOfGame = ({ what, depth, limits }: GamesOrder, letters: number): number => {
  const plies = Math.min(pliesIn(letters), limits.pliesPerGame);
  // No evaluation of a job is ended by a clock.
  const unclocked = { ...limits, evaluationMillis: Number.POSITIVE_INFINITY };
  return costOfFile(letters) + (what === 'analyse' ? plies * costOfEvaluation({ depth }, unclocked) : 0);
};

/** Gathers games into chunks that are worth a worker's while. */
class Gathering {
  games = 0;
  cost = 0;
  private letters = 0;
  private total = 0;

  constructor(private readonly order: GamesOrder) {}

  get isFull(): boolean {
    return this.games >= FULL.games || this.letters >= FULL.letters || this.cost >= FULL.cost;
  }

  /** @returns whether the job may still take so long */
  take(letters: number): boolean {
    const cost = costOfGame(this.order, letters);
    this.games++;
    this.letters += letters;
    this.cost += cost;
    this.total += cost;
    return this.total <= this.order.limits.jobSeconds * 1_000_000;
  }

  /** Begins the next chunk. @returns how many games the last one has */
  next(): number {
    const { games } = this;
    this.games = 0;
    this.letters = 0;
    this.cost = 0;
    return games;
  }

  get tooLong(): Problem {
    return {
      code: 'TOO_COSTLY',
      message: `A job may take ${this.order.limits.jobSeconds} seconds of one core here, as reckoned from its length and its depth; send less in one, or ask for less depth.`,
    };
  }
}

/** Cuts what is sent into chunks, one at a time; or says what is wrong with it. */
export async function* chunksOf(
  body: AsyncIterable<Buffer>,
  order: GamesOrder,
): AsyncGenerator<Result<PackedChunk, Problem>> {
  const gathering = new Gathering(order);
  let count = 0;
  for await (const made of order.format === 'LINES'
    ? lineChunks(body, order, gathering)
    : recordChunks(body, order, order.format, gathering)) {
    if (!made.ok) {
      yield made;
      return;
    }
    count++;
    const { games, chunk } = made.value;
    yield ok({ games, bytes: await pack(JSON.stringify(chunk)) });
  }
  if (count === 0) yield err({ code: 'EMPTY_RECORD', message: 'There is no game in what was sent.' });
}

type Made = Result<{ readonly chunk: Chunk; readonly games: number }, Problem>;

async function* lineChunks(
  body: AsyncIterable<Buffer>,
  { limits }: GamesOrder,
  gathering: Gathering,
): AsyncGenerator<Made> {
  let line = 1;
  let index = 0;
  let lines: Line[] = [];
  const finish = (): Made => {
    const chunk: Chunk = { kind: 'LINES', line, index, lines };
    const games = gathering.next();
    line += lines.length;
    index += games;
    lines = [];
    return ok({ chunk, games });
  };
  for await (const text of linesOf(body, limits.jsonBytes)) {
    lines.push(text);
    if (text === '') continue;
    if (!gathering.take(text?.length ?? 0)) {
      yield err(gathering.tooLong);
      return;
    }
    if (gathering.isFull) yield finish();
  }
  if (gathering.games > 0) yield finish();
}

async function* recordChunks(
  body: AsyncIterable<Buffer>,
  { limits }: GamesOrder,
  asked: RecordFormat,
  gathering: Gathering,
): AsyncGenerator<Made> {
  const stream = new TextStream(newCp949Decoder);
  const splitter = new RecordSplitter(asked, limits.fileBytes);
  let parts: GameText[] = [];
  const finish = (): Made => {
    const [first] = parts as [GameText];
    const text = parts.map((part) => part.text).join('');
    const format = splitter.knownFormat as KnownFormat;
    parts = [];
    return ok({ chunk: { kind: 'RECORD', format, text, from: first.from }, games: gathering.next() });
  };
  function* gather(games: Result<GameText[], Problem>): Generator<Made> {
    if (!games.ok) {
      yield games;
      return;
    }
    for (const game of games.value) {
      parts.push(game);
      if (!gathering.take(game.text.length)) {
        yield err(gathering.tooLong);
        return;
      }
      if (gathering.isFull) yield finish();
    }
  }
  for await (const bytes of body) yield* gather(splitter.push(stream.push(bytes)));
  const rest = stream.end();
  yield* gather(splitter.push(rest));
  yield* gather(splitter.end());
  if (gathering.games > 0) yield finish();
}

/** How the results of a job are told: the name of what they hold, and the line of a game that was read. */
const answerOf = <T>(
  field: string,
  answer: AnswerGame<T>,
  json: (value: T) => object,
): { readonly field: string; readonly answer: AnswerGame<object> } => ({
  field,
  answer: (game, question, rules) => {
    const value = answer(game, question, rules);
    return value.ok ? ok(json(value.value)) : value;
  },
});

const answersOf = ({ what, telling, depth, limits }: GamesOrder) =>
  what === 'adjudicate'
    ? answerOf('verdict', judge, (verdict) => verdictJson(verdict, telling))
    : answerOf(
        'analysis',
        (game, question, rules) => analyse(game, question, rules, { depth, nodes: limits.evaluationNodes }, limits),
        (analysis) => analysis,
      );

/** How each line of a job is answered: a verdict as POST /v1/adjudications gives it. */
const batchOf = (order: GamesOrder): Batch => {
  const { question: common, limits } = order;
  const { field, answer } = answersOf(order);
  return {
    list: '',
    field,
    limit: limits.gamesPerBatch,
    answer: (input) => {
      const own = readGameInput(input);
      if (!own.ok) return own;
      const question = withCommon(common, own.value);
      const rules = rulesFor(question);
      if (!rules.ok) return rules;
      const game = gameOf(question, rules.value, limits);
      return game.ok ? answer(game.value, question, rules.value) : game;
    },
  };
};

function* answerLinesChunk({ line, index, lines }: LinesChunk, order: GamesOrder): Generator<Buffer> {
  const batch = batchOf(order);
  let at = index;
  for (const [offset, text] of lines.entries())
    if (text !== '') yield lineAnswer(text, batch, order.limits.jsonBytes, { line: line + offset, index: at++ });
}

function* answerRecordChunk({ format, text, from }: RecordChunk, order: GamesOrder): Generator<Buffer> {
  const question = { ...order.question, format };
  const rules = rulesFor(question);
  // They were looked at when the job was sent.
  if (!rules.ok) throw new Error(rules.error.message);
  const { field, answer } = answersOf(order);
  const file = { text, encoding: 'UTF-8', warnings: [] } as const;
  for (const game of collectedGames(file, question, rules.value, order.limits, from))
    yield gameLine(answerGame(game, question, rules.value, answer), field, (value) => value);
}

/** How a result that is an error ends: see `batchJson`. */
const NO_ERROR = Buffer.from('"error":null}\n');

/** Works out a chunk: a line for each of its games, in order. */
export const answerChunk = (bytes: Uint8Array, order: GamesOrder): ChunkResults => {
  const chunk = JSON.parse(gunzipSync(bytes).toString()) as Chunk;
  const lines = [...(chunk.kind === 'LINES' ? answerLinesChunk(chunk, order) : answerRecordChunk(chunk, order))];
  const errors = lines.filter((line) => !line.subarray(-NO_ERROR.length).equals(NO_ERROR)).length;
  return { bytes: gzipSync(Buffer.concat(lines)), games: lines.length, errors };
};
