/** Industry tiles and their dots. Sides and corners are those of a tile that is not turned. */
import type { Industry, Product, Tile } from './goods.ts';

export interface Section {
  industry: Industry;
  /** Dots wholly on the tile, sides with a half-dot, corners with a third-dot. */
  full: number;
  half: readonly number[];
  third: readonly number[];
}

export const PRODUCES: Readonly<Record<Industry, Product>> = {
  farm: 'food',
  generator: 'energy',
  academy: 'labor',
  mine: 'ore',
  factory: 'capital',
  bank: 'money',
};

const section = (
  industry: Industry,
  full: number,
  half: readonly number[],
  third: readonly number[] = [],
): readonly Section[] => [{ industry, full, half, third }];

const ALL_SIDES = [0, 1, 2, 3, 4, 5] as const;

/** Every tile has one section, except the Integrated Economy: its farm section comes first, then its generator. */
export const SECTIONS: Readonly<Record<Tile, readonly Section[]>> = {
  farm: section('farm', 1, ALL_SIDES),
  generator: section('generator', 1, [0, 2, 4]),
  academy: section('academy', 1, [2, 5], [1, 5]),
  mine: section('mine', 1, [0, 3]),
  factory: section('factory', 1, [], [2, 3, 5]),
  bank: section('bank', 0, [1, 2]),
  integratedEconomy: [...section('farm', 1, ALL_SIDES), ...section('generator', 2, [])],
};
