/** The only legal answer of a seat, so that the service need not ask (W2.8). */
import type { Seat } from '../core/game.ts';
import type { Action } from './actions/index.ts';
import { hexAt } from './data/board.ts';
import { beside } from './data/geometry.ts';
import { CUBES, TILES } from './data/goods.ts';
import { emptyFlags } from './facts/targets.ts';
import { canSpend } from './rules/acting/spend.ts';
import { isTradePhase, playerAt } from './rules/acting/turns.ts';
import { buildCost } from './rules/develop/building.ts';
import { checkFlagHex, hasFlagLeft } from './rules/develop/flags.ts';
import { ownTiles } from './rules/develop/pieces.ts';
import { rulesOf } from './rules/editions.ts';
import { buyPrice } from './rules/markets.ts';
import { borrowLimit, repayLimit } from './rules/notes.ts';
import { canRun } from './rules/produce.ts';
import { packagesOpen, tilesIn } from './rules/setUp/draft.ts';
import { startUnitPlaces } from './rules/setUp/start.ts';
import type { State } from './state.ts';

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
    return state.options.money === 'hidden' || canTrade(state, seat) ? null : { type: 'passTrade' };
  }
  if (state.phase !== 'develop') return null;
  const more = canDevelop(state, seat) || (state.options.warClouds && canWageWar(state, seat));
  return more ? null : { type: 'passDevelop' };
}

/** The last package, or none. Where tiles come with it, the player still chooses their hexes. */
function forcedPick(state: State, seat: Seat): Action | null {
  const [only, ...more] = packagesOpen(state, seat);
  if (!only) return { type: 'skipPackage' };
  if (more.length > 0 || tilesIn(only.given).length > 0) return null;
  return { type: 'pickPackage', kind: only.kind, index: only.index, tiles: [] };
}

/** Whether a player can do anything but pass. With three or more players there is always an offer to make. */
function canTrade(state: State, seat: Seat): boolean {
  const { purse } = playerAt(state, seat);
  return (
    state.players.length > 2 ||
    borrowLimit(state, seat) > 0 ||
    repayLimit(state, seat) > 0 ||
    CUBES.some((cube) => (purse[cube] ?? 0) > 0 || buyPrice(cube, state.market[cube] ?? 0) <= (purse.money ?? 0))
  );
}

/** Whether a player can do anything but pass, War Clouds aside. It does not list every choice, so it is cheap. */
function canDevelop(state: State, seat: Seat): boolean {
  const { moveCost, flagCost, automateCost } = rulesOf(state);
  const hasTile = ownTiles(state, seat).length > 0;
  if (hasTile && canSpend(state, seat, moveCost)) return true;
  if (hasFlagLeft(state, seat) && canSpend(state, seat, flagCost) && hasFlagPlace(state, seat)) return true;
  if (emptyFlags(state, seat).length > 0) {
    for (const tile of TILES) {
      if ((state.stacks[tile] ?? 0) > 0 && canSpend(state, seat, buildCost(state, tile, false))) return true;
    }
  }
  return hasTile && canSpend(state, seat, automateCost);
}

const hasFlagPlace = (state: State, seat: Seat): boolean =>
  state.board.some(
    (piece, place) =>
      piece?.seat === seat &&
      beside(place).some(
        (next) => next < state.board.length && !state.board[next] && checkFlagHex(state, seat, next) === null,
      ),
  );

function canWageWar(state: State, seat: Seat): boolean {
  const { unitCost, activateCost, transportCost } = rulesOf(state);
  const { units = 0 } = playerAt(state, seat).placed;
  if (units > 0 && (canSpend(state, seat, activateCost) || canSpend(state, seat, transportCost))) return true;
  return canSpend(state, seat, unitCost) && ownTiles(state, seat).length > 0;
}
