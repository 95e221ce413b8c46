/** Shapes that several actions share (W2.1). */
import type { Hex } from '../../core/hex.ts';
import { int, list, mapped, oneOf, partialRecord, record, type Shape, where } from '../../core/shape.ts';
import { HEXES, hexIndex, RADIUS } from '../data/board.ts';
import { CUBES, type Cube, GOODS, type Goods, TILES, type Tile } from '../data/goods.ts';
import { SEATS } from '../options.ts';

/** More than any game reaches: it only keeps numbers in the range that is counted exactly. */
const MOST = 1_000_000;

export const nothing = record({});
export const seat = int(0, SEATS.max - 1);
export const rotation = int(0, 5);
export const offerId = int(1, MOST);
export const noteCount = int(1, MOST);
export const tile: Shape<Tile> = oneOf(TILES);

export const hex: Shape<Hex> = where(
  record({ q: int(-RADIUS, RADIUS), r: int(-RADIUS, RADIUS) }),
  (read) => hexIndex(read) >= 0,
);

/** No list in an action needs to be longer than the board has hexes. */
export const listOf = <T>(item: Shape<T>): Shape<T[]> => list(item, HEXES.length);

export const cubes: Shape<Cube[]> = listOf(oneOf(CUBES));

/** Amounts of 0 are left out. */
export const goods: Shape<Goods> = mapped(partialRecord(GOODS, int(0, MOST)), (named) => {
  const some: Goods = {};
  for (const good of GOODS) if (named[good]) some[good] = named[good];
  return some;
});
