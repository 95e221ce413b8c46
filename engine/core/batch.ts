/** Several actions of one player in one request: all of them or none, and only the last may draw or reveal. */
import { type Chance, unknownChance } from './draws.ts';
import type { AnyGame, Awaited, Refusal, Seat, StateBase, Tagged } from './game.ts';
import { canonical } from './json.ts';
import { perform } from './play.ts';

export interface BatchStep {
  action: Tagged;
  state: StateBase;
  events: Tagged[];
  undoable: boolean;
}

/** `reveals`: an action that is not the last one may draw or reveal. What follows it is then not even looked at. */
export type BatchOutcome = { ok: true; steps: BatchStep[] } | { ok: false; refusal: Refusal | 'reveals' };

export function performBatch(
  game: AnyGame,
  start: StateBase,
  seat: Seat,
  inputs: readonly unknown[],
  chance: Chance,
): BatchOutcome {
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
 * Whether the player can know all that comes of an action before sending it. A batch must not go past any other: a
 * later action could be refused by what came up, nothing would be stored, and the player could try again. This is
 * decided on the player's own view, so that the decision itself tells nothing either.
 */
function isForeseen(game: AnyGame, state: StateBase, seat: Seat, action: Tagged): boolean {
  const { id, check, apply, reveals } = game;
  const before = game.view(state, seat);
  try {
    // A view need not keep the invariants: sums may be masked in it.
    const outcome = perform({ id, check, apply, reveals }, before, seat, action, unknownChance());
    if (!outcome.ok || !outcome.undoable) return false;
    const asked = game.awaiting(before);
    const nowAsked = game.awaiting(outcome.state);
    const wasAsked = (one: Awaited) => asked.some((other) => canonical(other) === canonical(one));
    const tells = (one: Awaited) =>
      one.seat !== seat && game.couldAnswerAhead?.(outcome.state, one.seat) === true && !wasAsked(one);
    // Nobody asked: the game is over, or goes on by answers that the view masks.
    return nowAsked.length > 0 && !nowAsked.some(tells);
  } catch {
    // What the view masks was needed to go on.
    return false;
  }
}
