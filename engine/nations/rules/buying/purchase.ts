/** Buying a progress card (N9): its choices, and what happens. */
import type { Refusal, Seat } from '../../../core/game.ts';
import {
  type Amounts,
  type CardId,
  type CardType,
  cardOf,
  type GoldenAgeCard,
  type ProgressCard,
  RESOURCES,
  type Resource,
} from '../../data/cards/index.ts';
import { BATTLE_RESOURCES } from '../../data/tables.ts';
import type { Play } from '../../play.ts';
import { type Nation, nationAt, type State } from '../../state.ts';
import { spend } from '../effects/paying.ts';
import { buyTriggers, gainsOf, runBuyTriggers, runTriggers, triggersOf } from '../effects/triggers.ts';
import { bringIntoPlay, takeAway, testRemoval } from '../removing.ts';
import { compact, credit, debit, plus, totalOf } from '../valuesAndWorkers/tokens.ts';
import { cappedStrength, raidValueOf, sumOfRule } from '../valuesAndWorkers/values.ts';
import { deployOne, undeployOne } from '../valuesAndWorkers/workers.ts';
import { refuse, superfluous } from '../whoDecides/refuse.ts';
import { checkAffordable } from './price.ts';
import { cardAt } from './progressBoard.ts';

/** The choices of a purchase. The type of the card decides which of them there are. */
export interface Purchase {
  /** Building, military: the slot. Colony: the space, needed when none is free. Advisor: 1 is the Porcelain Tower. */
  space?: number;
  /** Battle: the resource. Golden age: its resource, or a VP. */
  take?: 'books' | 'food' | 'stone' | 'gain' | 'vp';
  /** What the VP of a golden age is paid with. */
  pay?: Partial<Record<Resource, number>>;
  /** MIT: deploy on the new building, from a slot or (null) the resource area. */
  deploy?: { from: number | null };
}

const CHOICES = ['space', 'take', 'pay', 'deploy'] as const satisfies (keyof Purchase)[];

const CHOICES_OF: Readonly<Record<CardType, readonly (keyof Purchase)[]>> = {
  building: ['space', 'deploy'],
  military: ['space', 'deploy'],
  advisor: ['space'],
  colony: ['space'],
  battle: ['take'],
  goldenAge: ['take', 'pay'],
  war: [],
  wonder: [],
};

/** What a golden age offers a nation: its resource with the bonus, or a VP for a number of resources (N9.12). */
export function goldenAgeOffer(nation: Nation, card: GoldenAgeCard): { gain: Amounts; vpPrice: number } {
  const bonus = sumOfRule(nation, 'goldenAgeBonus');
  const gain = Object.fromEntries(Object.entries(card.gain).map(([kind, n]) => [kind, n + bonus]));
  return { gain, vpPrice: vpPriceOf(nation, card) };
}

/** The number of resources that the VP of a golden age costs a nation. */
export const vpPriceOf = (nation: Nation, card: GoldenAgeCard): number =>
  Math.max(0, card.age - sumOfRule(nation, 'goldenAgeBonus'));

/** What the buyer holds when the card is resolved, after the payment and all triggers (N9.5). */
export function purseOnResolving(state: State, seat: Seat, card: ProgressCard, price: number): Amounts {
  const before = nationAt(state, seat).purse;
  let purse: Amounts = plus(before, { gold: -price });
  for (const { trigger } of buyTriggers(state, seat, card.type, price)) {
    for (const amounts of gainsOf(state, seat, trigger.do)) purse = plus(purse, amounts);
  }
  if (price > 0 && before.gold === price) {
    for (const { trigger } of triggersOf(state, seat, 'spendLastGold')) {
      for (const amounts of gainsOf(state, seat, trigger.do)) purse = plus(purse, amounts);
    }
  }
  return purse;
}

/** MIT: the buyer may deploy a worker on the new building at once. */
export const mayDeployOnBought = (state: State, seat: Seat): boolean =>
  triggersOf(state, seat, 'buy').some(({ trigger }) => trigger.do.some((step) => step.op === 'may'));

export function checkPurchase(
  state: State,
  seat: Seat,
  card: ProgressCard,
  price: number,
  choice: Purchase,
): Refusal | null {
  const refusal = checkAffordable(state, seat, card, price);
  if (refusal) return refusal;
  if (CHOICES.some((name) => choice[name] !== undefined && !CHOICES_OF[card.type].includes(name))) {
    return superfluous();
  }
  const nation = nationAt(state, seat);
  const { space } = choice;
  switch (card.type) {
    case 'building':
    case 'military':
      if (space === undefined || space >= nation.slots.length) return refuse('buy/slot', 'N9.6');
      return checkDeployOnBought(state, seat, card, space, choice.deploy);
    case 'advisor':
      return (space ?? 0) < nation.advisors.length ? null : refuse('buy/space', 'N9.7');
    case 'colony': {
      const free = nation.colonies.flatMap((held, index) => (held === null ? [index] : []));
      if (free.length > 0) return space === undefined || free.includes(space) ? null : refuse('buy/space', 'N9.8');
      if (nation.colonies.length === 1 && space === undefined) return null;
      return space !== undefined && space < nation.colonies.length ? null : refuse('buy/space', 'N9.8');
    }
    case 'battle':
      return BATTLE_RESOURCES.some((kind) => kind === choice.take) ? null : refuse('buy/take', 'N9.11');
    case 'goldenAge': {
      if (choice.take === 'gain') return choice.pay ? superfluous() : null;
      if (choice.take !== 'vp') return refuse('buy/take', 'N9.12');
      const vpPrice = vpPriceOf(nation, card);
      const purse = purseOnResolving(state, seat, card, price);
      const paid = choice.pay ?? {};
      const payable = RESOURCES.every((kind) => (paid[kind] ?? 0) <= (purse[kind] ?? 0));
      return payable && totalOf(paid) === vpPrice ? null : refuse('buy/pay', 'N9.12', { vpPrice });
    }
    default:
      return null;
  }
}

