/** Sell one, how many, buy one: a row of the markets on a phone, a cell in the prompt. */
import type { Cube } from '../../../../engine/wealth/data/goods.ts';
import { buyPrice, sellPrice } from '../../../../engine/wealth/rules/markets.ts';
import type { Composer } from '../composer.ts';
import { signed, term, w } from '../words.ts';

export function useStepper(composer: Composer, cube: () => Cube) {
  const picked = () => composer.picks()[cube()];
  const stock = () => (composer.table.state().market[cube()] ?? 0) - picked();
  return {
    picked,
    buys: () => buyPrice(cube(), stock()),
    sells: () => sellPrice(cube(), stock()),
    canBuy: () => composer.stepRefusal(cube(), 1) === null,
    canSell: () => composer.stepRefusal(cube(), -1) === null,
  };
}

export function Stepper(props: { composer: Composer; cube: Cube; class: string }) {
  const stepper = useStepper(props.composer, () => props.cube);
  const name = () => term(props.cube);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, but the row already has a name
    <div class={props.class} classList={{ set: stepper.picked() !== 0 }} role="group" aria-label={name()}>
      <button
        type="button"
        disabled={!stepper.canSell()}
        aria-label={w('sellOne', { good: name(), price: stepper.sells() })}
        onClick={() => props.composer.step(props.cube, -1)}
      >
        <small>{w('sell')}</small> {stepper.sells()}
      </button>
      <b aria-live="polite">{stepper.picked() === 0 ? 0 : signed(stepper.picked())}</b>
      <button
        type="button"
        disabled={!stepper.canBuy()}
        aria-label={w('buyOne', { good: name(), price: stepper.buys() })}
        onClick={() => props.composer.step(props.cube, 1)}
      >
        <small>{w('buy')}</small> {stepper.buys()}
      </button>
    </div>
  );
}
