/** The action that is taken for a late player (W2.8). */
import type { Seat } from '../core/game.ts';
import { type Action, actions } from './actions/index.ts';
import { defaultRuns } from './facts/production.ts';
import { isTradePhase } from './rules/acting/turns.ts';
import { isLastToAgree } from './rules/end/standstill.ts';
import type { State } from './state.ts';
import { asSeen } from './view.ts';

export function fallback(state: State, seat: Seat): Action {
  // W11.11: a player who does not answer must not be the one who keeps a standstill going.
  if (isLastToAgree(state, seat)) return { type: 'agreeToEnd' };
  if (state.phase === 'produce') return { type: 'produce', runs: defaultRuns(asSeen(state, seat), seat) };
  if (state.stand) return { type: 'stand', fight: false };
  if (state.activations > 0) return { type: 'endActivation' };
  if (state.phase === 'develop') return { type: 'passDevelop' };
  if (isTradePhase(state)) return { type: 'passTrade' };
  const first = actions.choices(state, seat).find((choice) => choice.kind === 'one');
  if (first?.kind !== 'one') throw new Error(`seat ${seat} has nothing to choose in ${state.phase}`);
  return first.action;
}
