import type { Placing } from '../../../engine/core/game.ts';
import type { AnyTable } from '../../games/contract.ts';

/** The players in order of rank. */
export const placingsOf = (table: AnyTable): Placing[] =>
  [...(table.result()?.placings ?? [])].sort((a, b) => a.rank - b.rank);
