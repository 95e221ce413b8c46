/** Occupation (W10.11, W10.12): each unit on an enemy's running bloc takes one product before the owner does. */
import type { Seat } from '../../../core/game.ts';
import type { Hex } from '../../../core/hex.ts';
import { HEXES } from '../../data/board.ts';
import type { Bloc, State } from '../../state.ts';
import { clockwiseFrom, isLiving, playerAt } from '../acting/turns.ts';
import { isEconomyGenerator } from '../blocs.ts';
import { unitsAt } from './units.ts';

/** How many units of a player occupy a bloc. On an Integrated Economy they take from the section their owner chose. */
function occupiers(state: State, seat: Seat, bloc: Bloc): number {
  const player = playerAt(state, seat);
  if (seat === bloc.seat || !player.occupy || !isLiving(state, seat)) return 0;
  const section = isEconomyGenerator(state.board, bloc) ? 'energy' : 'food';
  let units = 0;
  for (const place of bloc.tiles) {
    const economy = state.board[place]?.tile === 'integratedEconomy';
    if (economy && player.occupyProduct !== section) continue;
    units += unitsAt(state, seat, HEXES[place] as Hex);
  }
  return units;
}

/** Who occupies a bloc with how many units, in turn order from the first player. */
export function occupiersOf(state: State, bloc: Bloc): { seat: Seat; units: number }[] {
  if (!state.options.warClouds) return [];
  return clockwiseFrom(state, state.first)
    .map((seat) => ({ seat, units: occupiers(state, seat, bloc) }))
    .filter(({ units }) => units > 0);
}

/** Who takes how many dots: one each in turn order, until every unit has one or none is left. */
export function seizures(state: State, bloc: Bloc, dots: number): { seat: Seat; units: number }[] {
  const claims = occupiersOf(state, bloc).map(({ seat, units }) => ({ seat, claim: units, units: 0 }));
  let left = dots;
  while (left > 0 && claims.some(({ claim, units }) => units < claim)) {
    for (const each of claims) {
      if (left === 0 || each.units === each.claim) continue;
      each.units++;
      left--;
    }
  }
  return claims.filter(({ units }) => units > 0).map(({ seat, units }) => ({ seat, units }));
}

/** The dots of a running bloc that its owner keeps. */
export const keptOf = (state: State, bloc: Bloc, dots: number): number =>
  seizures(state, bloc, dots).reduce((left, { units }) => left - units, dots);
