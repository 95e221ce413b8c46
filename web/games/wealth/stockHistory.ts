/** How full each market was after each change, worked backwards from what it holds now. */
import type { Purse } from '../../../engine/core/ledger.ts';
import { CUBES, type Cube } from '../../../engine/wealth/data/goods.ts';
import { wells } from '../../../engine/wealth/rules/markets.ts';
import type { WealthLine } from './wealthTable.ts';

export function stockHistory(market: Purse, lines: readonly WealthLine[], version: number): Record<Cube, number[]> {
  const histories = {} as Record<Cube, number[]>;
  for (const cube of CUBES) histories[cube] = [market[cube] ?? 0];
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i];
    if (!line || line.version > version) continue;
    const { event } = line;
    if (event.type !== 'cubesBought' && event.type !== 'cubesSold') continue;
    const step = event.type === 'cubesBought' ? 1 : -1;
    for (const cube of new Set(event.deals.map((deal) => deal.cube))) {
      const n = event.deals.filter((deal) => deal.cube === cube).length;
      const after = histories[cube][0] ?? 0;
      histories[cube].unshift(Math.min(wells(cube), Math.max(0, after + step * n)));
    }
  }
  // Two equal points make a flat line if nothing has been traded yet.
  for (const cube of CUBES) if (histories[cube].length === 1) histories[cube].unshift(histories[cube][0] ?? 0);
  return histories;
}
