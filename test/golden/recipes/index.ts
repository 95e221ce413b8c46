/** The recipes of all golden games, by game id. */
import type { Recipe } from '../recipe.ts';
import { nations } from './nations.ts';
import { wealth } from './wealth.ts';

export const recipes: Readonly<Record<string, readonly Recipe[]>> = { nations, 'wealth-of-nations': wealth };
