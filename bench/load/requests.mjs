/** What clients of each kind send. Each request: { method, path, headers, body, pace }. */

const JSON_HEADERS = { 'content-type': 'application/json' };
const LINES = 'application/x-ndjson';
const post = (path, body, headers = JSON_HEADERS, pace = undefined) => ({ method: 'POST', path, headers, body, pace });
const get = (path) => ({ method: 'GET', path, headers: {} });
const json = (path, value, pace) => post(path, Buffer.from(JSON.stringify(value)), JSON_HEADERS, pace);
const graphql = (query, variables, pace) => json('/graphql', { query, variables }, pace);

const OPENING = ['a4b4', 'i7h7', 'h1g3', 'h10g8', 'h3e3', 'b10c8'];
const SHUTTLE = ['a1a2', 'a10a9', 'a2a1', 'a9a10'];
const game = (plies) => Array.from({ length: plies }, (_, ply) => SHUTTLE[ply % 4]);
const GIB =
  '[초차림 "마상상마"]\n[한차림 "마상상마"]\n[대국결과 "초 기권승"]\n1. 79졸78 2. 41병42 3. 02마83 4. 12마33\n\n';
const FILE_BYTES = Number(process.env.LOAD_FILE_BYTES ?? 20_000_000);

const POSITIONS =
  'query ($inputs: [PositionInput!]!) { positions(inputs: $inputs) { position { turn legalMoves { uci fenAfter } } } }';
const GAMES =
  'query ($inputs: [GameInput!]!) { adjudications(inputs: $inputs) { verdict { status reason summary } error { code } } }';

const GOOD = [
  graphql('{ position(moves: ["a4b4", "i7h7"]) { fen turn legalMoves { uci korean } points { cho han } } }'),
  graphql('query ($i: GameInput!) { adjudicate(input: $i) { status reason clause { id } points { cho han } } }', {
    i: { moves: game(40), ruleset: 'KJA' },
  }),
  get(`/v1/points?moves=${OPENING.join(',')}`),
  get(`/v1/legal-moves?moves=${OPENING.slice(0, 4).join(',')}`),
  get('/v1/board.svg?lastMove=a4b4'),
  json('/v1/adjudications', { moves: OPENING }),
  json('/v1/positions?fields=turn,points', [{}, { moves: OPENING }, { fen: '9/9' }]),
  post('/v1/games', Buffer.from(GIB), { 'content-type': 'application/x-gib' }),
];

const LARGE_BODY = Buffer.alloc(9_000_000, '[');
const BAD = [
  post('/graphql', Buffer.from('{"query": "{ position {')),
  post('/v1/positions', Buffer.from('[{"fen": }]')),
  post('/v1/adjudications', Buffer.from([0xff, 0xfe, 0x00, 0x7b])),
  post('/v1/positions', Buffer.from('['.repeat(100_000))),
  get('/no/such/address'),
  get('/v1/points?moves=hello&moves=hello'),
  { ...get('/v1/positions'), method: 'DELETE' },
  post('/graphql', Buffer.from('query={ __typename }'), { 'content-type': 'text/plain' }),
  graphql(`{ ${Array.from({ length: 200 }, (_, i) => `a${i}: position { turn }`).join(' ')} }`),
  graphql(`{ ${'a { '.repeat(500)}${'}'.repeat(500)}`),
  graphql(
    `{ ...f0 } ${Array.from({ length: 100 }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(' ')}`,
  ),
  graphql(
    `query ($inputs: [PositionInput!]!) { ${Array.from({ length: 20 }, (_, i) => `a${i}: positions(inputs: $inputs) { position { legalMoves { fenAfter } } }`).join(' ')} }`,
    { inputs: Array(9000).fill({}) },
  ),
];
/** Beyond what a body may be; one of so many bad requests. */
const OVERSIZED = { each: 40, request: post('/graphql', LARGE_BODY) };

const HUGE = [
  graphql(POSITIONS, { inputs: Array(2000).fill({}) }),
  graphql(GAMES, { inputs: Array(500).fill({ moves: game(100), ruleset: 'CHESMAYNE' }) }),
  json('/v1/positions?fields=legalMoves', Array(2000).fill({})),
  json('/v1/adjudications', Array(500).fill({ moves: game(60) })),
];
/** As large as a file may be: the first huge request, and then one of so many. */
const FILES = {
  each: 20,
  request: post('/v1/adjudications', Buffer.from(GIB.repeat(FILE_BYTES / Buffer.byteLength(GIB))), {
    'content-type': 'application/x-gib',
    accept: LINES,
  }),
};

const SLOW = [
  // A body that comes piece by piece.
  json('/v1/adjudications', { moves: game(60) }, { sendBytes: 40, sendEach: 50 }),
  graphql(POSITIONS, { inputs: Array(20).fill({}) }, { sendBytes: 20, sendEach: 50 }),
  // A large answer that is taken piece by piece.
  json('/v1/positions?fields=legalMoves', Array(300).fill({}), { readBytes: 65_536, readEach: 50 }),
  post(
    '/v1/adjudications',
    Buffer.from(`${JSON.stringify({ moves: OPENING })}\n`.repeat(1000)),
    { 'content-type': LINES },
    {
      sendBytes: 8192,
      sendEach: 50,
      readBytes: 65_536,
      readEach: 20,
    },
  ),
];

const inTurn = (requests, rare) => (index) =>
  rare && index % rare.each === 0 ? rare.request : requests[index % requests.length];

/** By kind, the request with this number. */
export const REQUESTS = {
  good: inTurn(GOOD),
  bad: inTurn(BAD, OVERSIZED),
  huge: inTurn(HUGE, FILES),
  slow: inTurn(SLOW),
};

/** One of each of a kind, without the rare and largest. */
export const ONE_OF_EACH = { bad: BAD, huge: HUGE, slow: SLOW };
