/**
 * `npm run deploy`: builds, migrates the remote databases and deploys to the Cloudflare account that wrangler is logged
 * in to. `npm run deploy -- --dry-run` does everything that does not touch the account.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild, ensureDependencies, fail, quietEnv, root, run, say, wrangler } from './setup.mjs';

const PLACEHOLDER = '00000000-0000-0000-0000-000000000000';
const dryRun = process.argv.includes('--dry-run');

ensureDependencies();
ensureBuild();

const config = readFileSync(path.join(root, 'wrangler.toml'), 'utf8');
const lacksDatabase = config.includes(PLACEHOLDER);
const CREATE = 'Run: npx wrangler d1 create commonwealth, and put the id it prints there.';
if (dryRun) {
  run('the dry run', process.execPath, [wrangler, 'deploy', '--dry-run', '--outdir', '.cache/deploy']);
  say('dry run: the worker, its pages and its bindings are in order');
  if (lacksDatabase) say(`still to do: wrangler.toml has the placeholder database_id. ${CREATE}`);
  process.exit(0);
}

if (lacksDatabase) fail(`wrangler.toml still has the placeholder database_id. ${CREATE}`);
const live = (...args) => {
  const done = spawnSync(process.execPath, [wrangler, ...args], { cwd: root, env: quietEnv, stdio: 'inherit' });
  if (done.status !== 0) fail(`wrangler ${args.join(' ')} failed`);
};
for (const [, binding] of config.matchAll(/^binding = "(DB\d*)"/gm))
  live('d1', 'migrations', 'apply', binding, '--remote');
live('deploy');
say('deployed');
