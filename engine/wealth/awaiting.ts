/** Who must decide now, and which question each player sees. */
import type { Awaited, Seat } from '../core/game.ts';
import { clockwiseFrom, isLiving, playerAt } from './rules/acting/turns.ts';
import type { State } from './state.ts';

export function awaiting(state: State): Awaited[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'produce') {
    return clockwiseFrom(state, state.first)
      .filter((seat) => isLiving(state, seat) && playerAt(state, seat).runs === null)
      .map((seat) => ({ seat, prompt: { key: 'prompt.produce', params: { round: state.round } } }));
  }
  if (state.stand) {
    const { asked, mover } = state.stand;
    return [{ seat: asked, prompt: { key: 'prompt.stand', params: { mover: { seat: mover } } } }];
  }
  const seat = state.active as Seat;
  const key = state.activations > 0 ? 'prompt.activate' : `prompt.${state.phase}`;
  return [{ seat, prompt: { key, params: { round: state.round } } }];
}
