/** Plays actions in this browser, as the service would. */
import { unknownChance } from '../../../engine/core/draws.ts';
import type { PlayableGame, StateBase, Tagged } from '../../../engine/core/game.ts';
import { type Outcome, perform } from '../../../engine/core/play.ts';

const NEEDS_CHANCE = 'core/needs-chance';

/** Plays up to the first action that draws: only the server knows the outcome of a draw. */
export function playOn<S extends StateBase, A extends Tagged, E extends Tagged>(
  game: PlayableGame<S, A, E>,
  start: S,
  seat: number,
  actions: readonly A[],
): Outcome<S, E> {
  let state = start;
  const events: E[] = [];
  const chance = unknownChance();
  for (const action of actions) {
    const outcome = perform(game, state, seat, action, chance);
    if (!outcome.ok) {
      if (outcome.refusal.code === NEEDS_CHANCE) return { ok: true, state, events, undoable: false };
      return outcome;
    }
    state = outcome.state;
    events.push(...outcome.events);
  }
  return { ok: true, state, events, undoable: true };
}
