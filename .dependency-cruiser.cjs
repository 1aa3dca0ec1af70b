/**
 * The direction of imports:
 * janggi <- rulesets <- referee <- notation, evaluation, engine <- service <- graphql | rest | jobs | cli <- server <- main
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
  workers: ['janggi', 'service', 'graphql', 'rest', 'evaluation'],
  web: ['janggi', 'rulesets', 'referee', 'notation'],
  server: ['janggi', 'rulesets', 'notation', 'service', 'graphql', 'rest', 'workers', 'engine', 'cache'],
};
/** These also run in a browser: no network, clock, environment, Node built-ins or packages. */
const PURE = ['janggi', 'rulesets', 'referee', 'notation', 'evaluation'];

module.exports = {
  forbidden: [
    ...Object.entries(LAYERS).map(([layer, allowed]) => ({
      name: `${layer}-imports`,
      severity: 'error',
      from: { path: `^src/${layer}/` },
      to: { path: '^src/', pathNot: `^src/(${[layer, ...allowed].join('|')})/` },
    })),
    {
      name: 'pure-layers',
      severity: 'error',
      from: { path: `^src/(${PURE.join('|')})/` },
      to: { pathNot: '^src/' },
    },
    {
      name: 'service-knows-engines-by-their-types',
      severity: 'error',
      from: { path: '^src/service/' },
      to: { path: '^src/engine/', pathNot: '^src/engine/variant', dependencyTypesNot: ['type-only'] },
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
      from: { orphan: true, path: '^src/', pathNot: '^src/main' },
      to: {},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
