import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'engine',
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/engine/**/*.test.ts', 'test/properties/**/*.test.ts', 'test/traces/**/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
  },
});
