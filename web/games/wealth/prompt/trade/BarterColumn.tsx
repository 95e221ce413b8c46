/** One good of an offer: how many I want, how many I give, and the guide price. */
import { Show } from 'solid-js';
import { type Cube, type Good, isCube } from '../../../../../engine/wealth/data/goods.ts';
import { marketFacts } from '../../../../../engine/wealth/facts/prices.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import text from '../../../../ui/text.module.css';
import type { Composer } from '../../composer.ts';
import { deep, GOOD_SIGN } from '../../looks.ts';
import type { SideOfOffer } from '../../move.ts';
import { useWords } from '../../words.ts';
import styles from './Barter.module.css';
import type { BarterHand } from './barterHand.ts';

export function BarterColumn(props: { composer: Composer; hand: BarterHand; good: Good }) {
  const { word, title } = useWords();
  const guide = () =>
    isCube(props.good) ? marketFacts(props.composer.table.state(), props.good as Cube).barter : null;
  const held = (side: SideOfOffer) => props.hand.held(side, props.good);
  const isSet = () => props.hand.amount('give', props.good) + props.hand.amount('want', props.good) > 0;
  return (
    <div class={`${styles.column} ${isSet() ? styles.set : ''}`}>
      <div class={styles.good} style={{ '--d': deep(props.good) }}>
        <Icon of={GOOD_SIGN[props.good]} size={15} />
        <span>
          {props.good === 'notes' ? word('notes') : title(props.good)}
          <Show when={guide() !== null}>
            <span class={`${text.onPhone} ${text.muted}`}> ${guide()}</span>
          </Show>
        </span>
        <em>
          <span class={text.notOnPhone}>
            <Show when={guide() !== null} fallback={word('held', { n: held('give') })}>
              {word('guide', { price: guide() ?? 0 })}
            </Show>
          </span>
          <span class={text.onPhone}>
            {held('give')} · {held('want')}
          </span>
        </em>
      </div>
      <Figure hand={props.hand} good={props.good} side="want" />
      <Figure hand={props.hand} good={props.good} side="give" />
    </div>
  );
}

/** The figure between − and + is an input, so that money can be typed. */
function Figure(props: { hand: BarterHand; good: Good; side: SideOfOffer }) {
  const { word, term } = useWords();
  const n = () => props.hand.amount(props.side, props.good);
  const set = (to: number) => props.hand.set(props.side, props.good, to);
  const by = () => (props.good === 'money' ? 5 : 1);
  const isOver = () => n() > props.hand.held(props.side, props.good);
  const label = () => `${word(props.side === 'give' ? 'youGive' : 'youWant')}: ${term(props.good)}`;
  const written = () => (props.good === 'money' && n() > 0 ? `$${n()}` : String(n()));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, but the column already has a name
    <div
      class={`${styles.figure} ${props.side === 'give' ? styles.give : styles.want}`}
      classList={{
        [styles.promised ?? '']: n() > 0,
        [styles.broad ?? '']: props.good === 'money',
        [styles.over ?? '']: isOver(),
      }}
      role="group"
      aria-label={label()}
      title={isOver() ? word('notHeldYet') : undefined}
    >
      <button type="button" disabled={n() === 0} aria-label={word('less')} onClick={() => set(n() - by())}>
        −
      </button>
      <input
        inputmode="numeric"
        aria-label={label()}
        value={written()}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          set(Number(event.currentTarget.value.replace(/\D/g, '')));
          event.currentTarget.value = written();
        }}
      />
      <button type="button" aria-label={word('more')} onClick={() => set(n() + by())}>
        +
      </button>
    </div>
  );
}
