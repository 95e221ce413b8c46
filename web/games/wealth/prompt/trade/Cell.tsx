/** One good in Trade: what I hold, and a step either way. */
import { Show } from 'solid-js';
import type { Cube } from '../../../../../engine/wealth/data/goods.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import text from '../../../../ui/text.module.css';
import type { Composer } from '../../composer.ts';
import { deep, GOOD_SIGN } from '../../looks.ts';
import { signed, useWords } from '../../words.ts';
import styles from './Trade.module.css';
import { createStepper } from './tradeHand.ts';

export function Cell(props: { composer: Composer; cube: Cube }) {
  const { word, term, title } = useWords();
  const stepper = createStepper(props.composer, () => props.cube);
  const held = () => props.composer.me()?.purse[props.cube] ?? 0;
  const isSet = () => stepper.picked() !== 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, but the cell already has a name
    <div class={`${styles.cell} ${isSet() ? styles.set : ''}`} role="group" aria-label={term(props.cube)}>
      <div class={styles.good} style={{ '--d': deep(props.cube) }}>
        <Icon of={GOOD_SIGN[props.cube]} size={15} />
        <span class={text.notOnPhone}>{title(props.cube)}</span>
        <em class={styles.held}>
          {held()}
          <Show when={isSet()}>
            →<b>{held() + stepper.picked()}</b>
          </Show>
        </em>
      </div>
      <button
        type="button"
        class={styles.sell}
        disabled={!stepper.canSell()}
        aria-label={word('sellOne', { good: term(props.cube), price: stepper.sells() })}
        onClick={() => stepper.step(-1)}
      >
        <small>{word('sell')}</small> {stepper.sells()}
      </button>
      <div class={styles.picked} aria-live="polite">
        {isSet() ? signed(stepper.picked()) : 0}
      </div>
      <button
        type="button"
        class={styles.buy}
        disabled={!stepper.canBuy()}
        aria-label={word('buyOne', { good: term(props.cube), price: stepper.buys() })}
        onClick={() => stepper.step(1)}
      >
        <small>{word('buy')}</small> {stepper.buys()}
      </button>
    </div>
  );
}
