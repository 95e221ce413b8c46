/** Where flags and tiles may go, and what a tile would bring there: dots, clash, cost. */
import type { Refusal, Seat } from '../../core/game.ts';
import type { Hex } from '../../core/hex.ts';
import { HEXES, hexIndex } from '../data/board.ts';
import { ROTATIONS } from '../data/geometry.ts';
import type { Cost, Goods, Tile } from '../data/goods.ts';
import { SECTIONS } from '../data/tiles.ts';
import { canSpend } from '../rules/acting/spend.ts';
import { blocAt, clashes, dotsOf, joined } from '../rules/blocs.ts';
import { buildCost, checkBuild } from '../rules/develop/building.ts';
import { checkFlagHex } from '../rules/develop/flags.ts';
import { yieldOf } from '../rules/produce.ts';
import type { Bloc, HexBoard, State } from '../state.ts';

export interface TilePreview {
  tile: Tile;
  hex: Hex;
  rotation: number;
  /** Dots of two industries would meet: it must be forced. */
  clash: boolean;
  /** With the forcing where it clashes. */
  cost: Cost;
  canPay: boolean;
  /** Dots more when everything is fed, and what they make. */
  dots: number;
  makes: Goods;
  /** Food more to feed all, energy more (or less, where blocs are joined) to power all. */
  food: number;
  energy: number;
  /** Tiles of the bloc it would be part of, itself among them. */
  bloc: number;
}

/** Hexes where this seat may place a flag, were it to pay for it. */
export function flagTargets(state: State, seat: Seat): Hex[] {
  return HEXES.filter((_, place) => checkFlagHex(state, seat, place) === null).map((hex) => ({ ...hex }));
}

/** Own flags that bear no tile. */
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

/** What the tile adds to its owner's dots and running costs. */
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

/** Every own empty flag and rotation for a tile, best gain first; clashing ones among them. */
export function buildTargets(state: State, seat: Seat, tile: Tile): TilePreview[] {
  return emptyFlags(state, seat)
    .flatMap((hex) => ROTATIONS[tile].map((rotation) => previewTile(state, seat, tile, hex, rotation)))
    .sort((a, b) => b.dots - a.dots || Number(a.clash) - Number(b.clash));
}

/** Why a previewed tile cannot be built now, or null. */
export const checkPreview = (state: State, seat: Seat, preview: TilePreview): Refusal | null =>
  checkBuild(state, seat, preview, preview.clash);
