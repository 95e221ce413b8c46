/** What a player may send. `parseAction` takes what came over the wire and answers a typed action or a refusal. */
import type { Seat } from '../core/game.ts';
import type { Hex } from '../core/hex.ts';
import type { Cube, Goods, Industry, Tile } from './data/goods.ts';
import type { OccupyProduct, PackageKind, StandAnswer } from './state.ts';

export interface Placement {
  tile: Tile;
  hex: Hex;
  rotation: number;
}

export interface TileMove {
  from: Hex;
  to: Hex;
  rotation: number;
  force: boolean;
}

/** Which part of a split bloc keeps a token: from the token's hex before the move to a tile's hex after it. */
export interface TokenMove {
  from: Hex;
  to: Hex;
}

export type Operation = { type: 'battle'; against: Seat } | { type: 'conquer' } | { type: 'settle' };

/** A bloc to run: the tiles of it that are fed, with a food each or one ore for an automated bloc. */
export interface Run {
  industry: Industry;
  fed: Hex[];
  with: 'food' | 'ore';
}

export type Action =
  | { type: 'pickPackage'; kind: PackageKind; index: number; tiles: Placement[] }
  | { type: 'skipPackage' }
  | { type: 'placeStartFlag'; hex: Hex }
  | { type: 'placeStartUnit'; hex: Hex }
  | { type: 'buy'; cubes: Cube[] }
  | { type: 'sell'; cubes: Cube[] }
  | { type: 'offer'; to: Seat; give: Goods; want: Goods }
  | { type: 'counter'; id: number; give: Goods; want: Goods }
  | { type: 'withdraw'; id: number }
  | { type: 'decline'; id: number }
  | { type: 'accept'; id: number }
  | { type: 'borrow'; notes: number }
  | { type: 'repay'; notes: number }
  | { type: 'passTrade' }
  | { type: 'passDevelop' }
  | { type: 'placeFlag'; hex: Hex }
  | { type: 'build'; tile: Tile; hex: Hex; rotation: number; force: boolean }
  | { type: 'moveTiles'; tiles: TileMove[]; automation: TokenMove[] }
  | { type: 'automate'; hex: Hex }
  | { type: 'buildUnits'; hexes: Hex[] }
  | { type: 'activate'; from: Hex; to: Hex; operation: Operation | null }
  | { type: 'endActivation' }
  | { type: 'transport'; from: Hex; to: Hex; settle: boolean }
  | { type: 'stand'; fight: boolean }
  | { type: 'setStand'; answer: StandAnswer }
  | { type: 'setOccupy'; on: boolean; product: OccupyProduct }
  | { type: 'produce'; runs: Run[] }
  | { type: 'reconsider' }
  | { type: 'agreeToEnd' }
  | { type: 'playOn' };

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
