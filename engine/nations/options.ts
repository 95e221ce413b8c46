/** The options of a table (N1), the form for them, and what follows from them. */
import type { OptionField, Parsed } from '../core/game.ts';
import { CARD_SETS, type CardSet, type CardType } from './data/cards/types.ts';

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

/** How many cards of a type a balanced deck of one age holds (N1.4). */
export const balancedShare = (type: CardType, seats: number): number => {
  if (seats === 5) return type === 'building' ? 10 : 5;
  return type === 'building' ? 8 : 4;
};

/** What growth gives instead of a worker (N6.3). */
export const GROWTH_AMOUNT: Readonly<Record<Difficulty, number>> = { chieftain: 4, prince: 3, king: 2, emperor: 1 };

export function setsInPlay(options: Options): readonly CardSet[] {
  if (options.sets === 'all') return CARD_SETS;
  return options.sets === 'base' ? ['base'] : ['base', options.sets];
}

export const OPTION_FIELDS: readonly OptionField[] = [
  { key: 'sets', type: 'oneOf', values: SETS_OPTIONS, default: 'base', label: 'option.sets' },
  { key: 'boards', type: 'oneOf', values: BOARDS_OPTIONS, default: 'A', label: 'option.boards' },
  { key: 'difficulty', type: 'oneOf', values: DIFFICULTY_OPTIONS, default: 'prince', label: 'option.difficulty' },
  { key: 'ages', type: 'int', ...AGES, default: AGES.max, label: 'option.ages' },
  { key: 'extraWorker', type: 'boolean', default: false, label: 'option.extraWorker' },
  { key: 'balancedDecks', type: 'boolean', default: false, label: 'option.balancedDecks' },
  { key: 'sealedChoices', type: 'boolean', default: false, label: 'option.sealedChoices' },
];

const refused = (key: string, rule = 'N1.1'): Parsed<Options> => ({
  ok: false,
  refusal: { code: `nations/options/${key}`, rule },
});

export function parseOptions(input: unknown, seats: number): Parsed<Options> {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) return refused('seats');
  if (input !== null && input !== undefined && (typeof input !== 'object' || Array.isArray(input))) {
    return refused('malformed');
  }
  const given = (input ?? {}) as Record<string, unknown>;
  const known = new Set(OPTION_FIELDS.map((field) => field.key));
  for (const key of Object.keys(given)) if (!known.has(key)) return refused('unknown');

  const values: Record<string, unknown> = {};
  for (const field of OPTION_FIELDS) {
    const value = given[field.key] ?? (field.key === 'sets' && seats === 5 ? 'advanced' : field.default);
    const fits =
      field.type === 'boolean'
        ? typeof value === 'boolean'
        : field.type === 'oneOf'
          ? field.values?.includes(value as string | number)
          : Number.isInteger(value) && Number(value) >= (field.min ?? 0) && Number(value) <= (field.max ?? 0);
    if (!fits) return refused(field.key);
    values[field.key] = value;
  }
  const options = values as unknown as Options;
  if (seats === 5 && options.sets === 'base') return refused('five-need-more-cards', 'N1.2');
  return { ok: true, value: options };
}
