import { describe, expect, it } from 'vitest';
import { ask, startApp } from './running-app.js';

interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { message: string; extensions: Record<string, unknown> }[];
}

const answerOf = async (response: Response): Promise<Answer> => (await response.json()) as Answer;

/** The status and the code that a query is refused with; and that it has no other fault. */
const refusalOf = async (query: string, variables: object = {}, env: Record<string, string> = {}) => {
  const { url } = await startApp(env);
  const response = await ask(url, query, {}, variables);
  const { errors = [] } = await answerOf(response);
  expect(errors).toHaveLength(1);
  return { status: response.status, ...errors[0]?.extensions, message: errors[0]?.message ?? '' };
};

const ALIASES = (count: number): string => Array.from({ length: count }, (_, i) => `a${i}: __typename`).join(' ');
/** So many, each spread in the one before. */
const FRAGMENTS = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) => `fragment f${i} on Query { ${i + 1 < count ? `...f${i + 1}` : '__typename'} }`,
  ).join(' ');
const BATCH = 'query ($inputs: [PositionInput!]!) { positions(inputs: $inputs) { position { legalMoves { uci } } } }';

describe('a query beyond a limit is refused with its code', () => {
  it.each([
    ['with 31 aliases', `{ ${ALIASES(31)} }`, 'TOO_MANY_ALIASES'],
    [
      'with 31 aliases, one of them in a fragment that is spread often',
      `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: position { ...F }`).join(' ')} } fragment F on Position { t: turn }`,
      'TOO_MANY_ALIASES',
    ],
    ['13 levels deep', `{ ${'a{'.repeat(12)}a${'}'.repeat(12)} }`, 'TOO_DEEP'],
    [
      '13 levels deep by its fragments',
      `{ ${'a{'.repeat(6)}...F${'}'.repeat(6)} } fragment F on Query { ${'b{'.repeat(6)}b${'}'.repeat(6)} }`,
      'TOO_DEEP',
    ],
    ['with 13 fragments within one another', `{ ...f0 } ${FRAGMENTS(13)}`, 'TOO_DEEP'],
    ['of 2,001 tokens', `{ ${'a '.repeat(1999)}}`, 'TOO_MANY_TOKENS'],
    ['with 21 of one field', `{ ${'__typename '.repeat(21)}}`, 'TOO_MANY_REPEATS'],
    [
      'with 21 of one field by its fragments',
      `{ ${'...F '.repeat(7)}} fragment F on Query { __typename __typename ... { __typename } }`,
      'TOO_MANY_REPEATS',
    ],
    ['with 5 directives at one place', '{ __typename @a @b @c @d @e }', 'TOO_MANY_DIRECTIVES'],
    ['with a fragment that spreads itself', '{ ...F } fragment F on Query { ...F }', 'FRAGMENT_CYCLE'],
    [
      'with fragments that spread each other, though none is used',
      `{ __typename } ${Array.from({ length: 140 }, (_, i) => `fragment f${i} on Query { ...f${(i + 1) % 140} ...f${(i + 2) % 140} }`).join(' ')}`,
      'FRAGMENT_CYCLE',
    ],
    [
      'with fragments that double forty times over',
      `{ ...f0 } ${Array.from({ length: 40 }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(' ')} fragment f40 on Query { a: __typename }`,
      'TOO_MANY_ALIASES',
    ],
  ])('%s', async (_, query, code) => {
    expect(await refusalOf(query)).toMatchObject({ status: 400, code });
  });

  it('says what the query has and what it may have', async () => {
    expect((await refusalOf(`{ ${ALIASES(31)} }`)).message).toBe('The query has 31 aliases; at most 30 are allowed.');
  });

  it('counts by what is configured', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_ALIASES: '31', JANGGI_LIMIT_DEPTH: '2' });
    expect((await ask(url, `{ ${ALIASES(31)} }`)).status).toBe(200);
    expect((await answerOf(await ask(url, '{ service { limits { aliases } } }'))).errors?.[0]?.extensions.code).toBe(
      'TOO_DEEP',
    );
  });
});

describe('a query at its limits is answered', () => {
  it.each([
    ['30 aliases', `{ ${ALIASES(30)} }`],
    ['20 of one field', `{ ${'__typename '.repeat(20)}}`],
    ['12 fragments within one another', `{ ...f0 } ${FRAGMENTS(12)}`],
    ['two directives at a place', '{ __typename @include(if: true) @skip(if: false) }'],
    [
      'introspection as deep as tools ask it',
      `{ __schema { types { fields { args { type { ${'ofType { '.repeat(8)}name${' }'.repeat(8)} } } } } } }`,
    ],
  ])('%s', async (_, query) => {
    const { url } = await startApp();
    expect(await answerOf(await ask(url, query))).toEqual({ data: expect.any(Object) });
  });

  it('the largest batches: 10,000 positions, and 1,000 games of 100 plies', async () => {
    const { url } = await startApp();
    const positions = await answerOf(await ask(url, BATCH, {}, { inputs: Array(10_000).fill({}) }));
    expect(positions.errors).toBeUndefined();
    expect(positions.data?.positions).toHaveLength(10_000);
    const moves = Array.from({ length: 100 }, (_, ply) => ['a1a2', 'a10a9', 'a2a1', 'a9a10'][ply % 4]);
    const games = await answerOf(
      await ask(
        url,
        'query ($inputs: [GameInput!]!) { adjudications(inputs: $inputs) { verdict { status reason clause { id text } summary } error { code } } }',
        {},
        { inputs: Array(1000).fill({ moves, ruleset: 'CHESMAYNE' }) },
      ),
    );
    expect(games.errors).toBeUndefined();
    expect(games.data?.adjudications).toHaveLength(1000);
  });

  it('and so is a whole position of each of 10,000 inputs', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_POSITIONS_PER_BATCH: '10' });
    const query = `query ($inputs: [PositionInput!]!) { positions(inputs: $inputs) { index ref error { code } position {
      fen turn key inCheck checkers facing claims pieces { side kind square }
      legalMoves { uci korean san from to pass piece captures givesCheck facesGenerals fenAfter }
      points { cho han komi margin leader breakdown { side kind count each total } clause { id text } }
      outcome { status result winner reason byPoints clause { id text } ply summary points { cho han } }
      counters { plies pliesLimit noProgress repetitions } warnings { code message } } } }`;
    // Refused for the number of its inputs, and so not for its cost.
    const { errors } = await answerOf(await ask(url, query, {}, { inputs: Array(10_000).fill({}) }));
    expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_INPUTS');
  });
});

describe('the cost of a query', () => {
  const INPUTS = Array(10_000).fill({});

  it('is reckoned before it runs, and told with the limit where it is over', async () => {
    const many = `query ($inputs: [PositionInput!]!) { ${Array.from({ length: 30 }, (_, i) => `a${i}: positions(inputs: $inputs) { position { legalMoves { fenAfter } } }`).join(' ')} }`;
    const started = performance.now();
    const refusal = await refusalOf(many, { inputs: INPUTS });
    expect(performance.now() - started).toBeLessThan(2000);
    expect(refusal).toMatchObject({ status: 400, code: 'TOO_COSTLY', cost: expect.any(Number), limit: 20_000_000 });
    expect(refusal.message).toContain(String((refusal as unknown as { cost: number }).cost));
  });

  it('is reckoned anew for a query that was seen before', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_COST: '100000' });
    for (let time = 0; time < 3; time++)
      expect((await ask(url, BATCH, {}, { inputs: [{}] })).status, 'small').toBe(200);
    expect((await ask(url, BATCH, {}, { inputs: INPUTS })).status, 'large').toBe(400);
  });

  it.each([
    [
      'the default of a variable',
      `query ($i: [PositionInput!]! = [${'{} '.repeat(150)}]) { positions(inputs: $i) { index } }`,
      {},
    ],
    ['the query itself', `{ positions(inputs: [${'{} '.repeat(150)}]) { index } }`, {}],
    [
      'a variable inside a list',
      'query ($m: [String!]) { positions(inputs: [{ moves: $m }]) { index } }',
      { m: Array(3000).fill('x') },
    ],
    ['a record', 'query ($r: String) { adjudicate(input: { record: $r }) { status } }', { r: 'x'.repeat(30_000) }],
    [
      'a list of rulesets',
      `{ game(input: { moves: ["a1a2"] }) { verdicts(rulesets: [${'KJA '.repeat(150)}]) { ruleset } } }`,
      {},
    ],
    [
      'fragments',
      `{ ...F } fragment F on Query { game(input: { moves: [${'"a1a2" '.repeat(150)}] }) { ...G } } fragment G on Game { plies { ...P } } fragment P on Ply { move { fenAfter korean san } points { breakdown { total } } }`,
      {},
    ],
  ])('sees what comes in %s', async (_, query, variables) => {
    expect(await refusalOf(query, variables, { JANGGI_LIMIT_COST: '4000' })).toMatchObject({ code: 'TOO_COSTLY' });
  });

  it('does not grow with what is asked twice of one answer', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_COST: '400' });
    const twice = '{ position { legalMoves { uci } ...F ...F } } fragment F on Position { legalMoves { uci } turn }';
    expect((await ask(url, twice)).status).toBe(200);
  });

  it('is at least the time that the work takes on a slow machine, within an order', async () => {
    const { url } = await startApp();
    const started = performance.now();
    await (await ask(url, BATCH, {}, { inputs: Array(2000).fill({}) })).text();
    // 2,000 x (30 + 40 x 2 + 4), in microseconds.
    expect(performance.now() - started).toBeLessThan(10 * 230);
  });
});

describe('limits of one game', () => {
  it.each([
    ['claims', { claims: Array(101).fill({ kind: 'UNFINISHED' }) }, 'TOO_MANY_CLAIMS', {}],
    ['moves', { moves: ['a1a2', 'a10a9', 'a2a1'] }, 'TOO_MANY_MOVES', { JANGGI_LIMIT_PLIES_PER_GAME: '2' }],
    ['bytes of a record', { record: '1. 79졸78' }, 'RECORD_TOO_LARGE', { JANGGI_LIMIT_RECORD_BYTES: '9' }],
  ])('spoil only that game: %s', async (_, input, code, env) => {
    const { url } = await startApp(env as Record<string, string>);
    const query = 'query ($i: [GameInput!]!) { adjudications(inputs: $i) { verdict { status } error { code } } }';
    const { data } = await answerOf(await ask(url, query, {}, { i: [input, {}] }));
    expect(data?.adjudications).toEqual([
      { verdict: null, error: { code } },
      { verdict: { status: 'ONGOING' }, error: null },
    ]);
  });

  it('are told by the service, as they are configured', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_GAMES_PER_BATCH: '7' });
    const query = '{ service { limits { positionsPerBatch gamesPerBatch aliases depth tokens cost clientCost } } }';
    expect(await answerOf(await ask(url, query))).toEqual({
      data: {
        service: {
          limits: {
            positionsPerBatch: 10_000,
            gamesPerBatch: 7,
            aliases: 30,
            depth: 12,
            tokens: 2000,
            cost: 20_000_000,
            clientCost: 0,
          },
        },
      },
    });
  });

  it('hold for the body too', async () => {
    const { url } = await startApp({ JANGGI_LIMIT_JSON_BYTES: '1000' });
    const response = await ask(url, '{ __typename }', {}, { padding: 'x'.repeat(1000) });
    expect(response.status).toBe(413);
    expect((await answerOf(response)).errors?.[0]?.extensions.code).toBe('BODY_TOO_LARGE');
  });
});
