/** All reference traces and boards of Wealth of Nations, if they are available. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTrace } from './run.ts';
import { wealthTraces } from './wealth.ts';

const folder = path.resolve(import.meta.dirname, '../../../shared/traces/wealth');
const present = existsSync(folder);
const files = present ? readdirSync(folder).filter((name) => name.endsWith('.json.gz')) : [];

const title = present ? 'reference traces' : 'reference traces: skipped, ../shared/traces/wealth is absent';

describe.skipIf(!present)(title, () => {
  it('finds them', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('%s agrees in every step and refuses every probe', (name) => {
    const report = wealthTraces.replay(readTrace(path.join(folder, name)), name);
    expect(report.difference).toBeNull();
    expect(report.skipped).toEqual([]);
    expect(report.steps).toBeGreaterThan(100);
    expect(report.probes).toBeGreaterThan(50);
  });

  it('finds the blocs and dots of dots.json', () => {
    const report = wealthTraces.replay(readTrace(path.join(folder, 'dots.json')), 'dots.json');
    expect(report.difference).toBeNull();
    expect(report.steps).toBeGreaterThan(100);
  });
});
