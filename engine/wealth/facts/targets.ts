/** Where flags and tiles may go, and what a tile would bring there. */
import type { Refusal, Seat } from '../../core/game.ts';
import type { Hex } from '../../core/hex.ts';
import { HEXES, hexIndex } from '../data/board.ts';
import { ROTATIONS } from '../data/geometry.ts';
import type { Cost, Goods, Tile } from '../data/goods.ts';
import { SECTIONS } from '../data/tiles.ts';
import { canSpend, checkSpend, plus } from '../rules/acting/spend.ts';
import { blocAt, clashes, dotsOf, joined } from '../rules/blocs.ts';
import { buildCost, checkBuild, checkForce, checkStack } from '../rules/develop/building.ts';
import { checkFlagHex } from '../rules/develop/flags.ts';
import { rulesOf } from '../rules/editions.ts';
import { yieldOf } from '../rules/produce.ts';
import type { Bloc, HexBoard, State } from '../state.ts';

export interface TilePreview {
  tile: Tile;
  hex: Hex;
  rotation: number;
  /** Dots of two industries would meet, so the tile must be forced. */
  clash: boolean;
  /** Includes the cost of force if the tile clashes. */
  cost: Cost;
  canPay: boolean;
  /** The dots that the tile adds when every tile is fed, and what they make. */
  dots: number;
  makes: Goods;
  /** The food and energy it adds to run everything. Energy is below zero if the tile joins blocs. */
  food: number;
  energy: number;
  /** The number of tiles in the bloc that it would belong to, including itself. */
  bloc: number;
}

/** The hexes where a player may place a flag, whether or not it can pay. */
export function flagTargets(state: State, seat: Seat): Hex[] {
  return HEXES.filter((_, place) => checkFlagHex(state, seat, place) === null).map((hex) => ({ ...hex }));
}

/** The hexes of a player's flags without a tile. */
export function emptyFlags(state: State, seat: Seat): Hex[] {
  return HEXES.filter((_, place) => state.board[place]?.seat === seat && !state.board[place]?.tile).map((hex) => ({
    ...hex,
  }));
}

export function previewTile(state: State, seat: Seat, tile: Tile, hex: Hex, rotation: number): TilePreview {
  const place = hexIndex(hex);
  const clash = clashes(state.board, place, tile, rotation);
  const cost = buildCost(state, tile, clash);
  return {
    tile,
    hex: { ...hex },
    rotation,
    clash,
    cost,
    canPay: canSpend(state, seat, cost),
    ...gains(state, seat, place, tile, rotation),
  };
}

/** What a tile adds to its owner's dots and running costs. */
function gains(
  state: State,
  seat: Seat,
  place: number,
  tile: Tile,
  rotation: number,
): Pick<TilePreview, 'dots' | 'makes' | 'food' | 'energy' | 'bloc'> {
  const { synergy } = state.options;
  const board = [...state.board];
  board[place] = { seat, tile, rotation, tokens: 0 };
  const bloc = blocAt(board, place) as Bloc;
  const others = bloc.tiles.filter((at) => at !== place);
  const dots = dotsOf(board, bloc, bloc.tiles, synergy) - dotsOf(board, bloc, others, synergy);
  const makes: Goods = yieldOf(state, bloc, dots);
  const [, second] = SECTIONS[tile];
  if (second) makes.energy = (makes.energy ?? 0) + second.full;
  return {
    dots: dots + (second?.full ?? 0),
    makes,
    food: (bloc.industry === 'farm' ? 0 : 1) + (second ? 1 : 0),
    energy: bloc.industry === 'generator' ? 0 : 1 - countBlocs(state.board, others),
    bloc: bloc.tiles.length,
  };
}

function countBlocs(board: HexBoard, places: readonly number[]): number {
  const seen = new Set<number>();
  let count = 0;
  for (const place of places) {
    if (seen.has(place)) continue;
    count++;
    for (const at of joined(board, place)) seen.add(at);
  }
  return count;
}

/** A preview for every empty flag and rotation, most dots first. Those that clash are included. */
export function buildTargets(state: State, seat: Seat, tile: Tile): TilePreview[] {
  return emptyFlags(state, seat)
    .flatMap((hex) => previewsAt(state, seat, tile, hex))
    .sort((a, b) => b.dots - a.dots || Number(a.clash) - Number(b.clash));
}

/** A preview for every rotation on one hex, whether or not there is a flag. */
export const previewsAt = (state: State, seat: Seat, tile: Tile, hex: Hex): TilePreview[] =>
  ROTATIONS[tile].map((rotation) => previewTile(state, seat, tile, hex, rotation));

/** Why a flag cannot be placed on bare land so that the tile can follow it with what is held, or null (W12.8). */
export function checkOnBareLand(
  state: State,
  seat: Seat,
  { tile, hex, rotation }: Pick<TilePreview, 'tile' | 'hex' | 'rotation'>,
  force: boolean,
): Refusal | null {
  const place = hexIndex(hex);
  return (
    checkFlagHex(state, seat, place) ??
    checkStack(state, tile) ??
    checkForce(state.board, place, tile, rotation, force) ??
    checkSpend(state, seat, plus(rulesOf(state).flagCost, buildCost(state, tile, force)), 'W7.3')
  );
}

/** Where a flag can be placed now and a tile, without force, be built after it. */
export const bareTargets = (state: State, seat: Seat, tile: Tile): Hex[] =>
  flagTargets(state, seat).filter((hex) =>
    ROTATIONS[tile].some((rotation) => checkOnBareLand(state, seat, { tile, hex, rotation }, false) === null),
  );

/** Why a tile cannot be built as previewed, or null. */
export const checkPreview = (state: State, seat: Seat, preview: TilePreview): Refusal | null =>
  checkBuild(state, seat, preview, preview.clash);
