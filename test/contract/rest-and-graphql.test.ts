import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ARRANGEMENTS } from '../../src/janggi/arrangement.js';
import { legalMoves } from '../../src/janggi/generate.js';
import type { Move } from '../../src/janggi/move.js';
import { startSetup } from '../../src/janggi/setup.js';
import { FEN_DIALECTS, formatFen } from '../../src/notation/fen.js';
import { formatMove, type MoveNotation } from '../../src/notation/moves.js';
import { CLAIM_KINDS } from '../../src/rulesets/reason.js';
import { RULESET_IDS } from '../../src/rulesets/ruleset.js';
import { ask } from '../graphql/ask.js';
import { positionOf } from '../positions.js';
import { fetchRest, postJson } from '../rest/client.js';

const WARNING = 'code message rank file line column ply game';
const CLAUSE = 'id text source section';
const POINTS = `cho han komi margin leader breakdown { side kind count each total } clause { ${CLAUSE} }`;
const VERDICT = `ruleset overrides revision status result winner reason byPoints clause { ${CLAUSE} } ply pliesAfterEnd
  mustDeviate illegal { ply move code message squares line column game } points { ${POINTS} } finalFen scores { cho han }
  recorded { text winner how margin agreement } summary warnings { ${WARNING} }`;
const MOVE = 'uci korean san from to pass piece captures givesCheck facesGenerals fenAfter';
const COUNTERS = 'plies pliesLimit noProgress noProgressLimit repetitions repetitionLimit';
const POSITION = `fen diagram turn pieces { side kind square } legalMoves { ${MOVE} } inCheck checkers facing
  points { ${POINTS} } outcome { ${VERDICT} } claims counters { ${COUNTERS} } key warnings { ${WARNING} }`;
const GAME = `tags { name value } comment start { ${POSITION} } recorded { text winner how margin agreement }
  plies { number side move { ${MOVE} } fen inCheck facing points { ${POINTS} } comment seconds }
  verdict { ${VERDICT} } warnings { ${WARNING} }`;

/** What GraphQL tells as null where nothing is known, REST leaves out. */
const known = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(known);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, of]) => (of === null ? [] : [[name, known(of)]])));
};

interface Told {
  readonly data: unknown;
  readonly error: unknown;
}
const PLACES = ['code', 'rank', 'file', 'line', 'column', 'ply', 'game'];
const place = (problem: Record<string, unknown>, message: unknown): unknown => ({
  ...Object.fromEntries(PLACES.flatMap((name) => (problem[name] === undefined ? [] : [[name, problem[name]]]))),
  message,
});

const overGraphql = async (field: string, type: string, fields: string, input: object): Promise<Told> => {
  const call =
    type === 'PositionInput'
      ? `query ($inputs: [PositionInput!]!) { answer: ${field}(inputs: $inputs) { position { ${fields} } error { ${WARNING} } } }`
      : `query ($input: ${type}!) { answer: ${field}(input: $input) { ${fields} } }`;
  const { data, errors } = await ask(call, type === 'PositionInput' ? { inputs: [input] } : { input });
  if (errors?.[0]) return { data: null, error: place(errors[0].extensions, errors[0].message) };
  const [answer] = type === 'PositionInput' ? data.answer : [];
  if (type !== 'PositionInput') return { data: known(data.answer), error: null };
  return answer.error
    ? { data: null, error: place(known(answer.error) as Record<string, unknown>, answer.error.message) }
    : { data: known(answer.position), error: null };
};

const overRest = (status: number, json: Record<string, unknown>): Told =>
  status === 200 ? { data: known(json), error: null } : { data: null, error: place(json, json.detail) };

const NOTATIONS: readonly MoveNotation[] = ['UCI', 'KOREAN', 'SAN', 'ALGEBRAIC'];

/** Games of up to 30 plies in mixed notations, some with a move that is none; some from a FEN, some from arrangements. */
const anyQuestion = fc
  .record({
    cho: fc.constantFrom(...ARRANGEMENTS),
    han: fc.constantFrom(...ARRANGEMENTS),
    skipped: fc.nat({ max: 10 }),
    choices: fc.array(fc.tuple(fc.nat(), fc.constantFrom(...NOTATIONS)), { maxLength: 30 }),
    dialect: fc.constantFrom(...FEN_DIALECTS),
    fault: fc.constantFrom(null, null, null, 'hello', 'a1a9', '02마33', 'Hh9'),
    ruleset: fc.constantFrom(...RULESET_IDS),
    komi: fc.constantFrom(null, 0, 0.5, 99),
    claim: fc.constantFrom(null, null, ...CLAIM_KINDS),
    by: fc.constantFrom('CHO', 'HAN', null),
  })
  .map(({ cho, han, skipped, choices, dialect, fault, ruleset, komi, claim, by }) => {
    const position = positionOf(startSetup(cho, han));
    const moves: string[] = [];
    let fen: string | null = null;
    for (const [ply, [choice, notation]] of choices.entries()) {
      if (ply === skipped) fen = formatFen(position, dialect);
      const legal = legalMoves(position);
      if (legal.length === 0) break;
      const move = legal[choice % legal.length] as Move;
      if (ply >= skipped) moves.push(formatMove(position, move, notation));
      position.make(move);
    }
    if (fen === null) moves.length = 0;
    if (fault) moves.push(fault);
    return {
      ...(fen === null ? { cho, han } : { fen }),
      moves,
      ruleset,
      ...(komi !== null && { rules: { komi } }),
      ...(claim !== null && { claims: [{ kind: claim, ...(by !== null && { by }) }] }),
    };
  });

it('300 questions have equal answers over REST and GraphQL', { timeout: 120_000 }, async () => {
  const outcomes = new Map<string, number>();
  const count = (what: string, { error }: Told): void => {
    const key = `${what} ${error ? (error as { code: string }).code : 'answered'}`;
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
  };
  for (const question of fc.sample(anyQuestion, { numRuns: 100, seed: 41 })) {
    const { claims: _, ...asked } = question;
    const { rules, moves, ...named } = asked as typeof asked & { rules?: { komi: number } };
    const query = new URLSearchParams({ ...named, moves: moves.join(',') } as Record<string, string>);
    if (rules) query.set('rules.komi', String(rules.komi));
    const got = await fetchRest(`/v1/position?${query}`, { method: 'GET' });
    const position = overRest(got.status, got.json);
    expect(position).toEqual(await overGraphql('positions', 'PositionInput', POSITION, asked));
    count('position', position);

    const judged = await postJson('/v1/adjudications', question);
    const verdict = overRest(judged.status, judged.json);
    expect(verdict).toEqual(await overGraphql('adjudicate', 'GameInput', VERDICT, question));
    count('verdict', verdict);

    const played = await postJson('/v1/games', question);
    const game = overRest(played.status, played.json);
    expect(game).toEqual(await overGraphql('game', 'GameInput', GAME, question));
    count('game', game);
  }
  expect(outcomes.get('position answered')).toBeGreaterThan(30);
  expect(outcomes.get('verdict answered')).toBeGreaterThan(30);
  expect([...outcomes.keys()].length).toBeGreaterThan(6);
});
