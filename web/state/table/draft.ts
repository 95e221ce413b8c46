/** The move in progress: actions played in this browser but not sent. */
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
  isLegal(actions: readonly A[]): boolean;
  /** The result of these actions on a state, without showing it. */
  tryOn(state: S, actions: readonly A[]): Outcome<S, E>;
}

export function createDraft<S extends StateBase, A extends Tagged, E extends Tagged>(
  game: PlayableGame<S, A, E>,
  seat: () => number | null,
  present: () => S,
  /** What a draft builds on: the present, or the table after the orders that are being put together. */
  base: () => S,
): Draft<S, A, E> {
  const [actions, put] = createSignal<readonly A[]>([]);

  function tryOn(state: S, tried: readonly A[]): Outcome<S, E> {
    const mine = seat();
    if (mine === null) return { ok: false, refusal: { code: 'core/not-yours', rule: 'core' } };
    return playOn(game, state, mine, tried);
  }

  const refusalOn = (state: S, tried: readonly A[]): Refusal | null => {
    const outcome = tryOn(state, tried);
    return outcome.ok ? null : outcome.refusal;
  };
  const check = (tried: readonly A[]) => refusalOn(present(), tried);

  const result = createMemo<S | null>(() => {
    if (actions().length === 0) return null;
    const outcome = tryOn(base(), actions());
    return outcome.ok ? outcome.state : null;
  });

  return {
    actions,
    propose: (next) => {
      const refused = next.length > 0 ? refusalOn(base(), next) : null;
      if (!refused) put([...next]);
      return refused;
    },
    put: (next) => void put([...next]),
    result,
    check,
    isLegal: (tried) => tried.length > 0 && check(tried) === null,
    tryOn,
  };
}
