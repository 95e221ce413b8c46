/** What every rule works on: the draft, the chance of the table, and the log of what happens. */
import type { Chance } from '../core/chance.ts';
import { EngineFault } from '../core/fault.ts';
import type { Refusal, Seat } from '../core/game.ts';
import type { Message } from '../core/messages.ts';
import type { NationsEvent } from './events.ts';
import type { Frame, Nation, State } from './state.ts';

export interface Play {
  readonly s: State;
  readonly chance: Chance;
  readonly log: NationsEvent[];
  /** Whose action it is; null at set-up. */
  readonly actor: Seat | null;
}

export function nationAt(state: State, seat: Seat): Nation {
  const nation = state.nations[seat];
  if (!nation) throw new EngineFault(`no seat ${seat}`);
  return nation;
}

export const topFrame = (state: State): Frame | undefined => state.stack[state.stack.length - 1];

export const seatsOf = (state: State): Seat[] => state.nations.map((_, seat) => seat);

export const reverseOrder = (state: State): Seat[] => [...state.order].reverse();

export function refuse(code: string, rule: string, params?: Message['params']): Refusal {
  return params ? { code: `nations/${code}`, rule, params } : { code: `nations/${code}`, rule };
}

/** Only what is asked may be named (N21.1): whoever says more has another move in mind. */
export const superfluous = (): Refusal => refuse('superfluous', 'N21.1');
