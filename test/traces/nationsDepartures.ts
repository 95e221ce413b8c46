/**
 * Where the traces' implementation departs from the text of the rulebook. A departure explains a step only if the named
 * event or wonder took effect in it and only the named values differ. These values are copied, and play continues.
 */
import type { Seat } from '../../engine/core/game.ts';
import { clone } from '../../engine/core/json.ts';
import { reverseOrder, type State } from '../../engine/nations/state.ts';
import { cardName } from './nationsNames.ts';

type Json = Record<string, unknown>;

export interface Departure {
  why: string;
  /** The events or wonders that must take effect. If absent, any. */
  sources?: readonly string[];
  players?: readonly number[];
  values: readonly ('order' | 'tokens' | 'vpLostFor' | 'advisors')[];
}

export const DEPARTURES: readonly Departure[] = [
  {
    why: 'J2: several nations that go first or last keep their player order; the trace sorts them by stability',
    sources: [
      'spartacus-revolt',
      'zanj-revolt',
      'dutch-revolt',
      'muntzer-revolt',
      'taiping-rebellion',
      'sepoy-mutiny',
      'olympic-games',
      'kangxi-era',
      'glorious-revolution',
    ],
    players: [5],
    values: ['order'],
  },
  {
    why: 'a nation with its last VP loses it for the first kind that ran short, in the order gold, food, stone, books; the trace begins with food',
    values: ['vpLostFor'],
  },
  {
    why: 'J9, R48: choices of several nations happen at the same time, and a worker undeployed to be returned leaves its card for a moment; the trace goes nation by nation and does not look then',
    sources: [
      'assyrian-deportations',
      'black-death',
      'emigration',
      'mercantilism',
      'ashokas-conversion',
      'janissaries',
      'han-dynasty',
      'entente-cordiale',
    ],
    values: ['advisors'],
  },
  {
    why: 'R31: the Brandenburg Gate looks for the strongest nation after it is placed; the trace does so before',
    sources: ['brandenburg-gate'],
    values: ['tokens'],
  },
];

/** The state with the departure's values taken from the trace. */
export function adopt(ours: State, theirs: Json, departure: Departure, letters: readonly string[]): State {
  const state = clone(ours);
  const seats = theirs.seats as Record<string, Json>;
  for (const value of departure.values) {
    if (value === 'order')
      takeOrder(
        state,
        (theirs.order as string[]).map((letter) => letters.indexOf(letter)),
      );
    state.nations.forEach((nation, seat) => {
      const given = seats[letters[seat] as string] as Json;
      if (value === 'vpLostFor') nation.short = [...((given.vpLostFor as typeof nation.short) ?? [])];
      if (value === 'advisors') takeAdvisor(state, seat, (given.advisors as (string | null)[])[0] ?? null);
      if (value !== 'tokens') return;
      for (const kind of ['gold', 'food', 'stone', 'books', 'vp'] as const) {
        state.bank[kind] = (state.bank[kind] ?? 0) + nation.purse[kind] - Number(given[kind]);
        nation.purse[kind] = Number(given[kind]);
      }
    });
  }
  return state;
}

function takeOrder(state: State, order: Seat[]): void {
  state.order = order;
  for (const frame of state.stack) {
    if (frame.type === 'growth' && frame.queue.length === order.length) frame.queue = reverseOrder(state);
  }
}

function takeAdvisor(state: State, seat: Seat, name: string | null): void {
  const nation = state.nations[seat];
  const id = name === null ? null : cardName.id(name);
  if (!nation || nation.advisors[0] === id) return;
  const old = nation.advisors[0] ?? null;
  if (old !== null) state.gone.push(old);
  nation.advisors[0] = id;
  if (id !== null) state.gone = state.gone.filter((card) => card !== id);
}
