/** What a browser must load before it can show a page: all JavaScript reachable without a lazy import. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { report } from './report.ts';

const dist = path.resolve(import.meta.dirname, '../../web/dist');
const assets = path.join(dist, 'assets');
const gzip = (file: string) => gzipSync(readFileSync(file)).length;

/** The chunks a chunk imports at once, itself among them. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(path.join(assets, file), 'utf8');
  for (const [, target] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) closure(target as string, seen);
  return seen;
}

const size = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzip(path.join(assets, file)), 0) / 1024;

const entry = /src="\/assets\/([^"]+\.js)"/.exec(readFileSync(path.join(dist, 'index.html'), 'utf8'))?.[1] ?? '';
const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
report({ bench: 'web first load: shell', value: size(closure(entry)), unit: 'KB gzip JS' });
for (const page of ['Home', 'NewTable', 'Rules', 'Cards', 'Verify']) {
  const chunk = scripts.find((file) => file.startsWith(`${page}-`));
  if (chunk)
    report({
      bench: `web first load: ${page}`,
      value: size(new Set([...closure(entry), ...closure(chunk)])),
      unit: 'KB gzip JS',
    });
}

const startsWith = (name: string) => scripts.filter((file) => file.startsWith(`${name}-`));
const frame = startsWith('table').flatMap((file) => [...closure(file)]);
for (const chunk of startsWith('entry')) {
  const files = new Set([...closure(entry), ...frame, ...closure(chunk)]);
  const isWealth = /class:.wealth/.test(readFileSync(path.join(assets, chunk), 'utf8'));
  report({
    bench: `web first load: table of ${isWealth ? 'Wealth of Nations' : 'Nations'}`,
    value: size(files),
    unit: 'KB gzip JS',
    goal: 90,
    note: 'without the catalogue of words and the first question, which come beside it',
  });
}
report({ bench: 'web: all scripts', value: size(scripts), unit: 'KB gzip JS' });
