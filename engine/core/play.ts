/** `perform` checks an action, applies it to a copy and checks the invariants. It is the only way a state advances. */
import { clone } from './clone.ts';
import { type Chance, ChanceNeeded } from './draws.ts';
import { EngineFault } from './fault.ts';
import type { Game, PlayableGame, Refusal, Seat, StateBase, Tagged } from './game.ts';

export type Outcome<S, E> =
  | {
      ok: true;
      state: S;
      events: E[];
      /** False if the action drew at random or revealed a secret. */
      undoable: boolean;
    }
  | { ok: false; refusal: Refusal };

/** A page tries out moves without checking the invariants. The service always checks them. */
type Performing<S extends StateBase, A extends Tagged, E extends Tagged> = Pick<
  PlayableGame<S, A, E>,
  'id' | 'check' | 'copy' | 'apply' | 'reveals'
> &
  Partial<Pick<Game<unknown, S, A, E>, 'invariants'>>;

/** A copy of the state, for `apply` to change. */
export const draftOf = <S extends StateBase>(game: { copy?(state: S): S }, state: S): S =>
  game.copy ? game.copy(state) : clone(state);

export function perform<S extends StateBase, A extends Tagged, E extends Tagged>(
  game: Performing<S, A, E>,
  state: S,
  seat: Seat,
  action: A,
  chance: Chance,
): Outcome<S, E> {
  const refusal = game.check(state, seat, action);
  if (refusal) return { ok: false, refusal };
  const draft = draftOf(game, state);
  const before = chance.drawn.size;
  let events: E[];
  try {
    events = game.apply(draft, seat, action, chance);
  } catch (error) {
    if (error instanceof ChanceNeeded) return { ok: false, refusal: { code: 'core/needs-chance', rule: 'core' } };
    throw error;
  }
  const broken = game.invariants?.(draft) ?? [];
  if (broken.length > 0) throw new EngineFault(`${game.id} after ${action.type}: ${broken.join('; ')}`);
  const undoable = chance.drawn.size === before && !events.some((event) => game.reveals(event, draft));
  return { ok: true, state: draft, events, undoable };
}
