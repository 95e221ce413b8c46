/** Values that are never stored: they are summed from what is in play (N2). */
import type { Seat } from '../../../core/game.ts';
import {
  type Always,
  BOARDS,
  type BoardId,
  boardOf,
  type CardId,
  type CardRule,
  cardOf,
  type Effect,
  PRINTED,
  PROGRESS_CARDS,
  type Resource,
  type WorkCard,
} from '../../data/cards/index.ts';
import { type Nation, nationAt, type State } from '../../state.ts';
import { rulesOf } from '../options.ts';

/** A card with effects, or the board itself under the name `board`. */
export interface Holder {
  readonly card: CardId;
  readonly effects: readonly Effect[];
  /** The rules among the effects. */
  readonly rules: readonly Always[];
}

function holder(card: CardId, effects: readonly Effect[]): Holder {
  return { card, effects, rules: effects.filter((effect) => effect.kind === 'always') };
}

// Holders are made once for all games: the rules ask for them many times in every action.
const CARD_HOLDERS: ReadonlyMap<CardId, Holder> = new Map(
  [...PRINTED, ...PROGRESS_CARDS].flatMap(({ id, effects }) => (effects ? [[id, holder(id, effects)]] : [])),
);
const BOARD_HOLDERS: ReadonlyMap<BoardId, Holder> = new Map(
  BOARDS.flatMap(({ id, effects }) => (effects.length > 0 ? [[id, holder('board', effects)]] : [])),
);

/** Everything of a nation that has effects now: advisors, colonies, ready wonders and the board. */
export function holdersOf(nation: Nation): Holder[] {
  const holders: Holder[] = [];
  addHolders(nation.advisors, holders);
  addHolders(nation.colonies, holders);
  addHolders(nation.wonders, holders);
  const board = nation.board === null ? undefined : BOARD_HOLDERS.get(nation.board);
  if (board) holders.push(board);
  return holders;
}

function addHolders(cards: readonly (CardId | null)[], holders: Holder[]): void {
  for (const card of cards) {
    const found = card === null ? undefined : CARD_HOLDERS.get(card);
    if (found) holders.push(found);
  }
}

type RuleOf<R extends CardRule['rule']> = Extract<Always, { rule: R }>;

/** The rules of one name that a nation's cards bring. */
export function cardRules<R extends CardRule['rule']>(nation: Nation, rule: R): RuleOf<R>[] {
  const found: RuleOf<R>[] = [];
  for (const { rules } of holdersOf(nation)) {
    for (const one of rules) if (one.rule === rule) found.push(one as RuleOf<R>);
  }
  return found;
}

export const hasRule = (nation: Nation, rule: CardRule['rule']): boolean => cardRules(nation, rule).length > 0;

export const sumOfRule = (nation: Nation, rule: 'goldenAgeBonus' | 'raidBonus' | 'warStrength'): number =>
  cardRules(nation, rule).reduce((sum, found) => sum + found.n, 0);

export function workCardOf(id: CardId): WorkCard | null {
  const card = cardOf(id);
  return card.type === 'building' || card.type === 'military' ? card : null;
}

/** What advisors, colonies, ready wonders and the board bring of one kind. */
function provided(nation: Nation, kind: 'strength' | 'stability' | Resource): number {
  const ofBoard = nation.board === null ? 0 : (boardOf(nation.board).provides[kind] ?? 0);
  return ofBoard + ofCards(nation.advisors, kind) + ofCards(nation.colonies, kind) + ofCards(nation.wonders, kind);
}

function ofCards(cards: readonly (CardId | null)[], kind: 'strength' | 'stability' | Resource): number {
  let sum = 0;
  for (const id of cards) {
    const card = id === null ? null : cardOf(id);
    if (card && 'provides' in card) sum += card.provides[kind] ?? 0;
  }
  return sum;
}

/** What the workers on cards bring of one kind. Some cards spare the upkeep of military. */
export function fromWorkers(nation: Nation, kind: 'strength' | 'stability' | Resource): number {
  let sum = 0;
  let spared: boolean | null = null;
  for (const slot of nation.slots) {
    if (slot === null || slot.workers === 0) continue;
    const card = workCardOf(slot.card);
    const each = card?.perWorker[kind];
    if (!card || !each) continue;
    if (each < 0 && card.type === 'military') {
      spared ??= hasRule(nation, 'noMilitaryUpkeep');
      if (spared) continue;
    }
    sum += each * slot.workers;
  }
  return sum;
}

/** The real value, which may be above the highest that counts (N2.4). */
export const strengthOf = (state: State, seat: Seat): number => {
  const nation = nationAt(state, seat);
  return fromWorkers(nation, 'strength') + provided(nation, 'strength');
};

/** What cards such as Genghis Khan add to everybody's stability, also the shadow's. */
export const commonStability = (state: State): number => {
  let sum = 0;
  for (const nation of state.nations) for (const rule of cardRules(nation, 'stability')) sum += rule.n;
  return sum;
};

/**
 * The real value, which may be above the highest that counts (N2.4); below 0 is revolt. Callers that compare all
 * nations pass `common`.
 */
export const stabilityOf = (state: State, seat: Seat, common = commonStability(state)): number => {
  const nation = nationAt(state, seat);
  const taken = nation.capacity.stability - nation.track.stability;
  return (
    fromWorkers(nation, 'stability') + provided(nation, 'stability') + common - rulesOf(state).upkeep.stability * taken
  );
};

export const cappedStrength = (state: State, seat: Seat): number =>
  Math.min(rulesOf(state).mostStrength, strengthOf(state, seat));
export const cappedStability = (state: State, seat: Seat): number =>
  Math.min(rulesOf(state).mostStability, stabilityOf(state, seat));

export const compareAsStability = (state: State, stability: number): number =>
  stability < 0 ? rulesOf(state).revoltStability : Math.min(rulesOf(state).mostStability, stability);

/** Stability as it compares with that of others (N3.3). */
export const comparedStability = (state: State, seat: Seat, common = commonStability(state)): number =>
  nationAt(state, seat).leastStable
    ? rulesOf(state).revoltStability
    : compareAsStability(state, stabilityOf(state, seat, common));

/** The raid value of the best military card with a worker, with Hannibal's bonus; 0 without such a card (N9.11). */
export function raidValueOf(state: State, seat: Seat): number {
  const nation = nationAt(state, seat);
  let best = 0;
  for (const slot of nation.slots) {
    if (slot && slot.workers > 0) best = Math.max(best, workCardOf(slot.card)?.raid ?? 0);
  }
  return best === 0 ? 0 : best + sumOfRule(nation, 'raidBonus');
}

export function workersOnCards(nation: Nation): number {
  let sum = 0;
  for (const slot of nation.slots) sum += slot?.workers ?? 0;
  return sum;
}

/** Workers in the resource area and on cards. */
export const workersInPlay = (nation: Nation): number => nation.idle + workersOnCards(nation);

export const workersOnTrack = (nation: Nation): number => nation.track.food + nation.track.stability + nation.track.top;

/** What production brings of one kind before its triggers: cards, board and population (N13.1). */
export const baseProduction = (state: State, nation: Nation, kind: Resource): number => {
  const population = kind === 'food' ? rulesOf(state).upkeep.food * (nation.capacity.food - nation.track.food) : 0;
  return fromWorkers(nation, kind) + provided(nation, kind) - population;
};
