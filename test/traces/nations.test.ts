import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { nationsTraces, type Step, type Trace } from './nations.ts';
import { DEPARTURES } from './nationsDepartures.ts';
import { readTrace, replayFile } from './run.ts';

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

  test('a value that is wrong is found: a state, a check point, a legal move', () => {
    const read = () => readTrace(path.join(folder, files[0] as string)) as unknown as Trace;
    const found = (change: (steps: Step[]) => void) => {
      const trace = read();
      change(trace.steps);
      return nationsTraces.replay(trace as unknown as Record<string, unknown>, 'changed').difference;
    };
    expect(found(() => {})).toBeNull();
    expect(
      found((steps) => {
        const step = steps.find(({ decision }) => decision.type === 'buy' || decision.type === 'deploy') as Step;
        step.after = { ...step.after, architects: 99 };
      })?.what,
    ).toContain('architects');
    expect(
      found((steps) => {
        const point = steps.find(({ trail }) => trail)?.trail?.[0];
        const values = point?.A as number[];
        values[6] = (values[6] as number) + 1;
      })?.what,
    ).toContain('production, A vp');
    expect(
      found((steps) => {
        const step = steps.find(({ legal }) => legal) as Step;
        step.legal = { ...step.legal, hire: ['Archimedes'] };
      })?.what,
    ).toContain('legal hire');
  });
});
