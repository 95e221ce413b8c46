import { defineProject } from 'vitest/config';

/** The parts of the pages. Plain parts run in Node. Parts that need a document run in a real browser (test/web/kit). */
export default defineProject({
  test: {
    name: 'web',
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/web/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
