/** One step of play before it is stored: what was done, who chose it, and the state it led to. */
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import type { Message } from '../../engine/core/messages.ts';
import type { Order } from '../../engine/core/orderRules.ts';
import type { Actor } from './wire/actor.ts';

export interface Step {
  seat: Seat;
  actor: Actor;
  /** Null where the step is an undo. */
  action: Tagged | null;
  undoTo: number | null;
  state: StateBase;
  events: Tagged[];
  undoable: boolean;
  /** What a computer player says about it. */
  says?: Message;
  /** Where the player's orders chose the action: which order, and those that are left after it. */
  ordered?: { reason: Message; left: readonly Order<Tagged>[] };
}
