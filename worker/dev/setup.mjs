/**
 * Prepares what a fresh clone needs before anything can run. Each step runs only when it is necessary, and is
 * announced. This file uses plain Node without dependencies, because it runs before they are installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const cache = path.join(root, '.cache');

export const say = (text) => console.log(`commonwealth: ${text}`);

export function fail(text) {
  console.error(`commonwealth: ${text}`);
  process.exit(1);
}

/** Local runs are private: no metrics, no look-ups, no update notices. */
export const quietEnv = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
};

const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** Runs a command to its end. Its output is shown only when it fails. */
export function run(what, command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, env: quietEnv, encoding: 'utf8', ...options });
  if (done.status !== 0) {
    console.error(done.stdout ?? '', done.stderr ?? '', done.error ? String(done.error) : '');
    fail(`${what} failed: ${path.basename(command)} ${args.join(' ')}`);
  }
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) fail(`needs Node 20.19 or later, this is ${process.versions.node}`);
}

/** A digest of the names, sizes and times of all files in some folders. It tells whether anything has changed. */
function fingerprint(folders) {
  const hash = createHash('sha256');
  const visit = (file) => {
    const stat = statSync(file);
    if (stat.isDirectory()) {
      for (const name of readdirSync(file).sort())
        if (name !== 'dist' && name !== 'node_modules') visit(path.join(file, name));
    } else hash.update(`${file}:${stat.size}:${stat.mtimeMs}\n`);
  };
  for (const folder of folders) if (existsSync(path.join(root, folder))) visit(path.join(root, folder));
  return hash.digest('hex');
}

/** Runs a step when its inputs have changed since it last succeeded. */
function whenChanged(name, print, isThere, step) {
  const stamp = path.resolve(cache, name);
  if (isThere() && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
  step();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}

/** Whether the packages are those of the lock file. npm notes in the folder what it has installed. */
function isInstalled() {
  const note = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note) || !existsSync(bin('vite'))) return false;
  const { packages: installed } = JSON.parse(readFileSync(note, 'utf8'));
  const { packages: wanted } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  // Packages for other machines are optional, and are not installed.
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === '' || optional || installed[place]?.version === version,
  );
}

export function ensureDependencies() {
  checkNode();
  // npm ci would empty the folder that a link leads to, which belongs to another copy.
  const modules = path.join(root, 'node_modules');
  if (existsSync(modules) && lstatSync(modules).isSymbolicLink()) return;
  if (isInstalled()) return;
  say('installing dependencies (npm ci) …');
  run('installing', 'npm', ['ci', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' });
}

export function ensureBuild() {
  whenChanged(
    'build',
    fingerprint(['web', 'engine', 'worker/http', 'package-lock.json']),
    () => existsSync(path.join(root, 'web/dist/index.html')),
    () => {
      say('building the pages …');
      run('building', process.execPath, [
        path.join(root, 'node_modules/vite/bin/vite.js'),
        'build',
        '--config',
        'web/vite.config.ts',
      ]);
    },
  );
}

/** Migrates the local D1 of one state folder. A migration that fails changes nothing. */
export function migrateLocal(state) {
  // A local run finds its database by the id in wrangler.toml. Another id is another, empty database.
  const bindings = readFileSync(path.join(root, 'wrangler.toml'), 'utf8').matchAll(/^binding = "(DB\d*)"/gm);
  for (const [, binding] of bindings) {
    const words = ['d1', 'migrations', 'apply', binding, '--local', '--persist-to', state];
    const done = spawnSync(process.execPath, [wrangler, ...words], {
      cwd: root,
      env: { ...quietEnv, CI: 'true' },
      encoding: 'utf8',
    });
    if (done.status === 0) continue;
    console.error(done.stdout, done.stderr);
    return false;
  }
  return true;
}

export function ensureMigrated(state) {
  whenChanged(
    path.join(path.resolve(root, state), 'migrated'),
    fingerprint(['migrations', 'wrangler.toml']),
    () => existsSync(path.resolve(root, state)),
    () => {
      say('preparing the local database …');
      if (!migrateLocal(state)) fail('migrating failed');
    },
  );
}

export const wrangler = path.join(root, 'node_modules/wrangler/bin/wrangler.js');

export function portIsFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.once('listening', () => probe.close(() => resolve(true)));
    probe.listen(port, '127.0.0.1');
  });
}

