import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixture, hasShared, sharedPath } from '../fixtures.js';
import { ask } from './ask.js';

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1';

it('the start is told in full', async () => {
  const { data } = await ask(`{ position {
    fen turn inCheck checkers facing key warnings { code }
    pieces { side kind square } legalMoves { uci }
    points { cho han komi margin leader breakdown { side kind count each total } }
    outcome { status reason ruleset revision overrides clause { id } } claims
    counters { plies pliesLimit noProgress noProgressLimit repetitions repetitionLimit }
  } }`);
  const { position } = data;
  expect(position).toMatchObject({
    fen: START,
    turn: 'CHO',
    inCheck: false,
    checkers: [],
    facing: false,
    warnings: [],
  });
  expect(position.pieces).toHaveLength(32);
  expect(position.legalMoves).toHaveLength(32);
  expect(position.points).toMatchObject({ cho: 72, han: 73.5, komi: 1.5, margin: -1.5, leader: 'HAN' });
  expect(position.points.breakdown[0]).toEqual({ side: 'CHO', kind: 'SOLDIER', count: 5, each: 2, total: 10 });
  expect(position.outcome).toEqual({
    status: 'ONGOING',
    reason: 'ONGOING',
    ruleset: 'TOURNAMENT',
    revision: '1',
    overrides: [],
    clause: null,
  });
  expect(position.claims).toEqual(['RESIGNATION', 'TIME_FORFEIT', 'DISQUALIFICATION', 'DRAW_AGREED', 'UNFINISHED']);
  expect(position.counters).toEqual({
    plies: 0,
    pliesLimit: null,
    noProgress: 0,
    noProgressLimit: 120,
    repetitions: 1,
    repetitionLimit: 3,
  });
  // Keys are the same from release to release.
  expect(position.key).toBe('23e8f0fcd1fb19f6');
});

it('a move is told in every notation, with what it does', async () => {
  const { data } = await ask(
    `query ($fen: String!) { position(fen: $fen) { legalMoves(from: "b3") {
      uci korean san from to pass piece captures givesCheck facesGenerals fenAfter } } }`,
    { fen: '4k4/9/1r7/9/9/1p7/4P4/1C7/4K4/9 w - - 5 9' },
  );
  expect(data.position.legalMoves).toContainEqual({
    uci: 'b3b8',
    korean: '82포32',
    san: 'C82x32',
    from: 'b3',
    to: 'b8',
    pass: false,
    piece: 'CANNON',
    captures: 'CHARIOT',
    givesCheck: false,
    facesGenerals: false,
    fenAfter: '4k4/9/1C7/9/9/1p7/4P4/9/4K4/9 b - - 0 9',
  });
});

it("a pass is the general's null move", async () => {
  const { data } = await ask('{ position { legalMoves(from: "e2") { uci korean san pass from to piece captures } } }');
  expect(data.position.legalMoves.filter(({ pass }: { pass: boolean }) => pass)).toEqual([
    {
      uci: 'e2e2',
      korean: '한수쉼',
      san: 'K95-95',
      pass: true,
      from: 'e2',
      to: 'e2',
      piece: 'GENERAL',
      captures: null,
    },
  ]);
});

it('the two arrangements are each named at the own seat', async () => {
  const { data } = await ask('{ position(cho: MA_SANG_MA_SANG, han: MA_SANG_MA_SANG) { fen } }');
  expect(data.position.fen).toBe('rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w - - 0 1');
});

it('moves after an ending are played, and the outcome stays what it was', async () => {
  const { data } = await ask(`{ position(ruleset: KJA, moves: ["pass", "한수쉼", "79졸78"]) {
    turn legalMoves { uci } outcome { status reason ply pliesAfterEnd finalFen } claims counters { plies }
  } }`);
  expect(data.position).toMatchObject({
    turn: 'HAN',
    outcome: {
      status: 'FINISHED',
      reason: 'DOUBLE_PASS',
      ply: 2,
      pliesAfterEnd: 1,
      finalFen: START.replace('0 1', '2 2'),
    },
    claims: [],
    counters: { plies: 3 },
  });
  expect(data.position.legalMoves.length).toBeGreaterThan(30);
});

