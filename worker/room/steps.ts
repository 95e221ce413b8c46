/** The steps that a player's actions make. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { performBatch } from '../../engine/core/batch.ts';
import { keyedChance } from '../../engine/core/chance.ts';
import type { Seat, StateBase } from '../../engine/core/game.ts';
import { cannot, type Failure, refused } from '../domain/failure.ts';
import type { Step } from '../domain/step.ts';
import type { TableData } from '../table/data.ts';

const batchReveals = cannot(
  'batch-reveals',
  'Only the last action of a request may draw or reveal something. Send the others in a later request.',
);

/** Several actions of one player, one after the other: all of them, or the first refusal. */
export function playerSteps(data: TableData, seat: Seat, inputs: readonly unknown[]): Step[] | Failure {
  const chance = keyedChance(hexToBytes(data.table.seed));
  const batch = performBatch(data.game, data.state as StateBase, seat, inputs, chance);
  if (batch.ok) return batch.steps.map((step) => ({ ...step, seat, actor: 'player', undoTo: null }));
  return batch.refusal === 'reveals' ? batchReveals : refused(batch.refusal);
}
