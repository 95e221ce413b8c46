/** The form for the options of a table, and which options fit together (N1). Only the form and the service need them. */
import type { OptionField, Parsed } from '../core/game.ts';
import { AGES, BOARDS_OPTIONS, DIFFICULTY_OPTIONS, type Options, SEATS, SETS_OPTIONS } from './options.ts';

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
