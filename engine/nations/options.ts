/** The options of a table (N1), and what follows from them. */
import { CARD_SETS, type CardSet } from './data/cards/types.ts';

/** `advanced` and `expert` mean the base cards and that set; `all` means all three. */
export const SETS_OPTIONS = ['base', 'advanced', 'expert', 'all'] as const;
export const BOARDS_OPTIONS = ['A', 'choice', 'B'] as const;
export const DIFFICULTIES = ['chieftain', 'prince', 'king', 'emperor'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
/** `each`: every player chooses at the start. */
export const DIFFICULTY_OPTIONS = [...DIFFICULTIES, 'each'] as const;

export const SEATS = { min: 1, max: 5 } as const;
export const AGES = { min: 1, max: 4 } as const;

export interface Options {
  sets: (typeof SETS_OPTIONS)[number];
  boards: (typeof BOARDS_OPTIONS)[number];
  difficulty: (typeof DIFFICULTY_OPTIONS)[number];
  ages: number;
  extraWorker: boolean;
  balancedDecks: boolean;
  sealedChoices: boolean;
}

/** How many progress cards are in the decks of all ages. */
export const CARD_COUNTS: Readonly<Record<Options['sets'], number>> = {
  base: 144,
  advanced: 220,
  expert: 220,
  all: 296,
};

export function setsInPlay(options: Options): readonly CardSet[] {
  if (options.sets === 'all') return CARD_SETS;
  return options.sets === 'base' ? ['base'] : ['base', options.sets];
}
