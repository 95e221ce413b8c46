/** What every page knows of a game without loading it. */
import { t } from '../i18n/i18n.ts';

export interface GameFacts {
  id: string;
  name: string;
  seats: { min: number; max: number };
  /** How many play when someone tries it alone. */
  alone: { seats: number; computers: number };
}

export const GAMES: readonly GameFacts[] = [
  {
    id: 'wealth-of-nations',
    name: 'Wealth of Nations',
    seats: { min: 2, max: 6 },
    alone: { seats: 3, computers: 2 },
  },
  { id: 'nations', name: 'Nations', seats: { min: 1, max: 5 }, alone: { seats: 2, computers: 1 } },
];

export const gameName = (id: string): string => GAMES.find((game) => game.id === id)?.name ?? id;
export const gameLine = (id: string): string => t(id === 'nations' ? 'game.nations.line' : 'game.wealth.line');
export const gameLong = (id: string): string => t(id === 'nations' ? 'game.nations.long' : 'game.wealth.long');
