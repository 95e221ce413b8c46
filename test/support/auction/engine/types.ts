/** The state, actions and events of the auction. */
import type { Seat, StateBase } from '../../../../engine/core/game.ts';

export interface Options {
  rounds: number;
  hiddenCoins: boolean;
}

export interface Player {
  /** -1 if the viewer may not know it. */
  coins: number;
  points: number;
  /** What this seat bids. -1 means hidden from the viewer, and null means no bid yet. */
  bid: number | null;
  /** A word that only its seat sees. */
  secret: string;
}

export interface State extends StateBase {
  round: number;
  rounds: number;
  hiddenCoins: boolean;
  prize: number;
  /** The seat that paints, or null while all players bid. */
  painter: Seat | null;
  marks: number;
  /** The number of marks painted since the start. It makes every state different. */
  painted: number;
  over: boolean;
  players: Player[];
}

export type Action =
  | { type: 'bid'; coins: number }
  | { type: 'paint' }
  | { type: 'end' }
  | { type: 'whisper'; word: string }
  | { type: 'shout' };

export type Event =
  | { type: 'prizeDrawn'; prize: number; round: number }
  | { type: 'bidDeposited'; seat: Seat; coins: number | null }
  | { type: 'prizeSold'; seat: Seat; coins: number; bids: number[] }
  | { type: 'markPainted'; seat: Seat; marks: number }
  | { type: 'turnEnded'; seat: Seat }
  | { type: 'wordWhispered'; seat: Seat; word: string }
  | { type: 'shouted'; seat: Seat }
  | { type: 'gameEnded'; winners: Seat[] };
