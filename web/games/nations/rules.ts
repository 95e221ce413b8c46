/**
 * The rules of the actions of a turn, loaded when somebody reaches for the table: the state came with its choices, and
 * the server has the last word. Until the rules are loaded, a move on offer counts as legal, and its result as unknown.
 */
import { createSignal } from 'solid-js';
import { ChanceNeeded } from '../../../engine/core/draws.ts';
import type { PlayableGame } from '../../../engine/core/game.ts';
import type { Action } from '../../../engine/nations/actions.ts';
import { applyAnswer, isAnswer } from '../../../engine/nations/answer.ts';
import type { NationsEvent } from '../../../engine/nations/events.ts';
import type { State } from '../../../engine/nations/state.ts';

type Rules = PlayableGame<State, Action, NationsEvent>;

const [rules, setRules] = createSignal<Rules | null>(null);

export async function loadRules(): Promise<void> {
  if (rules()) return;
  const { playableNations } = await import('../../../engine/nations/playable.ts');
  setRules(() => playableNations);
}

/** Whether this browser can tell what an action leads to. */
export const isForeseeable = (action: Action): boolean => isAnswer(action) || rules() !== null;

export const lateRules: Rules = {
  id: 'nations',
  name: 'Nations',
  check: (state, seat, action) => rules()?.check(state, seat, action) ?? null,
  choices: (state, seat) => rules()?.choices(state, seat) ?? [],
  apply: (draft, seat, action, chance) => {
    if (isAnswer(action)) return applyAnswer(draft, seat, action, chance);
    const known = rules();
    if (!known) throw new ChanceNeeded('rules');
    return known.apply(draft, seat, action, chance);
  },
  reveals: (event, state) => rules()?.reveals(event, state) ?? false,
};
