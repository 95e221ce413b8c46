/** Runs the tests of the service again, with rooms that are dropped from memory after every call. */
import { serviceTests } from '../worker/vitest.config.ts';

// A cold room is slower, so fewer pairs of worlds are compared, and fewer bad requests are sent.
export default serviceTests('cold', {
  COLD: 'true',
  PEEK_WORLDS: process.env.PEEK_WORLDS ?? '1',
  HOSTILE: process.env.HOSTILE ?? '6000',
});
