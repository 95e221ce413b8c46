import { defineProject } from 'vitest/config';

/** Mail over a real connection: the worker's socket in workerd on one side, a real SMTP server in Node on the other. */
export default defineProject({
  test: {
    name: 'notices',
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/notices/**/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