describe('a question that cannot be answered is an error with code and place:', () => {
  it.each<[situation: string, args: string, expected: object]>([
    [
      'a FEN with a short rank',
      'fen: "9/4k3/9/9/9/9/9/9/4K4/9 w - - 0 1"',
      { code: 'FEN_RANK_WIDTH', rank: 9, file: 'i', column: 6 },
    ],
    ['a FEN with the other side in check', 'fen: "4k4/9/9/9/9/9/9/9/3K5/4R4 w - - 0 1"', { code: 'OPPONENT_IN_CHECK' }],
    ['a third chariot', 'fen: "9/3k5/9/9/RRR6/9/9/9/4K4/9 w - - 0 1"', { code: 'TOO_MANY_PIECES', rank: 6, file: 'c' }],
    ['fen with an arrangement', `fen: "${START}", cho: MA_SANG_SANG_MA`, { code: 'CONFLICTING_INPUT' }],
    ['text that is no move', 'moves: ["i4h4", "xyz"]', { code: 'BAD_MOVE', ply: 2 }],
    ['a move that is not legal', 'moves: ["i4h4", "a7a5"]', { code: 'ILLEGAL_MOVE', ply: 2 }],
    ['another piece than named', 'moves: ["79마78"]', { code: 'WRONG_PIECE', ply: 1 }],
    ['a house rule beyond its range', 'rules: { komi: 30 }', { code: 'BAD_RULE' }],
    [
      'house rules that exclude each other',
      'rules: { facingForfeitsWin: ALL, drawnGame: POINTS }',
      { code: 'RULES_CONFLICT' },
    ],
  ])('%s', async (_, args, expected) => {
    const answer = await ask(`{ position(${args}) { fen } }`);
    expect(answer.data).toEqual({ position: null });
    expect(answer.errors?.[0]?.extensions).toEqual(expected);
  });

  it('too many moves', async () => {
    const answer = await ask('query ($moves: [String!]) { position(moves: $moves) { fen } }', {
      moves: Array(2001).fill('pass'),
    });
    expect(answer.errors?.[0]?.extensions).toEqual({ code: 'TOO_MANY_MOVES', ply: 2001 });
  });

  it('a square that is none', async () => {
    const answer = await ask('{ position { legalMoves(from: "z9") { uci } } }');
    expect(answer.errors?.[0]?.extensions).toEqual({ code: 'BAD_SQUARE' });
  });
});

it('one bad question never kills its siblings', async () => {
  const answer = await ask('{ good: position { turn } bad: position(fen: "?") { turn } }');
  expect(answer.data).toEqual({ good: { turn: 'CHO' }, bad: null });
});

it('an explicit null means the default, everywhere', async () => {
  const answer = await ask(`{
    position(fen: null, dialect: null, cho: null, han: null, moves: null, moveNotation: null, lenient: null, ruleset: null, rules: null) {
      fen(dialect: null) legalMoves(from: null) { uci }
    }
    adjudicate(input: { ref: null, fen: null, dialect: null, cho: null, han: null, moves: null, moveNotation: null, lenient: null,
      record: null, gameNumber: null, ruleset: null, rules: { komi: null, facingEnds: null }, claims: null }) {
      ruleset overrides status scores(scheme: null) { cho han }
    }
  }`);
  expect(answer.errors).toBeUndefined();
  expect(answer.data.position.fen).toBe(START);
  expect(answer.data.adjudicate).toEqual({
    ruleset: 'TOURNAMENT',
    overrides: [],
    status: 'ONGOING',
    scores: { cho: null, han: null },
  });
});

it('what was waived or assumed is reported', async () => {
  const { data } = await ask(
    '{ position(fen: "9/3k5/9/9/RRR6/9/9/9/4K4/9", lenient: true) { warnings { code rank file } } }',
  );
  expect(data.position.warnings).toEqual([
    { code: 'FEN_TURN_ASSUMED', rank: null, file: null },
    { code: 'FEN_COUNTERS_ASSUMED', rank: null, file: null },
    { code: 'TOO_MANY_PIECES', rank: 6, file: 'c' },
  ]);
});

it('legal moves of random positions are those of the core', async () => {
  const cases = fixture<{ fen: string; moves: string[]; check: boolean; facing: boolean }>('legal-moves.jsonl');
  for (const { fen, moves, check, facing } of cases) {
    const { data } = await ask(
      'query ($fen: String) { position(fen: $fen, ruleset: KJA) { legalMoves { uci } inCheck facing } }',
      { fen },
    );
    expect(data.position.legalMoves.map(({ uci }: { uci: string }) => uci).sort(), fen).toEqual([...moves].sort());
    expect([data.position.inCheck, data.position.facing]).toEqual([check, facing]);
  }
});

