/** Answers in advance (N21.5): set at any time, private to their seat. */
import type { Refusal, Seat } from '../../../core/game.ts';
import type { SetStanding } from '../../actions.ts';
import { eventCardOf } from '../../data/cards/index.ts';
import type { Play } from '../../play.ts';
import { refuse } from '../../refuse.ts';
import { nationAt, type State } from '../../state.ts';

const isDistinct = (list: readonly string[]): boolean => new Set(list).size === list.length;

export function checkStanding(state: State, { standing }: SetStanding): Refusal | null {
  const { shortage, spare } = standing;
  if (shortage && shortage !== 'ask' && !(shortage.length === 3 && isDistinct(shortage))) {
    return refuse('standing/order', 'N21.5');
  }
  if (spare && spare !== 'ask' && !(spare.length > 0 && isDistinct(spare))) return refuse('standing/order', 'N21.5');
  const up = state.event === null ? [] : eventCardOf(state.event).events.map((half) => half.id);
  for (const event of Object.keys(standing.events ?? {})) {
    if (!up.includes(event)) return refuse('standing/event-not-up', 'N21.5');
  }
  return null;
}

export function applyStanding(play: Play, seat: Seat, { standing }: SetStanding): void {
  const nation = nationAt(play.state, seat);
  const { events, ...rest } = standing;
  const kept = { ...nation.standing.events };
  for (const [event, answer] of Object.entries(events ?? {})) {
    if (answer === null) delete kept[event];
    else kept[event] = answer;
  }
  nation.standing = { ...nation.standing, ...rest, events: kept };
  play.events.push({ type: 'standingSet', seat });
}
