/** Offers and barter (W5). */
import type { Refusal, Seat } from '../../core/game.ts';
import { covers, moveAll } from '../../core/ledger.ts';
import type { ActionOf } from '../actions.ts';
import { MOST_BARTERS, MOST_OPEN_OFFERS } from '../data/finance.ts';
import type { Goods } from '../data/goods.ts';
import type { Event } from '../events.ts';
import type { Offer, State } from '../state.ts';
import { endAction } from './acting/phases.ts';
import { refuse } from './acting/refuse.ts';
import { isLiving, playerAt } from './acting/turns.ts';

const isEmpty = (goods: Goods): boolean => Object.values(goods).every((amount) => !amount);

const MOST_PROMISED = 9_999;

const isTooMuch = (goods: Goods): boolean => Object.values(goods).some((amount) => amount > MOST_PROMISED);

const offerOf = (state: State, id: number): Offer | undefined => state.offers.find((offer) => offer.id === id);

function checkTerms(state: State, seat: Seat, to: Seat, give: Goods, want: Goods): Refusal | null {
  if (state.players.length === 2) return refuse('barter/two-players', 'W5.8');
  if (to === seat || !isLiving(state, to)) return refuse('barter/no-partner', 'W5.3');
  if (isEmpty(give) && isEmpty(want)) return refuse('barter/empty', 'W5.3');
  if (isTooMuch(give) || isTooMuch(want)) return refuse('barter/too-much', 'W5.3', { most: MOST_PROMISED });
  return null;
}

export function checkOffer(state: State, seat: Seat, { to, give, want }: ActionOf<'offer'>): Refusal | null {
  const open = state.offers.filter((offer) => offer.from === seat).length;
  return (
    checkTerms(state, seat, to, give, want) ??
    (open >= MOST_OPEN_OFFERS ? refuse('barter/too-many-offers', 'W5.9', { most: MOST_OPEN_OFFERS }) : null)
  );
}

function checkOpen(state: State, id: number): Refusal | null {
  return offerOf(state, id) ? null : refuse('barter/no-offer', 'W5.6');
}

function checkToMe(state: State, seat: Seat, id: number): Refusal | null {
  return checkOpen(state, id) ?? (offerOf(state, id)?.to === seat ? null : refuse('barter/not-to-you', 'W5.6'));
}

export function checkCounter(state: State, seat: Seat, action: ActionOf<'counter'>): Refusal | null {
  const refusal = checkToMe(state, seat, action.id);
  if (refusal) return refusal;
  const to = (offerOf(state, action.id) as Offer).from;
  return checkOffer(state, seat, { type: 'offer', to, give: action.give, want: action.want });
}

export function checkWithdraw(state: State, seat: Seat, id: number): Refusal | null {
  return checkOpen(state, id) ?? (offerOf(state, id)?.from === seat ? null : refuse('barter/not-yours', 'W5.6'));
}

export const checkDecline = checkToMe;

export function checkAccept(state: State, seat: Seat, id: number): Refusal | null {
  const refusal = checkToMe(state, seat, id);
  if (refusal) return refusal;
  const offer = offerOf(state, id) as Offer;
  if (state.active !== offer.from && state.active !== offer.to) return refuse('barter/neither-active', 'W5.4');
  for (const party of [offer.from, offer.to]) {
    if (playerAt(state, party).barters >= MOST_BARTERS) {
      return refuse('barter/too-many', 'W5.9', { seat: { seat: party }, most: MOST_BARTERS });
    }
  }
  if (!covers(playerAt(state, offer.to).purse, offer.want)) return refuse('barter/you-cannot-pay', 'W5.5');
  if (!covers(playerAt(state, offer.from).purse, offer.give)) {
    return refuse('barter/other-cannot-pay', 'W5.5', { seat: { seat: offer.from } });
  }
  return null;
}

function post(draft: State, seat: Seat, to: Seat, give: Goods, want: Goods, counters: number | null, events: Event[]) {
  const id = draft.nextOffer++;
  draft.offers.push({ id, from: seat, to, give: { ...give }, want: { ...want } });
  events.push({ type: 'offerMade', seat, id, to, give: { ...give }, want: { ...want }, counters });
}

function close(draft: State, id: number): Offer {
  const offer = offerOf(draft, id) as Offer;
  draft.offers = draft.offers.filter((open) => open.id !== id);
  return offer;
}

export function applyOffer(draft: State, seat: Seat, { to, give, want }: ActionOf<'offer'>, events: Event[]): void {
  post(draft, seat, to, give, want, null, events);
}

export function applyCounter(draft: State, seat: Seat, action: ActionOf<'counter'>, events: Event[]): void {
  const offer = close(draft, action.id);
  events.push({ type: 'offerDeclined', seat, id: offer.id, from: offer.from });
  post(draft, seat, offer.from, action.give, action.want, offer.id, events);
}

export function applyWithdraw(draft: State, seat: Seat, id: number, events: Event[]): void {
  events.push({ type: 'offerWithdrawn', seat, id, to: close(draft, id).to });
}

export function applyDecline(draft: State, seat: Seat, id: number, events: Event[]): void {
  events.push({ type: 'offerDeclined', seat, id, from: close(draft, id).from });
}

export function applyAccept(draft: State, seat: Seat, id: number, events: Event[]): void {
  const { from, give, want } = close(draft, id);
  const giver = playerAt(draft, from);
  const taker = playerAt(draft, seat);
  moveAll(giver.purse, taker.purse, give);
  moveAll(taker.purse, giver.purse, want);
  giver.barters++;
  taker.barters++;
  events.push({ type: 'bartered', seat, id, from, give, want, active: draft.active as Seat });
  endAction(draft);
}
