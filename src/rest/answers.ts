/** Answers as JSON, with the field names of GraphQL. */
import type { Points } from '../referee/points.js';
import type { Language } from '../referee/summary.js';
import type { Clause } from '../rulesets/clause.js';
import type { ScoreScheme, VerdictReport } from '../service/verdict-report.js';

/** What of a verdict depends on how it is asked for. */
export interface VerdictOptions {
  readonly language?: Language;
  readonly scheme?: ScoreScheme;
}

const clauseJson = ({ id, text, source, section }: Clause): object => ({ id, text, source, section });

const pointsJson = ({ clause, ...points }: Points): object => ({ ...points, clause: clauseJson(clause) });

export const verdictJson = (verdict: VerdictReport, { language, scheme }: VerdictOptions): object => ({
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
