/**
 * Puts together what all journeys have run (test/e2e/support/coverage.ts), and lists what none has: handlers of events that
 * nobody pressed, and parts of prompts that nobody saw.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CoverageReport } from 'monocart-coverage-reports';
import type { Note } from './e2e/support/coverage.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'web/dist');
const notesFolder = process.argv[2] ?? '';
const outputDir = path.join(root, '.cache/coverage-report');

/** A prompt tells the player what to do now. Each of its branches and functions is a moment of the game. */
const PROMPTS = /^web\/(table|games\/[^/]+)\/prompt\//;

interface Place {
  line: number;
  column: number;
}

/** What we read of a file in the report, which is in Istanbul's form. */
interface FileReport {
  fnMap: Record<string, { name: string; loc: { start: Place } }>;
  f: Record<string, number>;
  branchMap: Record<string, { type: string; loc: { start: Place }; locations: { start: Partial<Place> }[] }>;
  b: Record<string, number[]>;
}

interface BuiltFile {
  source: string;
  sourceMap: { sources: string[] };
}

/** The text of a file in the build, with its map. */
const built = new Map<string, BuiltFile>();
function builtFile(url: string): BuiltFile {
  const known = built.get(url);
  if (known) return known;
  const file = path.join(dist, url);
  const sourceMap = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as BuiltFile['sourceMap'];
  // The map names sources from the folder of the built file: ../../table/Chat.tsx.
  sourceMap.sources = sourceMap.sources.map((name) => path.relative(root, path.resolve(path.dirname(file), name)));
  const read = { source: readFileSync(file, 'utf8'), sourceMap };
  built.set(url, read);
  return read;
}

async function collect(): Promise<Record<string, FileReport>> {
  const report = new CoverageReport({
    outputDir,
    logging: 'error',
    reports: ['json'],
  });
  report.cleanCache();
  for (const name of readdirSync(notesFolder)) {
    const notes = JSON.parse(readFileSync(path.join(notesFolder, name), 'utf8')) as Note[];
    // A file without a map has no source of ours.
    const ours = notes.filter(({ url }) => existsSync(path.join(dist, `${url}.map`)));
    await report.add(ours.map((note) => ({ ...note, ...builtFile(note.url) })));
  }
  await report.generate();
  return JSON.parse(readFileSync(path.join(outputDir, 'coverage-final.json'), 'utf8')) as Record<string, FileReport>;
}

/** The names of functions that are given as handlers: `onClick={save}`. */
const namedHandlers = (text: string): Set<string> =>
  new Set([...text.matchAll(/\bon[A-Z]\w*=\{(\w+)\}/g)].map(([, name]) => name ?? ''));

const files = await collect();
const unpressed: string[] = [];
const unseen: string[] = [];
let handlers = 0;
let parts = 0;
for (const [file, data] of Object.entries(files)) {
  const relative = path.relative(root, path.resolve(root, file));
  if (!relative.startsWith('web/')) continue;
  const lines = readFileSync(path.join(root, relative), 'utf8').split('\n');
  const lineAt = ({ line }: Partial<Place>) => `${relative}:${line} ${(lines[(line ?? 1) - 1] ?? '').trim()}`;
  const named = namedHandlers(lines.join('\n'));
  for (const [id, fn] of Object.entries(data.fnMap)) {
    // A handler is written where it is given (`onClick={() => …}`), or is named there.
    if (!/^on[A-Z]/.test(fn.name) && !named.has(fn.name)) continue;
    handlers++;
    if (!data.f[id]) unpressed.push(lineAt(fn.loc.start));
  }
  if (!PROMPTS.test(relative)) continue;
  for (const [id, fn] of Object.entries(data.fnMap)) {
    parts++;
    if (!data.f[id]) unseen.push(lineAt(fn.loc.start));
  }
  for (const [id, branch] of Object.entries(data.branchMap)) {
    // `a ?? b` mostly names a value that the type checker asks for.
    if (branch.type === 'LogicalExpression') continue;
    for (const [i, arm] of branch.locations.entries()) {
      parts++;
      if (!data.b[id]?.[i]) unseen.push(lineAt(arm.start.line === undefined ? branch.loc.start : arm.start));
    }
  }
}
rmSync(outputDir, { recursive: true, force: true });
const show = (title: string, all: number, missing: readonly string[]): void => {
  console.log(`${title}: ${all - missing.length} of ${all}`);
  for (const one of [...new Set(missing)].sort()) console.log(`  not run: ${one}`);
};
show('handlers that a journey pressed', handlers, unpressed);
show('parts of prompts that a journey saw', parts, unseen);
