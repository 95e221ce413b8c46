import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'engine',
    root: new URL('../..', import.meta.url).pathname,
    include: [
      'test/engine/**/*.test.ts',
      'test/properties/**/*.test.ts',
      'test/traces/**/*.test.ts',
      'test/soak/**/*.test.ts',
    ],
    environment: 'node',
    // The rules are pure: nothing is left of one file for the next, and the code stays compiled.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
