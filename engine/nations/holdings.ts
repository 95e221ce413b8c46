/** What a seat holds, by term of the catalogue. Mail and play-back show how it changes. */
import type { Seat } from '../core/game.ts';
import { TOKENS } from './data/cards/index.ts';
import { stabilityOf, strengthOf, workersInPlay } from './rules/valuesAndWorkers/values.ts';
import { nationAt, type State } from './state.ts';

export function holdings(state: State, seat: Seat): Record<string, number> {
  const nation = nationAt(state, seat);
  const held: Record<string, number> = {};
  for (const token of TOKENS) held[`term.${token}`] = nation.purse[token];
  held['term.workers'] = workersInPlay(nation);
  held['term.strength'] = strengthOf(state, seat);
  held['term.stability'] = stabilityOf(state, seat);
  return held;
}
