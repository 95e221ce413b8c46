/** What a seat holds, by term of the catalogue. Mail and play-back show how it changes. */
import type { Seat } from '../core/game.ts';
import { GOODS } from './data/goods.ts';
import { playerAt } from './rules/acting/turns.ts';
import { tilesOnBoard } from './scoring.ts';
import type { State } from './state.ts';

export function holdings(state: State, seat: Seat): Record<string, number> {
  const player = playerAt(state, seat);
  const held: Record<string, number> = {};
  for (const good of GOODS) held[`term.${good}`] = player.purse[good] ?? 0;
  held['term.tiles'] = tilesOnBoard(player);
  held['term.flags'] = player.placed.flags ?? 0;
  if (state.options.warClouds) held['term.units'] = player.placed.units ?? 0;
  return held;
}
