/** What each player's units will take by occupation (W10.11) if every bloc that pays runs in the next Produce. */
import { GOODS, type Goods } from '../data/goods.ts';
import { livingSeats } from '../rules/acting/turns.ts';
import { yieldOf } from '../rules/produce.ts';
import { seizures } from '../rules/warClouds/occupation.ts';
import type { State } from '../state.ts';
import { bestRuns } from './feeding.ts';

/** By seat. */
export function spoils(state: State): Goods[] {
  const taken: Goods[] = state.players.map(() => ({}));
  if (!state.options.warClouds) return taken;
  for (const owner of livingSeats(state)) {
    for (const { bloc, dots } of bestRuns(state, owner, null)) {
      for (const { seat, units } of seizures(state, bloc, dots)) {
        const goods = yieldOf(state, bloc, units);
        const sum = taken[seat] ?? {};
        for (const good of GOODS) if (goods[good]) sum[good] = (sum[good] ?? 0) + goods[good];
      }
    }
  }
  return taken;
}