function checkDeployOnBought(
  state: State,
  seat: Seat,
  card: ProgressCard,
  space: number,
  deploy: Purchase['deploy'],
): Refusal | null {
  if (!deploy) return null;
  if (card.type !== 'building' || !mayDeployOnBought(state, seat)) return refuse('buy/deploy', 'N9.13');
  const nation = nationAt(state, seat);
  const freed = nation.slots[space]?.workers ?? 0;
  const workers = deploy.from === null ? nation.idle + freed : (nation.slots[deploy.from]?.workers ?? 0);
  return workers > 0 && deploy.from !== space ? null : refuse('buy/deploy', 'N9.13');
}

/** The order is: pay; triggers for the type and the gold paid; the last gold; resolve or place the card; MIT (N9.5). */
export function applyPurchase(
  play: Play,
  seat: Seat,
  cell: { row: number; col: number },
  price: number,
  choice: Purchase,
): void {
  const { state } = play;
  const nation = nationAt(state, seat);
  const id = cardAt(state, cell.row, cell.col) as CardId;
  const card = cardOf(id);
  (state.board[cell.row - 1] as (CardId | null)[])[cell.col] = null;
  debit(play, seat, { gold: price });
  const lastGold = price > 0 && nation.purse.gold === 0;
  play.events.push({ type: 'cardBought', seat, card: id, row: cell.row, col: cell.col, price });
  runBuyTriggers(play, seat, card.type, price);
  if (lastGold) runTriggers(play, seat, 'spendLastGold');
  switch (card.type) {
    case 'building':
    case 'military':
      placeOnSlot(play, seat, card, choice);
      break;
    case 'advisor':
      placeOn(play, seat, id, nation.advisors, choice.space ?? 0);
      break;
    case 'colony': {
      nation.bought.colony++;
      const free = nation.colonies.indexOf(null);
      placeOn(play, seat, id, nation.colonies, choice.space ?? Math.max(0, free));
      break;
    }
    case 'wonder':
      beginConstruction(play, seat, id);
      break;
    case 'war': {
      const marker = Math.max(0, cappedStrength(state, seat));
      nation.bought.war++;
      state.war = { card: id, marker, buyer: seat, over: false };
      play.events.push({ type: 'warDeclared', seat, card: id, marker });
      break;
    }
    case 'battle': {
      nation.bought.battle++;
      const gained = { [choice.take as string]: raidValueOf(state, seat) };
      credit(play, seat, gained);
      state.gone.push(id);
      play.events.push({ type: 'battleWon', seat, card: id, gain: gained });
      break;
    }
    case 'goldenAge':
      nation.bought.goldenAge++;
      enjoyGoldenAge(play, seat, card, choice);
      break;
  }
}

function placeOnSlot(play: Play, seat: Seat, card: ProgressCard, choice: Purchase): void {
  const nation = nationAt(play.state, seat);
  const space = choice.space as number;
  const old = nation.slots[space] ?? null;
  nation.slots[space] = null;
  nation.idle += old?.workers ?? 0;
  if (old && cardOf(old.card).set !== null) play.state.gone.push(old.card);
  testRemoval(play);
  nation.slots[space] = { card: card.id, workers: 0 };
  play.events.push({
    type: 'cardPlaced',
    seat,
    card: card.id,
    space,
    replaced: old?.card ?? null,
    workers: old?.workers ?? 0,
  });
  const replaced = old ? cardOf(old.card) : null;
  if (card.type === 'building' && replaced?.type === 'building' && replaced.age < card.age) {
    runTriggers(play, seat, 'replaceBuilding');
  }
  if (choice.deploy) {
    if (choice.deploy.from !== null) {
      undeployOne(play, seat, choice.deploy.from);
      testRemoval(play);
    }
    deployOne(play, seat, space, 0);
    testRemoval(play);
  }
}

/** The old card goes, then the new one comes. Both are tested for removal (N5.2). */
function placeOn(play: Play, seat: Seat, card: CardId, held: (CardId | null)[], space: number): void {
  const replaced = held[space] ?? null;
  if (replaced !== null) {
    takeAway(play, seat, replaced, card);
    testRemoval(play);
  }
  held[space] = card;
  bringIntoPlay(nationAt(play.state, seat), card);
  play.events.push({ type: 'cardPlaced', seat, card, space, replaced, workers: 0 });
  testRemoval(play);
}

function beginConstruction(play: Play, seat: Seat, card: CardId): void {
  const nation = nationAt(play.state, seat);
  const replaced = nation.construction?.card ?? null;
  if (replaced !== null) play.state.gone.push(replaced);
  nation.construction = { card, sections: 0 };
  play.events.push({ type: 'constructionBegun', seat, card, replaced });
}

function enjoyGoldenAge(play: Play, seat: Seat, card: GoldenAgeCard, choice: Purchase): void {
  const nation = nationAt(play.state, seat);
  play.state.gone.push(card.id);
  if (choice.take === 'gain') {
    const { gain } = goldenAgeOffer(nation, card);
    credit(play, seat, gain);
    play.events.push({ type: 'goldenAgeEnjoyed', seat, card: card.id, gain, paid: {} });
    return;
  }
  const paid = compact(choice.pay ?? {});
  play.events.push({ type: 'goldenAgeEnjoyed', seat, card: card.id, gain: { vp: 1 }, paid });
  spend(play, seat, paid);
  credit(play, seat, { vp: 1 });
}
