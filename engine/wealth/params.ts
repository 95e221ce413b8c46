/** What messages name: players, money, cubes, tiles and hexes as parameters of the catalogue's words. */
import type { Seat } from '../core/game.ts';
import type { Hex } from '../core/hex.ts';
import type { Param } from '../core/messages.ts';
import { CUBES, type Cube, GOODS, type Goods, type Tile } from './data/goods.ts';
import { hexName } from './data/hexNames.ts';

export const who = (seat: Seat): Param => ({ seat });
export const dollars = (money: number): string => `$${money}`;
export const cubeTerm = (cube: Cube): Param => ({ term: `term.${cube}` });
export const cubeCount = (cube: Cube, count: number): Param => ({ term: `term.${cube}`, count });
export const noteCount = (count: number): Param => ({ term: 'term.notes', count });
/** With its article: `a farm`. */
export const aTile = (tile: Tile): Param => ({ term: `term.a.${tile}` });
export const hexNames = (hexes: readonly Hex[]): Param => hexes.map(hexName);

/** `2 labor, $10`, or "nothing". */
export function goodsParam(goods: Goods): Param {
  const parts: Param[] = [];
  for (const good of GOODS) {
    const amount = goods[good] ?? 0;
    if (amount === 0) continue;
    parts.push(good === 'money' ? dollars(amount) : { term: `term.${good}`, count: amount });
  }
  return parts.length > 0 ? parts : { term: 'term.nothing' };
}

/** `2 food, 1 ore` */
export function cubesParam(cubes: readonly Cube[]): Param {
  const counts: Partial<Record<Cube, number>> = {};
  for (const cube of cubes) counts[cube] = (counts[cube] ?? 0) + 1;
  return CUBES.flatMap((cube) => (counts[cube] ? [cubeCount(cube, counts[cube])] : []));
}
