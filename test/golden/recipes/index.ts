/** The recipes of all golden games, by game id. */
import type { Recipe } from '../recipe.ts';
import { nations } from './nations.ts';

export const recipes: Readonly<Record<string, readonly Recipe[]>> = { nations };
