import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEPARTURES } from './nationsDepartures.ts';
import { replayFile } from './run.ts';

const folder = path.resolve(import.meta.dirname, '../../../shared/traces/nations');
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json.gz')) : [];

describe('reference traces of Nations', () => {
  if (files.length === 0) {
    test.skip('skipped: no traces at ../shared/traces/nations', () => {});
    return;
  }
  test.each(files)('%s', (file) => {
    const report = replayFile(path.join(folder, file));
    expect(report.difference).toBeNull();
    expect(report.steps).toBeGreaterThan(100);
    const known = [...DEPARTURES.map(({ why }) => why), 'J1: a negative sum scores 0'];
    for (const { why } of report.skipped) expect(known).toContain(why);
    expect(report.skipped.length).toBeLessThanOrEqual(2);
  });
});
