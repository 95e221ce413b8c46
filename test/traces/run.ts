/** `npm run traces -- FILES` replays reference traces of any game and prints the first difference in each. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TraceAdapter, TraceReport } from './adapter.ts';
import { adapters } from './adapters.ts';

export function readTrace(file: string): Record<string, unknown> {
  const bytes = readFileSync(file);
  return JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
}

export function replayFile(file: string): TraceReport {
  const trace = readTrace(file);
  const adapter = adapters.find((candidate: TraceAdapter) => candidate.game === trace.game);
  if (!adapter) throw new Error(`no adapter for the game ${JSON.stringify(trace.game)}`);
  return adapter.replay(trace, path.basename(file));
}

function main(files: readonly string[]): number {
  if (files.length === 0) {
    console.error('usage: npm run traces -- FILES (*.json or *.json.gz)');
    return 2;
  }
  let differing = 0;
  const sum = { steps: 0, probes: 0, skipped: 0 };
  for (const file of files) {
    const report = replayFile(file);
    sum.steps += report.steps;
    sum.probes += report.probes;
    sum.skipped += report.skipped.length;
    for (const { step, why } of report.skipped) console.log(`${path.basename(file)} step ${step} passed over: ${why}`);
    if (!report.difference) continue;
    differing++;
    console.log(`${path.basename(file)} differs at step ${report.difference.step}: ${report.difference.what}`);
  }
  console.log(
    `${files.length} traces, ${sum.steps} steps, ${sum.probes} probes, ${sum.skipped} steps passed over, ${differing} differences`,
  );
  return differing === 0 ? 0 : 1;
}

if (process.argv[1] && import.meta.url.endsWith(path.basename(process.argv[1]))) {
  process.exitCode = main(process.argv.slice(2));
}
