import { defineConfig } from 'vitest/config';

const COMMON = { testTimeout: 30_000, hookTimeout: 60_000 };

/** Where every query is run in two ways, which have to answer the same. */
const BOTH_WAYS = ['test/graphql/**/*.test.ts', 'test/contract/**/*.test.ts'];
const DRAWN = 'test/fuzz/graphql.test.ts';

/** What measures time or memory, or starts and stops programs: one file after the other. */
const ALONE = [
  'test/{chaos,deploy,docker,jobs,package,scripts,server,web}/**/*.test.ts',
  'test/rest/{records,stream,stream-memory}.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { ...COMMON, name: 'alone', include: ALONE, fileParallelism: false },
      },
      {
        extends: true,
        test: {
          ...COMMON,
          name: 'all else',
          include: ['test/**/*.test.ts'],
          exclude: [...BOTH_WAYS, ...ALONE],
          maxWorkers: 2,
        },
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
          maxWorkers: 2,
        },
      },
    ],
  },
  // vitest would otherwise load graphql twice, once as CommonJS and once as a module.
  resolve: { alias: { graphql: 'graphql/index.js' } },
});
