/** Famine (N17): all nations lose the food that the event card or tile says. */
import { eventCardOf, tileOf } from '../data/cards/index.ts';
import type { Play } from '../play.ts';
import type { Debt, Frame, State } from '../state.ts';
import { lose } from './losing/losses.ts';
import { settleDebts } from './losing/shortage.ts';

type FamineFrame = Extract<Frame, { type: 'famine' }>;

/** The food that the famine of this round costs every nation; 0 before the card is up. */
export function famineOf(state: State): number {
  if (state.shadow) return state.shadow.tile === null ? 0 : tileOf(state.shadow.tile).famine;
  return state.event === null ? 0 : eventCardOf(state.event).famine;
}

export function startFamine(play: Play): void {
  const { state } = play;
  state.phase = 'famine';
  const food = famineOf(state);
  play.events.push({ type: 'famineStruck', food });
  const debts: Debt[] = [];
  for (const seat of state.order) {
    const { missing } = lose(play, seat, { food }, 'famine');
    if (missing > 0) debts.push({ seat, missing, cause: 'famine' });
  }
  state.stack.push({ type: 'famine', debts });
}

export function runFamine(play: Play, frame: FamineFrame): boolean {
  if (!settleDebts(play, frame.debts)) return false;
  play.state.stack.pop();
  return true;
}
