/** What the workers of a nation could still bring: idle ones, and those that would do better on another card. */
import { deployCost } from '../../../../engine/nations/rules/deploying.ts';
import { workCardOf } from '../../../../engine/nations/rules/valuesAndWorkers/values.ts';
import type { Nation } from '../../../../engine/nations/state.ts';
import { type Units, yieldWorth } from './cardWorth.ts';
import { heldWorth, IDLE_PART, MOVE_PART, MOVES, WEIGHED } from './weights.ts';

interface Place {
  slot: number;
  workers: number;
  each: number;
  marks: readonly number[];
  stone: number;
}

/** What one more worker on a slot is worth, and what the last worker there is worth. */
const oneMore = (place: Place): number => place.each + (place.marks[place.workers] ?? 0);
const theLast = (place: Place): number => place.each + (place.marks[place.workers - 1] ?? 0);

function placesOf(nation: Nation, rounds: number, units: Units): Place[] {
  return nation.slots.flatMap((slot, index): Place[] => {
    const card = slot ? workCardOf(slot.card) : null;
    if (!slot || !card) return [];
    return [
      {
        slot: index,
        workers: slot.workers,
        each: yieldWorth(card.perWorker, rounds, units),
        marks: card.vpPerWorker,
        stone: deployCost(nation, index),
      },
    ];
  });
}

/** Deploys workers one by one where each brings most, with the stone held now and, at a lower rate, future stone. */
export function deploymentWorth(nation: Nation, rounds: number, units: Units): number {
  const places = placesOf(nation, rounds, units);
  const unit = heldWorth('stone', rounds);
  let stone = nation.purse.stone;
  let worth = 0;
  const bestPlace = (): Place | null => {
    let best: Place | null = null;
    for (const place of places) {
      if (best === null || oneMore(place) - place.stone * unit > oneMore(best) - best.stone * unit) best = place;
    }
    return best;
  };
  const put = (place: Place): number => {
    const isPaid = place.stone <= stone;
    stone -= place.stone;
    place.workers++;
    return isPaid ? 1 : 0.5;
  };
  for (let n = 0; n < nation.idle; n++) {
    const best = bestPlace();
    const gain = best ? oneMore(best) - best.stone * unit : 0;
    if (!best || gain <= 0) break;
    worth += IDLE_PART * gain * put(best);
  }
  for (let n = 0; n < MOVES; n++) {
    const best = bestPlace();
    let worst: Place | null = null;
    for (const place of places) {
      if (place.workers > 0 && place !== best && (worst === null || theLast(place) < theLast(worst))) worst = place;
    }
    if (!best || !worst) break;
    const gain = oneMore(best) - best.stone * unit - theLast(worst);
    if (gain <= 0) break;
    worst.workers--;
    worth += MOVE_PART * gain * put(best);
  }
  return worth;
}

export interface Outline {
  /** The best slots for a new card. */
  replace: ReadonlySet<number>;
  /** The best slots for a worker to leave, and to go to. */
  leave: ReadonlySet<number>;
  enter: ReadonlySet<number>;
}

const first = (slots: readonly { slot: number; worth: number }[]): ReadonlySet<number> =>
  new Set(
    [...slots]
      .sort((a, b) => a.worth - b.worth)
      .slice(0, WEIGHED)
      .map(({ slot }) => slot),
  );

/** The few slots that are worth looking at closely. */
export function outline(nation: Nation, rounds: number, units: Units): Outline {
  const places = placesOf(nation, rounds, units);
  const unit = heldWorth('stone', rounds);
  const used = places.map((place) => ({ slot: place.slot, worth: place.workers * place.each + oneMore(place) }));
  const empty = nation.slots.flatMap((held, slot) =>
    held === null ? [{ slot, worth: Number.NEGATIVE_INFINITY }] : [],
  );
  const manned = places.filter((place) => place.workers > 0);
  return {
    replace: first([...empty, ...used]),
    leave: first(manned.map((place) => ({ slot: place.slot, worth: theLast(place) }))),
    enter: first(places.map((place) => ({ slot: place.slot, worth: place.stone * unit - oneMore(place) }))),
  };
}
