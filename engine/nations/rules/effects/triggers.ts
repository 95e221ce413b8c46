/** Triggers of a nation's own cards: effects at a given moment. All of them are plain gains. */
import type { Seat } from '../../../core/game.ts';
import type { CardId, CardType, Step, Trigger, When } from '../../data/cards/index.ts';
import type { Play } from '../../play.ts';
import { nationAt, type State, seatsOf } from '../../state.ts';
import { countOf, holds } from '../mostAndLeast.ts';
import { gain, times } from '../valuesAndWorkers/tokens.ts';
import { holdersOf } from '../valuesAndWorkers/values.ts';

interface Triggered {
  card: CardId;
  trigger: Trigger;
}

/** The triggers of a nation at a moment whose conditions hold. */
export function triggersOf(state: State, seat: Seat, when: When): Triggered[] {
  const found: Triggered[] = [];
  for (const { card, effects } of holdersOf(nationAt(state, seat))) {
    for (const effect of effects) {
      if (effect.kind !== 'trigger' || effect.when !== when) continue;
      if (effect.if && !holds(state, seat, effect.if)) continue;
      found.push({ card, trigger: effect });
    }
  }
  return found;
}

/** The plain gains among the steps. */
export function gainsOf(state: State, seat: Seat, steps: readonly Step[]) {
  return steps.flatMap((step) =>
    step.op === 'gain' ? [step.per ? times(step.res, countOf(state, seat, step.per)) : step.res] : [],
  );
}

function run(play: Play, seat: Seat, { card, trigger }: Triggered): void {
  for (const amounts of gainsOf(play.state, seat, trigger.do)) gain(play, seat, amounts, card);
}

export function runTriggers(play: Play, seat: Seat, when: When): void {
  for (const found of triggersOf(play.state, seat, when)) run(play, seat, found);
}

/** The buyer's triggers for the type and the gold paid, then those of others that give the buyer something (N9.5). */
export function buyTriggers(state: State, seat: Seat, type: CardType, price: number): Triggered[] {
  const own = triggersOf(state, seat, 'buy').filter(
    ({ trigger }) => (trigger.types?.includes(type) ?? true) && (trigger.price ?? price) === price,
  );
  const others = seatsOf(state)
    .filter((other) => other !== seat)
    .flatMap((other) => triggersOf(state, other, 'otherBuys'))
    .filter(({ trigger }) => trigger.types?.includes(type));
  return [...own, ...others];
}

export function runBuyTriggers(play: Play, seat: Seat, type: CardType, price: number): void {
  for (const found of buyTriggers(play.state, seat, type, price)) run(play, seat, found);
}
