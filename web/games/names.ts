/** What every page knows about a game without loading it. */
import { t } from '../i18n/i18n.ts';

export interface GameFacts {
  id: string;
  name: string;
  seats: { min: number; max: number };
  /** Roughly how many moves each player makes in a game. */
  moves: number;
  /** The table that a visitor gets to try the game alone. */
  alone: { seats: number; computers: number };
}

export const GAMES: readonly GameFacts[] = [
  {
    id: 'wealth-of-nations',
    name: 'Wealth of Nations',
    seats: { min: 2, max: 6 },
    moves: 100,
    alone: { seats: 3, computers: 2 },
  },
  { id: 'nations', name: 'Nations', seats: { min: 1, max: 5 }, moves: 60, alone: { seats: 2, computers: 1 } },
];

export const gameName = (id: string): string => GAMES.find((game) => game.id === id)?.name ?? id;
function sizeOf(id: string): { min: number; max: number; moves: number } {
  const { seats, moves } = GAMES.find((game) => game.id === id) ?? (GAMES[0] as GameFacts);
  return { ...seats, moves };
}

export const gameLine = (id: string): string => t('game.line', sizeOf(id));
export const gameLong = (id: string): string =>
  t(id === 'nations' ? 'game.nations.long' : 'game.wealth.long', sizeOf(id));
