/**
 * `npm run bench` prints every measurement as one JSON line. A ratio compares two measurements of one run, so a slow or
 * busy machine does not matter. `npm run bench -- service` runs the files whose name contains the word.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { ensureBuild, root } from '../../worker/dev/setup.mjs';

const here = import.meta.dirname;
const words = process.argv.slice(2);
const files = readdirSync(here)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .sort();

/** Engines are measured bundled, as they are deployed: run file by file, tsx's keeping of names would be most of the time. */
async function bundled(file: string): Promise<string[]> {
  const outDir = path.join(root, '.cache', 'bench');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { ssr: path.join(here, file), outDir, rolldownOptions: { output: { entryFileNames: '[name].mjs' } } },
  });
  return [path.join(outDir, file.replace(/ts$/, 'mjs'))];
}

ensureBuild();
let failed = false;
for (const file of files) {
  const run = /Engine|Strength|handovers/.test(file) ? await bundled(file) : ['--import', 'tsx', path.join(here, file)];
  const done = spawnSync(process.execPath, run, { cwd: root, stdio: 'inherit' });
  failed ||= done.status !== 0;
}
process.exitCode = failed ? 1 : 0;
