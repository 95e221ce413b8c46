import { defineProject } from 'vitest/config';

/** Whole journeys in a real browser: the local runtime serves the built pages. All files share one server and one browser. */
export default defineProject({
  test: {
    name: 'e2e',
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/e2e/**/*.e2e.test.ts'],
    environment: 'node',
    globalSetup: ['test/e2e/support/server.ts'],
    // Machines are shared: a page may be starved for a while without being wrong.
    expect: { poll: { timeout: 60_000, interval: 100 } },
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
