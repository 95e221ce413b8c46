/** The games that this service offers. Tests offer a small game of their own as well. */
import type { Registry } from '../../engine/core/registry.ts';

export interface Offer {
  games: Registry;
}
