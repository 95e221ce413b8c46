/** Industry tiles: dots, costs and stacks. Sides and corners are those of an unturned tile. */

import type { Edition } from '../options.ts';
import type { Cube, Industry, Product, Tile } from './goods.ts';

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

/** What a bank's dot pays. */
export const BANK_DOT = 30;

const section = (
  industry: Industry,
  full: number,
  half: readonly number[],
  third: readonly number[] = [],
): readonly Section[] => [{ industry, full, half, third }];

const ALL_SIDES = [0, 1, 2, 3, 4, 5] as const;

/** A tile has one section, but for the Integrated Economy: first its farm section, then its generator section. */
export const SECTIONS: Readonly<Record<Tile, readonly Section[]>> = {
  farm: section('farm', 1, ALL_SIDES),
  generator: section('generator', 1, [0, 2, 4]),
  academy: section('academy', 1, [2, 5], [1, 5]),
  mine: section('mine', 1, [0, 3]),
  factory: section('factory', 1, [], [2, 3, 5]),
  bank: section('bank', 0, [1, 2]),
  integratedEconomy: [...section('farm', 1, ALL_SIDES), ...section('generator', 2, [])],
};

export const COSTS: Readonly<Record<Tile, Readonly<Partial<Record<Cube, number>>>>> = {
  farm: { ore: 1, capital: 1 },
  generator: { ore: 1, capital: 1 },
  academy: { ore: 1, capital: 1 },
  mine: { energy: 1, labor: 1, capital: 1 },
  factory: { labor: 1, ore: 2 },
  bank: { energy: 1, ore: 1, capital: 1 },
  integratedEconomy: { ore: 1, capital: 2 },
};

const stacksOf = (farms: number, others: number, economies: number): Readonly<Record<Tile, number>> => ({
  farm: farms,
  generator: others,
  academy: others,
  mine: others,
  factory: others,
  bank: others,
  integratedEconomy: economies,
});

export const STACKS: Readonly<Record<Edition, Readonly<Record<Tile, number>>>> = {
  first: stacksOf(15, 9, 0),
  second: stacksOf(12, 7, 6),
  manual: stacksOf(15, 9, 0),
};

export const FLAG_COST = { labor: 1 } as const;
export const MOVE_COST = { capital: 1 } as const;
export const AUTOMATE_COST = { energy: 1, capital: 2 } as const;
export const UNIT_COST = { energy: 1, labor: 1 } as const;
export const ACTIVATE_COST = { food: 1 } as const;
export const TRANSPORT_COST = { ore: 1 } as const;

export const MOST_MOVED = 3;
export const MOST_ACTIVATIONS = 3;
