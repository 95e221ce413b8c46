import { defineProject } from 'vitest/config';

/** The local runtime as a whole, tested from outside: started, killed, started again. */
export default defineProject({
  test: {
    name: 'runtime',
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/runtime/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
});
