/** The plan in the corner of the board: what I want to build and what is missing. */
import { Show } from 'solid-js';
import { CUBES, GOODS, type Goods } from '../../../../../engine/wealth/data/goods.ts';
import { hexName } from '../../../../../engine/wealth/data/hexNames.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { close, plan as planSign } from '../../../../ui/signs/common.ts';
import text from '../../../../ui/text.module.css';
import type { Composer } from '../../composer.ts';
import { useWords } from '../../words.ts';
import styles from './Plan.module.css';

export function PlanCard(props: { composer: Composer }) {
  const { word, term, goods } = useWords();
  const { plan } = props.composer;
  const heading = () => {
    const [wish] = plan.wishes();
    const more = plan.wishes().length - 1;
    if (!wish) return word('planShort');
    const first = wish.hex ? `${term(wish.tile)} ${hexName(wish.hex)}` : term(wish.tile);
    return more > 0 ? word('planMore', { first, n: more }) : word('planOne', { first });
  };
  const gain = (): Goods => {
    const sum: Goods = {};
    for (const { makes } of plan.previews())
      for (const good of GOODS) if (makes[good]) sum[good] = (sum[good] ?? 0) + makes[good];
    return sum;
  };
  const lacks = () => CUBES.some((cube) => plan.need().missing[cube]);
  return (
    <div class={styles.card} data-part="plan">
      <h3>
        <span>{heading()}</span>
        <button type="button" aria-label={word('planEdit')} onClick={() => props.composer.open({ name: 'plan' })}>
          <Icon of={planSign} size={15} />
        </button>
        <button type="button" class={text.notOnPhone} aria-label={word('planDrop')} onClick={() => plan.clear()}>
          <Icon of={close} size={15} />
        </button>
      </h3>
      <Show when={plan.previews().some((preview) => preview.dots > 0)}>
        <span class={text.notOnPhone}>
          +{goods(gain())} {word('aRound')}
          <br />
        </span>
      </Show>
      <Show when={lacks()} fallback={<span class={text.gain}>{word('planAllThere')}</span>}>
        <span class={styles.lack}>{word('lacks', { goods: goods(plan.need().missing) })}</span>{' '}
        <span class={text.notOnPhone}>{word('planPriceShort', { price: plan.need().price })}</span>
      </Show>
    </div>
  );
}
