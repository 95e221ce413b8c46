/** `npm test` installs what is missing and runs every kind of test. `npm test -- engine` runs one kind. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser, ensureBuild, ensureDependencies, quietEnv, root, say } from '../worker/dev/setup.mjs';

const KINDS = ['engine', 'worker', 'cold', 'mail', 'runtime', 'web', 'e2e'];
const NEEDS_BROWSER = ['web', 'e2e'];

const asked = process.argv.slice(2).filter((word) => KINDS.includes(word));
const rest = process.argv.slice(2).filter((word) => !KINDS.includes(word));
const kinds = asked.length > 0 ? asked : KINDS;

ensureDependencies();
if (kinds.some((kind) => kind !== 'engine')) ensureBuild();
const browser = kinds.some((kind) => NEEDS_BROWSER.includes(kind)) ? ensureBrowser() : null;
if (kinds.includes('e2e') && !browser)
  say('no browser was found or could be installed: the tests in a real browser are skipped');

const total = { passed: 0, failed: 0, skipped: 0 };
const broken = [];
for (const kind of kinds) {
  if (kind === 'e2e' && !browser) {
    total.skipped += 1;
    continue;
  }
  say(`tests: ${kind}`);
  const report = path.join(root, '.cache', `test-${kind}.json`);
  rmSync(report, { force: true });
  const done = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      `test/${kind}/vitest.config.ts`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...rest,
    ],
    { cwd: root, env: { ...quietEnv, CHROMIUM: browser ?? '' }, stdio: 'inherit' },
  );
  if (done.status !== 0) broken.push(kind);
  if (!existsSync(report)) continue;
  const counts = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += counts.numPassedTests;
  total.failed += counts.numFailedTests;
  total.skipped += counts.numPendingTests + counts.numTodoTests;
}

say(broken.length === 0 ? 'all tests passed' : `failed: ${broken.join(', ')} (see above)`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(broken.length === 0 && total.failed === 0 && total.passed > 0 ? 0 : 1);
