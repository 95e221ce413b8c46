/** What a nation can meet in full (N4.6, N12.1, N16.5). */
import type { Seat } from '../../../core/game.ts';
import { cardOf, type Step } from '../../data/cards/index.ts';
import { type Nation, nationAt, type State } from '../../state.ts';
import { canPay } from '../valuesAndWorkers/tokens.ts';
import { strengthOf, workersInPlay, workersOnTrack } from '../valuesAndWorkers/values.ts';

/** The option of the Vasa needs as much strength as it takes away. */
const canShift = (state: State, seat: Seat, n: number): boolean => strengthOf(state, seat) >= -n;

export const deployTargets = (nation: Nation, on: 'any' | 'boughtCard' | 'military'): number[] =>
  nation.slots.flatMap((slot, index) =>
    slot && (on !== 'military' || cardOf(slot.card).type === 'military') ? [index] : [],
  );

export function canMeet(state: State, seat: Seat, steps: readonly Step[]): boolean {
  return steps.every((step) => canMeetStep(state, seat, step));
}

function canMeetStep(state: State, seat: Seat, step: Step): boolean {
  const nation = nationAt(state, seat);
  switch (step.op) {
    case 'lose':
      return canPay(state, seat, step.res);
    case 'pay':
      return (step.options ?? [step.res ?? {}]).some((amounts) => canPay(state, seat, amounts));
    case 'choose':
      return step.options.some((option) => canMeet(state, seat, option));
    case 'takeWorkers':
      return workersOnTrack(nation) >= step.n;
    case 'returnWorkers':
      return workersInPlay(nation) >= step.n;
    case 'deployFree':
      return workersInPlay(nation) > 0 && deployTargets(nation, step.on).length > 0;
    case 'hireFree':
      return nation.construction !== null;
    case 'removeAdvisors':
      return nation.advisors.some((card) => card !== null);
    case 'removeColony':
      return nation.colonies.some((card) => card !== null);
    case 'removeArchitect':
      return (nation.construction?.sections ?? 0) > 0;
    case 'strengthForSecondEvent':
      return canShift(state, seat, step.n);
    default:
      return true;
  }
}

/** Only an advisor or an architect that is there can be given up, even where no option can be met in full. */
const isThere = (state: State, seat: Seat, steps: readonly Step[]): boolean =>
  steps.every(
    (step) => (step.op !== 'removeAdvisors' && step.op !== 'removeArchitect') || canMeetStep(state, seat, step),
  );

/** The options that may be chosen: those that can be met in full, or any if none can (N4.6). */
export function allowedOptions(state: State, seat: Seat, options: readonly (readonly Step[])[]): number[] {
  const all = options.map((_, index) => index);
  const full = all.filter((index) => canMeet(state, seat, options[index] ?? []));
  return full.length > 0 ? full : all.filter((index) => isThere(state, seat, options[index] ?? []));
}
