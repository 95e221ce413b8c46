/** The wishes of the plan as orders: the cubes that are missing at today's prices, then the tiles. */
import type { Tagged } from '../../../../../engine/core/game.ts';
import { CUBES } from '../../../../../engine/wealth/data/goods.ts';
import { buyDeals } from '../../../../../engine/wealth/rules/markets.ts';
import type { Composer } from '../../composer.ts';

export function wishOrders({ table, plan }: Composer): Tagged[] {
  const state = table.present();
  const held = state.players[table.seat() ?? -1]?.purse ?? {};
  const { missing } = plan.need();
  const lots = CUBES.flatMap((cube) => {
    const n = missing[cube] ?? 0;
    if (n === 0) return [];
    const deals = buyDeals(
      state,
      Array.from({ length: n }, () => cube),
    );
    return [{ cube, upTo: (held[cube] ?? 0) + n, atMost: Math.max(...deals.map(({ price }) => price)) }];
  });
  const tiles = plan.previews().map(({ tile, hex, rotation, clash }) => ({
    type: 'build',
    tile,
    hex,
    rotation,
    ...(clash ? { force: true } : {}),
  }));
  const cubes = lots.length > 0 ? [{ type: 'buy', lots }] : [];
  return [...cubes, ...tiles];
}
