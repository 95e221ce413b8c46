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
      /** False if the action drew at random, or revealed a secret or the lack of one. */
      undoable: boolean;
    }
  | { ok: false; refusal: Refusal };

/** A page tries out moves without checking the invariants. The service always checks them. */
type Performing<S extends StateBase, A extends Tagged, E extends Tagged> = Pick<
  PlayableGame<S, A, E>,
  'id' | 'check' | 'copy' | 'apply' | 'reveals'
> &
  Partial<Pick<Game<unknown, S, A, E>, 'invariants' | 'answerableAhead'>>;

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
  const isOpen = chance.drawn.size === before && !events.some((event) => game.reveals(event, draft));
  return { ok: true, state: draft, events, undoable: isOpen && !tellsOfOthers(game, state, draft, seat) };
}

/**
 * Whether a question to another player came up that this player could have answered in advance. Whether the game waits
 * for the player tells whether they did.
 */
function tellsOfOthers<S extends StateBase>(
  { answerableAhead }: Partial<Pick<Game<unknown, S>, 'answerableAhead'>>,
  before: S,
  after: S,
  seat: Seat,
): boolean {
  const told = answerableAhead?.(after).filter((one) => one.seat !== seat) ?? [];
  if (told.length === 0) return false;
  const known = new Set(answerableAhead?.(before).map((one) => JSON.stringify(one)));
  return told.some((one) => !known.has(JSON.stringify(one)));
}
