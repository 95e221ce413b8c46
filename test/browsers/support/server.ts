/** Serves everything once for all browsers. */
import type { TestProject } from 'vitest/node';
import { startService } from '../../e2e/support/server.ts';

export default (project: TestProject): Promise<() => Promise<void>> => startService(project);
