/**
 * The state of a game as plain data. Only deposits and standing answers in it are secret: a deck is the set of cards that
 * nobody has seen, and keyed chance draws from it.
 */
import { EngineFault } from '../core/fault.ts';
import type { Seat, StateBase } from '../core/game.ts';
import type { Purse } from '../core/ledger.ts';
import type {
  Age,
  Amounts,
  BoardId,
  CardId,
  CardType,
  EventCardId,
  EventId,
  NationName,
  Resource,
  Section,
  TileId,
  Token,
} from './data/cards/types.ts';
import type { Difficulty, Options } from './options.ts';

export const SCHEMA = 1;

export const PHASES = ['setup', 'growth', 'newEvent', 'action', 'production', 'events', 'famine', 'over'] as const;
/** `production` lasts to the end of the war: each nation goes through both on its own. */
export type Phase = (typeof PHASES)[number];

/** Where a worker is taken from or returned to. A worker on `top` of the track is always taken first. */
export type TrackPlace = Section | 'top';

export type Tokens = Record<Token, number>;

export interface Slot {
  card: CardId;
  workers: number;
}

interface Construction {
  card: CardId;
  /** The sections that are done: the architects on the wonder. */
  sections: number;
}

/** An answer to growth: a worker from a place, or a resource. */
export type GrowthAnswer = { take: 'worker'; section: TrackPlace } | { take: 'gold' | 'food' | 'stone' };

/**
 * One answer to all choices of an effect. Which members it needs follows from the effect's steps; `answersTo` lists the
 * legal answers. Slots and spaces are indices into the nation's arrays.
 */
export interface EffectAnswer {
  /** `choose`: the index of the option. */
  option?: number;
  /** `may`: whether the nation takes the offer. */
  accept?: boolean;
  /** `pay` with options: the index of the option. */
  pay?: number;
  /** `takeWorkers`, `returnWorkers`: one entry for each worker. */
  sections?: TrackPlace[];
  /** `returnWorkers` with no worker in the resource area: the slots that the workers leave. */
  from?: number[];
  /** `deployFree`: `from` is a slot, or null for the resource area. */
  deploys?: { from: number | null; to: number }[];
  /** `undeployFor`: how many workers leave each slot. */
  undeploy?: number[];
  /** `hireFree`: how many architects. */
  hires?: number;
  /** The space for a wonder that becomes ready. */
  space?: number;
  /** `removeColony`: the space of the colony. */
  colony?: number;
  /** `buyFree` (Galileo). */
  buy?: { row: number; col: number; take?: 'gain' | 'vp'; pay?: Partial<Record<Resource, number>> };
  /** `swapBoardCards` (Alhazen): two cells, [row, col]. */
  swap?: [[number, number], [number, number]];
}

/** What a viewer sees in place of a secret answer of another seat. */
export interface Hidden {
  hidden: true;
}

/** Answers given in advance. Where one is `ask` or absent, the game asks when it needs the answer. */
export interface Standing {
  /** The order in which resources make up for missing books. */
  shortage: ('gold' | 'food' | 'stone')[] | 'ask';
  /** What war stability spares first, where a defeat costs two kinds. */
  spare: Resource[] | 'ask';
  take: Section | 'ask';
  return: Section | 'ask';
  titanic: 'gold' | 'advisors' | 'ask';
  growth: GrowthAnswer | 'ask';
  /** By event id; only for the events of the card that is up. */
  events: Record<EventId, EffectAnswer>;
}

export interface Nation {
  /** Null until the draft. Side A is board `a` for all nations. */
  name: NationName | null;
  board: BoardId | null;
  difficulty: Difficulty;
  purse: Tokens;
  /** Workers in the resource area. */
  idle: number;
  /** Workers still on the population track. */
  track: Record<TrackPlace, number>;
  /** The spaces of each section. The space of the extra worker is closed for good and does not count. */
  capacity: Record<Section, number>;
  slots: (Slot | null)[];
  /** One space, and a second one while the Porcelain Tower is ready. */
  advisors: (CardId | null)[];
  colonies: (CardId | null)[];
  wonders: (CardId | null)[];
  construction: Construction | null;
  /** Private architects left this round, by the card they lie on, or `board`. */
  architects: Record<string, number>;
  /** How often limited special actions were used this round, by card. */
  used: Record<CardId, number>;
  /** The place among those who passed this round, from 1; 0 means not passed. */
  passed: number;
  /** Turns this round; a skipped turn counts. */
  turns: number;
  /** The kinds that ran short this round and cost a VP. */
  short: Resource[];
  bought: { colony: number; war: number; battle: number; goldenAge: number };
  /** Everything that the nation lost to the war of this round. */
  warLoss: Tokens;
  /** Versailles: the nation compares as if in revolt until the end of the round. */
  leastStable: boolean;
  /** Sinking of the Vasa: added to strength for the bottom event. */
  strengthShift: number;
  standing: Standing;
}

export interface War {
  card: CardId;
  marker: number;
  /** Null: the shadow opponent bought it. */
  buyer: Seat | null;
  /** True once the card is gone. The events of the round still look at its marker. */
  over: boolean;
}

/** The opponent of the solo game. */
export interface Shadow {
  tile: TileId | null;
  strength: number;
  stability: number;
  books: number;
  /** Whether the shadow is ahead of the player in player order. */
  first: boolean;
}

