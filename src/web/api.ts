import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { formatFen } from '../notation/fen.js';
import { RULESETS } from '../rulesets/registry.js';
import type { RulesetId } from '../rulesets/ruleset.js';
import { type SwitchValue, switchText } from '../rulesets/switches.js';
import type { Game } from './game.js';
import type { View } from './view.js';

export interface ClauseAnswer {
  readonly id: string;
  readonly text: string;
  readonly source: string;
  readonly section: string | null;
}
export interface RecordedAnswer {
  readonly text: string;
  readonly agreement: 'AGREES' | 'DISAGREES' | 'NOT_ON_BOARD';
}
/** What the page uses of a Verdict. */
export interface VerdictAnswer {
  readonly ruleset: RulesetId;
  readonly revision: string;
  readonly overrides: readonly string[];
  readonly status: 'ONGOING' | 'FINISHED' | 'MUST_DEVIATE' | 'ILLEGAL';
  readonly result: string;
  readonly winner: 'CHO' | 'HAN' | null;
  readonly reason: string;
  readonly byPoints: boolean;
  readonly clause: ClauseAnswer | null;
  readonly ply: number;
  readonly pliesAfterEnd: number;
  readonly illegal: {
    readonly move: string;
    readonly code: string;
    readonly message: string;
    readonly squares: readonly string[];
  } | null;
  readonly points: { readonly cho: number; readonly han: number };
  readonly recorded: RecordedAnswer | null;
  readonly summary: string;
}
export interface VerdictResult {
  readonly index: number;
  readonly verdict: VerdictAnswer | null;
  readonly error: Problem | null;
}
export interface EvaluationAnswer {
  readonly score: number;
  readonly mateIn: number | null;
  readonly winProbability: { readonly cho: number; readonly draw: number; readonly han: number };
  readonly lines: readonly {
    readonly moves: readonly { readonly uci: string; readonly korean: string; readonly san: string }[];
  }[];
  readonly depth: number;
}

/** The code of a service that gives no answer at all. */
export const UNREACHABLE = 'UNREACHABLE';
const unreachable: Problem = { code: UNREACHABLE, message: 'The service does not answer.' };

const ask = async <T>(path: string, init: RequestInit): Promise<Result<T, Problem>> => {
  try {
    const response = await fetch(path, init);
    const body: unknown = await response.json().catch(() => null);
    if (response.ok && body !== null) return ok(body as T);
    const problem = body as { code?: string; detail?: string } | null;
    // Something between the page and the service answered in its place.
    if (problem?.code === undefined) return err(unreachable);
    return err({ code: problem.code, message: problem.detail ?? problem.code });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    return err(unreachable);
  }
};

const postJson = (body: object, signal: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  signal,
});

/** How a game begins, as JSON has it. */
export const startFields = ({ start }: Pick<Game, 'start'>): object =>
  start.kind === 'ARRANGEMENT'
    ? { cho: start.cho, han: start.han }
    : { fen: formatFen(start.setup), ...(start.kind === 'HANDICAP' && { handicap: true }) };

type Claimed = Pick<View, 'claims' | 'claim'>;

export const claimFields = ({ claim }: Pick<View, 'claim'>): object => (claim ? { claims: [claim] } : {});

/** A game as the service is asked about it: as a record, for that holds its result and its kind of start. */
const gameInput = (game: Game, moves: readonly string[], { claims, claim }: Claimed): object => ({
  format: 'JSON',
  record: JSON.stringify({ ...startFields(game), moves, recorded: game.recorded }),
  recordedAsClaims: claims,
  ...claimFields({ claim }),
});

export const rulesFields = ({ ruleset, overrides }: Pick<View, 'ruleset' | 'overrides'>): object => ({
  ruleset,
  ...(Object.keys(overrides).length > 0 && { rules: overrides }),
});

export const askVerdict = (
  game: Game,
  moves: readonly string[],
  view: Claimed & Pick<View, 'ruleset' | 'overrides' | 'language'>,
  signal: AbortSignal,
): Promise<Result<VerdictAnswer, Problem>> =>
  ask(
    `/v1/adjudications?language=${view.language}`,
    postJson({ ...gameInput(game, moves, view), ...rulesFields(view) }, signal),
  );

/** The same game under every ruleset, in their order. */
export const askComparison = async (
  game: Game,
  moves: readonly string[],
  view: Claimed & Pick<View, 'language'>,
  signal: AbortSignal,
): Promise<Result<readonly VerdictResult[], Problem>> => {
  const input = gameInput(game, moves, view);
  const answer = await ask<{ adjudications: readonly VerdictResult[] }>(
    `/v1/adjudications?language=${view.language}`,
    postJson(
      RULESETS.map(({ id }) => ({ ...input, ruleset: id })),
      signal,
    ),
  );
  return answer.ok ? ok(answer.value.adjudications) : answer;
};

/** Half-moves that are looked ahead: what takes some tenths of a second. */
const DEPTH = 6;
/** The longest address that every server between may be trusted with. */
const MAX_QUERY = 6000;

/** What a position is worth. @param moves those that led to it; left out where there are very many */
export const askEvaluation = (
  game: Game,
  moves: readonly string[],
  fen: string,
  view: Pick<View, 'ruleset' | 'overrides'>,
  signal: AbortSignal,
): Promise<Result<{ evaluation: EvaluationAnswer }, Problem>> => {
  const begin =
    game.start.kind === 'ARRANGEMENT'
      ? { cho: game.start.cho, han: game.start.han }
      : { fen: formatFen(game.start.setup) };
  const line = { ...begin, moves: moves.join(',') };
  const query = new URLSearchParams(line.moves.length > MAX_QUERY ? { fen } : line);
  query.set('depth', String(DEPTH));
  setRules(query, view);
  return ask(`/v1/evaluation?${query}`, { signal });
};

export const setRules = (query: URLSearchParams, { ruleset, overrides }: Pick<View, 'ruleset' | 'overrides'>): void => {
  query.set('ruleset', ruleset);
  for (const [name, value] of Object.entries(overrides)) query.set(`rules.${name}`, switchText(value as SwitchValue));
};

/**
 * The verdicts on all games of a file, told as they come.
 * @returns what was wrong, null if nothing
 */
export const streamVerdicts = async (
  file: Uint8Array<ArrayBuffer>,
  view: Pick<View, 'ruleset' | 'overrides' | 'claims' | 'language'>,
  tell: (results: readonly VerdictResult[]) => void,
  signal: AbortSignal,
): Promise<Problem | null> => {
  const query = new URLSearchParams({ language: view.language });
  setRules(query, view);
  if (view.claims) query.set('recordedAsClaims', 'true');
  try {
    const response = await fetch(`/v1/adjudications?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', accept: 'application/x-ndjson' },
      body: file,
      signal,
    });
    if (!response.ok || !response.body) {
      const problem = (await response.json().catch(() => null)) as { code?: string; detail?: string } | null;
      return problem?.code ? { code: problem.code, message: problem.detail ?? problem.code } : unreachable;
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value = '' } = await reader.read();
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      const results = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as VerdictResult);
      if (results.length > 0) tell(results);
      if (done) return null;
    }
  } catch (error) {
    if (signal.aborted) throw error;
    return unreachable;
  }
};
