/** What a player can do, as it comes over the wire. Rows count from 1 (their price), columns, slots and spaces from 0. */
import type { EventCardId, NationName, Resource, Section } from './data/cards/types.ts';
import type { Difficulty } from './options.ts';
import type { EffectAnswer, GrowthAnswer, Standing } from './state.ts';

/** Slots undeployed from after the action, one entry a worker (N8.4). */
interface WithAfter {
  after?: number[];
}

type ChooseDifficulty = { type: 'chooseDifficulty'; difficulty: Difficulty };
type ChooseBoard = { type: 'chooseBoard'; nation: NationName; side: 'A' | 'B' };
/** The section the extra worker comes from. */
type NameSection = { type: 'nameSection'; section: Section };
/** Also while others come first: then it is deposited. */
type Grow = { type: 'grow' } & GrowthAnswer;
/** Machiavelli: an event card, in the solo game a tile. */
type ChooseEvent = { type: 'chooseEvent'; card: EventCardId };
export type Buy = WithAfter & {
  type: 'buy';
  row: number;
  col: number;
  /** Building, military: the slot. Colony: the space, needed when none is free. Advisor: 1 is the Porcelain Tower. */
  space?: number;
  /** Battle: the resource. Golden age: its resource, or a VP. */
  take?: 'books' | 'food' | 'stone' | 'gain' | 'vp';
  /** What the VP of a golden age is paid with. */
  pay?: Partial<Record<Resource, number>>;
  /** MIT: deploy on the new building, from a slot or (null) the resource area. */
  deploy?: { from: number | null };
};
export type Deploy = WithAfter & { type: 'deploy'; slot: number };
export type Undeploy = { type: 'undeploy'; slot: number };
/** `from`: `public`, a card with private architects, or `board`. `space`: for a wonder that becomes ready. */
export type Hire = WithAfter & { type: 'hire'; from: string; space?: number };
export type Special = WithAfter & { type: 'special'; card: string; answer: EffectAnswer };
export type Pass = { type: 'pass' };
type PayShortage = { type: 'payShortage'; give: Partial<Record<'gold' | 'food' | 'stone', number>> };
/** Peter the Great. */
type TakeBonus = { type: 'takeBonus'; take: 'stone' | 'gold' | 'books' };
/** How much of each kind stability spares in a defeat that costs two kinds. */
export type Spare = { type: 'spare'; spare: Partial<Record<Resource, number>> };
/** The choices of one nation in an event, or in a wonder of somebody's that became ready. */
export type Answer = { type: 'answer'; source: string; answer: EffectAnswer };
/** Changes the named standing answers; at any time. An event's `null` takes its answer back. */
export type SetStanding = {
  type: 'setStanding';
  standing: Partial<Omit<Standing, 'events'>> & { events?: Record<string, EffectAnswer | null> };
};

export type Action =
  | ChooseDifficulty
  | ChooseBoard
  | NameSection
  | Grow
  | ChooseEvent
  | Buy
  | Deploy
  | Undeploy
  | Hire
  | Special
  | Pass
  | PayShortage
  | TakeBonus
  | Spare
  | Answer
  | SetStanding;

export type ActionType = Action['type'];
