import { wholeFamily } from '../../core/choices.ts';
import { flag, oneOf, record, withDefault } from '../../core/shape.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { OCCUPY_PRODUCTS } from '../state.ts';
import { defineAction } from './define.ts';
import { yesNoField } from './fields.ts';

/** A standing answer: whether the player's units occupy, and what they take. Only its owner sees it. */
export const setOccupy = defineAction({
  type: 'setOccupy',
  rules: ['W10.11', 'W10.12'],
  shape: record({ on: flag, product: withDefault(oneOf(OCCUPY_PRODUCTS), 'food') }),
  when: { war: true },
  aside: true,

  apply({ state, events }, seat, { on, product }) {
    const player = playerAt(state, seat);
    player.occupy = on;
    player.occupyProduct = product;
    events.push({ type: 'occupySet', seat, on, product });
  },

  /** Not of kind `one`: it can be set again and again, and a client that plays only those must get on. */
  choices: () => [
    wholeFamily({ type: 'setOccupy' }, [yesNoField('on'), { name: 'product', type: 'oneOf', values: OCCUPY_PRODUCTS }]),
  ],
});
