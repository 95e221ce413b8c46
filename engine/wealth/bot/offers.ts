/** The computer player in barter: it answers offers, and makes such that are good for both sides by its own judgement. */
import type { Seat } from '../../core/game.ts';
import { accept } from '../actions/accept.ts';
import type { Action, ActionOf } from '../actions/index.ts';
import { livingSeats, playerAt } from '../rules/acting/turns.ts';
import { keepsDeclined } from '../rules/editions.ts';
import type { Offer, State } from '../state.ts';
import { type Bargain, bestBargain, gainOf, LEAST_GAIN, type Terms } from './bargain.ts';
import { PLAIN_MIND } from './mind.ts';
import { type Needs, planRound } from './needs.ts';

/** After so many noes in a phase it makes no more offers, and after so many barters. */
const MOST_NOES = 3;
const MOST_BARTERS = 8;

const termsOf = ({ give, want }: Offer): Terms => ({ gets: give, gives: want });

/** Accepts the best offer, counters one or declines one. Null if no offer is open. */
export function answerOffer(state: State, seat: Seat, needs: Needs): Action | null {
  const mine = state.offers.filter(({ to }) => to === seat);
  const [first] = mine;
  if (!first) return null;
  const good = mine
    .filter(({ id }) => accept.check(state, seat, { type: 'accept', id }) === null)
    .map((offer) => ({ offer, gain: gainOf(state, needs, termsOf(offer)) }))
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain || a.offer.id - b.offer.id)[0];
  if (good) return { type: 'accept', id: good.offer.id };
  return counterTo(state, seat, first, needs) ?? { type: 'decline', id: first.id };
}

function counterTo(state: State, seat: Seat, { id, from }: Offer, needs: Needs): Action | null {
  const better = mayOffer(state, seat, from, needs) ? bargainWith(state, seat, from, needs) : null;
  return better ? { type: 'counter', id, give: better.terms.gives, want: better.terms.gets } : null;
}

/** It takes a no for the whole phase. */
function mayOffer(state: State, seat: Seat, other: Seat, { appraisal }: Needs): boolean {
  if (!appraisal.mind.weights.offers || !keepsDeclined(state) || state.players.length === 2) return false;
  const noes = (state.declined ?? []).filter(({ from }) => from === seat);
  if (noes.length >= MOST_NOES || noes.some(({ to }) => to === other)) return false;
  if (playerAt(state, seat).barters >= MOST_BARTERS || playerAt(state, other).barters >= MOST_BARTERS) return false;
  return !state.offers.some(({ from, to }) => from === seat && to === other);
}

/** What the other player needs is judged by what everybody can see. */
const bargainWith = (state: State, seat: Seat, other: Seat, needs: Needs): Bargain | null =>
  bestBargain(state, seat, needs, other, planRound(state, other, PLAIN_MIND), needs.appraisal.mind.weights.share);

/** The offer that gains most, or null. */
export function makeOffer(state: State, seat: Seat, needs: Needs): ActionOf<'offer'> | null {
  let best: { to: Seat; bargain: Bargain } | null = null;
  for (const to of livingSeats(state)) {
    if (to === seat || !mayOffer(state, seat, to, needs)) continue;
    const bargain = bargainWith(state, seat, to, needs);
    if (bargain && (!best || bargain.gain > best.bargain.gain)) best = { to, bargain };
  }
  if (!best) return null;
  const { gets, gives } = best.bargain.terms;
  return { type: 'offer', to: best.to, give: gives, want: gets };
}

/** An own offer that it would lose by now is taken back. */
export function withdrawal(state: State, seat: Seat, needs: Needs): Action | null {
  const bad = state.offers.find(
    ({ from, give, want }) => from === seat && gainOf(state, needs, { gets: want, gives: give }) < LEAST_GAIN,
  );
  return bad ? { type: 'withdraw', id: bad.id } : null;
}
