/** The list of games, in the order in which the pages show them. The service has its own list in engine/index.ts. */
import type { Manifest } from './contract.ts';
import { nations } from './nations/manifest.ts';
import { enterGames } from './registry.ts';
import { wealth } from './wealth/manifest.ts';

export const GAMES: readonly Manifest[] = enterGames([wealth, nations]);
