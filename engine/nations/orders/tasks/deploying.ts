import type { CardId } from '../../data/cards/index.ts';
import { deployCost } from '../../rules/deploying.ts';
import { refuse } from '../../rules/whoDecides/refuse.ts';
import type { Nation } from '../../state.ts';
import { cannot, type Meaning, named, play, refused } from '../meanings.ts';
import type { TaskOf } from '../task.ts';

const slotOf = (nation: Nation, card: CardId): number => nation.slots.findIndex((slot) => slot?.card === card);

/** Deploys a worker. If there is none in the resource area, one first leaves another card: that costs no action. */
export function deploying(nation: Nation, task: TaskOf<'deploy'>): Meaning {
  const { card, workers, atMost, from = [] } = task;
  const slot = slotOf(nation, card);
  if (slot < 0) return cannot('noCard', { card: named(card) });
  const stone = deployCost(nation, slot);
  const have = nation.purse.stone;
  if (atMost !== undefined && stone > atMost) return cannot('workerDear', { card: named(card), stone, atMost });
  // Nobody is taken off a card for a deployment that cannot follow.
  if (stone > have) return refused(refuse('deploy/stone', 'N10.1', { stone, have }));
  const source = nation.idle > 0 ? undefined : from.find((other) => other !== card && workersOn(nation, other) > 0);
  if (source !== undefined) {
    const rest = from.toSpliced(from.indexOf(source), 1);
    return play({ type: 'undeploy', slot: slotOf(nation, source) }, { ...task, from: rest });
  }
  return play({ type: 'deploy', slot }, workers > 1 ? { ...task, workers: workers - 1 } : null);
}

const workersOn = (nation: Nation, card: CardId): number => nation.slots[slotOf(nation, card)]?.workers ?? 0;

export function undeploying(nation: Nation, task: TaskOf<'undeploy'>): Meaning {
  const { type, card, workers } = task;
  const slot = slotOf(nation, card);
  if (slot < 0) return cannot('noCard', { card: named(card) });
  return play({ type, slot }, workers > 1 ? { ...task, workers: workers - 1 } : null);
}
