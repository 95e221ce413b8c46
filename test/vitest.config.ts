import { defineConfig } from 'vitest/config';

/** One project a kind of test: the engine in Node, the worker in workerd, the pages and whole games in a browser. */
export default defineConfig({
  test: {
    projects: [
      'test/engine/vitest.config.ts',
      'test/worker/vitest.config.ts',
      'test/runtime/vitest.config.ts',
      'test/web/vitest.config.ts',
      'test/mail/vitest.config.ts',
      'test/e2e/vitest.config.ts',
    ],
  },
});
