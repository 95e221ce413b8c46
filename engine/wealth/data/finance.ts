/** Promissory notes, scoring, the limits of the Trade phase and of a standstill. */
import type { Edition } from '../options.ts';

export const NOTE_PAYS = 20;
export const NOTE_COSTS = 25;
export const MOST_NOTES = 20;
export const INTEREST = 1;

/** What the next note pays to who holds this many. */
export const notePays = (edition: Edition, held: number): number =>
  edition === 'manual' ? NOTE_PAYS : Math.max(0, NOTE_PAYS - held);

export const hasInterest = (edition: Edition): boolean => edition !== 'first';

export const cubesAnAction = (edition: Edition): number => (edition === 'first' ? 1 : 3);

export const MOST_BARTERS = 20;
export const MOST_OPEN_OFFERS = 10;

export const TILE_POINTS = 4;
export const MONEY_A_POINT = 10;
export const NOTE_POINTS = 3;

/** The end comes when this many of the six stacks are empty. */
export const STACKS_TO_END = 5;

/** Rounds in a row with nothing built: after so many the players may agree to end the game, after so many it ends. */
export const STANDSTILL = { offer: 3, end: 10 } as const;