/** Where this machine reaches a service that listens at an address. */
export const reachable = (host = '127.0.0.1') => (host === '0.0.0.0' ? '127.0.0.1' : host);

/** A service that runs on this machine makes its own key for push, and keeps it with its data. */
export function pushKey(state) {
  const file = path.join(path.resolve(root, state), 'push.key');
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(privateKey.export({ format: 'jwk' })), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** Mail stays on this machine, and its links lead back to it. */
const localVars = (port, state) => ({
  MAIL_TRANSPORT: 'mailbox',
  ORIGIN: `http://localhost:${port}`,
  HOOKS_TO_LOCALHOST: 'true',
  PUSH_KEY: pushKey(state),
  LIMIT_MAILS_PER_HOUR: '1000',
  LIMIT_ADDRESSES_PER_HOUR: '100000',
  LIMIT_REQUESTS_PER_MINUTE: '100000',
  LIMIT_ADDRESS_PER_MINUTE: '1000000',
  LIMIT_TABLES_PER_HOUR: '100000',
  COMPUTER_CPU_MS: '500',
});

/**
 * Starts the whole service in the local runtime. Resolves when it responds. `isLocal`: nobody but this machine uses it.
 */
export async function serve({ port, state, host, pages, vars = {}, isLocal = true, onLine = () => {} }) {
  const all = isLocal ? { ...localVars(port, state), ...vars } : vars;
  const child = spawn(process.execPath, [path.join(root, 'worker/dev/runtime.mjs')], {
    cwd: root,
    // There are passwords among the variables, and arguments are shown to everybody on the machine.
    env: { ...quietEnv, COMMONWEALTH_RUN: JSON.stringify({ port, state, host, pages, vars: all }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk) => {
    output = (output + chunk).slice(-20_000);
    for (const line of String(chunk).split('\n')) if (line.trim()) onLine(line);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  let exited = false;
  child.once('exit', () => {
    exited = true;
  });
  for (let tries = 0; tries < 1800 && !exited; tries++) {
    try {
      const answer = await fetch(`http://${reachable(host)}:${port}/api/games`, { signal: AbortSignal.timeout(5000) });
      if (answer.ok) return { child, url: `http://localhost:${port}` };
    } catch {
      // The service is not up yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the local runtime did not start:\n${output}`);
}

// The headless shell comes first: it draws no window of its own, so the tests take half the time.
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** The first of some programs that is installed. */
function findProgram(names) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) if (existsSync(path.join(folder, name))) return path.join(folder, name);
  }
  return null;
}

export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return findProgram(BROWSERS) ?? (existsSync(mac) ? mac : null);
}

export function findFirefox() {
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return findProgram(['firefox-esr', 'firefox']) ?? (existsSync(mac) ? mac : null);
}

/** WebKit for tests is three programs: its driver, the small browser that the driver starts, and a virtual screen. */
export function findWebkit() {
  const driver = findProgram(['WebKitWebDriver']);
  const xvfb = findProgram(['Xvfb']);
  // The browser is not in the path. Debian keeps it in a folder of the processor's kind.
  const machines = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];
  const browser = ['/usr/lib', '/usr/libexec', ...machines.map((name) => path.join('/usr/lib', name))]
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((api) => path.join(folder, api, 'MiniBrowser')))
    .find((file) => existsSync(file));
  return driver && browser && xvfb ? { driver, browser, xvfb } : null;
}

/** Installs packages of Debian where that is possible. */
function install(what, ...alternatives) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return;
  say(`installing ${what} (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  for (const packages of alternatives) {
    const done = spawnSync('apt-get', ['install', '-y', '-qq', ...packages], { env, stdio: 'ignore' });
    if (done.status === 0) return;
  }
}

/** A browser for the tests: an installed one, or Debian's if it can be installed, or none. */
export function ensureBrowser() {
  // The headless shell does not bring the fonts that Chromium does.
  if (!findBrowser()) install('chromium', ['chromium-headless-shell', 'fonts-liberation'], ['chromium']);
  return findBrowser();
}

/** The other browsers are for the journeys that only make sure of them. Whichever cannot be installed is missing. */
export function ensureOtherBrowsers() {
  const lean = '--no-install-recommends';
  if (!findFirefox()) install('firefox', [lean, 'firefox-esr']);
  if (!findWebkit()) install('webkit', [lean, 'webkit2gtk-driver', 'xvfb']);
  return { Firefox: findFirefox(), WebKit: findWebkit() };
}
