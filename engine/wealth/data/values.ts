/** The numbers of the rules, edition by edition. Code reads them with `rulesOf(state)`, see rules/editions.ts. */
import type { Edition } from '../options.ts';
import type { Cost, Tile } from './goods.ts';

export interface RuleValues {
  /** W3.2: tiles of each kind at the start. */
  readonly stacks: Readonly<Record<Tile, number>>;
  /** W3.2: the flags of each player, for 2, 3, 4, 5 and 6 players. */
  readonly flags: readonly number[];
  /** W3.10: cash after the draft, counted from the first player; one row each for 2, 3, 4 and 5 players. */
  readonly cashAfterDraft: readonly (readonly number[])[];
  /** W3.11: what everybody has in a cash-only start. */
  readonly cashOnly: number;
  /** W4.5: cubes that one action may buy or sell. */
  readonly cubesAnAction: number;
  /** W5.3: the most of one thing that an offer may name. */
  readonly mostPromised: number;
  /** W5.9: barters of a player in one phase, and open offers of a player. */
  readonly mostBarters: number;
  readonly mostOffers: number;
  /** W6.1: what a note pays to a player who holds none, and how much less for each note held. */
  readonly notePays: number;
  readonly noteFalls: number;
  /** W6.2: what it costs to repay a note. */
  readonly noteCosts: number;
  /** W6.4: a player who holds this many notes cannot borrow. */
  readonly mostNotes: number;
  /** W6.5: what is due each round for a note; 0 where there is no interest. */
  readonly interest: number;
  /** W6.5: whether interest is due once more before the last sell-off. */
  readonly interestAtEnd: boolean;
  /** W7.2, W7.3, W7.5, W7.6, W7.8 */
  readonly flagCost: Cost;
  readonly tileCosts: Readonly<Record<Tile, Cost>>;
  readonly forceCost: Cost;
  readonly moveCost: Cost;
  readonly automateCost: Cost;
  /** W7.6: tiles that one action may move. */
  readonly mostMoved: number;
  /** W9.7: money from a bank's dot. */
  readonly bankDot: number;
  /** W10.1, W10.2, W10.7 */
  readonly unitCost: Cost;
  readonly activateCost: Cost;
  readonly transportCost: Cost;
  /** W10.2: activations of one action. */
  readonly mostActivations: number;
  /** W11.1: empty stacks that end the game. */
  readonly stacksToEnd: number;
  /** W11.2: whether a last flag counts from the moment it is placed, even if it comes back. */
  readonly lastFlagLatches: boolean;
  /** W11.5: whether a last Trade follows the last Produce, in place of the sell-off. */
  readonly lastTrade: boolean;
  /** W11.8: points for a tile, money for a point, points lost for a note. */
  readonly tilePoints: number;
  readonly moneyAPoint: number;
  readonly notePoints: number;
}

const stacks = (farms: number, others: number, economies: number): RuleValues['stacks'] => ({
  farm: farms,
  generator: others,
  academy: others,
  mine: others,
  factory: others,
  bank: others,
  integratedEconomy: economies,
});

const SECOND: RuleValues = {
  stacks: stacks(12, 7, 6),
  flags: [18, 16, 16, 15, 14],
  cashAfterDraft: [],
  cashOnly: 360,
  cubesAnAction: 3,
  mostPromised: 9_999,
  mostBarters: 20,
  mostOffers: 10,
  notePays: 20,
  noteFalls: 1,
  noteCosts: 25,
  mostNotes: 20,
  interest: 1,
  interestAtEnd: false,
  flagCost: { labor: 1 },
  tileCosts: {
    farm: { ore: 1, capital: 1 },
    generator: { ore: 1, capital: 1 },
    academy: { ore: 1, capital: 1 },
    mine: { energy: 1, labor: 1, capital: 1 },
    factory: { labor: 1, ore: 2 },
    bank: { energy: 1, ore: 1, capital: 1 },
    integratedEconomy: { ore: 1, capital: 2 },
  },
  forceCost: { capital: 1 },
  moveCost: { capital: 1 },
  automateCost: { energy: 1, capital: 2 },
  mostMoved: 3,
  bankDot: 30,
  unitCost: { energy: 1, labor: 1 },
  activateCost: { food: 1 },
  transportCost: { ore: 1 },
  mostActivations: 3,
  stacksToEnd: 5,
  lastFlagLatches: true,
  lastTrade: false,
  tilePoints: 4,
  moneyAPoint: 10,
  notePoints: 3,
};

const FIRST: RuleValues = {
  ...SECOND,
  stacks: stacks(15, 9, 0),
  flags: [18, 18, 18, 18, 18],
  cubesAnAction: 1,
  mostNotes: Number.POSITIVE_INFINITY,
  interest: 0,
  lastFlagLatches: false,
  lastTrade: true,
};

const MANUAL: RuleValues = {
  ...SECOND,
  stacks: stacks(15, 9, 0),
  flags: [18, 18, 18, 18],
  cashAfterDraft: [
    [5, 5],
    [0, 5, 15],
    [0, 5, 15, 25],
    [0, 5, 15, 25, 35],
  ],
  noteFalls: 0,
  interestAtEnd: true,
  lastFlagLatches: false,
};

export const VALUES: Readonly<Record<Edition, RuleValues>> = { first: FIRST, second: SECOND, manual: MANUAL };

/** W11.11, W11.12: the rule flags of a game that is set up today. */
export const STANDSTILL = { standstillOffer: 3, standstillEnd: 10 } as const;

/** Whether a state keeps who has declined whose offers in a phase, for computer players to go by. */
export const KEEPS_DECLINED = { keepsDeclined: true } as const;
