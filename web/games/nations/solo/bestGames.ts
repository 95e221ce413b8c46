/** The best solo games in this browser. */
import { keep, kept } from '../../../state/keep.ts';

interface Best {
  id: string;
  table: string;
  points: number;
}

const KEPT = 5;

export const bestGames = (): readonly Best[] => kept<Best[]>('solo-games') ?? [];

/** Adds a finished game once. Only the best few are kept. */
export function rememberGame(game: Best): void {
  if (bestGames().some((one) => one.id === game.id)) return;
  keep('solo-games', [...bestGames(), game].sort((a, b) => b.points - a.points).slice(0, KEPT));
}
