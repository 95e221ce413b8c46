/**
 * Which code is in one file. A few files compress better than many, so what tables need from their start is in few files:
 * one for every page, one for all tables, and one for each game. What a game shows on other pages too is apart. All else
 * is split as usual, so it loads when it is needed. A table never loads another game's code, and no other page loads the
 * code of a table (test/e2e/weight.e2e.test.ts checks both).
 */
import type { Rolldown } from 'vite';

interface Info {
  importers: readonly string[];
  dynamicImporters: readonly string[];
}
type InfoOf = (file: string) => Info | null;

const gameOf = (file: string): string | null => /\/(?:engine|web\/games)\/(?!core\/)([^/]+)\//.exec(file)?.[1] ?? null;

/** Where pages start: every page, a table, the home page, another page away from the tables. */
function startOf(file: string): 'app' | 'table' | 'home' | 'pages' | null {
  if (file.endsWith('/web/main.tsx')) return 'app';
  if (/\/web\/(?:pages\/TablePage|games\/[^/]+\/Table)\.tsx$|\/engine\/[^/]+\/playable\.ts$/.test(file)) return 'table';
  if (/\/web\/(?:pages\/home\/|games\/[^/]+\/opening\/Art\.tsx$)/.test(file)) return 'home';
  return /\/web\/(?:pages\/|games\/[^/]+\/(?:opening|browser)\/)/.test(file) ? 'pages' : null;
}

/** A module, and all modules that import it, directly or through others. */
function withImporters(file: string, infoOf: InfoOf): Set<string> {
  const all = new Set([file]);
  for (const one of all) for (const importer of infoOf(one)?.importers ?? []) all.add(importer);
  return all;
}

/** The game whose parts alone use a module, or null. */
function ownerOf(users: ReadonlySet<string>, infoOf: InfoOf): string | null {
  const loaded = [...users].filter((one) => (infoOf(one)?.dynamicImporters.length ?? 0) > 0);
  const [game = null, ...others] = new Set(loaded.map(gameOf));
  return others.length > 0 ? null : game;
}

/**
 * All style sheets that more than one page uses are in the first file, so that they apply in the same order on every page,
 * whatever was shown before. The sheets of a game are in one file for the same reason. A folder of pages/ is one page.
 */
function placeOfSheet(file: string): string | null {
  const game = gameOf(file);
  if (game) return `${game}-home`;
  return /\/web\/pages\/[^/]+\//.test(file) ? null : 'app';
}

export const codeOfTables: Rolldown.CodeSplittingGroup = {
  debugName: 'code of tables',
  name(file, context) {
    if (file.endsWith('.css')) return placeOfSheet(file);
    const infoOf: InfoOf = (one) => context.getModuleInfo(one);
    const users = withImporters(file, infoOf);
    const starts = new Set([...users].map(startOf));
    if (starts.has('app')) return 'app';
    if (!starts.has('table')) return null;
    const game = ownerOf(users, infoOf);
    if (starts.has('home')) return game ? `${game}-home` : 'app';
    if (starts.has('pages')) return game ? `${game}-pages` : 'app';
    return game ?? 'table';
  },
  // Otherwise a game's file would take in what other games need as well.
  includeDependenciesRecursively: false,
};
