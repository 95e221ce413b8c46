/** Steps of a command before they are stored: what was done and the state it led to. */
import { keyedChance } from '../../engine/core/chance.ts';
import type { Refusal, Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import { performInput } from '../../engine/core/play.ts';
import { fromHex } from '../../engine/core/sha256.ts';
import type { Actor } from '../http/wire.ts';
import type { RoomData } from './data.ts';

export interface Step {
  seat: Seat;
  actor: Actor;
  /** Null where the step is an undo. */
  action: Tagged | null;
  undoTo: number | null;
  state: StateBase;
  events: Tagged[];
  undoable: boolean;
}

/** Several actions of one player, one after the other: all of them, or the first refusal. */
export function playerSteps(data: RoomData, seat: Seat, inputs: readonly unknown[]): Step[] | Refusal {
  const chance = keyedChance(fromHex(data.table.seed));
  const steps: Step[] = [];
  let state = data.state as StateBase;
  for (const input of inputs) {
    const outcome = performInput(data.game, state, seat, input, chance);
    if (!outcome.ok) return outcome.refusal;
    const { events, undoable } = outcome;
    state = outcome.state;
    steps.push({ seat, actor: 'player', action: outcome.action as Tagged, undoTo: null, state, events, undoable });
  }
  return steps;
}
