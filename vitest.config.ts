import { defineConfig } from 'vitest/config';

const COMMON = { testTimeout: 30_000, hookTimeout: 60_000 };
/** Where every query is run in two ways, which have to answer the same. */
const BOTH_WAYS = ['test/graphql/**/*.test.ts', 'test/contract/**/*.test.ts'];
const DRAWN = 'test/fuzz/graphql.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { ...COMMON, name: 'all', include: ['test/**/*.test.ts'], exclude: BOTH_WAYS },
      },
      {
        extends: true,
        test: {
          ...COMMON,
          name: 'both ways',
          include: [...BOTH_WAYS, DRAWN],
          setupFiles: ['test/graphql/both-ways.ts'],
          // Each is compiled, which takes longer than to run it.
          env: { FUZZ_RUNS: '500' },
        },
      },
    ],
  },
  // vitest would otherwise load graphql twice, once as CommonJS and once as a module.
  resolve: { alias: { graphql: 'graphql/index.js' } },
});
