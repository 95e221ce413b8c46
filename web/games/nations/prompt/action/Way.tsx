/** A card with the ways to use it, shown in place of the progress board when a card has been picked. */
import { type JSX, onMount, Show } from 'solid-js';
import { CardFull } from '../../cards/CardFull.tsx';
import { Chip } from '../../cards/Chip.tsx';
import type { Composer } from '../../composer.ts';
import { focusNext, MAIN_BUTTON } from '../../focus.ts';
import { useWords } from '../../words.tsx';
import { OptionList } from '../options/OptionList.tsx';
import styles from '../question/Asked.module.css';

export function Way(props: { composer: Composer }): JSX.Element {
  const { word } = useWords();
  const { composer } = props;
  const { table } = composer;
  onMount(() =>
    focusNext(composer.ways().length > 1 ? '[data-part="option"] input' : MAIN_BUTTON, '[data-part="acts"] button'),
  );
  /** The card that the turn is about to be used for. */
  const bought = () => {
    const aim = composer.aim();
    if (aim?.name === 'special') return aim.card;
    if (aim?.name === 'hire') return table.state().nations[composer.me() ?? 0]?.construction?.card ?? null;
    if (aim?.name !== 'buy') return null;
    return table.state().board[aim.cell.row - 1]?.[aim.cell.col] ?? null;
  };
  return (
    <Show when={bought()}>
      {(card) => (
        <div class={styles.asked} data-part="way">
          <CardFull card={card()} />
          <div class={styles.inShort}>
            <Chip card={card()} size={13} />
          </div>
          <Show
            when={composer.ways().length > 0 || composer.split()}
            fallback={
              <p class={styles.refusal}>
                <Show when={composer.blocked()}>{(refusal) => table.sayRefusal(refusal())}</Show>
              </p>
            }
          >
            <OptionList composer={composer} label={word('ask.chooseWay')} />
          </Show>
        </div>
      )}
    </Show>
  );
}
