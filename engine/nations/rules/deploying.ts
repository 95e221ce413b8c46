/** Deploying a worker from the resource area (N10), and undeploying, which is free (N8.3). */
import type { Refusal, Seat } from '../../core/game.ts';
import type { Play } from '../play.ts';
import { type Nation, nationAt, type State } from '../state.ts';
import { testRemoval } from './removing.ts';
import { cardRules, workCardOf } from './valuesAndWorkers/values.ts';
import { slotAt, undeployOne } from './valuesAndWorkers/workers.ts';
import { refuse } from './whoDecides/refuse.ts';

/** The stone for deploying on a slot. A discount never raises a price (N10.1). */
export function deployCost(nation: Nation, index: number): number {
  const card = workCardOf(slotAt(nation, index).card);
  if (!card) return 0;
  return cardRules(nation, 'deployDiscount').reduce(
    (cost, rule) => (rule.types.includes(card.type) ? Math.max(Math.min(cost, rule.min), cost - rule.stone) : cost),
    card.deploy,
  );
}

export function checkDeploy(state: State, seat: Seat, index: number): Refusal | null {
  const nation = nationAt(state, seat);
  if (!nation.slots[index]) return refuse('deploy/slot', 'N10.1');
  if (nation.idle === 0) return refuse('deploy/no-worker', 'N10.2');
  const stone = deployCost(nation, index);
  return nation.purse.stone < stone ? refuse('deploy/stone', 'N10.1', { stone, have: nation.purse.stone }) : null;
}

export function checkUndeploy(state: State, seat: Seat, index: number): Refusal | null {
  const slot = nationAt(state, seat).slots[index];
  return slot && slot.workers > 0 ? null : refuse('undeploy/no-worker', 'N8.3');
}

export function applyUndeploy(play: Play, seat: Seat, index: number): void {
  undeployOne(play, seat, index);
  testRemoval(play);
}
