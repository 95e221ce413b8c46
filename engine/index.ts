/**
 * The list of games that the service offers. The pages have theirs in web/games/games.ts: a page loads only the game that
 * it shows, so it does not import this file.
 */
import { registry } from './core/registry.ts';
import { nations } from './nations/index.ts';
import { wealth } from './wealth/index.ts';

export const games = registry([wealth, nations]);
