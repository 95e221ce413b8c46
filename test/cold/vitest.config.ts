/** Runs the tests of the service again, with rooms that are dropped from memory after every call. */
import { serviceTests } from '../worker/vitest.config.ts';

export default serviceTests('cold', { COLD: 'true' });
