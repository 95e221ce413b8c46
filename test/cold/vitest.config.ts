/** Runs the tests of the service again, with rooms that are dropped from memory after every call. */
import { serviceTests } from '../worker/vitest.config.ts';

// A room may be on its way out of memory when a file ends, so each file has a runtime of its own.
// A cold room is slower, so fewer pairs of worlds are compared, and fewer bad requests are sent.
export default serviceTests('cold', true, {
  COLD: 'true',
  PEEK_WORLDS: process.env.PEEK_WORLDS ?? '1',
  HOSTILE: process.env.HOSTILE ?? '6000',
});