describe('a record', () => {
  const RECORD = '[초차림 "마상상마"]\n[한차림 "마상상마"]\n[대국결과 "초 기권승"]\n1. 79졸78 2. 41병42';

  it('is judged, and its result compared', async () => {
    const { data } = await ask(
      'query ($record: String) { adjudicate(input: { record: $record }) { status ply recorded { text winner how margin agreement } } }',
      { record: RECORD },
    );
    expect(data.adjudicate).toEqual({
      status: 'ONGOING',
      ply: 2,
      recorded: { text: '초 기권승', winner: 'CHO', how: 'RESIGNATION', margin: null, agreement: 'NOT_ON_BOARD' },
    });
  });

  it.each([
    ['한승(외통수)', 'DISAGREES'],
    ['무승부(빅장)', 'DISAGREES'],
    ['한 완승', 'NOT_ON_BOARD'],
    ['무승부', 'NOT_ON_BOARD'],
    ['미상', 'NOT_ON_BOARD'],
  ])('whose game goes on agrees with %s as far as the board can tell: %s', async (result, agreement) => {
    const record = RECORD.replace('초 기권승', result);
    const { data } = await ask(
      'query ($record: String) { adjudicate(input: { record: $record }) { status recorded { agreement } } }',
      { record },
    );
    expect(data.adjudicate).toEqual({ status: 'ONGOING', recorded: { agreement } });
  });

  it.each([
    ['초 기권승', 'RESIGNATION', '1-0'],
    ['한 시간승', 'TIME_FORFEIT', '0-1'],
    ['무승부(동의)', 'AGREEMENT', '1/2-1/2'],
    ['한 실격승', 'DISQUALIFICATION', '0-1'],
    ['한 완승', 'ONGOING', '*'],
  ])('whose result counts as a claim ends by it: %s', async (result, reason, expected) => {
    const input = { ruleset: 'KJA', record: RECORD.replace('초 기권승', result), recordedAsClaims: true };
    const { data } = await ask(
      'query ($input: GameInput!) { adjudicate(input: $input) { reason result recorded { agreement } } }',
      { input },
    );
    const agreement = reason === 'ONGOING' ? 'NOT_ON_BOARD' : 'AGREES';
    expect(data.adjudicate).toEqual({ reason, result: expected, recorded: { agreement } });
  });

  it.each<[situation: string, input: object, expected: object]>([
    ['with moves beside it', { record: RECORD, moves: ['i4h4'] }, { code: 'CONFLICTING_INPUT' }],
    ['of two games', { record: `${RECORD}\n${RECORD}` }, { code: 'MANY_GAMES' }],
    ['without the game asked for', { record: RECORD, gameNumber: 2 }, { code: 'NO_SUCH_GAME' }],
    ['that is empty', { record: ' ' }, { code: 'EMPTY_RECORD' }],
    [
      'that is PGN with a broken FEN',
      { record: '[Event "x"]\n[FEN "9/9"]\n1. a2a3 1-0' },
      { code: 'FEN_RANK_COUNT', line: 2, column: 7, game: 1 },
    ],
    ['whose format is given without it', { format: 'GIB' }, { code: 'CONFLICTING_INPUT' }],
    ['with a start beside it', { record: '[White "x"]\nHc3', cho: 'MA_SANG_SANG_MA' }, { code: 'CONFLICTING_INPUT' }],
    ['of another format than said', { record: 'Hc3', format: 'JSON' }, { code: 'BAD_JSON', game: 1 }],
    ['with an ambiguous move', { record: 'Pb4' }, { code: 'AMBIGUOUS_MOVE', line: 1, column: 1, ply: 1, game: 1 }],
    ['whose number is given without it', { gameNumber: 1 }, { code: 'CONFLICTING_INPUT' }],
    [
      'with text that is no move',
      { record: `${RECORD} 3. hello` },
      { code: 'BAD_MOVE', line: 4, column: 22, ply: 3, game: 1 },
    ],
    ['of more than a megabyte', { record: ' '.repeat(1_000_001) }, { code: 'RECORD_TOO_LARGE' }],
  ])('%s is refused', async (_, input, expected) => {
    const answer = await ask('query ($input: GameInput!) { adjudicate(input: $input) { status } }', { input });
    expect(answer.errors?.[0]?.extensions).toEqual(expected);
  });

  it.skipIf(!hasShared('records/checkmate.gib'))('that is real ends in the checkmate that it says', async () => {
    const text = readFileSync(sharedPath('records/checkmate.gib'), 'utf8');
    const first = text.slice(0, text.indexOf('[대회명', 1));
    const { data } = await ask(
      'query ($record: String) { adjudicate(input: { record: $record }) { status reason winner recorded { winner agreement } } }',
      { record: first },
    );
    expect(data.adjudicate).toEqual({
      status: 'FINISHED',
      reason: 'CHECKMATE',
      winner: 'HAN',
      recorded: { winner: 'HAN', agreement: 'AGREES' },
    });
  });
});

