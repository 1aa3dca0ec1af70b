import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['test/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
  // vitest would otherwise load graphql twice, once as CommonJS and once as a module.
  resolve: { alias: { graphql: 'graphql/index.js' } },
});
