/**
 * Runs the service in the local runtime, as a separate process that `serve` (setup.mjs) starts. `wrangler dev` is not
 * used: under load its proxy loses connections, replies 503 or nothing, and exits when it loses one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { quietEnv, reachable, root, run, wrangler } from './setup.mjs';

const { port, state, vars, host = '127.0.0.1', pages } = JSON.parse(process.env.COMMONWEALTH_RUN ?? '{}');
delete process.env.COMMONWEALTH_RUN;
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
  ...(pages ? { assets: { ...workerOptions.assets, directory: pages } } : {}),
  host,
  port,
  // `wrangler d1 migrations apply --local` uses the same place.
  defaultPersistRoot: path.join(path.resolve(root, state), 'v3'),
  // Looks up nothing on the network.
  cf: false,
});

async function stop() {
  await runtime.dispose().catch(() => undefined);
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
await runtime.ready;
// The runtime has read it. It is deleted now, so that nothing is left behind however this process ends.
removeBundle();

// This runtime runs no crons and forgets alarms when it stops. The sweep makes up for both.
const service = await runtime.getWorker();
const sweep = () => service.scheduled().catch((error) => console.error('sweep error:', error));
void sweep();
setInterval(sweep, 60_000);

// If the runtime's own process dies, nothing answers any more. This process then ends too, so that whoever started it
// can start it again.
setInterval(async () => {
  const answer = await fetch(`http://${reachable(host)}:${port}/`).catch((error) => error);
  if (answer.cause?.code !== 'ECONNREFUSED') return;
  console.error('error: the runtime has stopped');
  process.exit(1);
}, 10_000);
