/** The only legal answer of a seat, so that the service need not ask (W2.8). */
import type { Seat } from '../core/game.ts';
import { ACTIONS, type Action, type ActionType, actions } from './actions/index.ts';
import { hexAt } from './data/board.ts';
import { isTradePhase, playerAt } from './rules/acting/turns.ts';
import { canRun } from './rules/produce.ts';
import { packagesOpen, tilesIn } from './rules/setUp/draft.ts';
import { startUnitPlaces } from './rules/setUp/start.ts';
import type { Phase, State } from './state.ts';

/** The actions that belong to a phase, without the pass. */
const actionsIn = (phase: Phase, pass: ActionType): ActionType[] =>
  ACTIONS.map(({ type, when }) => ({ type: type as ActionType, when }))
    .filter(({ type, when }) => type !== pass && when.phases?.includes(phase))
    .map(({ type }) => type);

const IN_TRADE = actionsIn('trade', 'passTrade');
const IN_DEVELOP = actionsIn('develop', 'passDevelop');

/** Null if an awaited seat has more than one legal answer. */
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
    // An automatic answer would show that the hidden money buys nothing.
    const isHidden = state.options.money === 'hidden';
    return isHidden || actions.isAnyOpen(state, seat, IN_TRADE) ? null : { type: 'passTrade' };
  }
  if (state.phase !== 'develop') return null;
  return actions.isAnyOpen(state, seat, IN_DEVELOP) ? null : { type: 'passDevelop' };
}

/** The last package, or none. Where tiles come with it, the player still chooses their hexes. */
function forcedPick(state: State, seat: Seat): Action | null {
  const [only, ...more] = packagesOpen(state, seat);
  if (!only) return { type: 'skipPackage' };
  if (more.length > 0 || tilesIn(only.given).length > 0) return null;
  return { type: 'pickPackage', kind: only.kind, index: only.index, tiles: [] };
}
