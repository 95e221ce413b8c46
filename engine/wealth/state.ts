/** The whole of a game in progress, as plain JSON. The only secrets in it are those that `view` masks. */
import type { Seat, StateBase } from '../core/game.ts';
import type { Hex } from '../core/hex.ts';
import type { Purse } from '../core/ledger.ts';
import type { Cube, Goods, Industry, Tile } from './data/goods.ts';
import type { PackageKind } from './data/start.ts';
import type { Options } from './options.ts';

export const SCHEMA = 1;

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

/** What lies on each hex, in the order of `HEXES` (data/board.ts). */
export type HexBoard = readonly (Piece | null)[];

/** A tile that is set down. */
export interface Placement {
  tile: Tile;
  hex: Hex;
  rotation: number;
}

/** What a unit does after it has moved (W10.3). */
export type Operation = { type: 'battle'; against: Seat } | { type: 'conquer' } | { type: 'settle' };

/** A bloc that runs: the tiles that are fed, each with a food, or all with one ore where the bloc is automated. */
export interface Run {
  industry: Industry;
  fed: Hex[];
  with: 'food' | 'ore';
}

export interface Player {
  /** In hand: the five cubes, `money`, `notes`, and `flags` that are not on the board yet. */
  purse: Purse;
  /** On the board: tiles by kind, `flags`, `units`, `tokens`. */
  placed: Purse;
  /** Military units by hex key (`q,r`). */
  units: Record<string, number>;
  /** Null while in play; else the number of players eliminated before. Players eliminated together share it. */
  eliminated: number | null;
  /** Whether the player has left this Trade phase (limited passing). */
  out: boolean;
  /** Barters in this Trade phase. */
  barters: number;
  stand: StandAnswer;
  occupy: boolean;
  /** What the player's units take from an Integrated Economy. */
  occupyProduct: OccupyProduct;
  /** The decision on production, while other players still think. Other players see an empty list. */
  runs: Run[] | null;
}

export interface Offer {
  id: number;
  from: Seat;
  to: Seat;
  give: Goods;
  want: Goods;
}

export interface Declined {
  from: Seat;
  to: Seat;
}

export interface Draft {
  /** The round of picks, from 0, and how many picks of it are made. */
  round: number;
  picks: number;
  firstPicker: Seat;
  /** Indices of the packages that nobody has taken. */
  left: Partial<Record<PackageKind, number[]>>;
}

/** A unit has moved in among enemies, and one of them is asked whether to fight. */
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
  /** The cubes in all hands and the uniform price, where there was a sell-off. */
  sellOff: Record<Cube, { cubes: number; price: number }> | null;
  scores: SeatScore[];
  winners: Seat[];
}

/** How long nobody has built anything (W11.11). */
export interface Still {
  /** The last round in which something was built; 0 at the start. */
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
  /** In the order of `HEXES` (data/board.ts). */
  board: (Piece | null)[];
  players: Player[];
  /** Cubes in the wells of each market. */
  market: Purse;
  /** Tiles left. */
  stacks: Purse;
  /** The bank. Its counts go below zero by what it has given out. */
  supply: Purse;
  offers: Offer[];
  nextOffer: number;
  /** Who has declined an offer of whom in this Trade phase. Absent while nobody has, and in games that do not keep it. */
  declined?: Declined[];
  /** Activations used so far by an Activate action; 0 when none is under way. */
  activations: number;
  stand: Stand | null;
  /** Second edition: somebody has placed a last flag. */
  lastFlagLatched: boolean;
  /** The triggers found at the end of a Develop phase; empty until then. */
  triggers: Trigger[];
  /** Absent in games that were set up without the rules on a standstill. */
  still?: Still;
  ending: Ending | null;
}

/** A bloc: joined tiles of one owner and industry. Its hexes are indices in `HEXES`, ascending. */
export interface Bloc {
  seat: Seat;
  industry: Industry;
  tiles: number[];
  automated: boolean;
}