/** Books that a nation could not give up, and for which it must give other resources. */
export interface Debt {
  seat: Seat;
  missing: number;
  /** The id of a card or an event, or `production`, `war`, `famine`. */
  cause: string;
}

/** One atomic change to one nation. An effect runs as one list of atoms for each nation, step by step for all. */
export type Atom =
  | { op: 'nothing' }
  | { op: 'gain'; res: Amounts }
  | { op: 'lose'; res: Amounts }
  | { op: 'pay'; res: Amounts }
  | { op: 'take'; section: TrackPlace }
  | { op: 'return'; section: TrackPlace }
  | { op: 'undeploy'; slot: number }
  | { op: 'deploy'; slot: number }
  | { op: 'hire'; space?: number }
  | { op: 'removeAdvisors' }
  | { op: 'removeColony'; space: number }
  | { op: 'removeArchitect' }
  | { op: 'goFirst' }
  | { op: 'goLast' }
  | { op: 'regain'; what: Token[] }
  | { op: 'loseAllBut'; res: Amounts }
  | { op: 'shift'; n: number }
  | { op: 'countAsLeastStable' };

export interface Program {
  seat: Seat;
  atoms: Atom[];
}

/** How far one nation is on its way through production and war. */
export interface Lane {
  seat: Seat;
  at: 'bonus' | 'production' | 'productionDebt' | 'war' | 'spare' | 'warDebt' | 'done';
  /** Missing books, for which the nation must still give other resources. */
  missing: number;
  /** Peter the Great's choice. */
  bonus: 'stone' | 'gold' | 'books' | null;
}

/** What is under way. The last frame of the stack runs first. Continuations are data, never closures. */
export type Frame =
  | { type: 'difficulty'; waiting: Seat[] }
  | { type: 'draft'; queue: Seat[] }
  | { type: 'extraWorker'; waiting: Seat[] }
  | { type: 'growth'; queue: Seat[]; deposits: Record<Seat, GrowthAnswer | Hidden> }
  | { type: 'chooseEvent'; seat: Seat; cards: string[] }
  | { type: 'turn'; seat: Seat; actions: number }
  | { type: 'actionEnd'; seat: Seat; after: number[]; roll: boolean }
  | {
      type: 'effects';
      source: string;
      owner: Seat | null;
      stage: 'ask' | 'run';
      targets: Seat[][];
      queue: Seat[];
      answers: Record<Seat, EffectAnswer | Hidden>;
      programs: Program[];
      debts: Debt[];
    }
  | { type: 'production'; lanes: Lane[]; ordered: boolean }
  | { type: 'events'; next: number }
  | { type: 'famine'; debts: Debt[] };

export interface Score {
  seat: Seat;
  vp: number;
  colonies: number;
  wonders: number;
  workers: number;
  resources: number;
  /** The sum that `resources` is a tenth of. */
  resourceSum: number;
  total: number;
}

export interface State extends StateBase {
  schema: number;
  options: Options;
  /** 0 during set-up, then 1 to twice the number of ages. */
  round: number;
  age: Age;
  phase: Phase;
  order: Seat[];
  nations: Nation[];
  bank: Purse;
  /** Rows by price, cheapest first: `board[price - 1][column]`. */
  board: (CardId | null)[][];
  /** The progress cards of the current age that nobody has seen. */
  deck: CardId[];
  /** Balanced decks: how many of each type the deck still holds. */
  shares: Partial<Record<CardType, number>> | null;
  eventDeck: EventCardId[];
  /** The solo tiles of the current age that are not used yet. */
  tiles: TileId[];
  /** Progress cards that left the game, in the order they left. */
  gone: CardId[];
  /** Cards of past ages that were never dealt. */
  undealt: number;
  /** The event card that is up. */
  event: EventCardId | null;
  /** Public architects left. */
  architects: number;
  war: War | null;
  shadow: Shadow | null;
  /** Boards drawn and not yet chosen. */
  pool: NationName[];
  stack: Frame[];
  /** How often the die was rolled this round. It is part of the label of the next roll. */
  rolls: number;
  final: Score[] | null;
}

export const NO_STANDING: Readonly<Standing> = {
  shortage: 'ask',
  spare: 'ask',
  take: 'ask',
  return: 'ask',
  titanic: 'ask',
  growth: 'ask',
  events: {},
};

export const noTokens = (): Tokens => ({ gold: 0, food: 0, stone: 0, books: 0, vp: 0 });

export function nationAt(state: State, seat: Seat): Nation {
  const nation = state.nations[seat];
  if (!nation) throw new EngineFault(`no seat ${seat}`);
  return nation;
}

export const topFrame = (state: State): Frame | undefined => state.stack[state.stack.length - 1];

type FrameOf<T extends Frame['type']> = Extract<Frame, { type: T }>;

/** The top frame, for callers that know its type. */
export function topFrameOf<T extends Frame['type']>(state: State, type: T): FrameOf<T> {
  const frame = topFrame(state);
  if (frame?.type !== type) throw new EngineFault(`${type} expected, ${frame?.type} under way`);
  return frame as FrameOf<T>;
}

export const seatsOf = (state: State): Seat[] => state.nations.map((_, seat) => seat);

export const reverseOrder = (state: State): Seat[] => [...state.order].reverse();
