/** What a table can be opened with (N1), and what follows from it. */
import { CARD_SETS, type CardSet } from './data/cards/types.ts';

/** `advanced` and `expert` are the base cards and that set; `all` is all three. */
export const SETS_OPTIONS = ['base', 'advanced', 'expert', 'all'] as const;
export const BOARDS_OPTIONS = ['A', 'choice', 'B'] as const;
export const DIFFICULTIES = ['chieftain', 'prince', 'king', 'emperor'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
/** `each`: every player chooses at the start. */
export const DIFFICULTY_OPTIONS = [...DIFFICULTIES, 'each'] as const;

export interface Options {
  sets: (typeof SETS_OPTIONS)[number];
  boards: (typeof BOARDS_OPTIONS)[number];
  difficulty: (typeof DIFFICULTY_OPTIONS)[number];
  ages: number;
  extraWorker: boolean;
  balancedDecks: boolean;
  sealedChoices: boolean;
}

/** What growth gives in place of a worker. */
export const GROWTH_AMOUNT: Readonly<Record<Difficulty, number>> = { chieftain: 4, prince: 3, king: 2, emperor: 1 };

export function setsInPlay(options: Options): readonly CardSet[] {
  if (options.sets === 'all') return CARD_SETS;
  return options.sets === 'base' ? ['base'] : ['base', options.sets];
}
