/** The view at a seat's next decision if nobody else does anything. */
import { unknownChance } from '../../core/draws.ts';
import type { Seat } from '../../core/game.ts';
import { questionFor } from '../awaiting.ts';
import { copyState } from '../copy.ts';
import type { Play } from '../play.ts';
import { runTurn } from '../rules/actionPhase.ts';
import { nationAt, type State, topFrame } from '../state.ts';

/**
 * Null after the seat's pass, after its answer to a question that others answer too, and while others answer a question
 * that the seat is not asked: what they choose cannot be known.
 */
export function nextTurn(view: State, seat: Seat): State | null {
  if (questionFor(view, seat)) return hasAnswered(view, seat) ? null : view;
  if (topFrame(view)?.type !== 'turn' || nationAt(view, seat).passed > 0) return null;
  const draft = copyState(view);
  const play: Play = { state: draft, chance: unknownChance(), events: [], actor: null };
  // The turn goes round as if everybody before the seat had used theirs.
  for (let frame = topFrame(draft); frame?.type === 'turn' && frame.seat !== seat; frame = topFrame(draft)) {
    frame.actions = 0;
    runTurn(play, frame);
  }
  return draft;
}

/** Whether the seat has deposited its answer, which is not used yet. */
function hasAnswered(view: State, seat: Seat): boolean {
  const frame = topFrame(view);
  if (frame?.type === 'growth') return frame.deposits[seat] !== undefined;
  return frame?.type === 'effects' && frame.answers[seat] !== undefined;
}
