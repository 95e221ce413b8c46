/** The n-th kind of Nations table. Together they cover every number of players with every card set, and all options. */
import type { Options } from '../../engine/nations/options.ts';

export interface Table {
  seats: number;
  options: Options;
}

const of = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

export function tableOf(n: number): Table {
  const seats = 1 + (n % 5);
  const set = of(['base', 'advanced', 'expert', 'all'] as const, Math.floor(n / 5));
  return {
    seats,
    options: {
      sets: seats === 5 && set === 'base' ? 'all' : set,
      boards: of(['A', 'choice', 'B'] as const, n),
      difficulty: of(['each', 'prince', 'emperor', 'chieftain', 'king', 'prince', 'prince'] as const, n),
      ages: n % 11 === 0 ? 1 + (Math.floor(n / 11) % 4) : 4,
      extraWorker: n % 4 === 1,
      balancedDecks: n % 6 === 2,
      sealedChoices: n % 7 === 3,
    },
  };
}
