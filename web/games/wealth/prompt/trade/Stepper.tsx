/** Sell one, how many, buy one: a row of the markets on a phone. */
import type { Cube } from '../../../../../engine/wealth/data/goods.ts';
import type { Composer } from '../../composer.ts';
import { signed, useWords } from '../../words.ts';
import styles from './Stepper.module.css';
import { createStepper } from './tradeHand.ts';

export function Stepper(props: { composer: Composer; cube: Cube }) {
  const { word, term } = useWords();
  const stepper = createStepper(props.composer, () => props.cube);
  const name = () => term(props.cube);
  const isSet = () => stepper.picked() !== 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, but the row already has a name
    <div class={`${styles.stepper} ${isSet() ? styles.set : ''}`} role="group" aria-label={name()}>
      <button
        type="button"
        disabled={!stepper.canSell()}
        aria-label={word('sellOne', { good: name(), price: stepper.sells() })}
        onClick={() => stepper.step(-1)}
      >
        <small>{word('sell')}</small> {stepper.sells()}
      </button>
      <b aria-live="polite">{isSet() ? signed(stepper.picked()) : 0}</b>
      <button
        type="button"
        disabled={!stepper.canBuy()}
        aria-label={word('buyOne', { good: name(), price: stepper.buys() })}
        onClick={() => stepper.step(1)}
      >
        <small>{word('buy')}</small> {stepper.buys()}
      </button>
    </div>
  );
}