it('scores count a win on the board, a win by points and a draw', async () => {
  const scores = (ruleset: string, moves: string[]): Promise<unknown> =>
    ask(
      `query ($input: GameInput!) { adjudicate(input: $input) {
        plain: scores { cho han } seven: scores(scheme: SEVEN_POINTS) { cho han }
        own: scores(numbers: { win: 3, draw: 1, loss: 0, pointsWin: 2 }) { cho han } } }`,
      { input: { ruleset, moves } },
    ).then(({ data }) => data.adjudicate);
  expect(await scores('KJA', ['pass', 'pass'])).toEqual({
    plain: { cho: 0.5, han: 0.5 },
    seven: { cho: 3, han: 3 },
    own: { cho: 1, han: 1 },
  });
  expect(await scores('TOURNAMENT', ['pass', 'pass'])).toEqual({
    plain: { cho: 0, han: 1 },
    own: { cho: 0, han: 2 },
    seven: { cho: 2, han: 4 },
  });
});

it('rulesets are told with every switch and clause', async () => {
  const { data } = await ask(`{
    rulesets { id name revision source switches { komi pointValues facingEnds maxPliesQuiet } clauses { id text source section } }
    ruleset(id: KJA) { id }
    service { version limits { pliesPerGame } }
  }`);
  expect(data.rulesets[0]).toMatchObject({
    id: 'TOURNAMENT',
    switches: { komi: 1.5, pointValues: [13, 7, 5, 3, 3, 2], facingEnds: 'WHEN_LEFT', maxPliesQuiet: false },
  });
  expect(data.ruleset).toEqual({ id: 'KJA' });
  expect(data.service).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), limits: { pliesPerGame: 2000 } });
});

it('a house rule decides where it is set, and is cited', async () => {
  const { data } = await ask(
    '{ adjudicate(input: { ruleset: KJA, rules: { doublePass: POINTS, komi: 0.5 }, moves: ["pass", "pass"] }) { result overrides clause { id text source section } } }',
  );
  expect(data.adjudicate).toEqual({
    result: '0-1',
    overrides: ['doublePass=POINTS', 'komi=0.5'],
    clause: {
      id: 'house/doublePass',
      text: 'House rule: doublePass is POINTS (KJA has DRAW).',
      source: 'House rule of the caller',
      section: null,
    },
  });
});

it('a position goes out and comes back in every dialect and style', async () => {
  const { data } = await ask(`{ position(moves: ["i4h4"]) {
    fairy: fen(dialect: FAIRY_STOCKFISH) western: fen(dialect: WESTERN_NAMES) korean: fen(dialect: KOREAN_BOARD)
    diagram hangul: diagram(style: HANGUL) letters: diagram(style: LETTERS)
  } }`);
  const [board] = data.position.fairy.split(' ');
  for (const [name, fen] of Object.entries(data.position as Record<string, string>)) {
    const back = await ask('query ($fen: String) { position(fen: $fen) { fen warnings { code } } }', { fen });
    expect(back.data.position.fen.split(' ')[0], name).toBe(board);
  }
  expect(await ask('{ position(fen: "차마상사1사상마차/4장", dialect: WESTERN_NAMES) { fen } }')).toMatchObject({
    errors: [{ extensions: { code: 'FEN_RANK_COUNT' } }],
  });
});

describe('a word that an enum has not is told those that it has', () => {
  const words = /[.?] There are HANJA, HANGUL, LETTERS\.$/;
  it.each<[where: string, query: string, variables: object]>([
    ['in the query', '{ position { diagram(style: ROMAN) } }', {}],
    ['as a text', '{ position { diagram(style: "HANJA") } }', {}],
    ['in a variable', 'query ($s: DiagramStyle!) { position { diagram(style: $s) } }', { s: 'ROMAN' }],
    ['as a number', 'query ($s: DiagramStyle!) { position { diagram(style: $s) } }', { s: 3 }],
  ])('%s', async (_, query, variables) => {
    const { errors } = await ask(query, variables, 400);
    expect(errors?.map(({ message }) => message)).toEqual([expect.stringMatching(words)]);
  });
});
