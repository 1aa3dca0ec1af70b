/**
 * The direction of imports:
 * janggi <- rulesets <- referee <- notation, evaluation, engine <- service <- graphql | rest | jobs <- server <- main <- cli
 * web, the page, stands on the pure layers alone and asks the service over HTTP.
 */
const LAYERS = {
  janggi: [],
  rulesets: ['janggi'],
  referee: ['janggi', 'rulesets'],
  notation: ['janggi', 'rulesets', 'referee'],
  evaluation: ['janggi', 'rulesets', 'referee'],
  engine: ['janggi', 'rulesets', 'notation'],
  cache: [],
  service: ['janggi', 'rulesets', 'referee', 'notation', 'evaluation', 'engine', 'cache'],
  graphql: ['janggi', 'rulesets', 'referee', 'notation', 'evaluation', 'service'],
  rest: ['janggi', 'rulesets', 'referee', 'notation', 'evaluation', 'service'],
  jobs: ['janggi', 'service', 'cache'],
  workers: ['janggi', 'service', 'graphql', 'rest', 'evaluation'],
  server: ['janggi', 'rulesets', 'notation', 'service', 'graphql', 'rest', 'workers', 'engine', 'cache', 'jobs'],
  // `main.ts` is what `serve` runs.
  cli: ['janggi', 'rulesets', 'referee', 'notation', 'service', 'rest', 'server', 'main.ts'],
  web: ['janggi', 'rulesets', 'referee', 'notation'],
};
/** What the command line takes of the doors: how words are read and answers are told in JSON. None of it needs a package. */
const CLI_TAKES = ['rest/fields', 'rest/input', 'rest/json', 'server/config', 'server/near-miss', 'main'];
/** These also run in a browser: no network, clock, environment, Node built-ins or packages. */
const PURE = ['janggi', 'rulesets', 'referee', 'notation', 'evaluation'];

module.exports = {
  forbidden: [
    ...Object.entries(LAYERS).map(([layer, allowed]) => ({
      name: `${layer}-imports`,
      severity: 'error',
      from: { path: `^src/${layer}/` },
      to: { path: '^src/', pathNot: `^src/(${[layer, ...allowed].join('|')})(/|$)` },
    })),
    {
      name: 'pure-layers',
      severity: 'error',
      from: { path: `^src/(${PURE.join('|')})/` },
      to: { pathNot: '^src/' },
    },
    {
      name: 'core-is-pure',
      severity: 'error',
      from: { path: '^src/core' },
      to: { pathNot: `^src/(${PURE.join('|')})/` },
    },
    {
      name: 'service-knows-engines-by-their-types',
      severity: 'error',
      from: { path: '^src/service/' },
      to: { path: '^src/engine/', pathNot: '^src/engine/variant', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'command-line-loads-no-server',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: '^src/(rest|server|main)', pathNot: `^src/(${CLI_TAKES.join('|')})\\.ts$` },
    },
    {
      name: 'only-serve-starts-the-service',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: '^src/main', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '^src/(main|worker)\\.ts' },
      to: {},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
