/** The tests of the service once more, with rooms that are dropped from memory after every call. */
import { serviceTests } from '../worker/vitest.config.ts';

export default serviceTests('cold', { COLD: 'true' });
