/** Editions and options (W1): what a table chooses when it is opened. */
import type { Terrain } from './data/terrain.ts';

export const EDITIONS = ['first', 'second', 'manual'] as const;
export type Edition = (typeof EDITIONS)[number];

export interface Options {
  edition: Edition;
  warClouds: boolean;
  terrain: Terrain;
  limitedPassing: boolean;
  cashOnlyStart: boolean;
  synergy: boolean;
  separateFirstPicker: boolean;
  money: 'open' | 'hidden';
  roundLimit: number | null;
}

export const DEFAULTS: Options = {
  edition: 'second',
  warClouds: false,
  terrain: 'none',
  limitedPassing: false,
  cashOnlyStart: false,
  synergy: false,
  separateFirstPicker: false,
  money: 'open',
  roundLimit: null,
};

export const SEATS = { min: 2, max: 6 } as const;
