/** The plan in the corner of the board: what I want to build and what is missing. */
import { Show } from 'solid-js';
import { CUBES, GOODS, type Goods } from '../../../engine/wealth/data/goods.ts';
import { hexName } from '../../../engine/wealth/data/hexNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { close, plan as planSign } from '../../ui/signs/common.ts';
import type { Composer } from './composer.ts';
import { goodsInWords, term, w } from './words.ts';
import './planCard.css';

export function PlanCard(props: { composer: Composer }) {
  const { plan } = props.composer;
  const heading = () => {
    const [wish] = plan.wishes();
    const more = plan.wishes().length - 1;
    if (!wish) return w('planShort');
    const first = wish.hex ? `${term(wish.tile)} ${hexName(wish.hex)}` : term(wish.tile);
    return more > 0 ? w('planMore', { first, n: more }) : w('planOne', { first });
  };
  const gain = (): Goods => {
    const sum: Goods = {};
    for (const { makes } of plan.previews())
      for (const good of GOODS) if (makes[good]) sum[good] = (sum[good] ?? 0) + makes[good];
    return sum;
  };
  const lacks = () => CUBES.some((cube) => plan.need().missing[cube]);
  return (
    <div class="plan">
      <h3>
        <span>{heading()}</span>
        <button type="button" aria-label={w('planEdit')} onClick={() => props.composer.open({ name: 'plan' })}>
          <Icon of={planSign} size={15} />
        </button>
        <button type="button" aria-label={w('planDrop')} onClick={() => plan.clear()}>
          <Icon of={close} size={15} />
        </button>
      </h3>
      <Show when={plan.previews().some((preview) => preview.dots > 0)}>
        <span class="wide">
          +{goodsInWords(gain())} {w('aRound')}
          <br />
        </span>
      </Show>
      <Show when={lacks()} fallback={<span class="up">{w('planAllThere')}</span>}>
        <span class="lack">{w('lacks', { goods: goodsInWords(plan.need().missing) })}</span>{' '}
        <span class="wide">{w('planPriceShort', { price: plan.need().price })}</span>
      </Show>
    </div>
  );
}
