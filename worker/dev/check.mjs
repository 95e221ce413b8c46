/**
 * `npm run check`: types, lint and format, dead code, and a dry run of the deployment. The lint also fails on an import
 * cycle and on an import against the direction that .biome.json sets.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBuild, ensureDependencies, quietEnv, root, say } from './setup.mjs';

ensureDependencies();
ensureBuild();

const node = (script, ...args) => [process.execPath, [path.join(root, 'node_modules', script), ...args]];
const STEPS = {
  'types: engine': node('typescript/bin/tsc', '-p', 'engine'),
  'types: worker': node('typescript/bin/tsc', '-p', 'worker'),
  'types: web': node('typescript/bin/tsc', '-p', 'web'),
  'types: test': node('typescript/bin/tsc', '-p', 'test'),
  'types: test/worker': node('typescript/bin/tsc', '-p', 'test/worker'),
  'types: test/web': node('typescript/bin/tsc', '-p', 'test/web'),
  'lint and format': node('@biomejs/biome/bin/biome', 'ci', '.'),
  'style sheets': node('stylelint/bin/stylelint.mjs', 'web/**/*.css'),
  'dead code': node('knip/bin/knip.js'),
  'deploy (dry run)': node('wrangler/bin/wrangler.js', 'deploy', '--dry-run', '--outdir', '.cache/deploy'),
};

const failed = [];
for (const [name, [command, args]] of Object.entries(STEPS)) {
  const done = spawnSync(command, args, { cwd: root, env: quietEnv, encoding: 'utf8' });
  say(`${name}: ${done.status === 0 ? 'ok' : 'FAILED'}`);
  if (done.status === 0) continue;
  console.error(done.stdout, done.stderr);
  failed.push(name);
}
if (failed.length > 0) process.exit(1);
