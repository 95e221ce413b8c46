/**
 * `npm run deploy`: builds, checks the stored games, migrates the remote databases and deploys to the Cloudflare account
 * that wrangler is logged in to. `--dry-run` does everything that does not touch the account. `--data FOLDER` prepares an
 * upgrade on one's own machine, while the release before it serves. Nothing is deployed after a step that failed, so the
 * old version goes on.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild, ensureDependencies, fail, migrateLocal, quietEnv, root, run, say, wrangler } from './setup.mjs';

const PLACEHOLDER = '00000000-0000-0000-0000-000000000000';
const CREATE = 'Run: npx wrangler d1 create commonwealth, and put the id it prints there.';
const SAMPLE = '50';
const STAYS = 'Nothing was deployed, and the old version goes on';

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    data: { type: 'string' },
    /** Plays every stored game again, and not only the latest of each database. */
    all: { type: 'boolean', default: false },
    /** Deploys although stored games would change. */
    anyway: { type: 'boolean', default: false },
  },
});

ensureDependencies();
ensureBuild();
const config = readFileSync(path.join(root, 'wrangler.toml'), 'utf8');
if (values['dry-run']) dryRun();
else if (values.data !== undefined) prepare(path.resolve(process.env.INIT_CWD ?? process.cwd(), values.data));
else deploy();

function dryRun() {
  run('the dry run', process.execPath, [wrangler, 'deploy', '--dry-run', '--outdir', '.cache/deploy']);
  say('dry run: the worker, its pages and its bindings are in order');
  if (config.includes(PLACEHOLDER)) say(`still to do: wrangler.toml has the placeholder database_id. ${CREATE}`);
}

function prepare(data) {
  checkGames('--data', data);
  if (!migrateLocal(data)) fail(`the migration failed. ${STAYS}`);
  say('ready: restart the service now, and it runs this release');
}

function deploy() {
  if (config.includes(PLACEHOLDER)) fail(`wrangler.toml still has the placeholder database_id. ${CREATE}`);
  checkGames('--remote');
  for (const [, binding] of config.matchAll(/^binding = "(DB\d*)"/gm))
    live('d1', 'migrations', 'apply', binding, '--remote');
  live('deploy');
  say('deployed');
}

/** Plays stored games again with the engine of this release. A game in progress must not change. */
function checkGames(...where) {
  const words = ['verify', ...(values.all ? [] : [SAMPLE]), ...where];
  say(`playing ${values.all ? 'all' : `the latest ${SAMPLE}`} stored games again …`);
  const done = spawnSync(process.execPath, ['--import', 'tsx', 'worker/dev/operate/run.ts', ...words], {
    cwd: root,
    // The folder is named already.
    env: { ...quietEnv, INIT_CWD: root },
    stdio: 'inherit',
  });
  if (done.status === 0) return;
  if (!values.anyway) fail(`this release would change stored games (--anyway deploys it nevertheless). ${STAYS}`);
  say('stored games change, and this release is deployed anyway');
}

function live(...args) {
  const done = spawnSync(process.execPath, [wrangler, ...args], { cwd: root, env: quietEnv, stdio: 'inherit' });
  if (done.status !== 0) fail(`wrangler ${args.join(' ')} failed. ${STAYS}`);
}
