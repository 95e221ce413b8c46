/**
 * The form of everything printed: progress cards, event cards, boards, solo tiles. A card is numbers and a list of
 * effects, which rules/effects/ interprets.
 */

export const RESOURCES = ['gold', 'food', 'stone', 'books'] as const;
export type Resource = (typeof RESOURCES)[number];

export const TOKENS = [...RESOURCES, 'vp'] as const;
export type Token = (typeof TOKENS)[number];
export type Amounts = Readonly<Partial<Record<Token, number>>>;

/** What a card in play adds: resources at production (upkeep is negative), stability and strength at once. */
export type Yield = Readonly<Partial<Record<Resource | 'stability' | 'strength', number>>>;

export const SECTIONS = ['food', 'stability'] as const;
export type Section = (typeof SECTIONS)[number];

export const CARD_TYPES = [
  'advisor',
  'battle',
  'building',
  'colony',
  'goldenAge',
  'military',
  'war',
  'wonder',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const CARD_SETS = ['base', 'advanced', 'expert'] as const;
export type CardSet = (typeof CARD_SETS)[number];

export const NATION_NAMES = ['china', 'egypt', 'greece', 'persia', 'rome'] as const;
export type NationName = (typeof NATION_NAMES)[number];

/** Ids are unique over all progress and printed cards; event ids over all events and event cards. */
export type CardId = string;
export type EventId = string;
export type EventCardId = string;
export type BoardId = string;
export type TileId = string;

/** 1 Antiquity to 4 Industrial; 0 for what is printed on a board. */
export type Age = 0 | 1 | 2 | 3 | 4;

export type Group =
  | 'mostStrength'
  | 'leastStrength'
  | 'mostStability'
  | 'leastStability'
  | 'mostFood'
  | 'leastFood'
  | 'passedFirst'
  | 'passedLast'
  | 'mostGoldenAgesBought'
  | 'mostIndustrialBuildingWorkers'
  | 'strengthAboveWar';

export type Who =
  | Group
  | 'owner'
  | 'all'
  | 'buyer'
  | { readonly not: readonly Group[] }
  | { readonly with: 'advisor' | 'colony'; readonly ages: readonly Age[] };

export type Condition =
  | 'mostStrength'
  | 'leastStrength'
  | 'mostStability'
  | 'leastStability'
  | 'mostWorkers'
  | 'passedFirst'
  | 'boughtColony'
  | 'militaryWorker'
  | 'defeated'
  | 'strengthAboveWar'
  | 'warBoughtByOther';

export interface Count {
  readonly count:
    | 'colony'
    | 'advisor'
    | 'buildingOrMilitaryCard'
    | 'workerOnBuilding'
    | 'warOrBattleBought'
    | 'colonyBought';
  readonly age?: Age | 'current';
}

export type Step =
  | { readonly op: 'gain'; readonly res: Amounts; readonly per?: Count }
  | { readonly op: 'lose'; readonly res: Amounts }
  | { readonly op: 'pay'; readonly res?: Amounts; readonly options?: readonly Amounts[] }
  | { readonly op: 'choose'; readonly options: readonly (readonly Step[])[] }
  | { readonly op: 'may'; readonly do: readonly Step[] }
  | { readonly op: 'takeWorkers'; readonly n: number }
  | { readonly op: 'returnWorkers'; readonly n: number }
  | { readonly op: 'deployFree'; readonly n: number; readonly on: 'any' | 'boughtCard' | 'military' }
  | { readonly op: 'hireFree'; readonly n: number }
  | { readonly op: 'undeployFor'; readonly types: readonly CardType[]; readonly res: Amounts }
  | { readonly op: 'buyFree'; readonly types: readonly CardType[] }
  | { readonly op: 'swapBoardCards' }
  | { readonly op: 'removeAdvisors'; readonly else?: readonly Step[] }
  | { readonly op: 'removeColony'; readonly n: number; readonly else?: readonly Step[] }
  | { readonly op: 'removeArchitect'; readonly n: number }
  | { readonly op: 'goFirst' }
  | { readonly op: 'goLast' }
  | { readonly op: 'regainWarLosses'; readonly what: readonly Token[] }
  | { readonly op: 'loseAllBut'; readonly res: Amounts }
  | { readonly op: 'strengthForSecondEvent'; readonly n: number }
  | { readonly op: 'countAsLeastStable' }
  | { readonly op: 'others'; readonly do: readonly Step[] }
  | { readonly op: 'nations'; readonly who: Group; readonly do: readonly Step[] };

export type When =
  | 'production'
  | 'buy'
  | 'otherBuys'
  | 'spendLastGold'
  | 'hireArchitect'
  | 'wonderReady'
  | 'ready'
  | 'pass'
  | 'replaceBuilding'
  | 'endOfAge'
  | 'finalScoring'
  | 'event';

export interface Trigger {
  readonly kind: 'trigger';
  readonly when: When;
  /** Only purchases of these card types, or for exactly this much gold. */
  readonly types?: readonly CardType[];
  readonly price?: number;
  readonly who?: Who;
  readonly if?: Condition;
  readonly do: readonly Step[];
}

export interface SpecialAction {
  readonly kind: 'action';
  /** How often it may be used in a round; no limit where absent. */
  readonly perRound?: number;
  readonly if?: Condition;
  readonly do: readonly Step[];
}

/** What a card changes in the rules while it is in play. */
export type CardRule =
  | { readonly rule: 'privateArchitects'; readonly n: number }
  | { readonly rule: 'goldenAgeBonus'; readonly n: number }
  | { readonly rule: 'raidBonus'; readonly n: number }
  | { readonly rule: 'cardPrice'; readonly who: 'others'; readonly types: readonly CardType[]; readonly gold: number }
  | { readonly rule: 'noMilitaryUpkeep' }
  | { readonly rule: 'warStrength'; readonly n: number }
  | {
      readonly rule: 'deployDiscount';
      readonly types: readonly CardType[];
      readonly stone: number;
      readonly min: number;
    }
  | { readonly rule: 'extraFirstAction'; readonly n: number }
  | { readonly rule: 'skipFirstTurn' }
  | { readonly rule: 'stability'; readonly who: 'all'; readonly n: number }
  | { readonly rule: 'colonyRequirement'; readonly who: 'all'; readonly n: number }
  | { readonly rule: 'warExtraLoss'; readonly who: 'all'; readonly res: Amounts }
  | { readonly rule: 'chooseEvent'; readonly draw: number }
  | { readonly rule: 'mayNotBuy'; readonly types: readonly CardType[] }
  | { readonly rule: 'advisorSlot' }
  | { readonly rule: 'noWarVpLoss'; readonly if: Condition }
  | { readonly rule: 'noShortageVpLoss' }
  | { readonly rule: 'keepPlayerOrder' };

export type Always = { readonly kind: 'always' } & CardRule;

/** The card leaves play the moment `if` holds for its owner. */
export interface Remove {
  readonly kind: 'remove';
  readonly if: Condition;
}

export type Effect = Trigger | SpecialAction | Always | Remove;

interface Common {
  readonly id: CardId;
  readonly name: string;
  readonly age: Age;
  /** Null on printed cards. */
  readonly set: CardSet | null;
  readonly effects?: readonly Effect[];
  /** The progress card a printed card equals. */
  readonly copyOf?: CardId;
}

export interface WorkCard extends Common {
  readonly type: 'building' | 'military';
  /** Stone to deploy one worker. */
  readonly deploy: number;
  readonly perWorker: Yield;
  /** Final VP of the first, second, … worker. */
  readonly vpPerWorker: readonly number[];
  readonly raid?: number;
}
export interface AdvisorCard extends Common {
  readonly type: 'advisor';
  readonly provides: Yield;
}
export interface ColonyCard extends Common {
  readonly type: 'colony';
  readonly requires: number;
  readonly provides: Yield;
  readonly vp: number;
}
export interface WonderCard extends Common {
  readonly type: 'wonder';
  /** Stone for each section, left to right. */
  readonly stages: readonly number[];
  readonly provides: Yield;
  readonly vp: number;
}
export interface WarCard extends Common {
  readonly type: 'war';
  readonly loss: Amounts;
}
export interface BattleCard extends Common {
  readonly type: 'battle';
}
export interface GoldenAgeCard extends Common {
  readonly type: 'goldenAge';
  readonly gain: Amounts;
}
export type ProgressCard = WorkCard | AdvisorCard | ColonyCard | WonderCard | WarCard | BattleCard | GoldenAgeCard;

export interface EventHalf {
  readonly id: EventId;
  readonly name: string;
  readonly effects: readonly Effect[];
}
export interface EventCard {
  readonly id: EventCardId;
  readonly name: string;
  readonly age: Age;
  readonly architects: number;
  readonly famine: number;
  readonly events: readonly [EventHalf, EventHalf];
}

export interface NationBoard {
  readonly id: BoardId;
  /** Null: the A side, which all nations share. */
  readonly nation: NationName | null;
  readonly side: 'A' | 'B';
  readonly start: Amounts;
  readonly workers: number;
  readonly track: Readonly<Record<Section, number>>;
  readonly slots: {
    readonly buildingMilitary: number;
    readonly advisor: number;
    readonly colony: number;
    readonly wonder: number;
  };
  readonly printed: readonly CardId[];
  readonly printedWonders: readonly CardId[];
  readonly provides: Yield;
  readonly effects: readonly Effect[];
}

export type ShadowChange = Readonly<Partial<Record<'strength' | 'stability' | 'books', number>>>;
export interface SoloTile {
  readonly id: TileId;
  readonly age: Age;
  readonly architects: number;
  readonly famine: number;
  readonly strength: number;
  readonly stability: number;
  readonly books: number;
  readonly on5: ShadowChange;
  readonly on6: ShadowChange;
}
