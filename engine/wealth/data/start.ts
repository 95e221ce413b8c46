/** The starting packages and the order in which they are picked. */
import type { Edition } from '../options.ts';
import type { Cube, Tile } from './goods.ts';

export const PACKAGE_KINDS = ['industry', 'commodity', 'combined'] as const;
export type PackageKind = (typeof PACKAGE_KINDS)[number];

export interface Package {
  tiles: Readonly<Partial<Record<Tile, number>>>;
  goods: Readonly<Partial<Record<Cube | 'money', number>>>;
}

const tiles = (given: Package['tiles'], goods: Package['goods'] = {}): Package => ({ tiles: given, goods });

/** Two editions have commodity packages. They hold the same cubes and differ only in cash. */
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

/** W3.8: the index of the industry package of the first edition that a game of five leaves out. */
export const OUT_WITH_FIVE = 1;

/** The kinds of package that may be picked in one round of picks. */
export type DraftRound = readonly PackageKind[];

const INDUSTRY: DraftRound = ['industry'];
const COMMODITY: DraftRound = ['commodity'];
const ANY: DraftRound = ['industry', 'commodity'];
const COMBINED: DraftRound = ['combined'];

const PRINTED: readonly (readonly DraftRound[])[] = [
  [INDUSTRY, ANY, ANY, ANY],
  [INDUSTRY, ANY, ANY, ANY],
  [INDUSTRY, ANY, ANY],
  [INDUSTRY, COMMODITY],
  [INDUSTRY, COMMODITY],
];

/** W3.3: the rounds of picks, for 2, 3, 4, 5 and 6 players. */
export const DRAFT_ROUNDS: Readonly<Record<Edition, readonly (readonly DraftRound[])[]>> = {
  first: PRINTED,
  second: PRINTED,
  manual: [[COMBINED, COMBINED], [COMBINED], [COMBINED], [COMBINED]],
};
