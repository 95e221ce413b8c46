/** What is played without asking: the only legal answer, or a safe one for who is late. */
import type { Seat } from '../core/game.ts';
import type { Action } from './actions.ts';
import { canDevelop } from './choices/develop.ts';
import { choices } from './choices/index.ts';
import { asSeen } from './choices/produce.ts';
import { canWageWar } from './choices/war.ts';
import { defaultRuns } from './facts/production.ts';
import { packagesOpen } from './packages.ts';
import { canRun } from './produce.ts';
import { startUnitPlaces } from './setup.ts';
import type { State } from './state.ts';
import { playerAt } from './turns.ts';

/** The one legal answer of an awaited seat. In Trade there never is one: an offer is always possible. */
export function forced(state: State, seat: Seat): Action | null {
  if (state.phase === 'produce') {
    return playerAt(state, seat).runs || canRun(state, seat) ? null : { type: 'produce', runs: [] };
  }
  if (state.active !== seat || state.stand || state.activations > 0) return null;
  if (state.phase === 'draft') return packagesOpen(state, seat).length === 0 ? { type: 'skipPackage' } : null;
  if (state.phase === 'startUnit') {
    const all = startUnitPlaces(state, seat);
    const [only] = choices(state, seat);
    return all.length === 1 && only?.kind === 'one' ? only.action : null;
  }
  if (state.phase !== 'develop') return null;
  const more = canDevelop(state, seat) || (state.options.warClouds && canWageWar(state, seat));
  return more ? null : { type: 'passDevelop' };
}

/** For an awaited seat that is late. */
export function fallback(state: State, seat: Seat): Action {
  if (state.phase === 'produce') return { type: 'produce', runs: defaultRuns(asSeen(state, seat), seat) };
  if (state.stand) return { type: 'stand', fight: false };
  if (state.activations > 0) return { type: 'endActivation' };
  if (state.phase === 'develop') return { type: 'passDevelop' };
  if (state.phase === 'trade' || state.phase === 'finalTrade') return { type: 'passTrade' };
  const first = choices(state, seat).find((choice) => choice.kind === 'one');
  if (first?.kind !== 'one') throw new Error(`seat ${seat} has nothing to choose in ${state.phase}`);
  return first.action;
}
