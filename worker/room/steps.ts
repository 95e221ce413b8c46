/** Steps of a command before they are stored: what was done and the state it led to. */
import { keyedChance, unknownChance } from '../../engine/core/chance.ts';
import type { AnyGame, Awaited, Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import { canonical } from '../../engine/core/json.ts';
import { perform } from '../../engine/core/play.ts';
import { fromHex } from '../../engine/core/sha256.ts';
import type { Actor } from '../http/wire.ts';
import type { RoomData } from './data.ts';
import { cannot, type Failure, refused } from './failure.ts';

export interface Step {
  seat: Seat;
  actor: Actor;
  /** Null where the step is an undo. */
  action: Tagged | null;
  undoTo: number | null;
  state: StateBase;
  events: Tagged[];
  undoable: boolean;
}

const batchReveals = cannot(
  'batch-reveals',
  'Only the last action of a request may draw or reveal something. Send the others after it.',
);

/** Several actions of one player, one after the other: all of them, or the first refusal. */
export function playerSteps(data: RoomData, seat: Seat, inputs: readonly unknown[]): Step[] | Failure {
  const { game } = data;
  const chance = keyedChance(fromHex(data.table.seed));
  const steps: Step[] = [];
  let state = data.state as StateBase;
  for (const [index, input] of inputs.entries()) {
    const isLast = index === inputs.length - 1;
    const parsed = game.parseAction(input);
    if (!parsed.ok) return refused(parsed.refusal);
    const action = parsed.value as Tagged;
    if (!isLast) {
      const refusal = game.check(state, seat, action);
      if (refusal) return refused(refusal);
      if (!isForeseen(game, state, seat, action)) return batchReveals;
    }
    const outcome = perform(game, state, seat, action, chance);
    if (!outcome.ok) return refused(outcome.refusal);
    const { events, undoable } = outcome;
    state = outcome.state;
    steps.push({ seat, actor: 'player', action, undoTo: null, state, events, undoable });
  }
  return steps;
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
    // Nobody asked, and the game not over: it goes on by answers that the view masks.
    return nowAsked.length > 0 && !nowAsked.some(tells);
  } catch {
    // What the view masks was needed to go on.
    return false;
  }
}
