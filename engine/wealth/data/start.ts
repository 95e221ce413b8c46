/** How a game starts: packages, the order they are picked in, flags and cash. */

import type { Edition } from '../options.ts';
import type { PackageKind } from '../state.ts';
import type { Cube, Tile } from './goods.ts';

export interface Package {
  tiles: Readonly<Partial<Record<Tile, number>>>;
  goods: Readonly<Partial<Record<Cube | 'money', number>>>;
}

const tiles = (given: Package['tiles'], goods: Package['goods'] = {}): Package => ({ tiles: given, goods });

/** The six commodity packages hold the same cubes in both editions that have them; only the cash differs. */
const commodity = (money: number): readonly Package[] =>
  [
    { food: 9, energy: 1 },
    { food: 3, energy: 2, labor: 1 },
    { energy: 1, labor: 3 },
    { labor: 1, ore: 1, capital: 1 },
    { ore: 3 },
    { energy: 1, capital: 2 },
  ].map((cubes) => ({ tiles: {}, goods: { ...cubes, money } }));

export const PACKAGES: Readonly<Record<Edition, Partial<Record<PackageKind, readonly Package[]>>>> = {
  first: {
    industry: [
      tiles({ farm: 3 }),
      tiles({ farm: 3 }),
      tiles({ generator: 2 }, { money: 10 }),
      tiles({ academy: 2 }, { money: 10 }),
      tiles({ mine: 2 }),
      tiles({ factory: 2 }),
    ],
    commodity: commodity(40),
  },
  second: {
    industry: [
      tiles({ farm: 3 }),
      tiles({ generator: 2 }, { money: 10 }),
      tiles({ academy: 2 }),
      tiles({ mine: 2 }),
      tiles({ factory: 2 }),
      tiles({ integratedEconomy: 1, farm: 1 }),
    ],
    commodity: commodity(80),
  },
  manual: {
    combined: [
      tiles({ farm: 3 }, { food: 6 }),
      tiles({ generator: 2 }, { energy: 3 }),
      tiles({ academy: 2 }, { labor: 3 }),
      tiles({ mine: 2 }, { ore: 2 }),
      tiles({ factory: 2 }, { capital: 2 }),
    ],
  },
};

/** Industry package 2 of the first edition, out of a game of five. */
export const OUT_WITH_FIVE = 1;

/** One entry a round of picks: what may be picked in it. */
export type DraftRound = readonly PackageKind[];

const INDUSTRY: DraftRound = ['industry'];
const COMMODITY: DraftRound = ['commodity'];
const ANY: DraftRound = ['industry', 'commodity'];
const COMBINED: DraftRound = ['combined'];

export function draftRounds(edition: Edition, players: number): readonly DraftRound[] {
  if (edition === 'manual') return players === 2 ? [COMBINED, COMBINED] : [COMBINED];
  if (players <= 3) return [INDUSTRY, ANY, ANY, ANY];
  if (players === 4) return [INDUSTRY, ANY, ANY];
  return [INDUSTRY, COMMODITY];
}

const SECOND_FLAGS = [18, 16, 16, 15, 14] as const;
const FLAGS = 18;

export const flagsAtStart = (edition: Edition, players: number): number =>
  edition === 'second' ? (SECOND_FLAGS[players - 2] as number) : FLAGS;

/** `manual`: counted from the first player. */
const MANUAL_CASH = [0, 5, 15, 25, 35] as const;
const MANUAL_CASH_OF_TWO = 5;

export const manualCash = (players: number, place: number): number =>
  players === 2 ? MANUAL_CASH_OF_TWO : (MANUAL_CASH[place] as number);

export const CASH_ONLY_MONEY = 360;
