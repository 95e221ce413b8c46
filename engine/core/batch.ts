/** Several actions of one player in one request. All of them are performed, or none; only the last may draw or reveal. */
import { type Chance, unknownChance } from './draws.ts';
import type { AnyGame, Refusal, Seat, StateBase, Tagged } from './game.ts';
import { perform } from './play.ts';

export interface BatchStep {
  action: Tagged;
  state: StateBase;
  events: Tagged[];
  undoable: boolean;
}

/** `reveals`: an action before the last one may draw or reveal. The actions after it are not even parsed. */
export type BatchResult = { ok: true; steps: BatchStep[] } | { ok: false; refusal: Refusal | 'reveals' };

export function performBatch(
  game: AnyGame,
  start: StateBase,
  seat: Seat,
  inputs: readonly unknown[],
  chance: Chance,
): BatchResult {
  const steps: BatchStep[] = [];
  let state = start;
  for (const [index, input] of inputs.entries()) {
    const parsed = game.parseAction(input);
    if (!parsed.ok) return parsed;
    const action = parsed.value as Tagged;
    if (index < inputs.length - 1) {
      const refusal = game.check(state, seat, action);
      if (refusal) return { ok: false, refusal };
      if (!isForeseen(game, state, seat, action)) return { ok: false, refusal: 'reveals' };
    }
    const outcome = perform(game, state, seat, action, chance);
    if (!outcome.ok) return outcome;
    state = outcome.state as StateBase;
    steps.push({ action, state, events: outcome.events, undoable: outcome.undoable });
  }
  return { ok: true, steps };
}

/**
 * Whether the player can know everything that an action leads to before sending it. A batch must end at any other
 * action. Otherwise the refusal of a later action could tell what was drawn, nothing would be stored, and the player
 * could try again. The test uses only the player's own view, so its result tells nothing either.
 */
function isForeseen(game: AnyGame, state: StateBase, seat: Seat, action: Tagged): boolean {
  const { invariants: _, ...rules } = game;
  const before = game.view(state, seat);
  try {
    // The invariants do not hold for a view, because parts of a sum may be masked.
    const outcome = perform(rules, before, seat, action, unknownChance());
    // If nobody is asked, the game is over or continues with answers that the view masks.
    return outcome.ok && outcome.undoable && game.awaiting(outcome.state).length > 0;
  } catch {
    // The rules needed something that the view masks.
    return false;
  }
}
