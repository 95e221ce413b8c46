/**
 * Golden games are whole games kept in files. Every change replays them. A difference means that a game in progress
 * would continue with other rules than it started with.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { keyedChance } from '../../engine/core/chance.ts';
import { verify } from '../../engine/core/verify.ts';
import { games } from '../../engine/index.ts';
import type { GoldenGame } from '../golden/recipe.ts';
import { recipes } from '../golden/recipes/index.ts';

const folder = new URL('../golden/', import.meta.url);

const read = (id: string, file: string): GoldenGame =>
  JSON.parse(gunzipSync(readFileSync(new URL(`${id}/${file}`, folder))).toString()) as GoldenGame;

it('every game on offer has golden games', () => {
  expect(Object.keys(recipes)).toEqual(expect.arrayContaining(games.all.map((game) => game.id)));
});

describe.each(games.all.map((game) => game.id))('%s', (id) => {
  const game = games.get(id);
  const list = recipes[id] ?? [];

  it('has a file for every recipe, and no other', () => {
    expect(list).not.toEqual([]);
    expect(readdirSync(new URL(`${id}/`, folder)).sort()).toEqual(
      list.map((recipe) => `${recipe.name}.json.gz`).sort(),
    );
  });

  it('has a golden game for every number of players', () => {
    const { min, max } = game?.seats ?? { min: 0, max: 0 };
    const counts = new Set(list.map((recipe) => recipe.seats));
    for (let seats = min; seats <= max; seats++) expect(counts).toContain(seats);
  });

  it.each(list.map((recipe) => recipe.name))('%s comes out the same', (name) => {
    if (!game) throw new Error(`no game ${id}`);
    const golden = read(id, `${name}.json.gz`);
    expect(golden.game).toBe(id);
    expect(golden.hashes).toHaveLength(golden.log.length + 1);
    expect(verify(game, golden, keyedChance(hexToBytes(golden.seed)))).toBeNull();
  });

  it('a changed move is found', () => {
    if (!game) throw new Error(`no game ${id}`);
    const golden = read(id, `${list[0]?.name}.json.gz`);
    const log = [...golden.log];
    const at = Math.floor(log.length / 2);
    log.splice(at, 1);
    expect(verify(game, { ...golden, log }, keyedChance(hexToBytes(golden.seed)))).not.toBeNull();
  });
});
