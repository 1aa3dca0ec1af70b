import { isStartBoard } from '../janggi/arrangement.js';
import { type Move, moveFrom } from '../janggi/move.js';
import { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import type { SideCode } from '../janggi/side.js';
import type { Square } from '../janggi/square.js';
import { placeOf, type RecordMove, type RecordStart, type RecordTag, setupOf } from '../notation/game-record.js';
import { letterCountOf } from '../notation/letter-count.js';
import { formatKorean, formatSan, formatUci, isPassText, type MoveNotation, parseMove } from '../notation/moves.js';
import { type Explanation, explainIllegal } from '../referee/explain.js';
import { Play, type StartKind } from '../referee/play.js';
import { countPoints, type Points } from '../referee/points.js';
import type { Rules } from '../rulesets/rules.js';

export type GivenMove = Pick<RecordMove, 'text'> & Partial<RecordMove>;

/** A game as it was given: nothing of it is judged yet. */
export interface Game {
  /** The very same list in every line that somebody plays from a game: by it they are known as one. */
  readonly tags: readonly RecordTag[];
  readonly start: RecordStart;
  readonly moves: readonly GivenMove[];
  /** The result as written; null where there is none. */
  readonly recorded: string | null;
  readonly warnings: readonly Problem[];
  /** The game that this one left when somebody played another move. */
  readonly parent?: Game;
}

/** One half-move as it can be shown. */
export interface Step {
  readonly move: Move;
  readonly side: SideCode;
  readonly uci: string;
  readonly korean: string;
  readonly san: string;
  readonly captures: boolean;
  readonly check: boolean;
  readonly facing: boolean;
  readonly comment?: string;
  readonly seconds?: number;
  /** After the move. */
  readonly position: Position;
  readonly points: Points;
}

/** The first move that cannot be played, and why. */
export interface Stop {
  readonly text: string;
  /** Null where the text is no move at all. */
  readonly move: Move | null;
  readonly problem: Problem;
  readonly explanation: Explanation | null;
}

/** A game gone through by the rules in force, as far as its moves are legal. */
export interface Line {
  readonly start: Position;
  readonly startKind: StartKind;
  readonly startPoints: Points;
  readonly steps: readonly Step[];
  readonly stop: Stop | null;
  /** Moves that come after the one that stopped it. */
  readonly unread: number;
  readonly warnings: readonly Problem[];
  readonly notation: MoveNotation;
}

/** @returns the game move by move; or what is wrong with its start, or with the way it names squares */
export const replay = (game: Game, rules: Rules): Result<Line, Problem> => {
  const made = Position.from(setupOf(game.start), rules.movement);
  if (!made.ok) return made;
  const start = made.value.position;
  const startKind = isStartBoard(start.board) ? 'ARRANGEMENT' : game.start.kind;
  const first = game.moves[0]?.text ?? '';
  const count = isPassText(first) ? null : letterCountOf(start, first);
  if (count && !count.ok) return err(count.error);
  const notation = count?.value.notation ?? 'AUTO';
  const play = new Play(start.clone(), startKind, rules);
  const warnings: Problem[] = [...game.warnings, ...(count?.value.warnings ?? [])];
  const steps: Step[] = [];
  let stop: Stop | null = null;
  for (const given of game.moves) {
    const place = { ...placeOf(given), ply: steps.length + 1 };
    const read = parseMove(play.position, given.text, notation);
    if (!read.ok) {
      stop = { text: given.text, move: null, problem: { ...read.error, ...place }, explanation: null };
      break;
    }
    const { move } = read.value;
    const explanation = explainIllegal(play, move);
    if (explanation) {
      const { code, message } = explanation;
      stop = { text: given.text, move, problem: { code, message, ...place }, explanation };
      break;
    }
    warnings.push(...read.value.warnings.map((warning) => ({ ...warning, ...place })));
    steps.push(playStep(play, move, given));
  }
  return ok({
    start,
    startKind,
    startPoints: countPoints(start, rules),
    steps,
    stop,
    unread: stop ? game.moves.length - steps.length - 1 : 0,
    warnings,
    notation,
  });
};

const playStep = (play: Play, move: Move, { comment, seconds }: GivenMove): Step => {
  const { position } = play;
  const told = {
    move,
    side: position.turn,
    uci: formatUci(move),
    korean: formatKorean(position, move),
    san: formatSan(position, move),
    ...(comment !== undefined && { comment }),
    ...(seconds !== undefined && { seconds }),
  };
  play.play(move);
  return {
    ...told,
    captures: play.lastCaptured,
    check: play.checked,
    facing: play.facing,
    position: position.clone(),
    points: countPoints(position, play.rules),
  };
};

export const positionAt = (line: Line, ply: number): Position => line.steps[ply - 1]?.position ?? line.start;
export const pointsAt = (line: Line, ply: number): Points => line.steps[ply - 1]?.points ?? line.startPoints;

/** The game as it stood after a half-move, to ask what may be played then. */
export const playAt = (line: Line, ply: number, rules: Rules): Play => {
  const play = new Play(line.start.clone(), line.startKind, rules);
  for (const { move } of line.steps.slice(0, ply)) play.play(move);
  return play;
};

/** Where the piece on a square may go. */
export const targetsFrom = (legal: ArrayLike<Move>, square: Square): readonly Move[] =>
  Array.from(legal).filter((move) => moveFrom(move) === square);

/**
 * The moves as a question to the service has them: squares only, as far as they are read; what could not be read as it
 * was written.
 */
export const moveTexts = (game: Game, line: Line): string[] => {
  const { stop, notation } = line;
  const rest = game.moves.slice(line.steps.length).map(({ text }) => text);
  // The service is not told which count of ranks in letters was meant.
  if (notation !== 'AUTO' && stop?.move != null) rest[0] = formatUci(stop.move);
  return [...line.steps.map(({ uci }) => uci), ...rest];
};

/** The game that follows one up to a half-move and then goes its own way. Of its result nothing is known. */
export const branch = (game: Game, line: Line, ply: number, move: Move): Game => {
  const next = line.steps[ply];
  if (next?.move === move) return game;
  const playsOn = ply === game.moves.length && game.recorded === null;
  return {
    tags: game.tags,
    start: game.start,
    moves: [...line.steps.slice(0, ply).map(({ uci }) => ({ text: uci })), { text: formatUci(move) }],
    recorded: null,
    warnings: [],
    ...(game.parent ? { parent: game.parent } : !playsOn && { parent: game }),
  };
};

const TAGS = {
  cho: ['초대국자', 'White'],
  han: ['한대국자', 'Black'],
  event: ['대회명', 'Event'],
  date: ['대국일자', 'Date'],
};
const UNKNOWN = ['', '?', '????.??.??', '미상'];

/** What a game's tags say of who played, where and when; null where they do not. */
export const tagOf = ({ tags }: Pick<Game, 'tags'>, what: keyof typeof TAGS): string | null => {
  const value = tags.find(({ name }) => TAGS[what].includes(name))?.value.trim() ?? '';
  return UNKNOWN.includes(value) ? null : value;
};

/** Who played, and where and when; null where nothing is known of it. */
export const titleOf = (game: Pick<Game, 'tags'>): string | null => {
  const players = [tagOf(game, 'cho'), tagOf(game, 'han')];
  const names = players.some((name) => name !== null) ? [players.map((name) => name ?? '?').join(' – ')] : [];
  const title = [...names, tagOf(game, 'event'), tagOf(game, 'date')].filter((part) => part !== null);
  return title.length === 0 ? null : title.join(' · ');
};
