/** The open offers: I can withdraw mine and answer those to me. "Accept" is never the filled button. */
import { For, Show } from 'solid-js';
import { guidePrice } from '../../../../../engine/wealth/facts/prices.ts';
import type { Offer } from '../../../../../engine/wealth/state.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Flag } from '../../../../ui/Flag.tsx';
import text from '../../../../ui/text.module.css';
import type { Composer } from '../../composer.ts';
import { None } from '../../Note.tsx';
import { useWords } from '../../words.ts';
import styles from './Offers.module.css';

export function Offers(props: { composer: Composer }) {
  const { word } = useWords();
  const sorted = () => {
    const mine = props.composer.table.seat();
    const rank = (offer: Offer) => (offer.to === mine ? 0 : offer.from === mine ? 1 : 2);
    return [...props.composer.table.state().offers].sort((a, b) => rank(a) - rank(b) || b.id - a.id);
  };
  return (
    <Show when={sorted().length > 0} fallback={<None>{word('noOffers')}</None>}>
      <ol class={styles.offers}>
        <For each={sorted()}>{(offer) => <OfferItem composer={props.composer} offer={offer} />}</For>
      </ol>
    </Show>
  );
}

interface Props {
  composer: Composer;
  offer: Offer;
}

/** Only one move at a time is on its way, so a press that could not be sent is not offered. */
const isSending = (table: Composer['table']): boolean => table.sending() === 'sending';

export function OfferItem(props: { composer: Composer; offer: Offer }) {
  const { word, goods } = useWords();
  const { table } = props.composer;
  const name = (seat: number) => table.players()[seat]?.name ?? '';
  const isMine = () => props.offer.from === table.seat();
  const isToMe = () => props.offer.to === table.seat();
  const sentence = () =>
    word(isToMe() ? 'offersYou' : isMine() ? 'youOffer' : 'offersOther', {
      from: name(props.offer.from),
      to: name(props.offer.to),
      give: goods(props.offer.give),
      want: goods(props.offer.want),
    });
  return (
    <li class={styles.offer}>
      <div class={styles.terms}>
        <Flag seat={props.offer.from} letter={table.players()[props.offer.from]?.letter ?? ''} width={18} />
        <span>{sentence()}</span>
      </div>
      <Show when={isToMe()}>
        <Answers composer={props.composer} offer={props.offer} />
      </Show>
      <Show when={isMine()}>
        <p>{word('notAnswered', { name: name(props.offer.to) })}</p>
        <div class={styles.answers}>
          <Button
            disabled={isSending(table)}
            onClick={() => props.composer.act({ type: 'withdraw', id: props.offer.id })}
          >
            {word('withdraw')}
          </Button>
        </div>
      </Show>
    </li>
  );
}

function Answers(props: Props) {
  const { word } = useWords();
  const { composer } = props;
  const { table } = composer;
  const refusal = () => composer.check({ type: 'accept', id: props.offer.id });
  const worth = () =>
    word('byTheGuide', {
      give: guidePrice(table.state(), props.offer.want),
      get: guidePrice(table.state(), props.offer.give),
    });
  return (
    <>
      <p>{worth()}</p>
      <Show when={refusal()}>{(why) => <p class={text.why}>{table.sayRefusal(why())}</p>}</Show>
      <div class={styles.answers}>
        <Button
          class={styles.accept ?? ''}
          disabled={refusal() !== null || isSending(table)}
          onClick={() => composer.act({ type: 'accept', id: props.offer.id })}
        >
          {word('accept')}
        </Button>
        <Button onClick={() => composer.openOffer(props.offer)}>{word('counter')}</Button>
        <Button disabled={isSending(table)} onClick={() => composer.act({ type: 'decline', id: props.offer.id })}>
          {word('decline')}
        </Button>
      </div>
    </>
  );
}
