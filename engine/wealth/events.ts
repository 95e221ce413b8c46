/** What has happened, for the log, the play-back and the mail. Money and cubes are whole numbers; hexes are `{q, r}`. */
import type { Seat } from '../core/game.ts';
import type { Hex } from '../core/hex.ts';
import type { Cube, Goods, Industry, Tile } from './data/goods.ts';
import type { PackageKind } from './data/start.ts';
import type { OccupyProduct, Operation, Phase, Placement, Run, SeatScore, StandAnswer, Trigger } from './state.ts';

export interface Deal {
  cube: Cube;
  price: number;
}

export interface MovedTile {
  tile: Tile;
  from: Hex;
  to: Hex;
  rotation: number;
  forced: boolean;
}

export type Event =
  // Set-up
  | { type: 'firstPlayerDrawn'; seat: Seat }
  | { type: 'firstPickerDrawn'; seat: Seat }
  | { type: 'packagePicked'; seat: Seat; kind: PackageKind; index: number; tiles: Placement[]; goods: Goods }
  | { type: 'packageSkipped'; seat: Seat }
  | { type: 'cashDealt'; seat: Seat; money: number }
  | { type: 'startFlagPlaced'; seat: Seat; hex: Hex }
  | { type: 'startUnitPlaced'; seat: Seat; hex: Hex }
  // The round
  | { type: 'phaseBegan'; phase: Phase; round: number; first: Seat }
  | { type: 'passed'; seat: Seat; phase: Phase; out: boolean }
  | { type: 'markerPassed'; seat: Seat }
  // Trade. `seat` is the player who acts. Deals are in the order in which the cubes changed hands.
  | { type: 'cubesBought'; seat: Seat; deals: Deal[]; money: number }
  | { type: 'cubesSold'; seat: Seat; deals: Deal[]; money: number }
  | { type: 'offerMade'; seat: Seat; id: number; to: Seat; give: Goods; want: Goods; counters: number | null }
  | { type: 'offerWithdrawn'; seat: Seat; id: number; to: Seat }
  | { type: 'offerDeclined'; seat: Seat; id: number; from: Seat }
  | { type: 'offersLapsed'; ids: number[] }
  /** `give` goes from `from` to `seat`, who accepted. `active` is the player whose action it used. */
  | { type: 'bartered'; seat: Seat; id: number; from: Seat; give: Goods; want: Goods; active: Seat }
  | { type: 'notesBorrowed'; seat: Seat; notes: number; money: number }
  | { type: 'notesRepaid'; seat: Seat; notes: number; money: number }
  // Develop
  | { type: 'flagPlaced'; seat: Seat; hex: Hex; paid: Goods }
  | { type: 'tileBuilt'; seat: Seat; tile: Tile; hex: Hex; rotation: number; forced: boolean; paid: Goods }
  /** `home`: hexes whose flag went back to the supply. `tokens`: where automation tokens went; null if lost. */
  | {
      type: 'tilesMoved';
      seat: Seat;
      tiles: MovedTile[];
      home: Hex[];
      tokens: { from: Hex; to: Hex | null }[];
      paid: Goods;
    }
  | { type: 'blocAutomated'; seat: Seat; industry: Industry; hex: Hex; tiles: Hex[]; paid: Goods }
  | { type: 'lastFlagPlaced'; seat: Seat }
  // War Clouds
  | { type: 'unitsBuilt'; seat: Seat; hexes: Hex[]; paid: Goods }
  | { type: 'activationBegan'; seat: Seat; paid: Goods }
  | { type: 'unitMoved'; seat: Seat; from: Hex; to: Hex }
  | { type: 'unitTransported'; seat: Seat; from: Hex; to: Hex; paid: Goods }
  /** `operation`: what the mover named. Other players read `hidden`, even where it named none. */
  | { type: 'standAsked'; seat: Seat; mover: Seat; hex: Hex; operation: Operation | 'hidden' | null }
  /** `automatic`: the player's standing answer was used. */
  | { type: 'standAnswered'; seat: Seat; mover: Seat; hex: Hex; fight: boolean; automatic: boolean }
  /** `seat` moved or attacked; both players lose a unit. */
  | { type: 'battleFought'; seat: Seat; against: Seat; hex: Hex; defensive: boolean }
  | { type: 'flagConquered'; seat: Seat; from: Seat; hex: Hex }
  | { type: 'hexSettled'; seat: Seat; hex: Hex }
  | { type: 'activationEnded'; seat: Seat; used: number }
  | { type: 'standSet'; seat: Seat; answer: StandAnswer }
  | { type: 'occupySet'; seat: Seat; on: boolean; product: OccupyProduct }
  // Produce. Other players read null in `runs`.
  | { type: 'productionDecided'; seat: Seat; runs: Run[] | null }
  | { type: 'productionReconsidered'; seat: Seat }
  /** The last decision is in, and all of them are carried out at once. */
  | { type: 'productionRevealed' }
  | {
      type: 'blocRan';
      seat: Seat;
      industry: Industry;
      tiles: Hex[];
      fed: Hex[];
      with: 'food' | 'ore';
      paid: Goods;
      dots: number;
      /** What the bloc made, and how much of it the owner kept after occupation. */
      made: Goods;
      kept: Goods;
    }
  | { type: 'goodsSeized'; seat: Seat; from: Seat; industry: Industry; tiles: Hex[]; goods: Goods }
  // Finance
  | { type: 'interestPaid'; seat: Seat; money: number; borrowed: number; received: number }
  | { type: 'playerEliminated'; seat: Seat; interest: number; lost: Goods }
  // End
  /** Nobody has built anything for this many rounds, so the players may now agree to end the game. */
  | { type: 'endOffered'; rounds: number }
  | { type: 'endAgreed'; seat: Seat }
  | { type: 'endAgreementWithdrawn'; seat: Seat }
  | { type: 'endTriggered'; triggers: Trigger[] }
  | { type: 'cubesSoldOff'; cube: Cube; cubes: number; price: number; sold: number[] }
  | { type: 'notesSettled'; seat: Seat; notes: number; money: number }
  | { type: 'gameEnded'; winners: Seat[]; scores: SeatScore[]; survivor: boolean };

export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;
