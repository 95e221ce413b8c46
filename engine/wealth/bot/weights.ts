/** What computer players go by: numbers only. Characters and levels change some of them. */
import type { Level } from '../../core/computer.ts';
import type { Tile } from '../data/goods.ts';

export interface Weights {
  /** What a round is worth, compared with the one before. */
  fading: number;
  /** How far the selling price lies below the advised price, and the buying price above it. */
  margin: number;
  /** How much of a bloc's possible growth is counted. */
  hope: number;
  /** The rounds of income that a package is judged by. */
  draftRounds: number;
  /** How many builds it plans for one round. */
  mostBuilds: number;
  /** The most notes it takes on. */
  mostDebt: number;
  /** What it adds to or takes from a worth on a whim, as a share of it; and in money. */
  whim: number;
  whimMoney: number;
  /** Whether it makes offers, and its part of what both gain by one. */
  offers: boolean;
  share: number;
}

/** What others are thought to go by. */
export const PLAIN: Weights = {
  fading: 0.85,
  margin: 0.13,
  hope: 0.75,
  draftRounds: 5,
  mostBuilds: 3,
  mostDebt: 6,
  whim: 0,
  whimMoney: 0,
  offers: true,
  share: 0.5,
};

/** What won most against the players of before: less debt and fewer plans, and a start that is judged by more rounds. */
const TUNED: Weights = { ...PLAIN, mostDebt: 3, mostBuilds: 2, fading: 0.8, draftRounds: 6 };

export const LEVEL_WEIGHTS: Readonly<Record<Level, Weights>> = {
  easy: { ...PLAIN, hope: 0.2, mostBuilds: 2, mostDebt: 2, whim: 0.35, whimMoney: 25, offers: false },
  normal: { ...TUNED, whim: 0.04, whimMoney: 2 },
  hard: { ...TUNED, whim: 0.02, whimMoney: 1, share: 0.6 },
};

/** A trader asks for less of a barter and so agrees more often; the others like some industries more than they are worth. */
export const CHARACTERS = {
  trader: { share: 0.45, taste: {} },
  builder: { taste: { farm: 1.04, mine: 1.04 } },
  banker: { taste: { bank: 1.06, academy: 1.03 } },
} satisfies Record<string, Partial<Weights> & { taste: Partial<Record<Tile, number>> }>;

export type Character = keyof typeof CHARACTERS;

export const isCharacter = (name: string): name is Character => name in CHARACTERS;
