/** docs/layers.svg: the folders of src, and which stands on which, as .dependency-cruiser.cjs holds them to it. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../set-up.mjs';
import { arrow, band, box, label, picture, title } from './draw.mjs';

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

/** By folder, what it may import. */
const LAYERS = Object.fromEntries(
  forbidden
    .filter(({ name }) => name.endsWith('-imports'))
    .map(({ name, to }) => [
      name.replace(/-imports$/, ''),
      /^\^src\/\(([^)]*)\)/
        .exec(to.pathNot)[1]
        .split('|')
        .map((other) => other.replace(/^main\.ts$/, 'main')),
    ]),
);
const PURE = /^\^src\/\(([^)]*)\)/.exec(forbidden.find(({ name }) => name === 'pure-layers').from.path)[1].split('|');

const W = 150;
const H = 56;
const column = (number) => 24 + number * 174;

/** Where each stands, and what it is. */
const PLACES = {
  web: { at: [0, 44], kind: 'way', lines: ['the page in a browser'] },
  cli: { at: [1, 44], kind: 'way', lines: ['the command line'] },
  main: { at: [2, 44], kind: 'way', name: 'main.ts', lines: ['starts the service'] },
  worker: { at: [3, 44], kind: 'way', name: 'worker.ts', lines: ['does parts of jobs'] },
  core: { at: [4, 44], kind: 'way', name: 'core.ts', lines: ['for other programs'] },
  server: { at: [2, 150], kind: 'door', lines: ['HTTP, limits, measures'] },
  workers: { at: [1.5, 244], kind: 'door', lines: ['what threads run'] },
  graphql: { at: [1, 338], kind: 'door', lines: ['types and resolvers'] },
  rest: { at: [2, 338], kind: 'door', lines: ['addresses, streams'] },
  jobs: { at: [3, 338], kind: 'door', lines: ['long work, in a queue'] },
  service: { at: [2, 438], kind: 'hold', lines: ['one use case a file'] },
  engine: { at: [1, 538], kind: 'hold', lines: ['an outside engine'] },
  cache: { at: [3, 538], kind: 'hold', lines: ['two tiers, a breaker'] },
  notation: { at: [1, 668], kind: 'pure', lines: ['records, moves, FEN'] },
  evaluation: { at: [2, 668], kind: 'pure', lines: ['search, mates, chances'] },
  referee: { at: [1.5, 762], kind: 'pure', lines: ['endings, verdicts'] },
  rulesets: { at: [2.6, 762], kind: 'pure', lines: ['switches and clauses'] },
  janggi: { at: [3.7, 762], kind: 'pure', lines: ['board, moves, check'] },
};
const OUTSIDE = {
  uci: { at: [0, 538], name: 'UCI engine', lines: ['if there is one'] },
  redis: { at: [4, 538], name: 'Redis', lines: ['if there is one'] },
};

const folders = readdirSync(join(ROOT, 'src')).map((name) => name.replace(/\.ts$/, ''));
const lost = [
  ...folders.filter((name) => !(name in PLACES)).map((name) => `${name} has no place`),
  ...Object.keys(PLACES)
    .filter((name) => !folders.includes(name))
    .map((name) => `${name} is not in src`),
];
if (lost.length > 0) throw new Error(`scripts/docs/layers.mjs does not draw what there is: ${lost.join(', ')}.`);

/** The files beside the folders, which the rules do not name one by one. */
const TAKES = {
  ...LAYERS,
  // `serve` starts the service; all else that the command line does needs none.
  cli: ['service'],
  main: ['server'],
  worker: ['jobs', 'server', 'workers', 'rest'],
  core: PURE,
  web: LAYERS.web,
};

const reach = (name) => {
  const found = new Set();
  const visit = (each) => {
    for (const other of TAKES[each] ?? [])
      if (other !== each && !found.has(other)) {
        found.add(other);
        visit(other);
      }
  };
  visit(name);
  return found;
};

/** What a folder takes that no other that it takes takes for it. */
const direct = (name) => {
  const taken = (TAKES[name] ?? []).filter((other) => other !== name && other in PLACES);
  return taken.filter((other) => !taken.some((between) => between !== other && reach(between).has(other)));
};

const geometry = ({ at: [c, y] }) => ({ x: column(c), y, w: W, h: H });
const middle = (place) => column(place.at[0]) + W / 2;

