/** What is played without asking: the only legal answer, or a safe one for who is late. */
import type { Seat } from '../core/game.ts';
import type { Action } from './actions.ts';
import { canDevelop } from './choices/develop.ts';
import { choices } from './choices/index.ts';
import { asSeen } from './choices/produce.ts';
import { canTrade } from './choices/trade.ts';
import { canWageWar } from './choices/war.ts';
import { hexAt } from './data/board.ts';
import { defaultRuns } from './facts/production.ts';
import { isTradePhase, playerAt } from './rules/acting/turns.ts';
import { isLastToAgree } from './rules/end/agreement.ts';
import { canRun } from './rules/produce.ts';
import { packagesOpen, tilesIn } from './rules/setup/packages.ts';
import { startUnitPlaces } from './setup.ts';
import type { State } from './state.ts';

/** The one legal answer of an awaited seat. */
export function forced(state: State, seat: Seat): Action | null {
  if (state.phase === 'produce') {
    return playerAt(state, seat).runs || canRun(state, seat) ? null : { type: 'produce', runs: [] };
  }
  if (state.active !== seat || state.stand || state.activations > 0) return null;
  if (state.phase === 'draft') return forcedPick(state, seat);
  if (state.phase === 'startUnit') {
    const [only, ...more] = startUnitPlaces(state, seat);
    return only === undefined || more.length > 0 ? null : { type: 'placeStartUnit', hex: hexAt(only) };
  }
  if (isTradePhase(state)) {
    // An answer that comes by itself would tell that hidden money buys nothing.
    return state.options.money === 'hidden' || canTrade(state, seat) ? null : { type: 'passTrade' };
  }
  if (state.phase !== 'develop') return null;
  const more = canDevelop(state, seat) || (state.options.warClouds && canWageWar(state, seat));
  return more ? null : { type: 'passDevelop' };
}

/** The last package, or none; where tiles come with it there is still something to choose. */
function forcedPick(state: State, seat: Seat): Action | null {
  const [only, ...more] = packagesOpen(state, seat);
  if (!only) return { type: 'skipPackage' };
  if (more.length > 0 || tilesIn(only.given).length > 0) return null;
  return { type: 'pickPackage', kind: only.kind, index: only.index, tiles: [] };
}

/** For an awaited seat that is late. */
export function fallback(state: State, seat: Seat): Action {
  // Who does not answer must not be the one that keeps a standstill going (W11.11).
  if (isLastToAgree(state, seat)) return { type: 'agreeToEnd' };
  if (state.phase === 'produce') return { type: 'produce', runs: defaultRuns(asSeen(state, seat), seat) };
  if (state.stand) return { type: 'stand', fight: false };
  if (state.activations > 0) return { type: 'endActivation' };
  if (state.phase === 'develop') return { type: 'passDevelop' };
  if (isTradePhase(state)) return { type: 'passTrade' };
  const first = choices(state, seat).find((choice) => choice.kind === 'one');
  if (first?.kind !== 'one') throw new Error(`seat ${seat} has nothing to choose in ${state.phase}`);
  return first.action;
}
