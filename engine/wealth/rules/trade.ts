/** Offers between players (W5.3 to W5.9). */
import type { Field } from '../../core/choices.ts';
import type { Refusal, Seat } from '../../core/game.ts';
import { GOODS, type Goods } from '../data/goods.ts';
import type { Play } from '../play.ts';
import type { Offer, State } from '../state.ts';
import { isMoneyHidden, moneyBand } from '../view.ts';
import { refuse } from './acting/refuse.ts';
import { isLiving, playerAt } from './acting/turns.ts';
import { keepsDeclined, rulesOf } from './editions.ts';

const isEmpty = (goods: Goods): boolean => Object.values(goods).every((amount) => !amount);

const namesMoreThan = (goods: Goods, most: number): boolean => Object.values(goods).some((amount) => amount > most);

export const offerOf = (state: State, id: number): Offer | undefined => state.offers.find((offer) => offer.id === id);

/** W5.8 */
export const checkBarterAllowed = (state: State): Refusal | null =>
  state.players.length === 2 ? refuse('barter/two-players', 'W5.8') : null;

/** W5.9 */
export function checkOpenOffers(state: State, seat: Seat): Refusal | null {
  const most = rulesOf(state).mostOffers;
  const open = state.offers.filter((offer) => offer.from === seat).length;
  return open >= most ? refuse('barter/too-many-offers', 'W5.9', { most }) : null;
}

/** Whether a player may make this offer. */
export function checkTerms(state: State, seat: Seat, to: Seat, give: Goods, want: Goods): Refusal | null {
  const refusal = checkBarterAllowed(state);
  if (refusal) return refusal;
  const most = rulesOf(state).mostPromised;
  if (to === seat || !isLiving(state, to)) return refuse('barter/no-partner', 'W5.3');
  if (isEmpty(give) && isEmpty(want)) return refuse('barter/empty', 'W5.3');
  if (namesMoreThan(give, most) || namesMoreThan(want, most)) return refuse('barter/too-much', 'W5.3', { most });
  return checkOpenOffers(state, seat);
}

/** W5.6: only the player who made an offer may withdraw it. */
export function checkFromMe(state: State, seat: Seat, id: number): Refusal | null {
  const offer = offerOf(state, id);
  if (!offer) return refuse('barter/no-offer', 'W5.6');
  return offer.from === seat ? null : refuse('barter/not-yours', 'W5.6');
}

/** W5.6: only the player to whom an offer was made may answer it. */
export function checkToMe(state: State, seat: Seat, id: number): Refusal | null {
  const offer = offerOf(state, id);
  if (!offer) return refuse('barter/no-offer', 'W5.6');
  return offer.to === seat ? null : refuse('barter/not-to-you', 'W5.6');
}

/** `counters`: the offer that this one answers. */
export function makeOffer(
  { state, events }: Play,
  seat: Seat,
  to: Seat,
  { give, want }: { give: Goods; want: Goods },
  counters: number | null,
): void {
  const id = state.nextOffer++;
  state.offers.push({ id, from: seat, to, give: { ...give }, want: { ...want } });
  events.push({ type: 'offerMade', seat, id, to, give: { ...give }, want: { ...want }, counters });
}

/** Takes an offer off the list and returns it. */
export function closeOffer({ state }: Play, id: number): Offer {
  const offer = offerOf(state, id) as Offer;
  state.offers = state.offers.filter((open) => open.id !== id);
  return offer;
}

/** Takes a declined offer off the list. */
export function declineOffer(play: Play, seat: Seat, id: number): Offer {
  const { state, events } = play;
  const offer = closeOffer(play, id);
  if (keepsDeclined(state)) state.declined = [...(state.declined ?? []), { from: offer.from, to: seat }];
  events.push({ type: 'offerDeclined', seat, id, from: offer.from });
  return offer;
}

/** The bounds are what the holder has now, as far as the viewer may see it; an offer may also promise more. */
function goodsFields(state: State, side: 'give' | 'want', holder: Seat, viewer: Seat): Field[] {
  const { purse } = playerAt(state, holder);
  const fields: Field[] = [];
  for (const good of GOODS) {
    const held = purse[good] ?? 0;
    const max = good === 'money' && isMoneyHidden(state, holder, viewer) ? moneyBand(held).below - 1 : held;
    if (max > 0) fields.push({ name: `${side}.${good}`, type: 'int', min: 0, max });
  }
  return fields;
}

/** The fields of an offer from one player to another. */
export const termsFields = (state: State, seat: Seat, other: Seat): Field[] => [
  ...goodsFields(state, 'give', seat, seat),
  ...goodsFields(state, 'want', other, seat),
];
