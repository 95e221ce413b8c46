/** All progress cards whose place a state knows. */
import { cardOf } from '../../engine/nations/data/cards/index.ts';
import type { State } from '../../engine/nations/state.ts';

export function cardsOf(state: State): string[] {
  const inPlay = state.nations.flatMap((nation) => [
    ...nation.advisors,
    ...nation.colonies,
    ...nation.wonders,
    nation.construction?.card ?? null,
    ...nation.slots.map((slot) => slot?.card ?? null),
  ]);
  const war = state.war && !state.war.over ? [state.war.card] : [];
  const all = [...state.gone, ...state.deck, ...state.board.flat(), ...inPlay, ...war];
  return all.filter((id): id is string => id !== null && cardOf(id).set !== null);
}
