/**
 * The service in the local runtime, as a process of its own: `serve` (setup.mjs) starts it. Not `wrangler dev`: under
 * load the proxy it puts in front loses connections, answers 503 or nothing, and ends when it loses one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { quietEnv, root, run, wrangler } from './setup.mjs';

const { port, state, vars } = JSON.parse(process.argv[2] ?? '{}');
const { workerOptions } = optionsOf(path.join(root, 'wrangler.toml'));
const bundle = mkdtempSync(path.join(tmpdir(), 'commonwealth-worker-'));
const removeBundle = () => rmSync(bundle, { recursive: true, force: true });
process.on('exit', removeBundle);
run('bundling', process.execPath, [wrangler, 'deploy', '--dry-run', '--outdir', bundle], { env: quietEnv });

const runtime = new Miniflare({
  ...workerOptions,
  name: 'commonwealth',
  modules: [{ type: 'ESModule', path: path.join(bundle, 'index.js') }],
  modulesRoot: bundle,
  bindings: { ...workerOptions.bindings, ...vars },
  host: '127.0.0.1',
  port,
  // Where `wrangler d1 migrations apply --local` keeps it too.
  defaultPersistRoot: path.join(path.resolve(root, state), 'v3'),
  // Nothing is looked up on the network.
  cf: false,
});

async function stop() {
  await runtime.dispose().catch(() => undefined);
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
await runtime.ready;
// The runtime has read it. However this process ends, it leaves nothing behind.
removeBundle();

// This runtime keeps no clock for crons and forgets alarms when it stops: the sweep makes them good.
const service = await runtime.getWorker();
const sweep = () => service.scheduled().catch((error) => console.error('sweep error:', error));
void sweep();
setInterval(sweep, 60_000);
