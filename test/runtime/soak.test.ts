/** A short soak. `npm run soak` plays thirty days of twenty tables and kills the runtime a hundred times. */
import { expect, test } from 'vitest';
import { runSoak } from '../soak/soak.ts';

test('two simulated days of six tables with eight kills', async () => {
  const lines: string[] = [];
  const verdict = await runSoak({ seed: 5, tables: 6, days: 2, kills: 8, say: (line) => lines.push(line) });
  expect(verdict.lines.at(-1), verdict.lines.join('\n')).toBe(
    '0 lost, 0 doubled, 0 untold, 0 missed, 0 stuck, 0 wrong',
  );
});
