/**
 * `npm run soak` simulates thirty days of twenty tables on the real runtime and kills it more than a hundred times.
 * `npm run soak -- 7` chooses the seed. Two runs with one seed are similar but not the same, because the kills are real.
 */
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../worker/dev/setup.mjs';
import { runSoak } from './soak.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tables: { type: 'string' }, days: { type: 'string' }, kills: { type: 'string' } },
});
const { tables = 20, days = 30, kills = 120 } = values;
const seed = Number(positionals[0] ?? Date.now() % 1_000_000);

ensureBuild();
console.log(`seed ${seed}`);
const started = performance.now();
const { faults, lines } = await runSoak({
  seed,
  tables: Number(tables),
  days: Number(days),
  kills: Number(kills),
  say: console.log,
});
console.log(lines.join('\n'));
console.log(`took ${Math.round((performance.now() - started) / 1000)} seconds`);
process.exit(Object.values(faults).every((found) => found.length === 0) ? 0 : 1);
