/** All kinds of tests in one run. Files of different kinds run side by side, so that no core is idle. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The kinds with the longest files come first: short files fill the gaps at the end. */
const KINDS = ['runtime', 'browsers', 'e2e', 'cold', 'worker', 'notices', 'web', 'engine'];

class LongKindsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kindOf = ({ project }: TestSpecification) => KINDS.indexOf(project.name);
    return (await super.sort(files)).sort((a, b) => kindOf(a) - kindOf(b));
  }
}

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    projects: KINDS.map((kind) => `test/${kind}/vitest.config.ts`),
    // A test mostly waits for a process of its own, so two cores have room for four files.
    maxWorkers: Math.max(4, availableParallelism()),
    sequence: { sequencer: LongKindsFirst },
  },
});
