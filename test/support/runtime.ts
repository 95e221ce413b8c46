/**
 * The local runtime with storage on disk, as a process that can be killed. It runs the worker of the tests, bundled as for
 * a deployment.
 */
import childProcess, { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Miniflare as Runtime } from 'miniflare';
import { quietEnv, root, wrangler } from '../../worker/dev/setup.mjs';

/** The runtime's process. It is caught where it is started, because Miniflare does not give it out. */
let runtimeProcess: ChildProcess | undefined;
const spawn = childProcess.spawn;
childProcess.spawn = ((...args: Parameters<typeof spawn>) => {
  const child = spawn(...args);
  if (path.basename(String(args[0])).startsWith('workerd')) runtimeProcess = child;
  return child;
}) as typeof spawn;
syncBuiltinESMExports();

export function bundle(entry = 'test/worker/worker.ts'): string {
  const out = mkdtempSync(path.join(tmpdir(), 'commonwealth-bundle-'));
  execFileSync(process.execPath, [wrangler, 'deploy', entry, '--dry-run', '--outdir', out], {
    cwd: root,
    env: quietEnv,
    stdio: 'pipe',
  });
  return path.join(out, `${path.basename(entry, '.ts')}.js`);
}

export interface LocalRuntime {
  runtime: Runtime;
  database(): Promise<{ prepare(sql: string): { all<T>(): Promise<{ results: T[] }> } }>;
  /** SIGKILL, like a power cut. */
  kill(): Promise<void>;
  /** Starts it again, with changed variables if there are any. */
  restart(changed?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

/** `script` is what `bundle` made. Its folder is deleted with the runtime. */
export async function startRuntime(script: string, vars: Record<string, string> = {}): Promise<LocalRuntime> {
  const { Miniflare } = await import('miniflare');
  const storage = mkdtempSync(path.join(tmpdir(), 'commonwealth-storage-'));
  const options = {
    modules: [{ type: 'ESModule' as const, path: script }],
    modulesRoot: path.dirname(script),
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: ['DB'],
    durableObjects: { GAME_ROOM: { className: 'GameRoom', useSQLite: true } },
    defaultPersistRoot: storage,
    bindings: {
      OPEN_SHARDS: '0',
      LIMIT_REQUESTS_PER_MINUTE: '10000000',
      LIMIT_ADDRESS_PER_MINUTE: '10000000',
      LIMIT_TABLES_PER_HOUR: '1000000',
      LIMIT_MAILS_PER_HOUR: '1000',
      LIMIT_ADDRESSES_PER_HOUR: '1000000',
      AUTOPLAY_PER_ALARM: '20',
      COMPUTER_CPU_MS: '50',
      ...vars,
    },
    handleRuntimeStdio: () => undefined,
  };
  const runtime = new Miniflare(options);
  await runtime.ready;
  const d1 = await runtime.getD1Database('DB');
  for (const file of readdirSync(path.join(root, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    const statements = readFileSync(path.join(root, 'migrations', file), 'utf8').split('--> statement-breakpoint');
    await d1.batch(statements.map((sql) => d1.prepare(sql)));
  }
  return {
    runtime,
    database: () => runtime.getD1Database('DB'),
    async kill() {
      const child = runtimeProcess;
      if (!child) throw new Error('the runtime is not running');
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
    async restart(changed = {}) {
      Object.assign(options.bindings, changed);
      await runtime.setOptions(options);
      await runtime.ready;
    },
    async stop() {
      await runtime.dispose();
      for (const folder of [storage, path.dirname(script)]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
