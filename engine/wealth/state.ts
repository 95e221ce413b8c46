/** The whole of a game in progress, as plain JSON. Nothing in it is secret but what `view` masks. */
import type { Seat, StateBase } from '../core/game.ts';
import type { Hex } from '../core/hex.ts';
import type { Purse } from '../core/ledger.ts';
import type { Operation, Run } from './actions.ts';
import type { Cube, Goods, Industry, Tile } from './data/goods.ts';
import type { Options } from './options.ts';

export const PHASES = ['draft', 'startFlag', 'startUnit', 'trade', 'develop', 'produce', 'finalTrade', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const STAND_ANSWERS = ['always', 'never', 'ask'] as const;
export type StandAnswer = (typeof STAND_ANSWERS)[number];

/** What a unit may take from an Integrated Economy (W10.12). */
export const OCCUPY_PRODUCTS = ['food', 'energy'] as const;
export type OccupyProduct = (typeof OCCUPY_PRODUCTS)[number];

export const TRIGGERS = ['lastFlag', 'boardFull', 'stacks', 'roundLimit', 'standstill', 'agreed'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** A flag on a hex, with or without its owner's tile. */
export interface Piece {
  seat: Seat;
  tile: Tile | null;
  rotation: number;
  tokens: number;
}

export interface Player {
  /** In hand: the five cubes, `money`, `notes`, and `flags` not yet on the board. */
  purse: Purse;
  /** On the board: tiles by kind, `flags`, `units`, `tokens`. */
  placed: Purse;
  /** Military units by hex key (`q,r`). */
  units: Record<string, number>;
  /** Null in play; else how many were eliminated before (those of one moment share the number). */
  eliminated: number | null;
  /** Out of this Trade phase (limited passing). */
  out: boolean;
  /** Barters of this Trade phase. */
  barters: number;
  stand: StandAnswer;
  occupy: boolean;
  /** What its units take from an Integrated Economy. */
  occupyProduct: OccupyProduct;
  /** The decision on production, while the others still think; an empty list for others' eyes. */
  runs: Run[] | null;
}

export interface Offer {
  id: number;
  from: Seat;
  to: Seat;
  give: Goods;
  want: Goods;
}

export const PACKAGE_KINDS = ['industry', 'commodity', 'combined'] as const;
export type PackageKind = (typeof PACKAGE_KINDS)[number];

export interface Draft {
  /** The round of picks, from 0, and how many picks of it are made. */
  round: number;
  picks: number;
  firstPicker: Seat;
  /** Indices of the packages still to be had. */
  left: Partial<Record<PackageKind, number[]>>;
}

/** A unit moved in among enemies and one of them is asked whether to fight. */
export interface Stand {
  mover: Seat;
  hex: Hex;
  asked: Seat;
  operation: Operation | null;
}

export interface SeatScore {
  points: number | null;
  tiles: number;
  money: number;
  notes: number;
  repaid: number;
  flagsOnBoard: number;
  rank: number;
}

export interface Ending {
  triggers: Trigger[];
  /** Cubes in all hands and the uniform price, where there was a sell-off. */
  sellOff: Record<Cube, { cubes: number; price: number }> | null;
  scores: SeatScore[];
  winners: Seat[];
}

/** How long nothing was built (W11.11). */
export interface Still {
  /** The last round in which something was built; 0 before. */
  lastBuilt: number;
  /** The seats that agree to end the game, ascending. */
  agreed: Seat[];
}

export interface State extends StateBase {
  options: Options;
  phase: Phase;
  /** 0 in set-up. */
  round: number;
  /** Who holds the first-player marker. */
  first: Seat;
  /** Whose action it is; null in Produce and when the game is over. */
  active: Seat | null;
  passes: number;
  draft: Draft | null;
  /** By place in `HEXES` (board.ts). */
  board: (Piece | null)[];
  players: Player[];
  /** Cubes in each market's wells. */
  market: Purse;
  /** Tiles left. */
  stacks: Purse;
  /** The bank: what it has given counts below zero. */
  supply: Purse;
  offers: Offer[];
  nextOffer: number;
  /** Activations used of a running Activate action; 0 when none runs. */
  activations: number;
  stand: Stand | null;
  /** Second edition: somebody has placed a last flag. */
  lastFlagLatched: boolean;
  /** The triggers found at the end of a Develop phase; empty while the game goes on. */
  triggers: Trigger[];
  /** Absent in games that were set up without the rules on a standstill. */
  still?: Still;
  ending: Ending | null;
}

/** A bloc: joined tiles of one owner and industry, hexes as places in `HEXES`, ascending. */
export interface Bloc {
  seat: Seat;
  industry: Industry;
  tiles: number[];
  automated: boolean;
}
