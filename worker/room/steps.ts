/** Steps of a command before they are stored: what was done and the state it led to. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { performBatch } from '../../engine/core/batch.ts';
import { keyedChance } from '../../engine/core/chance.ts';
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import type { Actor } from '../domain/actor.ts';
import { cannot, type Failure, refused } from '../domain/failure.ts';
import type { RoomData } from '../table/data.ts';

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

const batchReveals = cannot(
  'batch-reveals',
  'Only the last action of a request may draw or reveal something. Send the others after it.',
);

/** Several actions of one player, one after the other: all of them, or the first refusal. */
export function playerSteps(data: RoomData, seat: Seat, inputs: readonly unknown[]): Step[] | Failure {
  const chance = keyedChance(hexToBytes(data.table.seed));
  const outcome = performBatch(data.game, data.state as StateBase, seat, inputs, chance);
  if (outcome.ok) return outcome.steps.map((step) => ({ ...step, seat, actor: 'player', undoTo: null }));
  return outcome.refusal === 'reveals' ? batchReveals : refused(outcome.refusal);
}
