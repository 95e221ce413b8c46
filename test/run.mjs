/**
 * `npm test` installs what is missing, then runs every kind of test. `npm test -- engine` runs one kind, and
 * `npm test -- engine resolution` those of its files with "resolution" in their path.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ensureBrowser,
  ensureBuild,
  ensureDependencies,
  ensureOtherBrowsers,
  quietEnv,
  root,
  say,
} from '../worker/dev/setup.mjs';

const KINDS = ['engine', 'worker', 'cold', 'notices', 'runtime', 'web', 'e2e', 'browsers'];
const NEED_BUILD = ['runtime', 'e2e', 'browsers'];
const NEED_BROWSER = ['web', 'e2e'];

const words = process.argv.slice(2);
const asked = words.filter((word) => KINDS.includes(word));
const rest = words.filter((word) => !KINDS.includes(word));
let kinds = asked.length > 0 ? asked : KINDS;

ensureDependencies();
if (kinds.some((kind) => NEED_BUILD.includes(kind))) ensureBuild();
const browser = kinds.some((kind) => NEED_BROWSER.includes(kind)) ? ensureBrowser() : null;
const skipsBrowser = kinds.includes('e2e') && !browser;
if (skipsBrowser) {
  say('no browser was found or could be installed: the tests in a real browser are skipped');
  kinds = kinds.filter((kind) => kind !== 'e2e');
}
const others = Object.entries(kinds.includes('browsers') ? ensureOtherBrowsers() : {});
const missing = others.filter(([, found]) => !found).map(([name]) => name);
for (const name of missing) say(`${name} was not found and could not be installed: its journeys are skipped`);
if (others.length > 0 && missing.length === others.length) kinds = kinds.filter((kind) => kind !== 'browsers');

/** What the journeys ran of the pages is told when all of them run. */
const coverage = kinds.includes('e2e') && rest.length === 0 ? path.join(root, '.cache', 'coverage') : null;

const total = { passed: 0, failed: 0, skipped: (skipsBrowser ? 1 : 0) + missing.length };
const isFine = kinds.length === 0 || runTests();
// A journey that failed has not pressed everything, so the figure would name what is not missing.
const isTried = !isFine || !coverage || judgeCoverage();
say(isFine ? 'all tests passed' : 'some tests failed (see above)');
if (!isTried) say('the pages have parts that no journey tries (see above): press them in test/e2e');
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(isFine && isTried && total.failed === 0 && total.passed > 0 ? 0 : 1);

function runTests() {
  say(`tests: ${kinds.join(', ')}`);
  const report = path.join(root, '.cache', 'tests.json');
  rmSync(report, { force: true });
  const folder = makeFolder();
  if (coverage) rmSync(coverage, { recursive: true, force: true });
  const done = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'test/vitest.config.ts',
      ...kinds.flatMap((kind) => ['--project', kind]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...rest,
    ],
    {
      cwd: root,
      env: {
        ...quietEnv,
        CHROMIUM: browser ?? '',
        COVERAGE: coverage ?? '',
        TMPDIR: folder,
        TEMP: folder,
        TMP: folder,
      },
      stdio: 'inherit',
    },
  );
  rmSync(folder, { recursive: true, force: true });
  if (existsSync(report)) {
    const counts = JSON.parse(readFileSync(report, 'utf8'));
    total.passed += counts.numPassedTests;
    total.failed += counts.numFailedTests;
    total.skipped += counts.numPendingTests + counts.numTodoTests;
  }
  return done.status === 0;
}

/** Lists the handlers of events that no journey pressed, and the branches of prompts that none saw. */
function judgeCoverage() {
  const judge = ['--import', 'tsx', 'test/coverage/run.ts', coverage];
  return spawnSync(process.execPath, judge, { cwd: root, stdio: 'inherit' }).status === 0;
}

/** Everything temporary of a run is in one folder. The folders of runs that were killed are removed by the next run. */
function makeFolder() {
  const start = 'commonwealth-test-';
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(start) && !isRunning(Number(name.slice(start.length))))
      rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
  const folder = path.join(tmpdir(), start + process.pid);
  mkdirSync(folder);
  return folder;
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else cannot be signalled, but it runs.
    return error.code === 'EPERM';
  }
}
