/** Whole games of Wealth of Nations between computer players, played as the room plays them. */
import { keyedChance } from '../../../engine/core/chance.ts';
import type { Seat } from '../../../engine/core/game.ts';
import { perform } from '../../../engine/core/play.ts';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { seedOf } from '../../properties/randomPlay.ts';

/** A player gives actions for its view. `version` counts the actions so far. */
export interface Contender {
  name: string;
  decide(view: State, seat: Seat, version: number): readonly Action[];
  /** Whether it answers offers when it is not its turn. */
  isAddressed?(view: State, seat: Seat): boolean;
}

export interface Match {
  state: State;
  log: { seat: Seat; action: Action }[];
}

const LONGEST = 5000;

export function playMatch(options: Record<string, unknown>, contenders: readonly Contender[], seed: number): Match {
  const seats = contenders.length;
  const chance = keyedChance(seedOf(seed));
  const parsed = wealth.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  let { state } = wealth.setup(parsed.value, seats, chance, wealth.rules);
  const log: Match['log'] = [];
  for (let next = nextSeat(state, contenders); next !== null; next = nextSeat(state, contenders)) {
    const seat = next;
    const given = (contenders[seat] as Contender).decide(wealth.view(state, seat), seat, log.length);
    const moves = given.length > 0 ? given : [wealth.fallback(state, seat)];
    for (const action of moves) {
      const outcome = perform(wealth, state, seat, action, chance);
      if (!outcome.ok) throw new Error(`${JSON.stringify(action)} is refused: ${outcome.refusal.code}`);
      state = outcome.state;
      log.push({ seat, action });
    }
    if (log.length > LONGEST) throw new Error(`game ${seed} does not end`);
  }
  return { state, log };
}

function nextSeat(state: State, contenders: readonly Contender[]): Seat | null {
  const addressed = contenders.findIndex((one, seat) => one.isAddressed?.(state, seat));
  return addressed >= 0 ? addressed : (wealth.awaiting(state)[0]?.seat ?? null);
}
