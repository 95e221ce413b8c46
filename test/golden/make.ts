/**
 * Writes the golden games anew: `npx tsx test/golden/make.ts [game id …]`. Needed only where a rule was changed
 * on purpose, or the log of an action; say so in the commit. Files of recipes that no longer exist are deleted.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
  const written = new Set<string>();
  for (const recipe of list) {
    const golden = playRecipe(game, recipe);
    const file = `${recipe.name}.json.gz`;
    writeFileSync(new URL(file, folder), gzipSync(JSON.stringify(golden), { level: 9 }));
    written.add(file);
    console.log(`${id}/${file}: ${golden.log.length} actions`);
  }
  for (const file of readdirSync(folder)) if (!written.has(file)) rmSync(new URL(file, folder));
}
