/** The balance between what I give and what I get, at guide prices. It tilts to the heavier side. */
import { Show } from 'solid-js';
import text from '../../../../ui/text.module.css';
import { signed, useWords } from '../../words.ts';
import styles from './Barter.module.css';

export function Balance(props: { give: number; get: number }) {
  const { word } = useWords();
  const more = () => props.get - props.give;
  const tilt = () => Math.max(-6, Math.min(6, more() / 3));
  return (
    <div class={styles.balance}>
      <span>
        {word('youGiveWorth')} <b class={styles.worth}>${props.give}</b>
      </span>
      <svg viewBox="-150 -13 300 26" aria-hidden="true">
        <g class={styles.beam} transform={`rotate(${tilt().toFixed(1)})`}>
          <path d="M-132 0H132M-132-5v10M132-5v10" />
        </g>
        <path class={styles.foot} d="M0 0-6.5 11h13Z" />
      </svg>
      <span>
        {word('youGetWorth')} <b class={styles.worth}>${props.get}</b>
        <Show when={more() !== 0}>
          {', '}
          <b class={more() < 0 ? text.loss : text.gain}>{signed(more())}</b>
        </Show>
      </span>
    </div>
  );
}
