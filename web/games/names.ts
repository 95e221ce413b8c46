/** A game in words, on pages that do not load it. */
import { maybe, t } from '../i18n/i18n.ts';
import { gameOf } from './registry.ts';

export const gameName = (id: string): string => gameOf(id)?.name ?? id;

function sizeOf(id: string): Record<string, number> {
  const game = gameOf(id);
  return game ? { ...game.seats, moves: game.moves } : {};
}

export const gameLine = (id: string): string => t('game.line', sizeOf(id));
/** Words about a game: `long`, `cover`, `cover.lobby`, or a key of its own. */
export const aboutGame = (id: string, key: string): string => maybe(`${id}/${key}`, sizeOf(id)) ?? '';
