/** One or more signs with figures: how goods and costs are written everywhere. */
import { For, type JSX } from 'solid-js';
import { GOODS, type Good, type Goods } from '../../../engine/wealth/data/goods.ts';
import { Icon } from '../../ui/Icon.tsx';
import text from '../../ui/text.module.css';
import styles from './Amount.module.css';
import { deep, GOOD_SIGN } from './looks.ts';
import { signed, useWords } from './words.ts';

export function Amount(props: { good: Good; children: JSX.Element; size?: number }) {
  const { term } = useWords();
  return (
    <span class={styles.amount} style={{ '--d': deep(props.good) }}>
      <Icon of={GOOD_SIGN[props.good]} size={props.size ?? 13} label={term(props.good)} />
      {props.children}
    </span>
  );
}

/** Without a space between them: the place where they stand keeps them apart. */
export function Amounts(props: { goods: Goods; size?: number }) {
  const held = (): Good[] => GOODS.filter((good) => (props.goods[good] ?? 0) !== 0);
  return (
    <For each={held()}>
      {(good) =>
        good === 'money' ? (
          <span class={styles.amount}>${props.goods[good]}</span>
        ) : (
          <Amount good={good} size={props.size ?? 13}>
            {props.goods[good]}
          </Amount>
        )
      }
    </For>
  );
}

/** A change with its sign and colour, or a dot if there is none. */
export function Change(props: { of: number; small?: boolean }) {
  const tone = () => (props.of > 0 ? text.gain : props.of < 0 ? text.loss : text.muted);
  return props.small ? (
    <small class={tone()}>{signed(props.of)}</small>
  ) : (
    <span class={tone()}>{signed(props.of)}</span>
  );
}

/** From a figure to another. */
export const Arrow = () => <span class={styles.arrow}>→</span>;
