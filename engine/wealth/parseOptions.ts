/** The form for the options of a table, and which options fit together (W1). Only the form and the service need them. */
import type { OptionField, Parsed } from '../core/game.ts';
import { TERRAIN, terrainFits } from './data/terrain.ts';
import { DEFAULTS, EDITIONS, type Options, SEATS } from './options.ts';

const ROUND_LIMIT = { min: 6, max: 30 } as const;

const boolean = (key: keyof Options): OptionField => ({
  key,
  type: 'boolean',
  default: DEFAULTS[key],
  label: `option.${key}`,
});

const oneOf = (key: keyof Options, values: readonly string[]): OptionField => ({
  key,
  type: 'oneOf',
  values,
  default: DEFAULTS[key],
  label: `option.${key}`,
});

export const OPTION_FIELDS: readonly OptionField[] = [
  oneOf('edition', EDITIONS),
  boolean('warClouds'),
  oneOf('terrain', TERRAIN),
  boolean('limitedPassing'),
  boolean('cashOnlyStart'),
  boolean('synergy'),
  boolean('separateFirstPicker'),
  oneOf('money', ['open', 'hidden']),
  { key: 'roundLimit', type: 'int', ...ROUND_LIMIT, default: null, label: 'option.roundLimit' },
];

const refuse = <T>(code: string, rule: string, option: string): Parsed<T> => ({
  ok: false,
  refusal: { code: `wealth/options/${code}`, rule, params: { option } },
});

/** Missing options take their defaults. Options that do not fit together are refused. */
export function parseOptions(input: unknown, seats: number): Parsed<Options> {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) return refuse('seats', 'W1.2', 'seats');
  const given = input ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return refuse('malformed', 'W1.1', 'options');
  const chosen: Record<string, unknown> = { ...DEFAULTS };
  for (const [key, value] of Object.entries(given)) {
    const field = OPTION_FIELDS.find((candidate) => candidate.key === key);
    if (!field) return refuse('unknown', 'W1.1', key);
    if (value === undefined || value === null) continue;
    if (!isValueOf(field, value)) return refuse('value', 'W1.1', key);
    chosen[key] = value;
  }
  const options = chosen as unknown as Options;
  if (options.edition === 'manual' && seats > 5) return refuse('seats', 'W1.2', 'edition');
  if (options.warClouds && options.edition !== 'second') return refuse('second-only', 'W1.3', 'warClouds');
  if (!terrainFits(options.terrain, seats)) return refuse('terrain-seats', 'W1.4', 'terrain');
  return { ok: true, value: options };
}

function isValueOf(field: OptionField, value: unknown): boolean {
  switch (field.type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'oneOf':
      return field.values?.includes(value as string) ?? false;
    case 'int':
      return Number.isInteger(value) && Number(value) >= Number(field.min) && Number(value) <= Number(field.max);
  }
}
