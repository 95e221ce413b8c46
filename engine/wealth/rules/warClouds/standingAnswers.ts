/** Answers given in advance, so that a game need not wait (W10.9, W10.11). Seen by their owner only. */
import type { Seat } from '../../../core/game.ts';
import type { ActionOf } from '../../actions.ts';
import type { Event } from '../../events.ts';
import type { StandAnswer, State } from '../../state.ts';
import { playerAt } from '../acting/turns.ts';

export function applySetStand(draft: State, seat: Seat, answer: StandAnswer, events: Event[]): void {
  playerAt(draft, seat).stand = answer;
  events.push({ type: 'standSet', seat, answer });
}

export function applySetOccupy(
  draft: State,
  seat: Seat,
  { on, product }: ActionOf<'setOccupy'>,
  events: Event[],
): void {
  const player = playerAt(draft, seat);
  player.occupy = on;
  player.occupyProduct = product;
  events.push({ type: 'occupySet', seat, on, product });
}
