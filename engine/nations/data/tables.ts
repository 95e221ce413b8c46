/** Lists of the rulebook that belong to no card. Its numbers are in values.ts. */
import type { Resource } from './cards/types.ts';

export const LOSS_ORDER: readonly Resource[] = ['gold', 'food', 'stone', 'books'];
/** What can replace missing books. */
export const SUBSTITUTES = ['gold', 'food', 'stone'] as const;
export const GROWTH_RESOURCES = ['gold', 'food', 'stone'] as const;
export const BATTLE_RESOURCES = ['books', 'food', 'stone'] as const;
/** What Peter the Great's owner may add to production. */
export const BONUS_RESOURCES = ['stone', 'gold', 'books'] as const;
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
