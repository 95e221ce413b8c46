/** The move in progress: actions played on the present in this browser but not sent. */
import { createMemo, createSignal } from 'solid-js';
import type { PlayableGame, Refusal, StateBase, Tagged } from '../../../engine/core/game.ts';
import type { Outcome } from '../../../engine/core/play.ts';
import { playOn } from './playOn.ts';

export interface Draft<S extends StateBase, A extends Tagged, E extends Tagged> {
  actions(): readonly A[];
  /** Replaces the draft. A refusal leaves it unchanged. */
  propose(actions: readonly A[]): Refusal | null;
  /** Replaces the draft with actions that are legal already. */
  put(actions: readonly A[]): void;
  /** The table after the draft. Null if there is no draft, or if it is no longer legal. */
  result(): S | null;
  /** Why the present does not allow these actions. */
  check(actions: readonly A[]): Refusal | null;
  /** The result of these actions on a state, without showing it. */
  tryOn(state: S, actions: readonly A[]): Outcome<S, E>;
}

export function createDraft<S extends StateBase, A extends Tagged, E extends Tagged>(
  game: PlayableGame<S, A, E>,
  seat: () => number | null,
  present: () => S,
): Draft<S, A, E> {
  const [actions, put] = createSignal<readonly A[]>([]);

  function tryOn(state: S, tried: readonly A[]): Outcome<S, E> {
    const mine = seat();
    if (mine === null) return { ok: false, refusal: { code: 'core/not-yours', rule: 'core' } };
    return playOn(game, state, mine, tried);
  }

  function check(tried: readonly A[]): Refusal | null {
    const outcome = tryOn(present(), tried);
    return outcome.ok ? null : outcome.refusal;
  }

  const result = createMemo<S | null>(() => {
    if (actions().length === 0) return null;
    const outcome = tryOn(present(), actions());
    return outcome.ok ? outcome.state : null;
  });

  return {
    actions,
    propose: (next) => {
      const refused = next.length > 0 ? check(next) : null;
      if (!refused) put([...next]);
      return refused;
    },
    put: (next) => void put([...next]),
    result,
    check,
    tryOn,
  };
}
