/** The numbers of the rulebook that belong to no card. */
import type { Resource, Section } from './cards/types.ts';

/** Columns of the progress board, by number of players. */
export const COLUMNS: readonly number[] = [0, 4, 4, 5, 6, 7];
/** Public architects without those of the event card, by number of players. */
export const ARCHITECTS: readonly number[] = [0, 0, 1, 2, 2, 3];
export const ROWS = 3;
export const ROUNDS_PER_AGE = 2;
export const STRENGTH_MAX = 40;
export const STABILITY_MAX = 15;
/** The stability that all nations in revolt compare with. */
export const REVOLT = -1;
/** What each worker off the track costs: food at production, or stability at once. */
export const UPKEEP: Readonly<Record<Section, number>> = { food: 3, stability: 3 };
export const LOSS_ORDER: readonly Resource[] = ['gold', 'food', 'stone', 'books'];
/** What can replace missing books. */
export const SUBSTITUTES = ['gold', 'food', 'stone'] as const;
export const GROWTH_RESOURCES = ['gold', 'food', 'stone'] as const;
export const BATTLE_RESOURCES = ['books', 'food', 'stone'] as const;
/** What Peter the Great's owner may add to production. */
export const BONUS_RESOURCES = ['stone', 'gold', 'books'] as const;
export const RESOURCES_PER_VP = 10;
export const WAR_VP = 1;
export const REVOLT_VP = 1;
export const SOLO_STABILITY_VP = 1;
export const SOLO_BOOKS_VP = 3;

/** How many places count as "most" and "least": two in a game of five. */
export const places = (seats: number): number => (seats === 5 ? 2 : 1);

/** The scores that a solo player compares with, lowest first. */
export const HALL_OF_FAME: readonly (readonly [number, string])[] = [
  [10, 'Dan Quayle'],
  [15, 'Cixi'],
  [20, 'Atahualpa'],
  [25, 'Darius III'],
  [30, 'Pericles'],
  [35, 'Cleopatra'],
  [40, 'Charles V'],
  [45, 'Victoria'],
  [50, 'Saladin'],
  [55, 'Wu Zetian'],
  [60, 'Ashoka'],
  [70, 'Trajan'],
];
