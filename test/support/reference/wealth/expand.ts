/** The way out for a player who is shut in: it moves a tile to free ground or, with War Clouds, settles a unit there. */
import type { Seat } from '../../../../engine/core/game.ts';
import type { Action } from '../../../../engine/wealth/actions/index.ts';
import { HEXES, hexAt, isPlayable } from '../../../../engine/wealth/data/board.ts';
import { beside, ROTATIONS } from '../../../../engine/wealth/data/geometry.ts';
import type { Cost, Tile } from '../../../../engine/wealth/data/goods.ts';
import { flagTargets } from '../../../../engine/wealth/facts/targets.ts';
import { canSpend, plus } from '../../../../engine/wealth/rules/acting/spend.ts';
import { playerAt } from '../../../../engine/wealth/rules/acting/turns.ts';
import { blocAt, clashes, dotsOf } from '../../../../engine/wealth/rules/blocs.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import { enemiesAt, unitHexes } from '../../../../engine/wealth/rules/warClouds/units.ts';
import type { Bloc, State } from '../../../../engine/wealth/state.ts';

const isFree = (state: State, place: number): boolean => !state.board[place] && isPlayable(state.options, place);

/** Whether the player has no empty flag and no hex to place one. */
function isShutIn(state: State, seat: Seat): boolean {
  if ((playerAt(state, seat).purse.flags ?? 0) === 0) return false;
  if (state.board.some((piece) => piece?.seat === seat && !piece.tile)) return false;
  return flagTargets(state, seat).length === 0;
}

/** The free hex with the most free hexes around it. */
function roomiest(state: State, seat: Seat): number | null {
  let best: { place: number; room: number } | null = null;
  HEXES.forEach((hex, place) => {
    if (!isFree(state, place) || (state.options.warClouds && enemiesAt(state, seat, hex).length > 0)) return;
    const room = beside(place).filter((next) => isFree(state, next)).length;
    if (!best || room > best.room) best = { place, room };
  });
  return (best as { place: number } | null)?.place ?? null;
}

/** The player's tile whose loss costs its bloc the fewest dots. */
function leastMissed(state: State, seat: Seat): number | null {
  let best: { place: number; lost: number } | null = null;
  state.board.forEach((piece, place) => {
    if (piece?.seat !== seat || !piece.tile) return;
    const bloc = blocAt(state.board, place) as Bloc;
    const rest = bloc.tiles.filter((at) => at !== place);
    const { synergy } = state.options;
    const lost = dotsOf(state.board, bloc, bloc.tiles, synergy) - dotsOf(state.board, bloc, rest, synergy);
    if (!best || lost < best.lost) best = { place, lost };
  });
  return (best as { place: number } | null)?.place ?? null;
}

export interface Escape {
  action: Action;
  cost: Cost;
  /** The state once it is done. */
  after: State;
}

export function escapeOf(state: State, seat: Seat): Escape | null {
  if (!isShutIn(state, seat)) return null;
  const to = roomiest(state, seat);
  if (to === null) return null;
  return state.options.warClouds ? bySettling(state, seat, to) : byMoving(state, seat, to);
}

function byMoving(state: State, seat: Seat, to: number): Escape | null {
  const from = leastMissed(state, seat);
  if (from === null) return null;
  const piece = state.board[from];
  const tile = piece?.tile as Tile;
  const board = [...state.board];
  board[from] = null;
  const rotation = ROTATIONS[tile].find((each) => !clashes(board, to, tile, each));
  if (!piece || rotation === undefined) return null;
  board[to] = { ...piece, rotation };
  const move = { from: hexAt(from), to: hexAt(to), rotation, force: false };
  return {
    action: { type: 'moveTiles', tiles: [move], automation: [] },
    cost: rulesOf(state).moveCost,
    after: { ...state, board },
  };
}

function bySettling(state: State, seat: Seat, to: number): Escape | null {
  const board = [...state.board];
  board[to] = { seat, tile: null, rotation: 0, tokens: 0 };
  const after: State = { ...state, board };
  const { transportCost, unitCost } = rulesOf(state);
  const [from] = unitHexes(state, seat);
  const hex = hexAt(to);
  if (from) return { action: { type: 'transport', from, to: hex, settle: true }, cost: transportCost, after };
  const home = state.board.findIndex((piece) => piece?.seat === seat && piece.tile);
  if (home < 0) return null;
  const muster: Action = { type: 'buildUnits', hexes: [hexAt(home)] };
  return { action: muster, cost: plus(unitCost, transportCost), after };
}

/** The next step on the way out, if the player can pay for it. */
export function decideEscape(state: State, seat: Seat): Action | null {
  const out = escapeOf(state, seat);
  return out && canSpend(state, seat, out.cost) ? out.action : null;
}
