/** The quick answers of Wealth of Nations: offers, a pass, what runs, a stand. All else needs the board. */
import type { Seat } from '../../core/game.ts';
import type { Message } from '../../core/messages.ts';
import type { QuickAnswer, QuickAnswers } from '../../core/quickAnswer.ts';
import type { Action } from '../actions/index.ts';
import { bestRuns, feedingValues, fuelHeld } from '../facts/feeding.ts';
import { projectionOf } from '../facts/production.ts';
import { goodsParam, who } from '../params.ts';
import { isTradePhase } from '../rules/acting/turns.ts';
import { hasAgreed, isEndOpen } from '../rules/end/standstill.ts';
import type { Offer, State } from '../state.ts';
import { situation } from './situation.ts';

type Answer = QuickAnswer<Action>;

export function quickAnswers(view: State, seat: Seat): QuickAnswers<Action> {
  return { situation: situation(view, seat), answers: [...answersTo(view, seat), ...agreeing(view, seat)] };
}

function answersTo(view: State, seat: Seat): Answer[] {
  if (view.phase === 'produce') return producing(view, seat);
  if (view.stand) return standing(view.stand.mover);
  if (view.activations > 0) return [answer({ type: 'endActivation' }, 'endActivation')];
  if (isTradePhase(view)) return trading(view, seat);
  return view.phase === 'develop' ? [answer({ type: 'passDevelop' }, 'passDevelop')] : [];
}

function answer(action: Action, key: string, params?: Message['params']): Answer {
  const say = (part: string): Message => (params ? { key: part, params } : { key: part });
  return { action, label: say(`quick.${key}`), effect: say(`quick.${key}.effect`) };
}

/** W12.10: what the order to feed all that pays would run. */
function producing(view: State, seat: Seat): Answer[] {
  const runs = bestRuns(view, seat, fuelHeld(view, seat), feedingValues(view)).map(({ run }) => run);
  const { paid, kept } = projectionOf(view, seat, runs);
  const none = answer({ type: 'produce', runs: [] }, 'runNothing');
  if (runs.length === 0) return [none];
  return [answer({ type: 'produce', runs }, 'feed', { paid: goodsParam(paid), kept: goodsParam(kept) }), none];
}

const standing = (mover: Seat): Answer[] => [
  answer({ type: 'stand', fight: true }, 'stand', { mover: who(mover) }),
  answer({ type: 'stand', fight: false }, 'yield', { mover: who(mover) }),
];

/** The oldest offers come first. The last place is for the pass. */
function trading(view: State, seat: Seat): Answer[] {
  const offers = view.offers.filter(({ to }) => to === seat).flatMap(answersToOffer);
  const pass = answer({ type: 'passTrade' }, view.options.limitedPassing ? 'leaveTrade' : 'passTrade');
  return [...offers.slice(0, 3), pass];
}

function answersToOffer({ id, from, give, want }: Offer): Answer[] {
  const params = { from: who(from), give: goodsParam(give), want: goodsParam(want) };
  return [answer({ type: 'accept', id }, 'accept', params), answer({ type: 'decline', id }, 'decline', params)];
}

/** W11.11 */
const agreeing = (view: State, seat: Seat): Answer[] =>
  isEndOpen(view) && !hasAgreed(view, seat) ? [answer({ type: 'agreeToEnd' }, 'agreeToEnd')] : [];
