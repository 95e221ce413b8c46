/**
 * Writes the golden games that have no file yet: `npx tsx test/golden/make.ts [game id …]`. It keeps an existing file,
 * with the rule flags of that game. To write a file again, delete it first. Do this only if you changed a rule or the log
 * of an action on purpose, and say so in the commit. It deletes the files of recipes that no longer exist.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { games } from '../../engine/index.ts';
import { playRecipe } from './recipe.ts';
import { recipes } from './recipes/index.ts';

const wanted = process.argv.slice(2);

for (const [id, list] of Object.entries(recipes)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const game = games.get(id);
  if (!game) throw new Error(`no game ${id}`);
  const folder = new URL(`./${id}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const known = new Set<string>();
  for (const recipe of list) {
    const file = `${recipe.name}.json.gz`;
    known.add(file);
    if (existsSync(new URL(file, folder))) continue;
    const golden = playRecipe(game, recipe);
    writeFileSync(new URL(file, folder), gzipSync(JSON.stringify(golden), { level: 9 }));
    console.log(`${id}/${file}: ${golden.log.length} actions`);
  }
  for (const file of readdirSync(folder)) if (!known.has(file)) rmSync(new URL(file, folder));
}
