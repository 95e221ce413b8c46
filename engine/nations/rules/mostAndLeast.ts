/** Which nations are most, least, first and last (N3). */
import type { Seat } from '../../core/game.ts';
import { type Condition, type Count, cardOf, type Group, type Who } from '../data/cards/index.ts';
import { type Nation, nationAt, type State, seatsOf } from '../state.ts';
import { placesIn, rulesOf } from './options.ts';
import {
  cappedStrength,
  commonStability,
  compareAsStability,
  comparedStability,
  workCardOf,
  workersInPlay,
} from './valuesAndWorkers/values.ts';

/** Most means above everybody outside the places that count (N3.1, N3.4). */
export function most(values: readonly number[], reach: number): number[] {
  const bar = [...values].sort((a, b) => b - a)[reach] ?? Number.NEGATIVE_INFINITY;
  return values.flatMap((value, index) => (value > bar ? [index] : []));
}

/** Least means everybody at or below the last place that counts, including ties (N3.2, N3.4). */
export function least(values: readonly number[], reach: number): number[] {
  const bar = [...values].sort((a, b) => a - b)[reach - 1] ?? Number.NEGATIVE_INFINITY;
  return values.flatMap((value, index) => (value <= bar ? [index] : []));
}

/** Strength as it compares with that of others. The Vasa's shift counts only where an event looks for its nations. */
const shiftedStrength = (state: State, seat: Seat, isShifted: boolean): number => {
  const shift = isShifted ? nationAt(state, seat).strengthShift : 0;
  return Math.max(rulesOf(state).revoltStability, cappedStrength(state, seat) + shift);
};

/** The strengths of all nations, then of the shadow. */
function strengths(state: State, isShifted: boolean): number[] {
  const values = seatsOf(state).map((seat) => shiftedStrength(state, seat, isShifted));
  if (state.shadow) values.push(shadowStrength(state));
  return values;
}

/** The shadow's strength as it compares (N2.4). */
export const shadowStrength = (state: State): number =>
  Math.min(rulesOf(state).mostStrength, state.shadow?.strength ?? 0);

/** The stabilities of all nations, then of the shadow. */
function stabilities(state: State): number[] {
  const common = commonStability(state);
  const values = seatsOf(state).map((seat) => comparedStability(state, seat, common));
  if (state.shadow) values.push(shadowStability(state));
  return values;
}

/** The shadow's stability as it compares: Genghis Khan lowers it too (N20.6). */
export const shadowStability = (state: State): number =>
  compareAsStability(state, (state.shadow?.stability ?? 0) + commonStability(state));

function industrialWorkers(nation: Nation): number {
  return nation.slots.reduce((sum, slot) => {
    const card = slot ? workCardOf(slot.card) : null;
    return card?.type === 'building' && card.age === 4 ? sum + (slot?.workers ?? 0) : sum;
  }, 0);
}

/** The seats of a group. Where the shadow has no value to compare, the player is in front (N20.6). */
export function groupOf(state: State, group: Group, isShifted = false): Seat[] {
  const reach = placesIn(state);
  const real = (found: number[]) => found.filter((seat) => seat < state.nations.length);
  const mostOf = (value: (nation: Nation) => number) => (state.shadow ? [0] : most(state.nations.map(value), reach));
  switch (group) {
    case 'mostStrength':
      return real(most(strengths(state, isShifted), reach));
    case 'leastStrength':
      return real(least(strengths(state, isShifted), reach));
    case 'mostStability':
      return real(most(stabilities(state), reach));
    case 'leastStability':
      return real(least(stabilities(state), reach));
    case 'mostFood':
      return mostOf((nation) => nation.purse.food);
    case 'leastFood':
      return state.shadow
        ? []
        : least(
            state.nations.map((nation) => nation.purse.food),
            reach,
          );
    case 'passedFirst':
      return seatsOf(state).filter((seat) => isBetween(nationAt(state, seat).passed, 1, reach));
    case 'passedLast': {
      const count = state.nations.length;
      if (state.shadow) return [];
      return seatsOf(state).filter((seat) => isBetween(nationAt(state, seat).passed, count - reach + 1, count));
    }
    case 'mostGoldenAgesBought':
      return mostOf((nation) => nation.bought.goldenAge);
    case 'mostIndustrialBuildingWorkers':
      return mostOf(industrialWorkers);
    case 'strengthAboveWar':
      return seatsOf(state).filter((seat) => isAboveWar(state, seat));
  }
}

const isBetween = (value: number, low: number, high: number): boolean => value >= low && value <= high;

const isAboveWar = (state: State, seat: Seat): boolean =>
  state.war !== null && cappedStrength(state, seat) > state.war.marker;

/** Whether a condition holds for a nation. `defeated` is known only where the war is fought. */
export function holds(state: State, seat: Seat, condition: Condition): boolean {
  const nation = nationAt(state, seat);
  switch (condition) {
    case 'mostStrength':
    case 'leastStrength':
    case 'mostStability':
    case 'leastStability':
    case 'passedFirst':
      return groupOf(state, condition).includes(seat);
    case 'mostWorkers':
      if (state.shadow) return true;
      return most(state.nations.map(workersInPlay), placesIn(state)).includes(seat);
    case 'boughtColony':
      return nation.bought.colony > 0;
    case 'militaryWorker':
      return nation.slots.some((slot) => slot && slot.workers > 0 && cardOf(slot.card).type === 'military');
    case 'strengthAboveWar':
      return isAboveWar(state, seat);
    case 'warBoughtByOther':
      return state.war !== null && state.war.buyer !== seat;
    case 'defeated':
      return false;
  }
}

/** The nations that an effect names now, in table order (N3.6). */
export function seatsNamed(state: State, who: Who, owner: Seat | null, isShifted = false): Seat[] {
  const all = seatsOf(state);
  if (typeof who === 'object') {
    if ('not' in who) {
      const outside = who.not.flatMap((group) => groupOf(state, group, isShifted));
      return all.filter((seat) => !outside.includes(seat));
    }
    return all.filter((seat) => {
      const nation = nationAt(state, seat);
      const held = who.with === 'advisor' ? nation.advisors : nation.colonies;
      return held.some((card) => card !== null && who.ages.includes(cardOf(card).age));
    });
  }
  switch (who) {
    case 'all':
      return all;
    case 'owner':
    case 'buyer':
      return owner === null ? [] : [owner];
    default:
      return groupOf(state, who, isShifted);
  }
}

export const isShadowWeakest = (state: State): boolean =>
  state.shadow !== null && least(strengths(state, false), 1).includes(state.nations.length);

/** The number that `per` counts for a nation. */
export function countOf(state: State, seat: Seat, per: Count): number {
  const nation = nationAt(state, seat);
  const age = per.age === 'current' ? state.age : per.age;
  const fits = (id: string | null) => id !== null && (age === undefined || cardOf(id).age === age);
  switch (per.count) {
    case 'colony':
      return nation.colonies.filter(fits).length;
    case 'advisor':
      return nation.advisors.filter(fits).length;
    case 'buildingOrMilitaryCard':
      return nation.slots.filter((slot) => slot && fits(slot.card)).length;
    case 'workerOnBuilding':
      return nation.slots.reduce(
        (sum, slot) => (slot && fits(slot.card) && cardOf(slot.card).type === 'building' ? sum + slot.workers : sum),
        0,
      );
    case 'warOrBattleBought':
      return nation.bought.war + nation.bought.battle;
    case 'colonyBought':
      return nation.bought.colony;
  }
}
