/**
 * What a request costs over GraphQL and REST, in processor time of the server, beside peers that answer the same question
 * with the same core. The peers are installed into bench/http, apart from what the service needs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setUp } from '../scripts/set-up.mjs';
import { median, print } from './compare.mjs';
import { freshFens } from './games.mjs';
import { exchange, requestOf, send } from './http/client.mjs';
import { startContestant } from './http/contestant.mjs';
import { positionRequest } from './http/questions.mjs';

await setUp();
const folder = fileURLToPath(new URL('http', import.meta.url));
if (!existsSync(`${folder}/node_modules`))
  spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const REQUESTS = Number(process.env.REQUESTS ?? 4000);
const CONNECTIONS = 8;
const fens = freshFens();
const HOT = positionRequest(fens.next().value);

/** Sends a round's requests to a contestant. @returns microseconds of processor time each */
const round = async ({ url, measure }, next) => {
  let left = REQUESTS;
  const before = await measure();
  const statuses = await send(url, CONNECTIONS, () => (left-- > 0 ? next() : null));
  const { cpu } = await measure();
  const [status, ...others] = Object.keys(statuses);
  if (others.length > 0 || !['200', '304'].includes(status)) throw new Error(`answers: ${JSON.stringify(statuses)}`);
  return (cpu - before.cpu) / REQUESTS;
};

/** Each contestant in turn, round by round, after one that is not counted. */
const measureAll = async (contestants) => {
  const all = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  for (let index = 0; index <= ROUNDS; index++)
    for (const [name, work] of Object.entries(contestants)) {
      const cost = await work();
      if (index > 0) all[name].push(cost);
    }
  return Object.fromEntries(
    Object.entries(all).map(([name, costs]) => [
      name,
      { median: median(costs), min: Math.min(...costs), max: Math.max(...costs) },
    ]),
  );
};

const ours = await startContestant('../../dist/main.js');
/** Asked nothing else: its caches are not full of what others asked. */
const asked = await startContestant('../../dist/main.js');
const stock = await startContestant('stock.mjs');
const mercurius = await startContestant('mercurius.mjs');
const jit = await startContestant('mercurius.mjs', { MERCURIUS_JIT: '1' });
const yoga = await startContestant('yoga.mjs');
const bare = await startContestant('bare.mjs');
const logging = await startContestant('../../dist/main.js', { JANGGI_LOG_LEVEL: 'info' });

const wanted = JSON.parse((await exchange(ours.url, HOT)).body);
for (const peer of [stock, mercurius, yoga]) {
  const { data } = JSON.parse((await exchange(peer.url, HOT)).body);
  if (JSON.stringify(data) !== JSON.stringify(wanted.data)) throw new Error('a peer answers something else');
}

const hot = (contestant) => () => round(contestant, () => HOT);
const cold = (contestant) => () => round(contestant, () => positionRequest(fens.next().value));
const UNIT = 'us of CPU a request';
print(
  'GraphQL, one question again and again',
  UNIT,
  await measureAll({
    'Janggi Referee': hot(ours),
    'mercurius with JIT': hot(jit),
    mercurius: hot(mercurius),
    'graphql-yoga': hot(yoga),
    'Apollo Server + express': hot(stock),
  }),
);
print(
  'GraphQL, never asked before',
  UNIT,
  await measureAll({
    'Janggi Referee': cold(ours),
    'mercurius with JIT': cold(jit),
    mercurius: cold(mercurius),
    'graphql-yoga': cold(yoga),
    'Apollo Server + express': cold(stock),
  }),
);

const MOVES = requestOf({ path: '/v1/legal-moves' });
const known = await exchange(asked.url, MOVES);
const again = requestOf({
  path: '/v1/legal-moves',
  headers: { 'if-none-match': known.headers.ETag ?? known.headers.etag },
});
for (const [question, request] of [
  ['GET /v1/legal-moves ', MOVES],
  ['GET /v1/legal-moves known', again],
]) {
  const { status, headers, body } = await exchange(asked.url, request);
  const { Date: _, Connection: __, 'Keep-Alive': ___, ...kept } = headers;
  bare.tell({ answer: { question, status, headers: kept, body: body.toString('base64') } });
}
const rest = (contestant, request) => () => round(contestant, () => request);
print(
  'REST, legal moves again and again',
  UNIT,
  await measureAll({
    'Janggi Referee': rest(asked, MOVES),
    'Janggi Referee with its log': rest(logging, MOVES),
    'node:http alone': rest(bare, MOVES),
  }),
);
print(
  'REST, legal moves that the client has (304)',
  UNIT,
  await measureAll({
    'Janggi Referee': rest(asked, again),
    'node:http alone': rest(bare, again),
  }),
);
for (const each of [ours, asked, stock, mercurius, jit, yoga, bare, logging]) each.stop();
