/** The open offers: I can withdraw mine and answer those to me. "Accept" is never the filled button. */
import { For, Show } from 'solid-js';
import { guidePrice } from '../../../../engine/wealth/facts/prices.ts';
import type { Offer } from '../../../../engine/wealth/state.ts';
import { Button } from '../../../ui/Button.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import type { Composer } from '../composer.ts';
import { goodsInWords, w } from '../words.ts';
import './offers.css';

export function Offers(props: { composer: Composer }) {
  const sorted = () => {
    const mine = props.composer.table.seat();
    const rank = (offer: Offer) => (offer.to === mine ? 0 : offer.from === mine ? 1 : 2);
    return [...props.composer.table.state().offers].sort((a, b) => rank(a) - rank(b) || b.id - a.id);
  };
  return (
    <Show when={sorted().length > 0} fallback={<p class="none">{w('noOffers')}</p>}>
      <ol class="offers">
        <For each={sorted()}>{(offer) => <OfferItem composer={props.composer} offer={offer} />}</For>
      </ol>
    </Show>
  );
}

export function OfferItem(props: { composer: Composer; offer: Offer }) {
  const { composer } = props;
  const { table } = composer;
  const name = (seat: number) => table.players()[seat]?.name ?? '';
  const letter = (seat: number) => table.players()[seat]?.letter ?? '';
  const isMine = () => props.offer.from === table.seat();
  const isToMe = () => props.offer.to === table.seat();
  const refusal = () => composer.check({ type: 'accept', id: props.offer.id });
  const text = () => {
    const params = {
      from: name(props.offer.from),
      to: name(props.offer.to),
      give: goodsInWords(props.offer.give),
      want: goodsInWords(props.offer.want),
    };
    return w(isToMe() ? 'offersYou' : isMine() ? 'youOffer' : 'offersOther', params);
  };
  const worth = () =>
    w('byTheGuide', {
      give: guidePrice(table.state(), props.offer.want),
      get: guidePrice(table.state(), props.offer.give),
    });
  return (
    <li class="offer">
      <div class="ln">
        <Flag seat={props.offer.from} letter={letter(props.offer.from)} width={18} />
        <span>{text()}</span>
      </div>
      <Show when={isToMe()}>
        <p>{worth()}</p>
        <Show when={refusal()}>{(why) => <p class="why">{table.sayRefusal(why())}</p>}</Show>
        <div class="do">
          <Button
            class="yes"
            disabled={refusal() !== null}
            onClick={() => composer.act({ type: 'accept', id: props.offer.id })}
          >
            {w('accept')}
          </Button>
          <Button onClick={() => composer.open({ name: 'barter', to: props.offer.from, counter: props.offer.id })}>
            {w('counter')}
          </Button>
          <Button onClick={() => composer.act({ type: 'decline', id: props.offer.id })}>{w('decline')}</Button>
        </div>
      </Show>
      <Show when={isMine()}>
        <p>{w('notAnswered', { name: name(props.offer.to) })}</p>
        <div class="do">
          <Button onClick={() => composer.act({ type: 'withdraw', id: props.offer.id })}>{w('withdraw')}</Button>
        </div>
      </Show>
    </li>
  );
}
