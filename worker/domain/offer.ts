/** The games that this service offers, and their words. Tests offer a small game of their own. */
import type { Catalogue, Language } from '../../engine/core/messages.ts';
import type { Registry } from '../../engine/core/registry.ts';

export interface Offer {
  games: Registry;
  catalogue(game: string, language: Language): Catalogue;
}
