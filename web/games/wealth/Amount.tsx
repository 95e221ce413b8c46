/** One or more signs with figures: how goods and costs are written everywhere. */
import { For, type JSX } from 'solid-js';
import { GOODS, type Good, type Goods } from '../../../engine/wealth/data/goods.ts';
import { Icon } from '../../ui/Icon.tsx';
import { deep, GOOD_SIGN } from './looks.ts';
import { term } from './words.ts';

export function Amount(props: { good: Good; children: JSX.Element; size?: number }) {
  return (
    <span class="g" style={{ '--d': deep(props.good) }}>
      <Icon of={GOOD_SIGN[props.good]} size={props.size ?? 13} label={term(props.good)} />
      {props.children}
    </span>
  );
}

export function Amounts(props: { goods: Goods; size?: number }) {
  const held = (): Good[] => GOODS.filter((good) => (props.goods[good] ?? 0) !== 0);
  return (
    <For each={held()}>
      {(good) =>
        good === 'money' ? (
          <span class="g">${props.goods[good]}</span>
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
  const text = () => (props.of > 0 ? `+${props.of}` : props.of < 0 ? `−${-props.of}` : '·');
  const tone = () => (props.of > 0 ? 'up' : props.of < 0 ? 'dn' : 'mut');
  return props.small ? <small class={tone()}>{text()}</small> : <span class={tone()}>{text()}</span>;
}
