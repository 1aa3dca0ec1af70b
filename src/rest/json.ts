/** Answers as JSON, with the field names of GraphQL. */
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import type { DiagramStyle } from '../notation/diagram.js';
import type { FenDialect } from '../notation/fen.js';
import type { Points } from '../referee/points.js';
import type { Language } from '../referee/summary.js';
import type { Clause } from '../rulesets/clause.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { BatchAnswer } from '../service/batch.js';
import type { GameReport, PlyReport } from '../service/game.js';
import type { MoveReport } from '../service/move-report.js';
import type { PositionReport } from '../service/position-report.js';
import type { ScoreScheme, VerdictReport } from '../service/verdict-report.js';

/** What of an answer depends on how it is to be told. */
export interface Telling {
  readonly language?: Language;
  readonly scheme?: ScoreScheme;
  readonly to?: FenDialect;
  readonly style?: DiagramStyle;
}

/** How a verdict is told, of what was named of it. */
export const tellingOf = (language: Telling['language'], scheme: Telling['scheme']): Telling => ({
  ...(language && { language }),
  ...(scheme && { scheme }),
});

const clauseJson = ({ id, text, source, section }: Clause): object => ({ id, text, source, section });

export const pointsJson = ({ clause, ...points }: Points): object => ({ ...points, clause: clauseJson(clause) });

export const moveJson = (move: MoveReport): object => ({
  uci: move.uci,
  korean: move.korean,
  san: move.san,
  from: move.from,
  to: move.to,
  pass: move.pass,
  piece: move.piece,
  captures: move.captures,
  givesCheck: move.givesCheck,
  facesGenerals: move.facesGenerals,
  fenAfter: move.fenAfter,
});

export const verdictJson = (verdict: VerdictReport, { language, scheme }: Telling): object => ({
  ruleset: verdict.ruleset,
  overrides: verdict.overrides,
  revision: verdict.revision,
  status: verdict.status,
  result: verdict.result,
  winner: verdict.winner,
  reason: verdict.reason,
  byPoints: verdict.byPoints,
  clause: verdict.clause && clauseJson(verdict.clause),
  ply: verdict.ply,
  pliesAfterEnd: verdict.pliesAfterEnd,
  mustDeviate: verdict.mustDeviate,
  illegal: verdict.illegal,
  points: pointsJson(verdict.points),
  finalFen: verdict.finalFen,
  scores: verdict.scores(scheme ?? 'WIN_DRAW_LOSS'),
  recorded: verdict.recorded,
  summary: verdict.summary(language ?? 'EN'),
  warnings: verdict.warnings,
});

const movesJson = (position: PositionReport): object => {
  const moves = position.legalMoves();
  if (!moves.ok) throw new Error(`all moves were asked for: ${moves.error.message}`);
  return moves.value.map(moveJson);
};

/** The parts of a position, each worked out only where it is asked for. */
const POSITION_PARTS = {
  fen: (position, { to }) => position.fen(to ?? 'FAIRY_STOCKFISH'),
  diagram: (position, { style }) => position.diagram(style ?? 'HANJA'),
  turn: ({ turn }) => turn,
  pieces: ({ pieces }) => pieces,
  legalMoves: movesJson,
  inCheck: ({ inCheck }) => inCheck,
  checkers: ({ checkers }) => checkers,
  facing: ({ facing }) => facing,
  points: ({ points }) => pointsJson(points),
  outcome: ({ outcome }, telling) => verdictJson(outcome, telling),
  claims: ({ claims }) => claims,
  counters: ({ counters }) => counters,
  key: ({ key }) => key,
  warnings: ({ warnings }) => warnings,
} as const satisfies { readonly [part: string]: (position: PositionReport, telling: Telling) => unknown };
export type PositionPartName = keyof typeof POSITION_PARTS;
export const POSITION_PART_NAMES = Object.keys(POSITION_PARTS) as PositionPartName[];

/** A position, or some of its parts. */
export const positionJson = (
  position: PositionReport,
  telling: Telling,
  parts: readonly PositionPartName[] = POSITION_PART_NAMES,
): object => Object.fromEntries(parts.map((part) => [part, POSITION_PARTS[part](position, telling)]));

const plyJson = ({ move, points, ...ply }: PlyReport): object => ({
  ...ply,
  move: moveJson(move),
  points: pointsJson(points),
});

/** A game with its verdict; where the rules refuse a claim, that is what is wrong with the question. */
export const gameJson = (game: GameReport, telling: Telling): Result<object, Problem> => {
  const verdict = game.verdict();
  if (!verdict.ok) return err(verdict.error);
  const { tags, comment, start, plies, recorded, warnings } = game;
  return ok({
    tags: tags.map(({ name, value }) => ({ name, value })),
    comment,
    start: positionJson(start, telling),
    plies: plies.map(plyJson),
    verdict: verdictJson(verdict.value, telling),
    recorded,
    warnings,
  });
};

export const rulesetJson = ({ id, name, revision, source, switches, clauses }: Ruleset): object => ({
  id,
  name,
  revision,
  source,
  switches,
  clauses: clauses.map(clauseJson),
});

/** One answer of a batch, with its value under `field` or its error. */
export const batchJson = ({ index, ref, result }: BatchAnswer<object>, field: string): object => ({
  index,
  ref,
  [field]: result.ok ? result.value : null,
  error: result.ok ? null : result.error,
});