/** From the lower edge of one to the upper edge of another; beside each other, from side to side. */
const between = (from, to) => {
  const [a, b] = [geometry(from), geometry(to)];
  if (a.y === b.y)
    return a.x < b.x
      ? [
          [a.x + W, a.y + H / 2],
          [b.x - 2, b.y + H / 2],
        ]
      : [
          [a.x, a.y + H / 2],
          [b.x + W + 2, b.y + H / 2],
        ];
  const [x1, x2] = [middle(from), middle(to)];
  const lean = Math.max(-45, Math.min(45, (x2 - x1) / 3));
  return [
    [x1 + lean, a.y + H],
    [x2 - lean, b.y - 2],
  ];
};

/** Their arrows go round the others. */
const BESIDE = ['web', 'cli', 'core'];

const BAND = { x: 14, y: 626, w: column(4) + W + 10 - 14, h: 208 };

export const layersDrawing = () => {
  const edges = Object.keys(PLACES)
    .filter((name) => !BESIDE.includes(name))
    .flatMap((name) => direct(name).map((other) => between(PLACES[name], PLACES[other])));
  const web = geometry(PLACES.web);
  const core = geometry(PLACES.core);
  const sides = [
    [
      [web.x + 20, web.y + H],
      [web.x + 20, BAND.y - 2],
    ],
    [
      [core.x + W - 20, core.y + H],
      [core.x + W - 20, BAND.y - 2],
    ],
  ];
  const cli = geometry(PLACES.cli);
  const main = geometry(PLACES.main);
  const service = geometry(PLACES.service);
  const server = geometry(PLACES.server);
  const engine = geometry(PLACES.engine);
  const cache = geometry(PLACES.cache);
  const jobs = geometry(PLACES.jobs);
  const redis = { ...geometry(OUTSIDE.redis), x: column(4) + 4, w: W - 42 };
  const uci = { ...geometry(OUTSIDE.uci), x: column(0) + 38, w: W - 42 };
  const parts = [
    label(column(0), 28, 'Each stands on what its arrows point to, and on what is below that. Nothing points up.'),
    band(BAND),
    title(BAND.x + 16, BAND.y + 158, 'Pure:'),
    label(BAND.x + 16, BAND.y + 176, 'no network, no clock, no Node;'),
    label(BAND.x + 16, BAND.y + 192, 'runs in a browser too'),
    ...edges.map((points) => arrow(points)),
    ...sides.map((points) => arrow(points)),
    arrow(
      [
        [web.x + W / 2 + 10, web.y + H],
        [web.x + W / 2 + 10, server.y + H / 2],
        [server.x - 2, server.y + H / 2],
      ],
      { dashed: true },
    ),
    label(web.x + W + 40, server.y + H / 2 - 8, 'asks over HTTP'),
    arrow([
      [cli.x, cli.y + H / 2],
      [cli.x - 12, cli.y + H / 2],
      [cli.x - 12, service.y + H / 2],
      [service.x - 2, service.y + H / 2],
    ]),
    arrow(
      [
        [cli.x + W, cli.y + H / 2],
        [main.x - 2, cli.y + H / 2],
      ],
      { dashed: true },
    ),
    arrow(
      [
        [engine.x, engine.y + H / 2],
        [uci.x + uci.w + 2, engine.y + H / 2],
      ],
      { dashed: true },
    ),
    arrow(
      [
        [cache.x + W, cache.y + H / 2],
        [redis.x - 2, cache.y + H / 2],
      ],
      { dashed: true },
    ),
    arrow(
      [
        [jobs.x + W, jobs.y + H / 2],
        [redis.x + 55, jobs.y + H / 2],
        [redis.x + 55, redis.y - 2],
      ],
      { dashed: true },
    ),
    ...Object.entries(PLACES).map(([name, place]) =>
      box({ ...geometry(place), ...place, name: place.name ?? `${name}/` }),
    ),
    box({ ...uci, ...OUTSIDE.uci }),
    box({ ...redis, ...OUTSIDE.redis }),
  ];
  return picture({
    w: column(4) + W + 24,
    h: BAND.y + BAND.h + 16,
    title: 'The layers of Janggi Referee',
    described: Object.keys(PLACES)
      .map((name) => `${name} stands on ${direct(name).join(', ') || 'nothing'}`)
      .join('; '),
    parts,
  });
};
