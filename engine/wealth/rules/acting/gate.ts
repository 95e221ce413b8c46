/** When a kind of action may be taken at all (W2.2 to W2.5). */
import type { Refusal, Seat } from '../../../core/game.ts';
import type { Phase, State } from '../../state.ts';
import { refuse } from './refuse.ts';
import { isLiving } from './turns.ts';

export interface When {
  /** Absent: in every phase. */
  phases?: readonly Phase[];
  /** Only for the active player. */
  turn?: true;
  /** Only with War Clouds. */
  war?: true;
  /** Also between the activations of one Activate action. */
  activating?: true;
}

export const TRADE: readonly Phase[] = ['trade', 'finalTrade'];
export const DEVELOP: readonly Phase[] = ['develop'];

// `choices` asks the gate about every action, so these refusals are made once.
const OVER = refuse('over', 'W2.5');
const NO_SUCH_SEAT = refuse('no-such-seat', 'W2.2');
const ELIMINATED = refuse('eliminated', 'W2.4');
const NO_WAR = refuse('war/not-in-play', 'W10.1');
const WRONG_PHASE = refuse('wrong-phase', 'W2.3');
export const NOT_YOUR_TURN = refuse('not-your-turn', 'W2.2');
const ACTIVATING = refuse('war/activating', 'W10.2');

/** Why this seat can do nothing at all. */
function checkSeat(state: State, seat: Seat): Refusal | null {
  if (state.phase === 'over') return OVER;
  if (!state.players[seat]) return NO_SUCH_SEAT;
  return isLiving(state, seat) ? null : ELIMINATED;
}

function checkMoment(state: State, seat: Seat, when: When): Refusal | null {
  if (when.war && !state.options.warClouds) return NO_WAR;
  if (when.phases && !when.phases.includes(state.phase)) return WRONG_PHASE;
  if (!when.turn) return null;
  if (state.active !== seat) return NOT_YOUR_TURN;
  if (state.stand) return refuse('war/stand-pending', 'W10.8', { seat: { seat: state.stand.asked } });
  return state.activations > 0 && !when.activating ? ACTIVATING : null;
}

export function gate(state: State, seat: Seat): (when: When) => Refusal | null {
  const never = checkSeat(state, seat);
  return (when) => never ?? checkMoment(state, seat, when);
}
