import { defineProject } from 'vitest/config';
import { findFirefox, findWebkit } from '../../worker/dev/setup.mjs';

/** A short journey in the browsers other than Chromium, in those that are installed. All share one server. */
export default defineProject({
  test: {
    name: 'browsers',
    root: new URL('../..', import.meta.url).pathname,
    include: [
      ...(findFirefox() ? ['test/browsers/firefox.test.ts'] : []),
      ...(findWebkit() ? ['test/browsers/webkit.test.ts'] : []),
    ],
    environment: 'node',
    globalSetup: ['test/browsers/support/server.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
