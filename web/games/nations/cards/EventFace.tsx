/** An event card: two events with the sign of whom they affect, architects and famine at the foot. */
import { For, type JSX, Show } from 'solid-js';
import { eventCardOf } from '../../../../engine/nations/data/cards/index.ts';
import type { EventCardId } from '../../../../engine/nations/data/cards/types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { architect, event as eventSign, famine } from '../signs.ts';
import { capital, useWords } from '../words.tsx';
import whole from './CardFull.module.css';
import styles from './EventFace.module.css';
import { NUMERALS } from './Plate.tsx';
import { metBy, WhoMark } from './WhoMark.tsx';

export function EventFull(props: { card: EventCardId }): JSX.Element {
  const { word, term } = useWords();
  const card = () => eventCardOf(props.card);
  return (
    <article class={`${whole.whole} ${styles.event}`}>
      <header>
        <Icon of={eventSign} size={15} />
        {word('face.eventCard')}
        <em>{NUMERALS[card().age]}</em>
      </header>
      <For each={card().events}>
        {(half) => (
          <div class={styles.half}>
            <WhoMark half={half} />
            <h4>{word(`event.${half.id}.title`)}</h4>
            <p>{word(`event.${half.id}.text`)}</p>
          </div>
        )}
      </For>
      <div class={styles.values}>
        <div>
          <Icon of={architect} size={17} />
          {word('face.architects')} <b>{card().architects}</b>
        </div>
        <div>
          <Icon of={famine} size={17} />
          {capital(term('famine'))} <b>{card().famine}</b>
        </div>
      </div>
    </article>
  );
}

export function EventSmall(props: { card: EventCardId; onPick?: () => void; chosen?: boolean }): JSX.Element {
  const { word, term } = useWords();
  const card = () => eventCardOf(props.card);
  return (
    <button
      type="button"
      class={styles.small}
      classList={{ [styles.chosen ?? '']: props.chosen === true }}
      data-card={props.card}
      onClick={() => props.onPick?.()}
    >
      <For each={card().events}>
        {(half) => (
          <span class={styles.title} data-part="name">
            <span class={styles.who}>
              <Icon of={metBy(half).sign} size={13} />
              <Show when={metBy(half).arrow}>{(arrow) => <Icon of={arrow()} size={9} />}</Show>
            </span>
            {word(`event.${half.id}.title`)}
          </span>
        )}
      </For>
      <span class={styles.foot}>
        <span>
          <Icon of={architect} size={12} label={word('face.architects')} />
          {card().architects}
        </span>
        <span>
          <Icon of={famine} size={12} label={term('famine')} />
          {card().famine}
        </span>
        <span>{NUMERALS[card().age]}</span>
      </span>
    </button>
  );
}
