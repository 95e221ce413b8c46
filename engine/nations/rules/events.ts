/** Events (N16): the top one, then the bottom one. The solo game compares stability instead (N20.8). */
import { eventCardOf } from '../data/cards/index.ts';
import type { Play } from '../play.ts';
import { type Frame, nationAt } from '../state.ts';
import { startEffects } from './effects/start.ts';
import { shadowStability } from './mostAndLeast.ts';
import { rulesOf } from './options.ts';
import { credit, debit } from './valuesAndWorkers/tokens.ts';
import { comparedStability } from './valuesAndWorkers/values.ts';

type EventsFrame = Extract<Frame, { type: 'events' }>;

export function startEvents(play: Play): void {
  play.state.phase = 'events';
  play.state.stack.push({ type: 'events', next: 0 });
}

export function runEvents(play: Play, frame: EventsFrame): boolean {
  const { state } = play;
  const half = state.event === null ? undefined : eventCardOf(state.event).events[frame.next];
  if (half) {
    frame.next++;
    startEffects(play, half.id, null);
    return true;
  }
  if (state.shadow) compareStability(play);
  for (const nation of state.nations) nation.strengthShift = 0;
  state.stack.pop();
  return true;
}

/** The player gains VP with more stability than the shadow, and loses as many otherwise (N20.8). */
function compareStability(play: Play): void {
  const { state } = play;
  const isAhead = comparedStability(state, 0) > shadowStability(state);
  const { soloStabilityVp } = rulesOf(state);
  const vp = isAhead ? soloStabilityVp : -Math.min(soloStabilityVp, nationAt(state, 0).purse.vp);
  if (vp > 0) credit(play, 0, { vp });
  else debit(play, 0, { vp: -vp });
  play.events.push({ type: 'stabilityCompared', seat: 0, vp });
}
