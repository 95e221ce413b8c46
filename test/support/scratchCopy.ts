/** A copy of the project that a test may change, and the two changes that CONTRIBUTING.md describes: a game and a language. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../worker/dev/setup.mjs';

const PARTS = [
  'engine',
  'worker',
  'web',
  'migrations',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'wrangler.toml',
];

export interface ScratchCopy {
  folder: string;
  remove(): void;
}

export function scratchCopy(): ScratchCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'commonwealth-copy-'));
  const isSource = (file: string) => !/\/(dist|\.wrangler)$/.test(file);
  for (const part of PARTS)
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter: isSource });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The files below a folder, as paths from there. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)));

/** Changes a file. Fails if nothing changes, because then the project is not as the test believes. */
export function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} has no place for the change`);
  writeFileSync(file, after);
}

/** Imports of a file of the auction, as they are where the file is in the project. */
const IMPORTS = {
  engine: [[/'((?:\.\.\/)+)engine\/core\//g, (up: string) => `'${up.slice('../../../'.length)}core/`]],
  web: [
    [/'((?:\.\.\/)*)\.\.\/engine\/(?!core\/)/g, (up: string) => `'${up}../../../engine/auction/`],
    [/'((?:\.\.\/)+)(engine\/core|web)\//g, (up: string, of: string) => `'${up.slice('../'.length)}${of}/`],
    [/'((?:\.\.\/)+)web\//g, (up: string) => `'${up.slice('../'.length)}`],
  ],
} as const satisfies Record<string, readonly (readonly [RegExp, (...groups: string[]) => string])[]>;

/** Adds the auction: its two folders, and its name in each of the two lists. */
export function addAuction(copy: string): void {
  const from = path.join(root, 'test/support/auction');
  for (const [part, to] of [
    ['engine', 'engine/auction'],
    ['web', 'web/games/auction'],
  ] as const) {
    cpSync(path.join(from, part), path.join(copy, to), { recursive: true });
    for (const file of filesIn(path.join(copy, to)).filter((name) => /\.tsx?$/.test(name))) {
      const place = path.join(copy, to, file);
      let text = readFileSync(place, 'utf8');
      for (const [pattern, replace] of IMPORTS[part])
        text = text.replace(pattern, (_all, ...groups: string[]) =>
          (replace as (...all: string[]) => string)(...groups),
        );
      writeFileSync(place, text);
    }
  }
  const list = (file: string, folder: string) =>
    edit(path.join(copy, file), (text) =>
      text
        .replace(/^(?=import )/m, `import { auction } from '${folder}';\n`)
        .replace(/\[wealth, nations\]/, '[wealth, nations, auction]'),
    );
  list('engine/index.ts', './auction/index.ts');
  list('web/games/games.ts', './auction/manifest.ts');
}

/** Adds the language `xx`: English with accents. */
export function addLanguage(copy: string): void {
  run(copy, 'node_modules/tsx/dist/cli.mjs', [path.join(root, 'test/support/pseudoLanguage.ts'), copy]);
}

export const typeCheck = (copy: string, project: string): void =>
  run(copy, 'node_modules/typescript/bin/tsc', ['-p', project]);

function run(copy: string, script: string, args: readonly string[]): void {
  try {
    execFileSync(process.execPath, [path.join(copy, script), ...args], { cwd: copy, stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${path.basename(script)} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`);
  }
}
